/** The screens that can be opened beside a game. */
import type { GameFacts } from '../live/protocol.ts';

export const ASIDES = {
  guess: 'button.guess',
  analysis: 'button.analyze',
  explorer: 'button.explore',
} as const;

export type AsideScreen = keyof typeof ASIDES;

/** For users who are logged in: guesses in others' games, and studying a finished game. */
export function asidesFor(
  { isLoggedIn }: { readonly isLoggedIn: boolean },
  { you, result, ballot, moves }: GameFacts,
): readonly AsideScreen[] {
  if (!isLoggedIn) return [];
  if (result !== null) return moves.length > 0 ? ['analysis', 'explorer'] : [];
  return you === null && ballot === null ? ['guess'] : [];
}
