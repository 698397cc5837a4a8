/** Chooses how well the engine plays in a running game. */
import { LEVELS, type LevelNumber } from '../../engine/play/levels.ts';
import type { GameId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { PRACTICE } from '../presses/declarations.ts';
import { choicesOf, menuBlock, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';

export const levelName = (say: Say, level: LevelNumber): string =>
  say('level.choice', { level, name: say(`level.${level}`) });

export const levelScreen = (say: Say, id: GameId, level: LevelNumber): Screen =>
  quiet(
    text(say('levels.ask', { level, name: say(`level.${level}`) })),
    menuBlock(
      PRACTICE.to.play({ id, held: `${level}` }),
      say('levels.menu'),
      choicesOf(LEVELS, (each) => levelName(say, each), level),
    ),
  );
