/** What can be pressed on a screen, in its order: the same as on the message that shows it, of which it tells what that shows. */
import type { Press } from '../presses/press.ts';
import type { Screen } from './screen.ts';

export const pressesOn = ({ blocks }: Screen): readonly Press[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'buttons') return block.buttons.map(({ press }) => press);
    if (block.kind === 'picker') return [block.picker.press];
    return block.kind === 'menu' ? [block.menu.press] : [];
  });
