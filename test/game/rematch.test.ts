/** Rematches: every action in every state of a finished game. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { NO_OFFERS, withOffer } from '../../src/game/offers/offers.ts';
import {
  acceptRematch,
  declineRematch,
  offerRematch,
  withdrawRematch,
} from '../../src/game/offers/rematch.ts';
import { by, newGame, offered } from './table.ts';

const DECISIONS = { offerRematch, acceptRematch, declineRematch, withdrawRematch };
type Name = keyof typeof DECISIONS;

const OVER = newGame({ moves: ['c3-d4'], result: { winner: 'white', by: 'resignation' }, latest: 'ended' });
const BY_WHITE: Game = { ...OVER, offers: offered('white', 'rematch') };
const SPENT = { open: null, spent: { ...NO_OFFERS.white.spent, rematch: 1 } };

type News = 'offered' | 'declined' | 'withdrawn';

test.each<[Name, string, 'white' | 'black', Game, News, Game['offers']]>([
  ['offerRematch', 'anna', 'white', OVER, 'offered', offered('white', 'rematch')],
  ['declineRematch', 'boris', 'black', BY_WHITE, 'declined', { ...NO_OFFERS, white: SPENT }],
  ['withdrawRematch', 'anna', 'white', BY_WHITE, 'withdrawn', { ...NO_OFFERS, white: SPENT }],
])('changes: %s by %s, who plays %s', (name, user, color, before, latest, offers) => {
  const event = { kind: latest, offer: 'rematch', color };
  const lapsed = latest !== 'offered' && { lapsed: { ...event, version: 2 } };
  const game = { ...before, offers, latest, version: 2, changedAt: 2000, ...lapsed };
  const value = { game, events: [event], next: null };
  expect(DECISIONS[name](before, by(user), 'g2')).toEqual({ ok: true, value });
});

test.each<[Name]>([['acceptRematch'], ['offerRematch']])(
  'changes: if both players want it (%s), the new game begins, with swapped colors',
  (name) => {
    const terms = { variant: 'frisian', start: null, rated: false, time: null } as const;
    const finished: Game = { ...BY_WHITE, ...terms, moves: [] };
    expect(DECISIONS[name](finished, by('boris'), 'g2')).toEqual({
      ok: true,
      value: {
        game: {
          ...finished,
          offers: NO_OFFERS,
          rematch: 'g2',
          latest: 'rematch-begun',
          version: 2,
          changedAt: 2000,
        },
        events: [{ kind: 'rematch-begun', gameId: 'g2' }],
        next: newGame({
          ...terms,
          id: 'g2',
          seats: { white: finished.seats.black, black: finished.seats.white },
          turns: [{ ply: 0, from: 2000 }],
          createdAt: 2000,
          changedAt: 2000,
        }),
      },
    });
  },
);

const again: Game = { ...OVER, rematch: 'g2' };
const declined: Game = { ...OVER, offers: { ...NO_OFFERS, white: SPENT } };

test.each<[Name, string, Game, object]>([
  ['offerRematch', 'carl', OVER, { code: 'not-your-game' }],
  ['acceptRematch', 'carl', BY_WHITE, { code: 'not-your-game' }],
  ['offerRematch', 'anna', newGame(), { code: 'game-not-over' }],
  ['acceptRematch', 'anna', newGame(), { code: 'game-not-over' }],
  ['offerRematch', 'anna', again, { code: 'rematch-begun' }],
  ['acceptRematch', 'boris', again, { code: 'rematch-begun' }],
  ['offerRematch', 'anna', BY_WHITE, { code: 'rematch-already-offered' }],
  ['offerRematch', 'anna', declined, { code: 'rematch-too-soon', moves: 1 }],
  ['acceptRematch', 'anna', BY_WHITE, { code: 'rematch-already-offered' }],
  ['acceptRematch', 'boris', OVER, { code: 'no-rematch-offer' }],
  ['declineRematch', 'anna', BY_WHITE, { code: 'rematch-already-offered' }],
  ['withdrawRematch', 'boris', BY_WHITE, { code: 'no-rematch-offer' }],
])('refused: %s by %s', (name, user, game, problem) => {
  expect(DECISIONS[name](game, by(user), 'g2')).toEqual({ ok: false, problem });
});

test('not refused: a side whose offer was declined may still get an offer', () => {
  const offer = offerRematch(declined, by('boris'), 'g2');
  const expected = { ok: true, value: { game: { offers: withOffer(declined.offers, 'black', 'rematch') } } };
  expect(offer).toMatchObject(expected);
});
