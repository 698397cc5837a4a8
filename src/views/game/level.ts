/** Chooses how well the engine plays in a running game. */
import { LEVELS, type LevelNumber } from '../../engine/play/levels.ts';
import type { GameId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { PRACTICE } from '../presses/declarations.ts';
import { menuBlock, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';

export const levelScreen = (say: Say, id: GameId, level: LevelNumber): Screen =>
  quiet(
    text(say('levels.ask', { level, name: say(`level.${level}`) })),
    menuBlock(
      PRACTICE.to.play({ id, held: `${level}` }),
      say('levels.menu'),
      LEVELS.map((each) => ({
        label: say('level.choice', { level: each, name: say(`level.${each}`) }),
        value: `${each}`,
        isChosen: each === level,
      })),
    ),
  );
