/** What a player is called where they cannot be mentioned. */
import { isFormer } from '../../game/former.ts';
import type { Game, Player } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Names } from '../../render/scene/scene.ts';

/** Their name as it was when the game began; whoever is gone has none. */
export const playerName = (say: Say, { id, name }: Player): string =>
  isFormer(id) ? say('privacy.former') : name;

/** Who sits where, for the strips of a picture. */
export const namesOf = (say: Say, { seats: { white, black } }: Pick<Game, 'seats'>): Names => ({
  white: playerName(say, white),
  black: playerName(say, black),
});
