/** What a player is called where they cannot be mentioned. */
import { isFormer } from '../../game/former.ts';
import type { Player } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';

/** Their name as it was when the game began; whoever is gone has none. */
export const playerName = (say: Say, { id, name }: Player): string =>
  isFormer(id) ? say('privacy.former') : name;
