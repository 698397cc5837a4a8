import type { Say } from '../../i18n/say.ts';
import { IMPORT } from '../presses/declarations.ts';
import { button } from '../screen/blocks.ts';
import type { Button, Form } from '../screen/screen.ts';

/** The most text that Discord allows in a window. */
const LONGEST = 3999;

export const importButton = (say: Say): Button =>
  button(IMPORT.to.window(), say('button.import'), { emoji: '📜' });

/** Opens the window again with the text that couldn't be read; `null` if the text wasn't kept. */
export const importAgain = (say: Say, id: string | null): Button =>
  button(id === null ? IMPORT.to.window() : IMPORT.to.again({ id }), say('button.import.again'), {
    style: 'primary',
  });

export const importForm = (say: Say, text = ''): Form => ({
  press: IMPORT.to.ask(),
  title: say('import.ask'),
  questions: [
    {
      kind: 'file',
      name: 'file',
      label: say('import.ask.file'),
      hint: say('import.ask.file-hint'),
      types: ['.pdn', '.fen', '.txt', '.gz'],
      isRequired: false,
    },
    {
      kind: 'line',
      name: 'text',
      label: say('import.ask.text'),
      hint: say('import.ask.text-hint'),
      value: text.length > LONGEST ? '' : text,
      longest: LONGEST,
      isRequired: false,
      isLong: true,
    },
    {
      kind: 'line',
      name: 'player',
      label: say('import.ask.player'),
      hint: say('import.ask.player-hint'),
      value: '',
      longest: 60,
      isRequired: false,
    },
  ],
});
