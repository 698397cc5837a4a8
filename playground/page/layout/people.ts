/** The members of the server, with avatars and mention badges. */
import { type TemplateResult, html, nothing } from 'lit';
import { appOf } from '../state/state.ts';
import type { ChannelView } from '../state/actions.ts';
import type { PageUser } from '../../protocol.ts';

export const avatar = ({ avatarUrl }: PageUser, online: boolean): TemplateResult =>
  html`<span class="avatar">
    <img src=${avatarUrl} alt="" width="32" height="32" />
    <span class="presence ${online ? 'online' : 'offline'}"></span>
  </span>`;

export const badge = (count: number): TemplateResult | typeof nothing =>
  count === 0
    ? nothing
    : html`<span class="badge" aria-label=${count === 1 ? '1 mention' : `${count} mentions`}>${count}</span>`;

export function peopleColumn({ session }: ChannelView): TemplateResult {
  const app = appOf(session);
  const isOnline = (user: PageUser): boolean => user !== app || session.botOnline;
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
  html`${avatar(user, online)}<span class="person-name">${user.name}</span
    >${user.bot ? html`<span class="app-tag">App</span>` : ''}`;
