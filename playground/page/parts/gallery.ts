/** Discord's media gallery: one picture large, several in a mosaic. */
import { html, type TemplateResult } from 'lit';
import type { APIMediaGalleryItem } from 'discord-api-types/v10';
import type { MessageView } from '../view.ts';
import { picture } from './picture.ts';

export const gallery = (view: MessageView, items: readonly APIMediaGalleryItem[]): TemplateResult =>
  html`<div class="gallery" data-count=${Math.min(items.length, 4)}>
    ${items.map((item) => picture(view, item))}
  </div>`;
