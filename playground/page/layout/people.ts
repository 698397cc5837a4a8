/** The right column: who is in the server. */
import { html, type TemplateResult } from 'lit';
import type { PageUser } from '../../protocol.ts';
import type { ChannelView } from '../view.ts';
import { avatar } from './avatar.ts';

export function peopleColumn({ state, session }: ChannelView): TemplateResult {
  const group = (title: string, users: readonly PageUser[]): TemplateResult =>
    html`<section>
      <h3>${title} — ${users.length}</h3>
      <ul>
        ${users.map((user) => html`<li class="person">${person(user, user.bot ? state.botOnline : true)}</li>`)}
      </ul>
    </section>`;
  return html`<aside class="people" aria-label="Members">
    ${group(
      'Online',
      session.users.filter((user) => !user.bot || state.botOnline),
    )}
    ${
      state.botOnline
        ? ''
        : group(
            'Offline',
            session.users.filter((user) => user.bot),
          )
    }
  </aside>`;
}

const person = (user: PageUser, online: boolean): TemplateResult =>
  html`${avatar(user, 32, online)}<span class="person-name">${user.name}</span
    >${user.bot ? html`<span class="app-tag">App</span>` : ''}`;
