/**
 * A player who wants help in a running game looks for a similar position that the engine still
 * analyzes.
 */
import { array, assert, constantFrom, nat, pre, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playedOut } from '../notation/playout.ts';
import { playTexts } from '../../src/notation/valid.ts';
import { lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { startPosition } from '../../src/draughts/position.ts';
import type { Piece, Position, Tower } from '../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import { shippedPuzzles } from '../../src/features/puzzle/use.ts';
import { puzzleLine } from '../../src/features/puzzle/rules.ts';
import { nearRunning, lastShownOf, shownOf, type RunningGame } from '../../src/game/engine/running.ts';
import { makeFen, parseFen } from '../../src/notation/fen.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { sampleGames } from '../draughts/samples.ts';

/** A game is guarded from this many plies on. A random number of plies is added. */
const GUARDED = 6;

interface Edit {
  readonly what: 'add' | 'remove' | 'move' | 'exchange';
  readonly from: number;
  readonly to: number;
  readonly piece: Piece;
}

const edit = record({
  what: constantFrom<Edit['what'][]>('add', 'remove', 'move', 'exchange'),
  from: nat(1000),
  to: nat(1000),
  piece: record({
    color: constantFrom<Piece['color'][]>('white', 'black'),
    role: constantFrom<Piece['role'][]>('man', 'king'),
  }),
});

const squaresOf = ({ board }: Position, isTaken: boolean): readonly number[] =>
  board.flatMap((tower, square) => ((tower !== null) === isTaken ? [square] : []));

function edited(position: Position, { what, from, to, piece }: Edit): Position {
  const [taken, free] = [squaresOf(position, true), squaresOf(position, false)];
  const [source, target] = [taken[from % taken.length], free[to % free.length]];
  if (source === undefined || target === undefined) return position;
  const board: (Tower | null)[] = [...position.board];
  if (what === 'add' || what === 'move') board[target] = what === 'add' ? [piece] : (board[source] ?? null);
  if (what === 'remove' || what === 'move') board[source] = null;
  if (what === 'exchange') board[source] = [piece];
  return { ...position, board };
}

const isNear = (...asked: Parameters<typeof nearRunning>): boolean => nearRunning(...asked).length > 0;

const runningBy = ({ variant, moves }: Line): RunningGame => ({
  id: 'g',
  variant: variant.id,
  start: null,
  moves: moves.map((move) => makeFullMove(variant, move)),
});

/**
 * Whether the engine analyzes the position after an import. False for a position that can't be
 * imported.
 */
function isHelped(position: Position, line: Line): boolean {
  if (!parseFen(line.variant, makeFen(line.variant, position)).ok) return false;
  return !isNear(lastShownOf(startLine(line.variant, position)), [runningBy(line)]);
}

describe.each(VARIANT_IDS)('in %s, within four plies and two edits of a running game', (id) => {
  const choices = array(nat(1000), { minLength: GUARDED, maxLength: 80 });
  const edits = array(edit, { maxLength: 2 });

  test('the game’s own positions get no help', () => {
    assert(
      property(choices, nat(4), edits, (choice, back, changes) => {
        const line = playedOut(startLine(variantOf(id)), choice);
        pre(line.moves.length >= GUARDED);
        const before = line.positions.at(-1 - back);
        return !before || !isHelped(changes.reduce(edited, before), line);
      }),
      { numRuns: 60 },
    );
  });

  test('positions that can result from the game get no help', () => {
    assert(
      property(choices, array(nat(1000), { maxLength: 4 }), edits, (choice, on, changes) => {
        const line = playedOut(startLine(variantOf(id)), choice);
        pre(line.moves.length >= GUARDED);
        const after = lastPosition(playedOut(line, on));
        return !isHelped(changes.reduce(edited, after), line);
      }),
      { numRuns: 60 },
    );
  });
});

/**
 * Games played by other programs (`test/fixtures/README.md`), used as games to import and as
 * running games.
 */
const LIBRARY = (['russian', 'international', 'frisian', 'poddavki', 'bashni'] as const).flatMap((id) => {
  const variant = variantOf(id);
  const games = sampleGames(id).filter(
    ({ start_fen: fen }) => fen === makeFen(variant, startPosition(variant)),
  );
  return games.slice(0, 3).map(({ plies }) =>
    playTexts(
      startLine(variant),
      plies.map(({ move }) => move),
    ),
  );
});

const cut = ({ variant, positions, moves }: Line, plies: number): Line => ({
  variant,
  positions: positions.slice(0, plies + 1),
  moves: moves.slice(0, plies),
});

/**
 * The share of imported games that get no help because another game of the variant has been played
 * up to this ply and is still running.
 */
function refusedShare(shown: readonly { readonly of?: Line; readonly what: Line }[], plies: number): number {
  const pairs = shown.flatMap(({ of, what }) =>
    LIBRARY.filter((line) => line !== of && line.variant === what.variant && line.moves.length >= plies).map(
      (line) => ({ what: shownOf(what), line: cut(line, plies) }),
    ),
  );
  expect(pairs.length).toBeGreaterThan(20);
  const refused = pairs.filter(({ what, line }) => isNear(what, [runningBy(line)], () => line));
  return refused.length / pairs.length;
}

test.each([
  [8, 0.1],
  [24, 0.05],
])('while a game is running after %i plies, few unrelated complete games are refused', (plies, most) => {
  const games = LIBRARY.map((line) => ({ of: line, what: line }));
  expect(refusedShare(games, plies)).toBeLessThanOrEqual(most);
});

test.each([8, 24])('while a game is running after %i plies, hardly any puzzles are refused', (plies) => {
  const puzzles = shippedPuzzles(0).map(({ puzzle }) => ({
    what: puzzleLine(puzzle, puzzle.moves.length),
  }));
  expect(refusedShare(puzzles, plies)).toBeLessThan(0.02);
});
