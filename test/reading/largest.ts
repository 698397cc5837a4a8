/** The largest files that a user can import, of several kinds. */
import { LARGEST_FILE } from '../../src/app/ports/reading.ts';

const GAME = '[White "........"]\n[Black "B"]\n[Result "1-1"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n';

const filled = (unit: string): Buffer => Buffer.alloc(LARGEST_FILE, unit);

export const LARGEST = {
  games: () => filled(GAME),
  'games in a code page': () => {
    const bytes = filled(GAME);
    for (let at = 8; at < bytes.length; at += GAME.length) bytes.fill(0xd7, at, at + 8);
    return bytes;
  },
  positions: () => filled('W:W31,32:B19,20\n'),
  'one game': () => filled('32-28 '),
  'one comment': () => filled('{a '),
} as const satisfies Record<string, () => Buffer>;
