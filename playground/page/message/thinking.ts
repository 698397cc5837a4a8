/** What stands for a message that the bot has promised: three dots and "is thinking…". */
import { html, type TemplateResult } from 'lit';

export const thinking = (name: string): TemplateResult =>
  html`<span class="thinking" role="status">
    <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${name} is thinking…
  </span>`;
