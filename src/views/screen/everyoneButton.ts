/** Shows what the asker alone sees to everyone in the channel, in a message of its own. */
import type { Say } from '../../i18n/say.ts';
import type { Press } from '../presses/press.ts';
import type { Button } from './screen.ts';

export const everyoneButton = (say: Say, press: Press): Button => ({
  press,
  label: say('button.everyone'),
  style: 'secondary',
  emoji: '📣',
});
