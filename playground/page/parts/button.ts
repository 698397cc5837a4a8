/** Discord's button in all its styles. While the bot has not answered it shows three dots and takes no second press. */
import { html, nothing, type TemplateResult } from 'lit';
import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { launchIcon } from '../layout/icons.ts';
import { emoji } from './emoji.ts';
import type { MessageView } from '../view.ts';
import { isWaiting } from './progress.ts';

const STYLE_CLASS = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
} as const;

export function button(view: MessageView, component: APIButtonComponent): TemplateResult | typeof nothing {
  if (component.style === ButtonStyle.Premium) return nothing;
  const { label = '', disabled = false } = component;
  const face = html`${emoji(component.emoji)}${label === '' ? nothing : html`<span>${label}</span>`}`;
  if (component.style === ButtonStyle.Link) {
    return html`<a class="button secondary" href=${component.url} target="_blank" rel="noreferrer">
      ${face}${launchIcon}
    </a>`;
  }
  const { custom_id: customId, style } = component;
  const waiting = isWaiting(view, customId);
  return html`<button
    type="button"
    class="button ${STYLE_CLASS[style]}"
    ?disabled=${disabled}
    aria-busy=${waiting}
    aria-label=${label === '' ? (component.emoji?.name ?? 'button') : nothing}
    @click=${() => waiting || view.actions.click(view.message.id, customId)}
  >
    ${waiting ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
    <span class="face">${face}</span>
  </button>`;
}
