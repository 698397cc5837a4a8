/** The local people. Choosing one takes that seat in this window. */
import { type TemplateResult, html } from 'lit';
import { live } from 'lit/directives/live.js';
import { languages, startOver, waiting } from './controls.ts';
import { avatar, badge } from './people.ts';
import type { View } from '../state/actions.ts';
import { unseenMentions } from '../state/seen.ts';
import type { Session } from '../state/state.ts';

export function seats({ state, actions }: View, session: Session): TemplateResult {
  const { me, users } = session;
  return html`<div class="seats">
    <fieldset>
      <legend>You are</legend>
      ${users
        .filter((user) => !user.bot)
        .map(
          (user) =>
            html`<label class="seat">
              <input
                type="radio"
                name="seat"
                .checked=${live(user.id === me.id)}
                @change=${() => actions.becomeUser(user.id)}
              />
              ${avatar(user, true)} <span class="seat-name">${user.name}</span>
              ${badge(user.id === me.id ? 0 : unseenMentions(state, user.id))}
            </label>`,
        )}
    </fieldset>
    ${languages({ state, actions }, session)} ${waiting({ state, actions })} ${startOver({ state, actions })}
  </div>`;
}
