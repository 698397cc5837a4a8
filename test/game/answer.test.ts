/** The times of a challenge: open up to its last instant, over from then on, and closed only once. */
import { NO_OFFERS } from '../../src/game/offers/offers.ts';
import { expect, test } from 'vitest';
import { acceptChallenge, cancelChallenge, expireChallenge } from '../../src/game/challenge/answer.ts';
import type { Challenge } from '../../src/game/challenge/challenge.ts';
import { CHALLENGE_LIFETIME, invite } from '../../src/game/challenge/invite.ts';
import { ANNA_AND_BORIS } from './players.ts';

function challenge(): Challenge {
  const invited = invite(
    {
      variant: 'russian',
      challenger: { id: 'anna', name: 'Anna' },
      opponent: null,
      color: 'random',
      place: { guildId: null, channelId: 'dm', locale: 'en-US' },
    },
    'c1',
    1000,
  );
  if (!invited.ok) throw new Error(invited.problem.code);
  return invited.value;
}

const END = 1000 + CHALLENGE_LIFETIME;
const boris = { player: { id: 'boris', name: 'Boris' }, gameId: 'g1', coin: true };

test('it lasts a day', () => {
  expect(CHALLENGE_LIFETIME).toBe(86_400_000);
  expect(challenge().expiresAt).toBe(END);
});

test.each([
  [END - 1, true, null],
  [END, false, { ...challenge(), state: 'expired', version: 2 }],
])('at %i accepting it is %s', (at, works, expired) => {
  expect(acceptChallenge(challenge(), { ...boris, at }).ok).toBe(works);
  expect(expireChallenge(challenge(), at)).toEqual(expired);
});

test('a closed challenge does not expire', () => {
  const cancelled = cancelChallenge(challenge(), { by: 'anna', at: 2000 });
  expect(cancelled.ok && expireChallenge(cancelled.value, END)).toBeNull();
});

test('the game begins where the challenge was made, with nothing but its players', () => {
  const accepted = acceptChallenge(challenge(), {
    ...boris,
    player: Object.assign({ isBot: false }, boris.player),
    at: 3000,
  });
  expect(accepted).toEqual({
    ok: true,
    value: {
      challenge: { ...challenge(), state: 'accepted', opponent: boris.player, gameId: 'g1', version: 2 },
      game: {
        id: 'g1',
        version: 1,
        variant: 'russian',
        start: null,
        rated: true,
        seats: ANNA_AND_BORIS,
        moves: [],
        turns: [{ ply: 0, from: 3000 }],
        time: null,
        vacations: [],
        pauses: [],
        takebacks: 0,
        hints: [],
        offers: NO_OFFERS,
        latest: 'begun',
        result: null,
        rematch: null,
        place: { guildId: null, channelId: 'dm', locale: 'en-US' },
        createdAt: 3000,
        changedAt: 3000,
      },
    },
  });
});
