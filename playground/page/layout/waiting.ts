/** Letting time pass: so a visitor sees reminders, fallen flags and messages of the day without waiting for them. */
import { html, type TemplateResult } from 'lit';
import { timeText } from '../markdown/time.ts';
import { nowHere } from '../state/clock.ts';
import type { View } from '../view.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SPANS = [
  ['10 min', HOUR / 6, '10 minutes'],
  ['1 hour', HOUR, '1 hour'],
  ['1 day', DAY, '1 day'],
  ['1 week', 7 * DAY, '1 week'],
] as const;

export const waiting = ({ actions }: View): TemplateResult =>
  html`<div class="waiting" role="group" aria-label="Let time pass">
    <div class="waiting-title"><span>Let time pass</span><time>${timeText(nowHere(), 's', 0)}</time></div>
    <div class="waiting-spans">
      ${SPANS.map(
        ([label, ms, name]) =>
          html`<button
            type="button"
            class="plain"
            aria-label="Let ${name} pass"
            @click=${() => actions.wait(ms)}
          >
            ${label}
          </button>`,
      )}
    </div>
  </div>`;
