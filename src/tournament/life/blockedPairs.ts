/** Who is kept apart because one of them blocks the other. */
import type { UserId } from '../../game/player.ts';

type Pair = readonly [UserId, UserId];

/** So many opponents a player avoids at most, or blocks would choose whom somebody has to beat. */
export const MOST_AVOIDED = 3;

/** The pairs to keep apart; `blocks` (who blocks, who is blocked) are between players, those that count first in front. */
export function blockedPairs(blocks: readonly Pair[]): readonly Pair[] {
  const byBlocker = Map.groupBy(blocks, ([by]) => by);
  return [...byBlocker.values()].flatMap((own) => own.slice(0, MOST_AVOIDED));
}
