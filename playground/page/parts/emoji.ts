/** An emoji on a button or in a menu; its label says the same, so readers of the screen are spared it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { emojiPicture } from '../emoji/show.ts';

export const emoji = (given: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing =>
  given?.name === undefined ? nothing : html`<span aria-hidden="true">${emojiPicture(given.name)}</span>`;
