/** Offers that cannot be made or answered. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import type { PlayOffer } from '../../src/game/offering.ts';
import { by, newGame, played } from './table.ts';
import {
  DRAWN,
  DECISIONS,
  type Name,
  TWO_EACH,
  offering,
  spent,
  NONE,
  DRAW_BY_WHITE,
  BACK_BY_WHITE,
  BACK_BY_BLACK,
} from './offeringTable.ts';

describe('what is refused', () => {
  test.each<[Name, PlayOffer, string, Game, object]>([
    ['makeOffer', 'draw', 'anna', DRAW_BY_WHITE, { code: 'draw-already-offered' }],
    [
      'makeOffer',
      'takeback',
      'anna',
      offering(TWO_EACH, ['white', 'draw']),
      { code: 'draw-already-offered' },
    ],
    ['makeOffer', 'takeback', 'anna', BACK_BY_BLACK, { code: 'takeback-offer-waits' }],
    ['makeOffer', 'draw', 'anna', BACK_BY_WHITE, { code: 'takeback-already-offered' }],
    ['makeOffer', 'takeback', 'anna', NONE, { code: 'nothing-to-take-back' }],
    ['makeOffer', 'takeback', 'boris', played(NONE, 'c3-d4'), { code: 'nothing-to-take-back' }],
    [
      'makeOffer',
      'takeback',
      'anna',
      { ...TWO_EACH, offers: spent('white', 'takeback', 2) },
      { code: 'takeback-too-soon', moves: 1 },
    ],
    ['acceptOffer', 'draw', 'anna', NONE, { code: 'no-draw-offer' }],
    ['acceptOffer', 'draw', 'anna', DRAW_BY_WHITE, { code: 'draw-already-offered' }],
    ['declineOffer', 'draw', 'anna', DRAW_BY_WHITE, { code: 'draw-already-offered' }],
    ['declineOffer', 'draw', 'boris', NONE, { code: 'no-draw-offer' }],
    ['withdrawOffer', 'draw', 'boris', DRAW_BY_WHITE, { code: 'no-draw-offer' }],
    ['acceptOffer', 'takeback', 'anna', BACK_BY_WHITE, { code: 'takeback-already-offered' }],
    ['declineOffer', 'takeback', 'anna', BACK_BY_WHITE, { code: 'takeback-already-offered' }],
    ['withdrawOffer', 'takeback', 'boris', BACK_BY_WHITE, { code: 'no-takeback-offer' }],
  ])('%s (%s) by %s', (name, kind, user, game, problem) => {
    expect(DECISIONS[name](game, by(user), kind)).toEqual({ ok: false, problem });
  });

  test.each(Object.entries(DECISIONS))(
    '%s by a stranger, in a finished game, from an old card',
    (_, decide) => {
      const over = newGame({ result: DRAWN });
      for (const kind of ['draw', 'takeback'] as const) {
        expect(decide(DRAW_BY_WHITE, by('carl'), kind)).toEqual({
          ok: false,
          problem: { code: 'not-your-game' },
        });
        expect(decide(over, by('anna'), kind)).toEqual({
          ok: false,
          problem: { code: 'game-over', result: DRAWN },
        });
        expect(decide(DRAW_BY_WHITE, by('boris', 1), kind)).toEqual({
          ok: false,
          problem: { code: 'stale-click' },
        });
      }
    },
  );
});
