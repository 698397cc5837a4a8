/**
 * The budget of new cards in a channel. Taking a challenge back frees its place among the open ones, so that without a budget one
 * person could fill a channel with cards that nobody wants.
 */
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';

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
