/** The local people: whoever is pressed takes the seat at this page, with what they have missed in red. */
import { html, type TemplateResult } from 'lit';
import { unseenMentions } from '../state/seen.ts';
import type { Session } from '../state/state.ts';
import type { View } from '../view.ts';
import { avatar } from './avatar.ts';
import { badge } from './badge.ts';
import { languages } from './languages.ts';
import { startOver } from './startOver.ts';
import { waiting } from './waiting.ts';

export function seats({ state, actions }: View, session: Session): TemplateResult {
  const { me, users } = session;
  return html`<div class="seats">
    <div class="seats-title" id="seats-title">You are</div>
    <div role="radiogroup" aria-labelledby="seats-title" @keydown=${byArrow}>
      ${users
        .filter((user) => !user.bot)
        .map(
          (user) =>
            html`<button
              type="button"
              class="seat"
              role="radio"
              aria-checked=${user.id === me.id}
              tabindex=${user.id === me.id ? 0 : -1}
              aria-label=${user.name}
              @click=${() => user.id === me.id || actions.becomeUser(user.id)}
            >
              ${avatar(user, 32, true)} <span class="seat-name">${user.name}</span>
              ${badge(user.id === me.id ? 0 : unseenMentions(state, user.id))}
            </button>`,
        )}
    </div>
    ${languages({ state, actions }, session)} ${waiting({ state, actions })} ${startOver({ state, actions })}
  </div>`;
}

/** Arrows choose among the seats, as among any radio buttons. */
function byArrow(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const seatButtons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = seatButtons.findIndex((button) => button === document.activeElement);
  const next = seatButtons.at((at + step) % seatButtons.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}
