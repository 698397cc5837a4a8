/** For users who may not see a game, its id doesn't exist. No other file decides this. */
import type { Game, Place, UserId } from './game.ts';
import { placesOf } from './place.ts';
import { colorOf } from './decision.ts';

export interface GameViewer {
  readonly user: UserId;
  readonly place: Pick<Place, 'guildId' | 'channelId'> | null;
  /** Whether the viewer pressed a button on a message that shows the game. */
  readonly isShown: boolean;
}

const isHome = (game: Place, here: NonNullable<GameViewer['place']>): boolean =>
  game.guildId === null ? game.channelId === here.channelId : game.guildId === here.guildId;

export const maySee = (game: Game, { user, place, isShown }: GameViewer): boolean =>
  isShown ||
  colorOf(game, user) !== null ||
  (place !== null && placesOf(game).some((home) => isHome(home, place)));

/** What a viewer sees on a page. */
export interface Sight {
  /** Whether player names are shown. Outside the server, only players who allow it are named. */
  readonly seesNames: boolean;
}

/** The place of a game, tournament or match between servers. Discord is asked only if needed. */
interface Home {
  /** Whether the server allows pages. */
  readonly hasPages: () => Promise<boolean>;
  readonly isMember: () => Promise<boolean>;
  /** Whether all members can read the channel. */
  readonly isPublic: () => Promise<boolean>;
}

interface PageViewer {
  readonly isPlayer: boolean;
  /** Whether the viewer has a link from someone who may share it. */
  readonly isShared: boolean;
  /** Whether anyone may see it if its channel is public, as with rated games. */
  readonly isListed: boolean;
}

/** `null` if the viewer may not see it. */
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
