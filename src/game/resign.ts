/** Giving up: at any time, whoever is to move. */
import { changed, type Act, type Decision } from './decision.ts';
import type { Game } from './game.ts';
import { closed } from './offers.ts';
import { sideOf } from './side.ts';
import { opponentOf } from '../draughts/piece.ts';

/** Whoever acts loses the game. */
export function resign(game: Game, act: Act): Decision {
  const side = sideOf(game, act);
  if (!side.ok) return side;
  const result = { winner: opponentOf(side.value), by: 'resignation' } as const;
  return changed(game, act, { result, offers: closed(game.offers) }, [{ kind: 'ended', result }]);
}
