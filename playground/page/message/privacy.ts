/** The foot of a private answer: "Only you can see this • Dismiss message". */
import { html, type TemplateResult } from 'lit';
import { eyeIcon } from '../layout/icons.ts';

export const onlyYou = (dismiss: () => void): TemplateResult =>
  html`<div class="only-you">
    ${eyeIcon} Only you can see this •
    <button type="button" class="link" @click=${dismiss}>Dismiss message</button>
  </div>`;
