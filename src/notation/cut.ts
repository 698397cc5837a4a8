/**
 * The beginning of a text that somebody wrote, at most so many UTF-16 units of it and no letter in halves: half an emoji is no text,
 * and Discord refuses a whole message for it.
 */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');
