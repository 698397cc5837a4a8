/** An emoji on a button or in a menu: the character itself; the stand-in has no emoji of its own pictures. */
import { html, nothing, type TemplateResult } from 'lit';
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

export const emoji = (given: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing =>
  given?.name === undefined ? nothing : html`<span class="emoji" aria-hidden="true">${given.name}</span>`;
