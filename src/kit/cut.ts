/** Shortens text by whole letters: an emoji, or a letter with its marks, is never cut in two. */

/** Control characters, and marks that reverse the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The text on one line, for a file that other programs read. */
export const oneLine = (text: string): string => text.replaceAll(/[\t\r\n]+/gu, ' ').replaceAll(UNSEEN, '');

/** In UTF-16 units. An emoji of a family of four with skin tones has 31. */
const LONGEST_LETTER = 64;

let letters: Intl.Segmenter | undefined;
const segmenter = (): Intl.Segmenter =>
  (letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** The first whole letters within `most` UTF-16 units. Discord refuses half an emoji. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Marks piled on one letter may be longer than the whole limit.
  const end =
    segmenter()
      .segment(text.slice(0, most + LONGEST_LETTER))
      .containing(most)?.index || most;
  return text.slice(0, end).replace(/\p{Cs}$/u, '');
}

/** At most `most` letters, as readers count them. If more follow, the last is an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const found = Array.from(
    segmenter().segment(text.slice(0, most * LONGEST_LETTER)),
    ({ segment }) => segment,
  );
  return found.length > most ? `${found.slice(0, most - 1).join('')}…` : found.join('');
}
