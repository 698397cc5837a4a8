/** The local people: whoever is pressed takes the seat at this page, with what they have missed in red. */
import { html, type TemplateResult } from 'lit';
import { unseenMentions } from '../state/seen.ts';
import type { Session } from '../state/state.ts';
import type { View } from '../view.ts';
import { avatar } from './avatar.ts';
import { badge } from './badge.ts';

export function seats({ state, actions }: View, { me, users }: Session): TemplateResult {
  return html`<div class="seats">
    <div class="seats-title" id="seats-title">You are</div>
    <div role="radiogroup" aria-labelledby="seats-title">
      ${users
        .filter((user) => !user.bot)
        .map(
          (user) =>
            html`<button
              type="button"
              class="seat"
              role="radio"
              aria-checked=${user.id === me.id}
              aria-label=${user.name}
              @click=${() => user.id === me.id || actions.becomeUser(user.id)}
            >
              ${avatar(user, 32, true)} <span class="seat-name">${user.name}</span>
              ${badge(user.id === me.id ? 0 : unseenMentions(state, user.id))}
            </button>`,
        )}
    </div>
  </div>`;
}
