/** Bare positions, one per line. Each is read as a game with the moves on the lines below it. */
import { inLatin } from '../plainFen.ts';

/** A position begins with the side to move and a colon, but no game does. */
const POSITION = /^\s*"?(?:[WB?]\s*:|[ZSNPR]\s*:\s*[WBZSNPR]K?(?:[a-l]\d|\d))/iu;

// Damaged positions: a tag without a bracket or quote, another character instead of the colon, or
// an invalid side to move.
const MEANT = [
  /^\s*(?:\[\s*)?FEN\W{1,5}[WB]\W/iu,
  /^\s*[WB][;,.\s]{1,9}[WB]K?(?:[a-l]\d|\d)/iu,
  /^\s*\p{L}{1,5}\s*[:;]\s*[WB]K?(?:[a-l]\d|\d).{0,300}[:;]\s*[WB]K?(?:[a-l]\d|\d)/iu,
] as const;

const WHOLE_TAG = /^\s*\[\s*\w+\s*"[^"]*"\s*\]/u;

const isPositions = (source: string): boolean => {
  const start = inLatin(source.slice(0, 500));
  return POSITION.test(start) || (!WHOLE_TAG.test(start) && MEANT.some((meant) => meant.test(start)));
};

const bare = (line: string): string =>
  line
    .trimStart()
    .replace(/^(?:\[\s*)?FEN[^\w?]{0,5}(?=[WB?])/iu, '')
    .replace(/["“”]/gu, '')
    .trim()
    .replace(/\]$/u, '')
    .trimEnd();

/** The beginning of a line of moves, comments or results. No position begins like this. */
const PLAY =
  /^\s*(?:[({;*…‥]|\.\.|\d{1,3}\s?[.…‥]|(?:[a-l]?\d{1,2}|½|1\/2)\s?[-–—−‐‑:xх×→]\s?[a-l]?\d|[a-l]\d[a-l]\d|\d{4}\s)/iu;

/** Joining a million separate parts would take a hundred megabytes. */
const AT_A_TIME = 1000;

/** Turns the text into a file of games, with everything on the same lines as before. */
export function asRecord(source: string): string {
  if (!isPositions(source)) return source;
  const parts: string[] = [];
  let some: string[] = [];
  let isBare = false;
  for (const [line] of source.matchAll(/[^\r\n]+|\r\n?|\n/g)) {
    const isPlay = PLAY.test(line);
    const isPosition = !isPlay && (/\d/.test(line) || isPositions(line));
    if (isBare && isPosition) some.push('* ');
    isBare = isPosition || (isBare && !isPlay);
    some.push(isPosition ? `[FEN "${bare(line)}"]` : line);
    if (some.length < AT_A_TIME) continue;
    parts.push(some.join(''));
    some = [];
  }
  return [...parts, ...some, isBare ? ' *' : ''].join('').trimEnd();
}
