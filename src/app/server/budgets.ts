/**
 * How often one person may post cards and ask others for a game. A withdrawn challenge frees its place among the open ones, so
 * without a budget one person could fill a channel with cards.
 */
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { type Ask, challengeAsk } from '../../game/ask.ts';
import type { Challenge } from '../../game/challenge.ts';
import { seatPerson, type Seat } from '../../game/seat.ts';

/** Counts one more card that the asker puts into their channel, for what has this id; why it is one too many, `null` where it was counted. */
export async function spendPost(
  app: Using<'tallies', 'limits'>,
  { user, place, at }: Pick<Asker, 'user' | 'place' | 'at'>,
  what: string,
): Promise<Problem | null> {
  const { most, per } = app.limits.posts;
  const post = { id: `post.${what}`, from: user.id, to: place.channelId, guildId: place.guildId, at };
  if (await app.store.tallies.ask(post, app.limits.posts)) return null;
  const posts = await app.store.tallies.asks(post.from, post.to, at - per, most);
  return { code: 'too-many-posts', most, at: (posts.at(-1) ?? at) + per };
}

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
