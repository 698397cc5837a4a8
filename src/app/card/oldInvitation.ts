/** An accepted invitation has said what it had to say: where old cards are deleted, its game's first card takes its place. */
import type { Challenge } from '../../game/challenge.ts';
import type { Game } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import { settingsAt } from '../reader/settingsAt.ts';

/** Whether the invitation goes when the card of its game is there. One from which the game's thread hangs stays. */
export async function isReplacedByCard(
  app: Using<'settings'>,
  { place, state }: Challenge,
  game: Game,
): Promise<boolean> {
  if (state !== 'accepted' || game.place.channelId !== place.channelId) return false;
  return (await settingsAt(app, place)).oldCards === 'deleted';
}
