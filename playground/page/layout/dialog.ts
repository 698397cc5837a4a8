import { type TemplateResult, html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { View } from '../state/actions.ts';

/** For lit's `ref`: a modal dialog that opens when it is rendered. */
export function openAtOnce(dialog?: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Lit calls this before it inserts the dialog, and only an inserted dialog can open.
  queueMicrotask(() => {
    if (dialog.isConnected && !dialog.open) dialog.showModal();
  });
}

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
