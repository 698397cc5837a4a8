/** Asking people for a game: no more often, and no more people at once, than they accept. */
import type { Ask } from '../../game/ask.ts';
import { challengeAsk } from '../../game/ask.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';

type Needs = Using<'tallies', 'limits'>;

/** Why a challenge is one too many, and when there is room for it; `null` when there is. */
export async function barOnAsking(app: Needs, challenge: Challenge): Promise<Problem | null> {
  const most = app.limits.openChallenges;
  const open = await app.store.tallies.openChallenges(challenge.challenger.id, challenge.createdAt, most);
  const at = open.at(most - 1);
  if (at !== undefined) return { code: 'too-many-challenges', most, at };
  const ask = challengeAsk(challenge);
  return ask && barOnAsk(app, ask);
}

/** Why one person cannot ask the other now, and when they can again; `null` when they can. */
export async function barOnAsk(
  { limits, store }: Needs,
  { from, to, at: now }: Ask,
): Promise<Problem | null> {
  const { most, per } = limits.asks;
  const asks = await store.tallies.asks(from, to, now - per, most);
  const earliest = asks.at(most - 1);
  return earliest === undefined ? null : { code: 'too-many-asks', most, user: to, at: earliest + per };
}
