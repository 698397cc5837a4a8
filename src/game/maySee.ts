/** For other users a game's id doesn't exist, so it reveals nothing. No other file decides this. */
import type { Game, Place, UserId } from './game.ts';
import { placesOf } from './place.ts';
import { colorOf } from './decision.ts';

export interface GameViewer {
  readonly user: UserId;
  readonly place: Pick<Place, 'guildId' | 'channelId'> | null;
  /** Whether they pressed a button on a message that shows the game. */
  readonly isShown: boolean;
}

const isHome = (game: Place, here: NonNullable<GameViewer['place']>): boolean =>
  game.guildId === null ? game.channelId === here.channelId : game.guildId === here.guildId;

export const maySee = (game: Game, { user, place, isShown }: GameViewer): boolean =>
  isShown ||
  colorOf(game, user) !== null ||
  (place !== null && placesOf(game).some((home) => isHome(home, place)));
