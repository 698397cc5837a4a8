/** The right column: who is in the server. */
import { html, type TemplateResult } from 'lit';
import type { PageUser } from '../../protocol.ts';
import { appOf } from '../state/app.ts';
import type { ChannelView } from '../view.ts';
import { avatar } from './avatar.ts';

export function peopleColumn({ state, session }: ChannelView): TemplateResult {
  const app = appOf(session);
  const isOnline = (user: PageUser): boolean => user !== app || state.botOnline;
  const offline = session.users.filter((user) => !isOnline(user));
  const group = (title: string, users: readonly PageUser[]): TemplateResult =>
    html`<section>
      <h3>${title} — ${users.length}</h3>
      <ul>
        ${users.map((user) => html`<li class="person">${person(user, isOnline(user))}</li>`)}
      </ul>
    </section>`;
  return html`<aside class="people" aria-label="Members">
    ${group('Online', session.users.filter(isOnline))} ${offline.length > 0 ? group('Offline', offline) : ''}
  </aside>`;
}

const person = (user: PageUser, online: boolean): TemplateResult =>
  html`${avatar(user, 32, online)}<span class="person-name">${user.name}</span
    >${user.bot ? html`<span class="app-tag">App</span>` : ''}`;
