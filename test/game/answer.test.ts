/** A challenge is open until its last instant, expired from then on, and closed only once. */
import { expect, test } from 'vitest';
import { acceptChallenge, cancelChallenge, expireChallenge } from '../../src/game/challenge/answer.ts';
import { DAY, HOUR } from '../../src/game/calendar/span.ts';
import type { Challenge } from '../../src/game/challenge/challenge.ts';
import { invite } from '../../src/game/challenge/invite.ts';
import { seatEngine, seatPerson } from '../../src/game/seat.ts';
import { newGame } from './table.ts';

const anna = seatPerson({ id: 'anna', name: 'Anna' });
const place = { guildId: null, channelId: 'dm', locale: 'en-US' };
const elsewhere = { guildId: 'g1', channelId: 'c1', locale: 'de' };

function challenge(time?: string): Challenge {
  const invited = invite(
    {
      variant: 'russian',
      challenger: anna,
      opponent: null,
      color: 'random',
      time,
      place,
    },
    'c1',
    1000,
  );
  if (!invited.ok) throw new Error(invited.problem.code);
  return invited.value;
}

const END = 1000 + DAY;
const boris = { player: { id: 'boris', name: 'Boris' }, place: elsewhere, gameId: 'g1', coin: true };

test.each([
  [undefined, DAY],
  ['3d', DAY],
  ['3+0', HOUR],
])('a challenge with the time %s is open for %i ms', (time, lifetime) => {
  expect(challenge(time).expiresAt).toBe(1000 + lifetime);
});

test.each([
  [END - 1, true, null],
  [END, false, { ...challenge(), state: 'expired', version: 2 }],
])('accepting a challenge at %i is %s', (at, works, expired) => {
  expect(acceptChallenge(challenge(), { ...boris, at }).ok).toBe(works);
  expect(expireChallenge(challenge(), at)).toEqual(expired);
});

test('a closed challenge does not expire', () => {
  const cancelled = cancelChallenge(challenge(), { by: 'anna', at: 2000 });
  expect(cancelled.ok && expireChallenge(cancelled.value, END)).toBeNull();
});

test('the game begins in the challenge’s channel, with only its players', () => {
  const accepted = acceptChallenge(challenge(), {
    ...boris,
    player: Object.assign({ isBot: false }, boris.player),
    at: 3000,
  });
  expect(accepted).toEqual({
    ok: true,
    value: {
      challenge: {
        ...challenge(),
        state: 'accepted',
        opponent: seatPerson(boris.player),
        gameId: 'g1',
        version: 2,
      },
      game: newGame({
        turns: [{ ply: 0, from: 3000 }],
        place: { guildId: null, channelId: 'dm', locale: 'en-US' },
        createdAt: 3000,
        changedAt: 3000,
      }),
    },
  });
});

const acceptedBy = (by: string, given: Challenge) =>
  acceptChallenge(given, { ...boris, player: { id: by, name: by }, at: 3000 });

test('a challenge without a place is played in the channel where it is accepted', () => {
  const accepted = acceptChallenge({ ...challenge(), place: null }, { ...boris, at: 3000 });
  expect(accepted).toMatchObject({
    ok: true,
    value: { challenge: { place: null }, game: { place: elsewhere } },
  });
});

test('the engine plays at the level that the challenge named', () => {
  const engine = seatEngine({ id: 'bot', name: 'Crownhead' }, 4);
  const given = { ...challenge(), opponent: engine, color: 'white' } as const;
  const accepted = acceptedBy('bot', given);
  expect(accepted).toMatchObject({ ok: true, value: { game: { seats: { black: engine } } } });
});
