/** A picture in a message: shown with its description, larger on a click. Its size is known before it is loaded, so
 * that nothing jumps. */
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { APIUnfurledMediaItem } from 'discord-api-types/v10';
import type { MessageView } from '../view.ts';

interface Picture {
  readonly media: APIUnfurledMediaItem;
  readonly description?: string | null;
}

export function picture(view: MessageView, { media, description }: Picture): TemplateResult {
  const file = view.message.attachments.find(({ url }) => url === media.url);
  const alt = description ?? file?.description ?? '';
  const width = media.width ?? file?.width ?? undefined;
  const height = media.height ?? file?.height ?? undefined;
  return html`<button
    class="picture"
    type="button"
    aria-label=${alt === '' ? 'Enlarge picture' : `Enlarge picture: ${alt}`}
    @click=${() => view.actions.enlarge({ url: media.url, alt })}
  >
    <img
      src=${media.url}
      alt=${alt}
      width=${ifDefined(width)}
      height=${ifDefined(height)}
      draggable="false"
    />
  </button>`;
}
