/** Draw offers and resignations: every state of the offer against everything that can be done to it. */
import { describe, expect, test } from 'vitest';
import { acceptDraw, declineDraw, offerDraw } from '../../src/game/draw.ts';
import { makeMove } from '../../src/game/move.ts';
import { resign } from '../../src/game/resign.ts';
import { agreed, by, newGame } from './table.ts';

const DRAWN = { winner: null, by: 'agreement' } as const;
const DECISIONS = { offerDraw, acceptDraw, declineDraw, resign };
type Name = keyof typeof DECISIONS;

const NONE = newGame();
const BY_WHITE = newGame({ drawOffer: 'white' });
const BY_BLACK = newGame({ drawOffer: 'black' });

describe('what changes', () => {
  test.each<[Name, string, typeof NONE, object, object]>([
    ['offerDraw', 'anna', NONE, { drawOffer: 'white' }, { kind: 'draw-offered', color: 'white' }],
    ['offerDraw', 'boris', NONE, { drawOffer: 'black' }, { kind: 'draw-offered', color: 'black' }],
    ['offerDraw', 'anna', BY_BLACK, { result: DRAWN, drawOffer: null }, { kind: 'ended', result: DRAWN }],
    ['acceptDraw', 'boris', BY_WHITE, { result: DRAWN, drawOffer: null }, { kind: 'ended', result: DRAWN }],
    ['declineDraw', 'boris', BY_WHITE, { drawOffer: null }, { kind: 'draw-declined', color: 'black' }],
    ['declineDraw', 'anna', BY_WHITE, { drawOffer: null }, { kind: 'draw-withdrawn', color: 'white' }],
  ])('%s by %s', (name, user, game, changes, event) => {
    expect(agreed(DECISIONS[name](game, by(user)))).toEqual({
      game: { ...game, ...changes, version: 2, changedAt: 2000 },
      events: [event],
    });
  });

  test.each([
    ['anna', 'black'],
    ['boris', 'white'],
  ] as const)('%s resigns, whoever is to move, and an offer goes with it', (user, winner) => {
    const result = { winner, by: 'resignation' };
    expect(agreed(resign(BY_WHITE, by(user)))).toEqual({
      game: { ...BY_WHITE, result, drawOffer: null, version: 2, changedAt: 2000 },
      events: [{ kind: 'ended', result }],
    });
  });

  test('an offer survives the move of who made it, and ends with the answer to that move', () => {
    const own = agreed(makeMove(BY_WHITE, by('anna'), 'c3d4'));
    expect(own.game.drawOffer).toBe('white');
    const answer = agreed(makeMove(own.game, by('boris'), 'b6a5'));
    expect(answer.game.drawOffer).toBeNull();
    expect(answer.events.map(({ kind }) => kind)).toEqual(['moved', 'draw-declined']);
    expect(answer.events[1]).toEqual({ kind: 'draw-declined', color: 'black' });
  });
});

describe('what is refused', () => {
  test.each<[Name, string, typeof NONE, string]>([
    ['offerDraw', 'anna', BY_WHITE, 'draw-already-offered'],
    ['acceptDraw', 'anna', NONE, 'no-draw-offer'],
    ['acceptDraw', 'anna', BY_WHITE, 'no-draw-offer'],
    ['declineDraw', 'boris', NONE, 'no-draw-offer'],
  ])('%s by %s', (name, user, game, code) => {
    expect(DECISIONS[name](game, by(user))).toEqual({ ok: false, problem: { code } });
  });

  test.each(Object.entries(DECISIONS))(
    '%s by a stranger, in a finished game, from an old card',
    (_, decide) => {
      const over = newGame({ result: DRAWN });
      expect(decide(BY_WHITE, by('carl'))).toEqual({ ok: false, problem: { code: 'not-your-game' } });
      expect(decide(over, by('anna'))).toEqual({ ok: false, problem: { code: 'game-over', result: DRAWN } });
      expect(decide(BY_WHITE, by('boris', 1))).toEqual({ ok: false, problem: { code: 'stale-click' } });
    },
  );
});
