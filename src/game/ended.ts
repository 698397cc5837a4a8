/** A game that nobody's move and nobody's word ends: time does, or whoever judges it. */
import type { Game, Result } from './game.ts';
import { closed } from './offers.ts';

/** The game one version later, over since this instant (ms); an instant never goes back. */
export const endedWith = (game: Game, result: Result, at: number): Game => ({
  ...game,
  version: game.version + 1,
  result,
  offers: closed(game.offers),
  latest: 'ended',
  changedAt: Math.max(game.changedAt, at),
});
