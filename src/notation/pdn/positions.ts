/** Positions without tags around them: one per line, each read as a game of the moves on the lines below it, if there are any. */
import { inLatin } from '../plainFen.ts';

/** A position begins with the side to move and a colon; no game does. */
const POSITION = /^\s*"?[WB?]\s*:/iu;

/** Meant as one: a tag that lost a bracket or a quote, another sign than the colon, a side to move that is none. */
const MEANT = [
  /^\s*\[?\s*FEN\W{1,5}[WB]\W/iu,
  /^\s*[WB]\s*[;,.\s]\s*[WB]K?(?:[a-l]\d|\d)/iu,
  /^\s*\p{L}{1,5}\s*[:;]\s*[WB]K?(?:[a-l]\d|\d).{0,300}[:;]\s*[WB]K?(?:[a-l]\d|\d)/iu,
] as const;

const WHOLE_TAG = /^\s*\[\s*\w+\s*"[^"]*"\s*\]/u;

/** Whether a text is nothing but positions. */
export const isPositions = (source: string): boolean => {
  const start = inLatin(source.slice(0, 500));
  return POSITION.test(start) || (!WHOLE_TAG.test(start) && MEANT.some((meant) => meant.test(start)));
};

/** What stands around it: the name of the tag, brackets, quotes. */
const bare = (line: string): string =>
  line
    .replace(/^\s*\[?\s*FEN[^\w?]{0,5}(?=[WB?])/iu, '')
    .replace(/["“”]|\]\s*$/gu, '')
    .trim();

/** The beginning of a line of moves, of a comment on them or of their result; no position begins so. */
const PLAY =
  /^\s*(?:[({;*…‥]|\.\.|\d{1,3}\s?[.…‥]|(?:[a-l]?\d{1,2}|½|1\/2)\s?[-–—−‐‑:xх×→]\s?[a-l]?\d|[a-l]\d[a-l]\d|\d{4}\s)/iu;

/** This many parts at a time: a million that are looked at one by one would take a hundred megabytes. */
const AT_A_TIME = 1000;

/** The text as a file of games, each line where it was. */
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
