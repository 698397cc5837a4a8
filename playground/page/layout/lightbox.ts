/** A picture shown large over the page; any click or Escape closes it. */
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { View } from '../view.ts';
import { openAtOnce } from './openAtOnce.ts';

export function lightbox({ actions }: View, { url, alt }: { url: string; alt: string }): TemplateResult {
  const close = (): void => actions.enlarge(null);
  return html`<dialog
    class="lightbox"
    aria-label="Picture"
    ${ref(openAtOnce)}
    @close=${close}
    @click=${close}
  >
    <img src=${url} alt=${alt} />
    <a href=${url} target="_blank" rel="noreferrer">Open in Browser</a>
  </dialog>`;
}
