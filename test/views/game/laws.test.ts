/** Laws for every message about a game, in random states and all languages. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { OFFER_KINDS } from '../../../src/game/offers/offers.ts';
import { mayActFor, shareSomebody, type Seat } from '../../../src/game/seat.ts';
import { exportScreen } from '../../../src/views/replay/export.ts';
import { replayScreen, sharedReplay } from '../../../src/views/replay/replay.ts';
import { showingGame } from '../../../src/views/replay/showing.ts';
import { boardScreen, cardScreen, retiredScreen } from '../../../src/views/game/card.ts';
import { moreScreen } from '../../../src/views/game/controls.ts';
import { gameResultScreen } from '../../../src/features/guess/view.ts';
import { nowScreen } from '../../../src/features/home/view.ts';
import { offerScreen, resignScreen } from '../../../src/views/game/offerButtons.ts';
import { watchCall, watchOfferScreen } from '../../../src/features/watch/view.ts';
import { textOn, type Screen } from '../../../src/views/screen/screen.ts';
import { change } from '../every/standings.ts';
import { gameOf } from '../every/game.ts';
import { color, reader, say } from '../every/words.ts';
import { buttonRows, unevenRows } from '../limits.ts';

const facts = fc.record({
  changes: fc.record({ white: change, black: change }),
  between: fc.constant({ games: 5, wins: 2, losses: 2 }),
});

const state = fc
  .record({ game: gameOf(6), say, reader, facts, color })
  .filter(
    ({ game }) =>
      !shareSomebody(game.seats.white, game.seats.black) && game.seats.white.id !== game.seats.black.id,
  );
type State = typeof state extends fc.Arbitrary<infer Made> ? Made : never;

function screensOf({ game, say: words, reader: how, facts: told, color: side }: State): readonly Screen[] {
  const viewers = [game.seats.white.id, game.seats.black.id, 'carl'].map((user) => ({ user, ...how }));
  const showing = showingGame(words, game, how);
  const place = { ply: game.moves.length, bottom: side };
  const called = { calls: 'moves', of: { kind: 'game', id: game.id }, through: null, side: null } as const;
  return [
    cardScreen(words, game, { facts: told }),
    retiredScreen(words, game, null),
    ...viewers.map((viewer) => boardScreen(words, game, viewer)),
    ...(['moved', 'ended'] as const).flatMap((news) =>
      viewers
        .slice(2)
        .map((viewer) => watchCall(words, game, { ...called, news, mentions: 'carl' }, viewer, null)),
    ),
    watchOfferScreen(words, game),
    nowScreen(
      words,
      { games: [{ game, card: null }], total: 1 },
      {
        watching: [{ of: { kind: 'game', id: game.id }, calls: 'end', game }],
        here: game,
        guessable: [game],
      },
    ),
    replayScreen(words, showing, place),
    sharedReplay(words, showing, place),
    exportScreen(words, game),
    gameResultScreen(words, game, []),
    ...(game.result ? [] : [moreScreen(words, game, side), resignScreen(words, game, side)]),
    ...OFFER_KINDS.map((kind) => offerScreen(words, game, side, kind)),
  ];
}

const TOKENS = /\uE000(person|role):([^\uE001]*)\uE001/gu;

const isNamed = (seat: Seat, [, kind, id = '']: RegExpMatchArray): boolean =>
  kind === 'person'
    ? mayActFor(seat, id)
    : seat.kind === 'crowd' && seat.of.kind === 'role' && seat.of.roleId === id;

/** The lines that mention both sides. */
const mentioningBoth = ({ seats }: Game, screen: Screen): readonly string[] =>
  textOn(screen)
    .split('\n')
    .filter((line) => {
      const named = [...line.matchAll(TOKENS)];
      return [seats.white, seats.black].every((seat) => named.some((token) => isNamed(seat, token)));
    });

test('a sentence mentions at most one side', () => {
  fc.assert(
    fc.property(state, (each) => {
      expect(screensOf(each).flatMap((screen) => mentioningBoth(each.game, screen))).toEqual([]);
    }),
  );
});

test('a card mentions everyone it notifies', () => {
  fc.assert(
    fc.property(state, ({ game, say: words, facts: told }) => {
      const card = cardScreen(words, game, { facts: told });
      const named = [...textOn(card).matchAll(TOKENS)].map(([, , id]) => id);
      expect(named).toEqual(expect.arrayContaining([...card.notifies]));
    }),
  );
});

test('in a row of buttons, all have an emoji or none do, and “More…” joins the row above', () => {
  fc.assert(
    fc.property(state, (each) => {
      expect(screensOf(each).flatMap(unevenRows)).toEqual([]);
      const [last, above] = buttonRows(cardScreen(each.say, each.game), null).toReversed();
      const isMore = JSON.stringify(last).includes(each.say('button.more'));
      expect(isMore && last?.length === 1 && above?.length !== 0).toBe(false);
    }),
  );
});
