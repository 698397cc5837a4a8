/** The duty of a game: of several late duties, only the first in order is done. */
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

/** Anna moved at 1000 ms; Black has a day for the answer. */
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

/** What the channel has shown of the game before `now`. */
interface Told {
  readonly behind: number;
  readonly reminded: number | null;
}
const SHOWN: Told = { behind: 0, reminded: null };
const UNSHOWN: Told = { behind: 1, reminded: null };

test.each<[string, Game, Told, number, Duty | null, number | null]>([
  ['a new state is shown, which says what a reminder would', begun(), UNSHOWN, FLAG - 1, 'show', REMINDER],
  ['the player is reminded', begun(), SHOWN, REMINDER, 'remind', REMINDER],
  ['and not before', begun(), SHOWN, REMINDER - 1, 'remind', REMINDER],
  ['and only once', begun(), { ...SHOWN, reminded: 2 }, REMINDER, 'flag', FLAG],
  ['a lost game ends, and nobody is reminded', begun(), SHOWN, FLAG, 'flag', REMINDER],
  ['a lost game ends before it is shown', begun(), UNSHOWN, FLAG, 'flag', REMINDER],
  ['a pause ends, and then the game is shown', paused(), UNSHOWN, RESUMED, 'resume', RESUMED],
  ['a pause ends before the engine answers an offer', stopped, SHOWN, 6000, 'resume', 5000],
  [
    'a game is lost on time after a pause that ended unnoticed',
    paused(),
    SHOWN,
    RESUMED + 2 * DAY,
    'flag',
    RESUMED,
  ],
  ['a pause is shown', paused(), UNSHOWN, RESUMED - 1, 'show', RESUMED - 1],
  [
    'the engine answers, and both moves are shown together',
    begun({ players }),
    UNSHOWN,
    2000,
    'answer',
    2000,
  ],
  ['the engine may lose on time', begun({ players }), SHOWN, FLAG, 'flag', FLAG],
  ['an end is shown', over, UNSHOWN, 3 * HOUR, 'show', 1000 + HOUR],
  ['its thread is archived', over, SHOWN, 2000, 'archive', 1000 + HOUR],
  ['a score is shown before the next game', rests, UNSHOWN, DAY, 'show', DAY],
  ['the next game begins', rests, SHOWN, 2000, 'next-game', 1000 + HOUR],
  ['nothing more', newGame({ result: over.result }), SHOWN, DAY, null, null],
])('%s', (_, game, { behind, reminded }, now, duty, at) => {
  const next = nextDuty(game, { version: game.version - behind, reminded }, now);
  expect([next?.duty ?? null, next?.at ?? null]).toEqual([duty, at]);
});
