/** The button that asks for the analysis of a game. */
import type { Say } from '../../i18n/say.ts';
import type { Button } from '../screen.ts';
import { beginPress, type SubjectPress } from './press.ts';

export const analyseButton = (say: Say, subject: SubjectPress): Button => ({
  press: beginPress(subject),
  label: say('button.analyse'),
  style: 'secondary',
  emoji: '🔍',
});
