/** The playground's own time, which a visitor may let pass; views that show times read it here while they are drawn. */

let ahead = 0;

/** The clock is so far ahead of this machine's from now on (ms). */
export const setAhead = (ms: number): void => {
  ahead = ms;
};

/** Milliseconds since 1970, in the playground. */
export const nowHere = (): number => Date.now() + ahead;
