/** Positions without a game around them: one a line, each read as a game without moves. */
import { inLatin } from '../plainFen.ts';

/** A position begins with the side to move and a colon; no game does. */
const POSITION = /^\s*"?[WB]\s*:/iu;

/** Whether a text is nothing but positions. */
export const isPositions = (source: string): boolean => POSITION.test(inLatin(source.slice(0, 100)));

/** The text as a file of games. */
export const asRecord = (source: string): string =>
  isPositions(source)
    ? source
        .split(/[\r\n]+/)
        .filter((line) => line.trim() !== '')
        .map((line) => `[FEN "${line.replaceAll('"', '').trim()}"]\n*`)
        .join('\n')
    : source;
