/** Emoji as pictures, the same on every machine, with or without an emoji font. */
import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { drawingsIn } from '../drawings.ts';
import sprite from './emoji.svg';

/** Keyed by the character without its variation selector. */
const PICTURES = drawingsIn(sprite);

const SELECTOR = '\uFE0F';
const KNOWN = new RegExp(`((?:${[...PICTURES.keys()].join('|')})${SELECTOR}?)`, 'u');

function emojiPicture(emoji: string): TemplateResult {
  const picture = PICTURES.get(emoji.replace(SELECTOR, ''));
  return picture
    ? html`<svg class="emoji" viewBox="0 0 36 36" role="img" aria-label=${emoji}>${picture}</svg>`
    : html`<span class="emoji">${emoji}</span>`;
}

export const withEmoji = (text: string): readonly (TemplateResult | string)[] =>
  text.split(KNOWN).map((piece, at) => (at % 2 === 1 ? emojiPicture(piece) : piece));

export const emoji = (given: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing =>
  given?.name === undefined ? nothing : html`<span aria-hidden="true">${emojiPicture(given.name)}</span>`;
