/**
 * The law of PDN, for every variant: a written game can be read back unchanged, and writing it
 * again gives the same text.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startLine } from '../../../src/draughts/line.ts';
import { play, startPosition } from '../../../src/draughts/position.ts';
import type { Position } from '../../../src/draughts/types.ts';
import type { Variant } from '../../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { takeClock } from '../../../src/notation/pdn/annotation.ts';
import {
  PDN_RESULTS,
  type PdnClock,
  type PdnGame,
  type PdnLine,
  type PdnMove,
} from '../../../src/notation/pdn/game.ts';
import { parsePdn } from '../../../src/notation/pdn/parsePdn.ts';
import { inOrder, parseTag } from '../../../src/notation/pdn/tags.ts';
import { makePdn, makePdnFile } from '../../../src/notation/pdn/writer.ts';
import { lots, playedOut, positions } from '../playout.ts';
import { offGrammar } from './grammar.ts';
import { runsOf } from '../../runs.ts';

interface Note extends Pick<PdnMove, 'nags' | 'clock' | 'comments'> {
  readonly variation: { readonly opening: readonly string[]; readonly lots: readonly number[] } | null;
}

const PLAIN: Note = { nags: [], clock: null, comments: [], variation: null };

/** The grammar's symbols, and others that look similar. */
const SIGNS = Array.from('ab [({;"%$*1.- Ж｝｛］［＂；％（）“”»１٣');

const words = fc.string({
  unit: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...SIGNS) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  ),
});

/** Comments that the writer doesn't change: single spaces, no closing brace, no clock. */
const comment = words
  .map((text) => text.replaceAll('}', ')').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && takeClock('white', text).clock === null);

const seconds = fc.option(fc.nat(35_999));
const clock = fc
  .record({ white: seconds, black: seconds, running: fc.constantFrom('white', 'black', null) })
  .filter(({ white, black }) => white !== null || black !== null)
  .map((times): PdnClock => ({
    ...times,
    running: times.running && times[times.running] !== null ? times.running : null,
  }));

const note: fc.Arbitrary<Note> = fc.record({
  nags: fc.array(fc.integer({ min: 1, max: 255 }), { maxLength: 2 }),
  clock: fc.option(clock),
  comments: fc.array(comment, { maxLength: 2 }),
  variation: fc.option(fc.record({ opening: fc.array(comment, { maxLength: 1 }), lots: lots(6) })),
});

const lineOf = (
  variant: Variant,
  from: Position,
  numbers: readonly number[],
  notes: readonly Note[],
): PdnLine['moves'] => {
  let position = from;
  return playedOut(startLine(variant, from), numbers).moves.map((move, index): PdnMove => {
    const { variation, ...said } = notes[index % notes.length] ?? PLAIN;
    const variations =
      variation === null
        ? []
        : [{ comments: variation.opening, moves: lineOf(variant, position, variation.lots, []) }];
    position = play(variant, position, move);
    return { setup: null, move, ...said, variations };
  });
};

const tag = fc.record({
  name: fc
    .oneof(
      fc.constantFrom('Event', 'White', 'Black', 'WhiteRating', 'TimeControlBlack', 'Whitefish'),
      fc.stringMatching(/^[A-Z][a-zA-Z0-9_]{0,8}$/),
    )
    // Players named by turn are named by color after reading (`foreign.test.ts`).
    .filter((name) => !['GameType', 'Variant', 'FEN', 'SetUp', 'Result', 'P1', 'P2'].includes(name))
    // Known names are read in their usual spelling, such as `FEn`.
    .filter((name) => parseTag(`[${name} ""]`).name === name),
  value: words.map((text) => text.replace(/[\r\n]+/g, ' ')),
});

const games = (variant: Variant): fc.Arbitrary<PdnGame> =>
  fc
    .record({
      tags: fc.array(tag, { maxLength: 4 }),
      start: fc.option(positions(variant)),
      opening: fc.array(comment, { maxLength: 2 }),
      numbers: lots(40),
      notes: fc.array(note, { minLength: 1, maxLength: 12 }),
      result: fc.constantFrom(...PDN_RESULTS),
    })
    .map(({ tags, start, opening, numbers, notes, result }) => ({
      variant,
      tags: inOrder(tags),
      start,
      line: { comments: opening, moves: lineOf(variant, start ?? startPosition(variant), numbers, notes) },
      result,
    }));

test.each(VARIANT_IDS)('%s: a written game follows the grammar and can be read back unchanged', (id) => {
  fc.assert(
    fc.property(games(variantOf(id)), (game) => {
      const text = makePdn(game);
      expect(parsePdn(text, variantOf('italian'))).toEqual([{ ok: true, value: game }]);
      expect(offGrammar(text)).toBe('');
    }),
    { numRuns: runsOf(25), endOnFailure: true },
  );
});

test('a file of games of several variants can be read back in order', () => {
  const all = VARIANT_IDS.flatMap((id) => fc.sample(games(variantOf(id)), { numRuns: 1, seed: 4 }));
  expect(parsePdn(makePdnFile(all), variantOf('italian'))).toEqual(all.map((value) => ({ ok: true, value })));
});
