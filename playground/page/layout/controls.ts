/** The playground's additions to Discord: seats, languages, skipping time, and starting over. */
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { plainButton } from './icons.ts';
import { avatar, badge } from './people.ts';
import type { ChannelView } from '../state/actions.ts';
import { unseenMentions } from '../state/seen.ts';
import { nowHere, timeText } from '../state/time.ts';

export function seats(view: ChannelView): TemplateResult {
  const { state, actions, session } = view;
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
              ${avatar(user)} <span class="seat-name">${user.name}</span>
              ${badge(user.id === me.id ? 0 : unseenMentions(state, user.id))}
            </label>`,
        )}
    </fieldset>
    ${languages(view)} ${waiting(view)} ${startOver(view)}
  </div>`;
}

const called = (locale: string): string =>
  locale === 'en-XA'
    ? 'Äċċëñŧëđ Ëñğłíšħ'
    : (new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale);

function languages({ actions, session: { locales } }: ChannelView): TemplateResult {
  const choice = (whose: 'mine' | 'guild', label: string): TemplateResult =>
    html`<label class="language">
      <span>${label}</span>
      <select
        ?disabled=${whose === 'guild' && !locales.manages}
        @change=${({ target }: Event) =>
          target instanceof HTMLSelectElement && actions.send({ type: 'speak', whose, locale: target.value })}
      >
        ${locales.offered.map(
          (locale) =>
            html`<option value=${locale} lang=${locale} .selected=${locale === locales[whose]}>
              ${called(locale)}
            </option>`,
        )}
      </select>
    </label>`;
  return html`<div class="languages">
    ${choice('mine', 'Your language')} ${choice('guild', 'Server language')}
    ${locales.manages ? nothing : html`<p class="hint">Only a manager of the server, such as Anna, can change its language.</p>`}
  </div>`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SPANS = [
  ['10 min', HOUR / 6, '10 minutes'],
  ['1 hour', HOUR, '1 hour'],
  ['1 day', DAY, '1 day'],
  ['1 week', 7 * DAY, '1 week'],
] as const;

const waiting = ({ actions }: ChannelView): TemplateResult =>
  html`<div class="waiting" role="group" aria-label="Let time pass">
    <div class="waiting-title"><span>Let time pass</span><time>${timeText(nowHere(), 's', 0)}</time></div>
    <div class="waiting-spans">
      ${SPANS.map(([label, ms, name]) =>
        plainButton(`Let ${name} pass`, label, () => actions.send({ type: 'wait', ms })),
      )}
    </div>
  </div>`;

const startOver = ({ actions }: ChannelView): TemplateResult =>
  html`<button type="button" class="start-over" command="show-modal" commandfor="start-over">
      Start over…
    </button>
    <dialog class="modal" id="start-over" aria-labelledby="start-over-title">
      <form
        method="dialog"
        @submit=${({ submitter }: SubmitEvent) => {
          if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'yes') return;
          actions.send({ type: 'startOver' });
          actions.slide(null);
        }}
      >
        <header><h2 id="start-over-title">Start over?</h2></header>
        <div class="modal-body">
          This erases all games and messages of this playground, for everyone who has it open.
        </div>
        <footer>
          <button value="" class="button secondary">Cancel</button>
          <button value="yes" class="button danger">Start over</button>
        </footer>
      </form>
    </dialog>`;
