import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { launchIcon } from '../layout/icons.ts';
import { emoji } from '../emoji/emoji.ts';
import type { MessageView } from '../state/actions.ts';

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
    ${face}
  </button>`;
}

export const isWaiting = ({ state, message }: MessageView, customId: string): boolean =>
  state.waiting.some(
    ({ asked, progress }) =>
      progress !== 'failed' &&
      'messageId' in asked &&
      asked.messageId === message.id &&
      asked.customId === customId,
  );
