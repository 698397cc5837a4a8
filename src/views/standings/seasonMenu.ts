import type { Say } from '../../i18n/say.ts';
import { HOLDS } from '../../i18n/limits.ts';
import type { Season } from '../../rating/season.ts';
import { LEADERBOARD } from '../presses/declarations.ts';
import { menuBlock } from '../screen/blocks.ts';
import type { Block } from '../screen/screen.ts';

/** To look at another season, newest first. */
export const seasonMenu = (say: Say, seasons: readonly Season[]): readonly Block[] =>
  seasons.length === 0
    ? []
    : [
        menuBlock(
          LEADERBOARD.to.past(),
          say('menu.season'),
          seasons.slice(0, HOLDS.choices).map(({ name, number }) => ({ label: name, value: String(number) })),
        ),
      ];
