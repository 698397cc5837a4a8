/** In which language the person in the seat has Discord, and the server its own: what the bot is told of them. */
import { html, type TemplateResult } from 'lit';
import type { Session } from '../state/state.ts';
import type { View } from '../view.ts';

/** The language by its own name, so that whoever needs it can read it. */
const called = (locale: string): string =>
  locale === 'en-XA'
    ? 'Äċċëñŧëđ Ëñğłíšħ'
    : (new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale);

export function languages({ actions }: View, { locales }: Session): TemplateResult {
  const choice = (whose: 'mine' | 'guild', label: string): TemplateResult =>
    html`<label class="language">
      <span>${label}</span>
      <select
        ?disabled=${whose === 'guild' && !locales.manages}
        @change=${({ target }: Event) =>
          target instanceof HTMLSelectElement && actions.speak(whose, target.value)}
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
    ${choice('mine', 'Your Discord')} ${choice('guild', 'This server')}
  </div>`;
}
