/** The first move that a player likes best, of those lately played as White from the usual start. */
import type { VariantId } from '../../draughts/variants.ts';
import type { UserId } from '../../game/game.ts';
import type { Outcome } from '../../rating/entry.ts';

export interface Opening {
  readonly variant: VariantId;
  readonly move: string;
  readonly times: number;
  /** Games of the variant that it is the favourite of. */
  readonly games: number;
}

/** Fewer times are chance, not liking. */
const LEAST_TIMES = 2;

/** `null` when no first move was played twice. Of two that are as frequent, the one played last. */
export function favouriteOpening(latestFirst: readonly Outcome[], user: UserId): Opening | null {
  const own = latestFirst.flatMap(({ players, variant, firstMove: move }) =>
    players.white.id === user && move !== null ? [{ variant, move }] : [],
  );
  const times = ({ variant, move }: (typeof own)[number]): number =>
    own.filter((other) => other.variant === variant && other.move === move).length;
  const [best] = own.toSorted((a, b) => times(b) - times(a));
  if (!best || times(best) < LEAST_TIMES) return null;
  return { ...best, times: times(best), games: own.filter(({ variant }) => variant === best.variant).length };
}
