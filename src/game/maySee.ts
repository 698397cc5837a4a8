/**
 * Who may see a game, step through it and take it away as a file. It is stated here and nowhere else: its players, everywhere; whoever
 * asks where it was played, for there its board stands in the open; and those to whom it was shown, by the message that shows it.
 * To everyone else its id is as good as one that does not exist, so that knowing an id opens nothing.
 */
import type { Game, Place, UserId } from './game.ts';
import { colorOf } from './side.ts';

/** Who wants to see a game. */
export interface GameViewer {
  readonly user: UserId;
  readonly place: Pick<Place, 'guildId' | 'channelId'>;
  /** Whether they press what is on a message that shows the game: whoever could, had shared it with them. */
  readonly isShown: boolean;
}

/** Whether it was played here: in this server, or in these direct messages. */
const isHome = (game: Place, here: GameViewer['place']): boolean =>
  game.guildId === null ? game.channelId === here.channelId : game.guildId === here.guildId;

/** Whether the viewer may see the game. */
export const maySee = (game: Game, { user, place, isShown }: GameViewer): boolean =>
  isShown || colorOf(game, user) !== null || isHome(game.place, place);
