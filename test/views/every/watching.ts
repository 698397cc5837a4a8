/** What spectators watch, and how they are notified. */
import * as fc from 'fast-check';
import { WATCH_CALLS } from '../../../src/features/watch/rules.ts';
import { MOST_WATCHED } from '../../../src/features/watch/use.ts';
import type { WatchCalled, Watching } from '../../../src/features/watch/view.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Subject } from '../../../src/analysis/finding.ts';
import type { Guess } from '../../../src/features/guess/rules.ts';
import { game } from './game.ts';
import { lookAt } from '../../../src/views/board/look.ts';
import { key, snowflake } from './words.ts';

const calls = fc.constantFrom(...WATCH_CALLS);

export const watchCalled: fc.Arbitrary<WatchCalled> = fc.record({
  calls,
  of: key.map((id) => ({ kind: 'game' as const, id })),
  through: fc.option(snowflake, { nil: null }),
  news: fc.constantFrom('first', 'moved', 'ended'),
  side: fc.constantFrom(null, 'white', 'black'),
  mentions: fc.option(snowflake, { nil: null }),
});

export const watching: fc.Arbitrary<Watching> = fc.oneof(
  fc.record({
    of: key.map((id) => ({ kind: 'game' as const, id })),
    calls: fc.constantFrom('end', 'moves'),
    game,
  }),
  fc.record({
    of: snowflake.map((id) => ({ kind: 'player' as const, id })),
    calls,
    game: fc.constant(null),
  }),
);

export const watchings = fc.array(watching, { maxLength: MOST_WATCHED, size: 'max' });

/** A running game, with a legal move. */
export const running: fc.Arbitrary<Game> = game
  .map((each) => ({ ...each, result: null }))
  .filter((each) => lookAt(each).legal.length > 0);

const MOVE = 'a1:c3:e5:g7:e5:c3:a1:c3:e5:g7';

const aGuess = (of: Subject) => ({
  player: { id: '1', name: 'Anna' },
  guildId: '2',
  of,
  madeAt: 0,
  move: MOVE,
  engine: null,
});

/** Guesses of the moves so far, and for the next move. */
export const guesses: fc.Arbitrary<(of: Game) => readonly Guess[]> = fc
  .tuple(fc.constantFrom(null, 0, 1), fc.boolean())
  .map(([points, isOpen]) => ({ id, moves }: Game) => {
    const about = aGuess({ kind: 'game', id });
    const past = points === null || moves.length === 0 ? [] : [{ ...about, ply: moves.length - 1, points }];
    return [...past, ...(isOpen ? [{ ...about, ply: moves.length, points: null }] : [])];
  });

/** Guesses of each move of a finished game. */
export const allGuesses = (of: Subject, plies: number): fc.Arbitrary<readonly Guess[]> =>
  fc
    .array(fc.record({ points: fc.constantFrom(0, 1), engine: fc.constantFrom(null, 0, 1) }), {
      minLength: plies,
      maxLength: plies,
    })
    .map((all) => all.map((counted, ply) => ({ ...aGuess(of), ...counted, ply })));
