/** A click enlarges a picture. Its size is known before it loads, so that nothing jumps. */
import type { APIMediaGalleryItem, APIUnfurledMediaItem } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import type { MessageView } from '../state/actions.ts';

interface Picture {
  readonly media: APIUnfurledMediaItem;
  readonly description?: string | null;
}

export function picture(view: MessageView, { media, description }: Picture): TemplateResult {
  const alt = description ?? '';
  const id = `picture-${view.message.id}-${media.url}`;
  return html`<button
      class="picture"
      type="button"
      popovertarget=${id}
      aria-label=${alt === '' ? 'Enlarge picture' : `Enlarge picture: ${alt}`}
    >
      <img
        src=${media.url}
        alt=${alt}
        width=${media.width ?? nothing}
        height=${media.height ?? nothing}
        draggable="false"
      />
    </button>
    <div class="lightbox" id=${id} popover aria-label="Picture" role="dialog" @click=${closeLightbox}>
      <img src=${media.url} alt=${alt} loading="lazy" />
      <span class="lightbox-tools">
        <a href=${media.url} target="_blank" rel="noreferrer">Open in Browser</a>
        <button type="button">Close</button>
      </span>
    </div>`;
}

function closeLightbox({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLElement) currentTarget.hidePopover();
}

export const gallery = (view: MessageView, items: readonly APIMediaGalleryItem[]): TemplateResult =>
  html`<div class="gallery" data-count=${Math.min(items.length, 4)}>
    ${items.map((item) => picture(view, item))}
  </div>`;
