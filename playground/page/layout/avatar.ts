/** A person's round picture, with a dot that says whether they are there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageUser } from '../../protocol.ts';

export const avatar = (
  { avatarUrl }: PageUser,
  size: number,
  online: boolean | null = null,
): TemplateResult =>
  html`<span class="avatar" style="--size: ${size}px">
    <img src=${avatarUrl} alt="" width=${size} height=${size} />
    ${online === null ? nothing : html`<span class="presence ${online ? 'online' : 'offline'}"></span>`}
  </span>`;
