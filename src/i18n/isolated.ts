/** A name within a sentence: one that is written from right to left keeps its direction to itself (First Strong Isolate and its end). */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
