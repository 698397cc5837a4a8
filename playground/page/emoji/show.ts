/** Draws emoji: in a text, and alone as on buttons. */
import { html, type TemplateResult } from 'lit';
import { PICTURES } from './pictures.ts';

const SELECTOR = '\uFE0F';
const KNOWN = new RegExp(`((?:${[...PICTURES.keys()].join('|')})${SELECTOR}?)`, 'u');

/** One emoji; the character itself when there is no picture of it. */
export function emojiPicture(emoji: string): TemplateResult {
  const picture = PICTURES.get(emoji.replace(SELECTOR, ''));
  return picture
    ? html`<svg class="emoji" viewBox="0 0 36 36" role="img" aria-label=${emoji}>${picture}</svg>`
    : html`<span class="emoji">${emoji}</span>`;
}

/** A text with its emoji drawn. */
export const withEmoji = (text: string): readonly (TemplateResult | string)[] =>
  text.split(KNOWN).map((piece, at) => (at % 2 === 1 ? emojiPicture(piece) : piece));
