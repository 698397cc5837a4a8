/** Positions without a game around them: one a line, each read as a game without moves. */
import { inLatin } from '../plainFen.ts';

/** A position begins with the side to move and a colon; no game does. */
const POSITION = /^\s*"?[WB]\s*:/iu;

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
    .replace(/^\s*\[?\s*FEN\W{0,5}(?=[WB])/iu, '')
    .replace(/["“”]|\]\s*$/gu, '')
    .trim();

/** So many lines at a time: a million that are looked at one by one would take a hundred megabytes. */
const AT_A_TIME = 1000;

/** The text as a file of games. */
export function asRecord(source: string): string {
  if (!isPositions(source)) return source;
  const parts: string[] = [];
  let games: string[] = [];
  for (const [line] of source.matchAll(/[^\r\n]+/g)) {
    if (line.trim() !== '') games.push(`[FEN "${bare(line)}"]\n*\n`);
    if (games.length < AT_A_TIME) continue;
    parts.push(games.join(''));
    games = [];
  }
  return [...parts, ...games].join('').trimEnd();
}
