import { appsMenu, openApps } from '../message/apps.ts';
import { type TemplateResult, html, nothing } from 'lit';
import type { ChannelView } from '../state/actions.ts';
import type { PageUser } from '../../protocol.ts';

export const avatar = ({ avatarUrl }: PageUser): TemplateResult =>
  html`<img class="avatar" src=${avatarUrl} alt="" width="32" height="32" />`;

export const badge = (count: number): TemplateResult | typeof nothing =>
  count === 0
    ? nothing
    : html`<span class="badge" aria-label=${count === 1 ? '1 mention' : `${count} mentions`}>${count}</span>`;

export function peopleColumn(view: ChannelView): TemplateResult {
  const { users } = view.session;
  return html`<aside class="people" aria-label="Members">
    <h3>Members — ${users.length}</h3>
    <ul>
      ${users.map(
        (user) =>
          html`<li class="person" @contextmenu=${openApps}>
            ${avatar(user)}<span class="person-name">${user.name}</span>
            ${user.bot ? html`<span class="app-tag">App</span>` : nothing}
            ${appsMenu(view, { on: 'user', id: user.id, label: `Apps for ${user.name}` })}
          </li>`,
      )}
    </ul>
  </aside>`;
}
