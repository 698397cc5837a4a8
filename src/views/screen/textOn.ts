/** All that can be read on a screen, in its order: the same as on the message that shows it, but for spaces at its edges. */
import type { Screen } from './screen.ts';

/** A line for each text of it. */
export const joined = (texts: readonly string[]): string => texts.map((each) => each.trim()).join('\n');

export const textOn = ({ blocks }: Screen): string =>
  joined(blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])));
