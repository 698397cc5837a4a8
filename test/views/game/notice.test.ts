/** A private notice about a game that never began: its effect on the match or tournament. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { NO_OFFERS, withOffer } from '../../../src/game/offers/offers.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { digestScreen } from '../../../src/views/game/digest.ts';
import { noticeScreen } from '../../../src/views/game/notice.ts';
import { wordsOf } from '../../app/table.ts';
import { sampleGame } from '../../store/samples.ts';

const say = sayIn('en-US');
const ABORTED = { winner: null, by: 'aborted' } as const;
const MATCH: Game['match'] = {
  length: { kind: 'games', games: 2 },
  rest: 0,
  number: 1,
  before: [],
  draw: null,
};
const TOURNAMENT = { id: 'cup', round: 1, board: 1 };

test.each<[string, Partial<Game>, string, string]>([
  ['a game of its own', {}, 'never started (', 'never started'],
  ['of a match', { match: MATCH }, 'so your match is over', 'Your match against <@anna> is over'],
  [
    'of a tournament',
    { tournament: TOURNAMENT },
    'you win your tournament game by forfeit',
    'won by forfeit',
  ],
])('%s', (_, changes, notice, digest) => {
  const game = { ...sampleGame(), moves: [], turns: [], result: ABORTED, ...changes };
  const reader = { user: game.seats.black.id, style: null };
  const shown = { card: null, dropped: false };
  expect(wordsOf(noticeScreen(say, game, { occasion: 'end' }, reader, shown))).toContain(notice);
  const waiting = [{ occasion: 'end', record: { game, shown: { card: null } } }] as const;
  expect(wordsOf(digestScreen(say, waiting, reader.user))).toContain(digest);
});

test('a notice explains that a tournament has voided the game', () => {
  const game = { ...sampleGame(), result: { winner: null, by: 'annulled' }, tournament: TOURNAMENT } as const;
  const reader = { user: game.seats.black.id, style: null };
  const words = wordsOf(noticeScreen(say, game, { occasion: 'end' }, reader, { card: null, dropped: false }));
  expect(words).toContain('was voided, so it doesn’t count');
});

test.each([
  ['offer', 'draw', 'offers a draw'],
  ['turn', 'draw', 'Your move'],
  ['turn', null, 'Your move'],
] as const)('the daily message shows %s with an offer of %s', (occasion, kind, words) => {
  const game = sampleGame({ offers: kind ? withOffer(NO_OFFERS, 'black', kind) : NO_OFFERS });
  const waiting = [{ occasion, record: { game, shown: { card: null } } }] as const;
  expect(wordsOf(digestScreen(say, waiting, 'anna'))).toContain(words);
});
