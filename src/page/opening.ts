import type { Opening } from '../live/protocol.ts';

/** What a browser's document says. Discord's has nothing, because only its client knows the user. */
export function openingHere(): Opening {
  const text = document.querySelector('#opening')?.textContent;
  return text ? JSON.parse(text) : { look: null, game: null };
}
