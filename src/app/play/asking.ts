/** Asking people for a game: no more often, and no more people at once, than they accept. */
import type { Ask } from '../../game/ask.ts';
import { challengeAsk } from '../../game/ask.ts';
import type { Challenge } from '../../game/challenge.ts';
import { seatPerson, type Seat } from '../../game/seat.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';

type Needs = Using<'tallies', 'limits'>;

/** Why a challenge is one too many, and when there is room for it; `null` when there is. */
export async function barOnAsking(app: Needs, challenge: Challenge): Promise<Problem | null> {
  const most = app.limits.openChallenges;
  const open = await app.store.tallies.openChallenges(challenge.challenger.id, challenge.createdAt, most);
  const at = open.at(most - 1);
  if (at !== undefined) return { code: 'too-many-challenges', most, at };
  const { opponent } = challenge;
  const ask = challengeAsk(challenge);
  return ask && opponent && barOnAsk(app, ask, seatPerson(opponent));
}

/** Why one side cannot ask the other (`asked`) now, and when it can again; `null` when it can. */
export async function barOnAsk(
  { limits, store }: Needs,
  { from, to, at: now }: Ask,
  asked: Seat,
): Promise<Problem | null> {
  const { most, per } = limits.asks;
  const asks = await store.tallies.asks(from, to, now - per, most);
  const earliest = asks.at(most - 1);
  return earliest === undefined ? null : { code: 'too-many-asks', most, player: asked, at: earliest + per };
}
