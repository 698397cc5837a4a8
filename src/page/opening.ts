import type { Opening } from '../live/protocol.ts';

function inDocument(): Opening {
  const text = document.querySelector('#opening')?.textContent;
  return text ? JSON.parse(text) : { look: null, game: null, invite: null };
}

let opening: Opening | null = null;

/** The data in a browser's document. */
export const openingHere = (): Opening => (opening ??= inDocument());

/** In Discord, only the client knows the user, so its document contains no data. */
export const setOpening = (known: Opening): void => {
  opening = known;
};
