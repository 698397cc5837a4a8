/** Cards of games. */
import type { Game } from '../../../src/game/game.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { cardScreen } from '../../../src/views/game/card.ts';
import { sampleGame } from '../../store/samples.ts';

export const say = sayIn('en-US');

export const cardOf = (changes: Partial<Game>) => cardScreen(say, sampleGame(changes));
