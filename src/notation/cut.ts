/** The first `most` UTF-16 units. Discord refuses a message with half an emoji. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');
