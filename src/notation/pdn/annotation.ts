/** `[%clock w0:10:00 B0:09:58]` (a capital for the running clock) or `[%clk 0:10:00]` (PDN 3.0). */
import type { Color } from '../../draughts/types.ts';
import type { PdnClock } from './game.ts';

const SIGNS: ReadonlyMap<string, number> = new Map([
  ['=', 10],
  ['∞', 13],
  ['+=', 14],
  ['⩲', 14],
  ['=+', 15],
  ['⩱', 15],
  ['±', 16],
  ['+/-', 16],
  ['∓', 17],
  ['-/+', 17],
  ['+-', 18],
  ['-+', 19],
]);

const STRENGTHS = ['', '!', '?', '!!', '??', '!?', '?!', '*'];

/** The number of a glyph: `!`, `(?!)`, `$5`, `+-` or `*` (a forced move); 0 if unknown. */
export const parseGlyph = (text: string): number => {
  if (text.startsWith('$')) return Number(text.slice(1));
  const sign = SIGNS.get(text);
  if (sign !== undefined) return sign;
  const strength = text.replace(/[():]/g, '').slice(0, 2);
  return Math.max(0, STRENGTHS.indexOf(strength));
};

/** The glyph in PDN 3.0. A forced move is `$7`, because `*` would end the game. */
export const makeGlyph = (glyph: number): string => `$${glyph}`;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const parseComment = (text: string): string => tidy(text.replace(/^[{;]|\}$/g, ''));

/** A comment in braces. PDN can't escape a closing brace, so it becomes a parenthesis. */
export const makeComment = (text: string): string => `{${tidy(text).replaceAll('}', ')')}}`;

const TIME = String.raw`([wWbB]?)(\d{1,2}):(\d\d):(\d\d)`;
const COMMAND = new RegExp(String.raw`\[%cl(?:oc)?k\s*${TIME}(?:\s+${TIME})?\s*\]`);

interface Reading {
  readonly color: Color;
  readonly running: boolean;
  readonly seconds: number;
}

const read = (mover: Color, [letter = '', ...time]: readonly (string | undefined)[]): Reading => {
  const [hours = 0, minutes = 0, seconds = 0] = time.map(Number);
  const named = letter.toLowerCase() === 'w' ? 'white' : 'black';
  return {
    color: letter === '' ? mover : named,
    running: letter === 'W' || letter === 'B',
    seconds: hours * 3600 + minutes * 60 + seconds,
  };
};

export const takeClock = (mover: Color, comment: string): { clock: PdnClock | null; rest: string } => {
  const match = COMMAND.exec(comment);
  if (match === null) return { clock: null, rest: comment };
  const readings = [read(mover, match.slice(1, 5))];
  if (match[6] !== undefined) readings.push(read(mover, match.slice(5, 9)));
  const of = (color: Color): number | null =>
    readings.find((reading) => reading.color === color)?.seconds ?? null;
  const running = readings.find((reading) => reading.running)?.color ?? null;
  return {
    clock: { white: of('white'), black: of('black'), running },
    rest: comment.replace(match[0], ' ').replace(/\s+/g, ' ').trim(),
  };
};

const two = (value: number): string => String(value).padStart(2, '0');
const makeTime = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

export const makeClock = ({ white, black, running }: PdnClock): string | null => {
  const times = [
    white === null ? [] : [`${running === 'white' ? 'W' : 'w'}${makeTime(white)}`],
    black === null ? [] : [`${running === 'black' ? 'B' : 'b'}${makeTime(black)}`],
  ].flat();
  return times.length === 0 ? null : `[%clock ${times.join(' ')}]`;
};
