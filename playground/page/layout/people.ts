import { type TemplateResult, html, nothing } from 'lit';
import type { ChannelView } from '../state/actions.ts';
import type { PageUser } from '../../protocol.ts';

export const avatar = ({ avatarUrl }: PageUser): TemplateResult =>
  html`<img class="avatar" src=${avatarUrl} alt="" width="32" height="32" />`;

export const badge = (count: number): TemplateResult | typeof nothing =>
  count === 0
    ? nothing
    : html`<span class="badge" aria-label=${count === 1 ? '1 mention' : `${count} mentions`}>${count}</span>`;

export const peopleColumn = ({ session: { users } }: ChannelView): TemplateResult =>
  html`<aside class="people" aria-label="Members">
    <h3>Members — ${users.length}</h3>
    <ul>
      ${users.map(
        (user) =>
          html`<li class="person">
            ${avatar(user)}<span class="person-name">${user.name}</span>
            ${user.bot ? html`<span class="app-tag">App</span>` : nothing}
          </li>`,
      )}
    </ul>
  </aside>`;
