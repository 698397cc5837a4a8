/** What a game is due for: of several late duties one is done, and their order decides which. */
import { expect, test } from 'vitest';
import { nextDuty, type Duty } from '../../src/game/due.ts';
import type { Game } from '../../src/game/game.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { FLAG_GRACE } from '../../src/game/play/otherEnds.ts';
import { acceptOffer, makeOffer } from '../../src/game/offers/offering.ts';
import { LONGEST_PAUSE } from '../../src/game/offers/pause.ts';
import { DAY, HOUR } from '../../src/game/calendar/span.ts';
import { challengeFor, gameOver } from '../match/matches.ts';
import { agreed, newGame, offered } from './table.ts';
import type { Changes } from './players.ts';

const SLOW = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null } as const;

/** Anna has moved at 1000 ms; Black has a day for the answer. */
const begun = (changes: Changes = {}): Game =>
  agreed(makeMove(newGame({ time: SLOW, ...changes }), { by: 'anna', at: 1000 }, 'c3-d4')).game;

function paused(): Game {
  const asked = agreed(makeOffer(begun(), { by: 'anna', at: 2000 }, 'pause')).game;
  return agreed(acceptOffer(asked, { by: 'boris', at: 2000 }, 'pause')).game;
}

const players = {
  white: { id: 'anna', name: 'Anna' },
  black: { id: 'engine', name: 'Crownhead', level: 3 },
} as const;
const place = { guildId: 'g', channelId: 'thread', locale: 'en-US', threadOf: 'channel' };
const stopped = newGame({ players, pauses: [{ from: 1000, to: 5000 }], offers: offered('white') });
const over = newGame({ place, result: { winner: 'white', by: 'resignation' } });
const rests = gameOver(challengeFor({ match: '8', rest: '1h' }).game, 'white');

const FLAG = 1000 + DAY + FLAG_GRACE;
const REMINDER = 1000 + 0.8 * DAY;
const RESUMED = 2000 + LONGEST_PAUSE;

interface Case {
  readonly game: Game;
  readonly isShown: boolean;
  readonly reminded?: number;
  readonly now: number;
  readonly duty: Duty | null;
  readonly at: number | null;
}

test.each<[string, Case]>([
  [
    'a new state is shown, which says what a reminder would',
    { game: begun(), isShown: false, now: FLAG - 1, duty: 'show', at: REMINDER },
  ],
  ['the player is reminded', { game: begun(), isShown: true, now: REMINDER, duty: 'remind', at: REMINDER }],
  ['and not before', { game: begun(), isShown: true, now: REMINDER - 1, duty: 'remind', at: REMINDER }],
  ['and only once', { game: begun(), isShown: true, reminded: 2, now: REMINDER, duty: 'flag', at: FLAG }],
  [
    'a lost game ends, and nobody is reminded',
    { game: begun(), isShown: true, now: FLAG, duty: 'flag', at: REMINDER },
  ],
  [
    'a lost game ends before it is shown',
    { game: begun(), isShown: false, now: FLAG, duty: 'flag', at: REMINDER },
  ],
  [
    'a pause ends, and then the game is shown',
    { game: paused(), isShown: false, now: RESUMED, duty: 'resume', at: RESUMED },
  ],
  [
    'a pause ends before the engine answers an offer',
    { game: stopped, isShown: true, now: 6000, duty: 'resume', at: 5000 },
  ],
  [
    'a game is lost on time after a pause that ended unnoticed',
    { game: paused(), isShown: true, now: RESUMED + 2 * DAY, duty: 'flag', at: RESUMED },
  ],
  ['a pause is shown', { game: paused(), isShown: false, now: RESUMED - 1, duty: 'show', at: RESUMED - 1 }],
  [
    'the engine answers, and both moves are shown together',
    { game: begun({ players }), isShown: false, now: 2000, duty: 'answer', at: 2000 },
  ],
  [
    'the engine may lose on time',
    { game: begun({ players }), isShown: true, now: FLAG, duty: 'flag', at: FLAG },
  ],
  ['an end is shown', { game: over, isShown: false, now: 3 * HOUR, duty: 'show', at: 1000 + HOUR }],
  ['its thread is archived', { game: over, isShown: true, now: 2000, duty: 'archive', at: 1000 + HOUR }],
  [
    'a score is shown before the next game',
    { game: rests, isShown: false, now: DAY, duty: 'show', at: 1000 + HOUR },
  ],
  ['the next game begins', { game: rests, isShown: true, now: 2000, duty: 'next-game', at: 1000 + HOUR }],
  ['nothing more', { game: newGame({ result: over.result }), isShown: true, now: DAY, duty: null, at: null }],
])('%s', (_, { game, isShown, reminded = null, now, duty, at }) => {
  const next = nextDuty(game, { version: isShown ? game.version : game.version - 1, reminded }, now);
  expect([next?.duty ?? null, next?.at ?? null]).toEqual([duty, at]);
});
