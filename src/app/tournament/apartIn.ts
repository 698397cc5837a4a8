/**
 * Pairs of players of whom one blocks the other. Only blocks that stood when the tournament began count, so nobody gets around an
 * opponent by a click; and only where rounds are paired as they come, for elsewhere everybody's opponents are fixed.
 */
import type { UserId } from '../../game/game.ts';
import { blockedPairs } from '../../tournament/life/nextRound.ts';
import type { FormName } from '../../tournament/life/terms.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';

const PAIRED: ReadonlySet<FormName> = new Set(['swiss', 'double-swiss', 'arena']);

export async function apartIn(
  { store, now }: Using<'blocks', 'now'>,
  { terms, players, startedAt }: Pick<Tournament, 'terms' | 'players' | 'startedAt'>,
): Promise<readonly (readonly [UserId, UserId])[]> {
  if (!PAIRED.has(terms.form.kind)) return [];
  const users = players.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id);
  const blocks = await store.blocks.among(users, startedAt ?? now());
  return blockedPairs(blocks.map(({ by, user }) => [by.id, user] as const));
}
