/** Games as found in practice, and how they are read. */
import { readFileSync } from 'node:fs';
import { lastPosition } from '../../../src/draughts/line.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { makeFen } from '../../../src/notation/fen.ts';
import { pdnLine } from '../../../src/notation/pdn/game.ts';
import type { Hints } from '../../../src/notation/pdn/choose.ts';
import { gamesIn, readGame, readPdn } from '../../../src/notation/pdn/reader.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';

/** Each game as `variant, how it was detected, plies`, or the reason why it isn't a game. */
export const found = (
  text: string,
  chosen: Parameters<typeof variantOf>[0] | null = null,
): readonly string[] =>
  readPdn(text, chosen && variantOf(chosen)).map((read) => {
    if (!read.ok) return [read.problem.code, ...read.problem.readsAs].join(' ');
    const { game, how } = read.value;
    return `${game.variant.id} ${how} ${game.line.moves.length}`;
  });

export const ENGLISH = '1. 9-14 22-17 2. 11-15 25-22 3. 15-19 23x16 4. 12x19 24x15 5. 10x19 17x10 6. 6x15';

export const INTERNATIONAL = '1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19';

export const LONGER =
  '1. 32-28 17-22 2. 28x17 11x22 3. 37-32 6-11 4. 41-37 12-17 5. 46-41 8-12 6. 34-30 2-8 7. 30-25 19-23';

export const RUSSIAN = '1. c3-d4 f6-e5 2. d4:f6 g7:e5 3. b2-c3 h8-g7 4. a1-b2 g7-f6';

export const last = (text: string): string => {
  const [read] = readPdn(text);
  if (read?.ok !== true) return JSON.stringify(read?.problem);
  return makeFen(read.value.game.variant, lastPosition(pdnLine(read.value.game)));
};

export const written = (text: string): string | undefined => {
  const [read] = readPdn(text);
  return read?.ok ? /\[Result "(?<it>.*)"\]/.exec(makePdn(read.value.game))?.groups?.['it'] : undefined;
};

export const start = (fen: string, id: Parameters<typeof variantOf>[0]): string => {
  const [read] = readPdn(`[FEN "${fen}"]`, variantOf(id));
  const position = read?.ok === true ? read.value.game.start : null;
  return position ? makeFen(variantOf(id), position) : 'none';
};

export const alsoAs = (text: string, hints: Hints = {}): readonly string[] =>
  [...gamesIn(text)].map((raw) => {
    const read = readGame(text, raw, hints);
    if (!read.ok) return [read.problem.code, ...read.problem.readsAs].join(' ');
    const { game, how, others } = read.value;
    return `${game.variant.id} ${how}: ${others.join(' ')}`;
  });

export const studies = (...turns: readonly ('W' | 'B')[]): string =>
  turns.map((turn) => `[Result "1/2-1/2"]\n[FEN "${turn}:W13,12,K8:B6,3,K1."]\n1/2-1/2\n`).join('\n');

/** A published game: only the moves, from the examples of the PDN 3.0 specification. */
export const published = (name: 'hardenberg' | 'double-corner-dyke'): string =>
  readFileSync(new URL(`../../fixtures/pdn/${name}.pdn`, import.meta.url), 'utf8');
