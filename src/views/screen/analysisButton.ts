/** The button that asks for the analysis of a game. */
import type { Say } from '../../i18n/say.ts';
import type { Button } from './screen.ts';
import type { Subject } from '../../analysis/subject.ts';
import { ANALYZE } from '../presses/declared.ts';

export const analyzeButton = (say: Say, subject: Subject): Button => ({
  press: ANALYZE.to.begin({ ...subject, ply: 0, bottom: 'white' }),
  label: say('button.analyze'),
  style: 'secondary',
  emoji: '🔍',
});
