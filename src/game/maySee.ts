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

/** What someone sees on a page. */
export interface Sight {
  /** People outside the server don't see names, except of players who allow it. */
  readonly seesNames: boolean;
}

/** A place of a game, a tournament or a match of servers. Discord is asked only if it matters. */
interface Home {
  /** Whether the server has pages. */
  readonly hasPages: () => Promise<boolean>;
  readonly isMember: () => Promise<boolean>;
  /** Whether all members can read the channel. */
  readonly isPublic: () => Promise<boolean>;
}

interface PageViewer {
  readonly isPlayer: boolean;
  /** They have a link from someone who may share it. */
  readonly isShared: boolean;
  /** Anyone may see it in a public channel, as rated games. */
  readonly isListed: boolean;
}

/** `null`: they may not see it. */
export async function sightOf(
  { isPlayer, isShared, isListed }: PageViewer,
  homes: readonly Home[],
): Promise<Sight | null> {
  if (isPlayer) return { seesNames: true };
  let isOpen = false;
  for (const home of homes) {
    if (!(await home.hasPages())) continue;
    if (await home.isMember()) return { seesNames: true };
    isOpen ||= isShared || (isListed && (await home.isPublic()));
  }
  return isOpen ? { seesNames: false } : null;
}
