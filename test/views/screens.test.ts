/** Every screen in every state: its text, whom it notifies, and whether Discord accepts it. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startLine } from '../../src/draughts/line.ts';
import { COLORS } from '../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';
import type { Game } from '../../src/game/game.ts';
import { NO_OFFERS, OFFER_KINDS, withOffer, type Offers } from '../../src/game/offers/offers.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { boardScreen, cardScreen, retiredScreen } from '../../src/views/game/card.ts';
import { offerScreen, resignScreen } from '../../src/views/game/offerButtons.ts';
import { gamesScreen } from '../../src/views/game/gamesList.ts';
import { invitationScreen } from '../../src/views/game/invitation.ts';
import { playedOut } from '../notation/playout.ts';
import { card, PLACE, sampleChallenge, sampleGame } from '../store/samples.ts';
import { faultsOf } from './limits.ts';
import { labelsOf, picturesOf, wordsOf } from './screens.ts';
import { runsOf } from '../runs.ts';

const say = sayIn('en-US');
const SNOWFLAKE = '1234567890123456789';
const LONG_NAMES = {
  white: { id: SNOWFLAKE, name: 'W'.repeat(80) },
  black: { id: `${SNOWFLAKE}0`, name: '𝓑'.repeat(80) },
};

function playedBy(choices: readonly number[], id: (typeof VARIANT_IDS)[number]): Game {
  const variant = variantOf(id);
  const { moves: played } = playedOut(startLine(variant), choices);
  const moves = played.map((move) => makeFullMove(variant, move));
  return sampleGame({ variant: id, moves, players: LONG_NAMES });
}

describe.each(VARIANT_IDS)('screens for any game in %s', (variant) => {
  test('Discord accepts the card, the boards, the list and the questions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { maxLength: 80 }),
        fc.tuple(fc.constantFrom(null, ...OFFER_KINDS), fc.constantFrom(null, ...OFFER_KINDS)),
        (choices, offering) => {
          const begun = playedBy(choices, variant);
          const offers = offering.reduce<Offers>(
            (all, kind, index) =>
              kind && kind !== offering[index - 1] ? withOffer(all, COLORS[index] ?? 'white', kind) : all,
            NO_OFFERS,
          );
          const game = { ...begun, offers };
          expect(faultsOf(cardScreen(say, game))).toEqual([]);
          for (const user of [LONG_NAMES.white.id, LONG_NAMES.black.id, 'dora']) {
            expect(faultsOf(boardScreen(say, game, { user }))).toEqual([]);
          }
          expect(faultsOf(retiredScreen(say, game, card(SNOWFLAKE)))).toEqual([]);
          expect(faultsOf(resignScreen(say, game, 'white'))).toEqual([]);
          expect(faultsOf(offerScreen(say, game, 'black', 'draw'))).toEqual([]);
        },
      ),
      { numRuns: runsOf(25) },
    );
  });
});

const shown = { card: { channelId: SNOWFLAKE, messageId: SNOWFLAKE } };

const everywhere = {
  scope: 'everywhere',
  page: 0,
  size: 6,
  total: 0,
  inServer: true,
  isAlone: false,
} as const;

test('the list of games fits games of people with the longest names, six per page', () => {
  const listed = Array.from({ length: 15 }, (_, number) => ({
    game: sampleGame({ id: `g${number}`, players: LONG_NAMES, place: { ...PLACE, guildId: SNOWFLAKE } }),
    shown,
  }));
  const pages = [0, 1, 2].map((page) =>
    gamesScreen(say, listed.slice(page * 6, page * 6 + 6), SNOWFLAKE, {
      ...everywhere,
      page,
      total: 15,
    }),
  );
  for (const list of pages) expect(faultsOf(list)).toEqual([]);
  const expected = ['-# Page 1 of 3', '-# Page 2 of 3', '-# Page 3 of 3'];
  expect(pages.map((list) => wordsOf(list).split('\n').at(-1))).toEqual(expected);
  const places = pages.map((list) => labelsOf(list).filter((label) => /^\d\. 𝓑/u.test(label)).length);
  expect(places).toEqual([6, 6, 3]);
  expect(pages.map((list, at) => labelsOf(list).slice(places[at]))).toEqual([
    ['Next ▶', 'Only in this server'],
    ['◀ Previous', 'Next ▶', 'Only in this server'],
    ['◀ Previous', 'Only in this server'],
  ]);
});

test('an empty list of games offers to look beyond this server', () => {
  const here = gamesScreen(say, [], 'anna', { ...everywhere, scope: 'here' });
  expect([wordsOf(here), labelsOf(here)]).toEqual([
    'You have no games in progress in this server. Start one with `/play`.',
    ['Games everywhere'],
  ]);
  expect(labelsOf(gamesScreen(say, [], 'anna', { ...everywhere, inServer: false }))).toEqual([]);
});

const open = sampleChallenge({ expiresAt: 86_400_000 });

test('an invitation to a member names both players, the side, and the end in each reader’s own time', () => {
  const screen = invitationScreen(say, open);
  expect(wordsOf(screen)).toBe(
    [
      '### ⚔️ <@boris>, <@anna> challenges you!',
      'Russian draughts: colors are random.',
      '⏱️ No clock, first move within 24 hours',
      '-# Rated: it counts toward ratings and leaderboards.',
      '-# This challenge expires <t:86400:R>.',
    ].join('\n'),
  );
  expect(labelsOf(screen)).toEqual(['Accept', 'Decline', 'What are the rules?']);
  expect(screen.notifies).toEqual(['boris']);
});

test('an invitation to anyone notifies no one and cannot be declined', () => {
  const screen = invitationScreen(say, { ...open, opponent: null });
  expect(wordsOf(screen)).toContain('<@anna> is looking for a game. Who’s in?');
  expect(labelsOf(screen)).toEqual(['Accept', 'What are the rules?']);
  expect(screen.notifies).toEqual([]);
});

test.each([
  ['accepted', '-# ⚔️ <@anna> and <@boris> are playing. Have a good game!'],
  ['declined', '-# <@boris> declined <@anna>’s challenge.'],
  ['cancelled', '-# <@anna> withdrew the challenge.'],
  ['expired', '-# <@anna>’s challenge expired.'],
] as const)('a closed invitation (%s) is one line that notifies no one', (state, words) => {
  const screen = invitationScreen(say, { ...open, state });
  expect([screen.blocks.length, wordsOf(screen)]).toEqual([1, words]);
  expect(screen.notifies).toEqual([]);
});

test('an invitation from a position shows it, names the side that moves first, and says that the game is casual', () => {
  const screen = invitationScreen(say, { ...open, color: 'black', start: 'B:Wc3,Ke1:Bh8', rated: false });
  expect(wordsOf(screen)).toBe(
    [
      '### ⚔️ <@boris>, <@anna> challenges you!',
      'Russian draughts from this position. It’s a casual game.',
      'Anna plays ⚫ Black.',
      'Black moves first.',
      '⏱️ No clock, first move within 24 hours',
      '-# This challenge expires <t:86400:R>.',
    ].join('\n'),
  );
  expect(picturesOf(screen).map(({ alt }) => alt)).toEqual([
    'Russian draughts: Black to move. White’s man: c3. White’s king: e1. Black’s man: h8.',
  ]);
  expect(faultsOf(screen)).toEqual([]);
});

test.each([
  [{ moves: ['c3-d4', 'b6-a5'], latest: 'moved' }, '-# <@boris> played **b6-a5**.'],
  [{ moves: ['c3-d4'], latest: 'offered' }, '-# An offer was made.'],
  [{ moves: ['c3-d4'], latest: 'declined' }, '-# An offer was declined.'],
  [{ moves: ['c3-d4'], latest: 'taken-back' }, '-# A move was taken back.'],
  [{ result: { winner: null, by: 'agreement' } }, '-# The game is over.'],
] as const)('a retired card says in one line what happened next: %j', (changes, words) => {
  const screen = retiredScreen(say, sampleGame(changes), card('m2'));
  expect(wordsOf(screen)).toBe(
    `${words}\n-# [Go to the board](https://discord.com/channels/guild-1/channel-1/m2)`,
  );
  expect(screen.notifies).toEqual([]);
  expect(labelsOf(screen)).toEqual([]);
});
