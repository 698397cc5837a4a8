/** Moves named in a sentence: "**c3:e5** or **g3:e5**", never more than a reader takes in. */
import type { Say } from '../../i18n/say.ts';

const MOST = 8;

/** At most eight moves in bold, and how many more there are. */
export function moveList(say: Say, moves: readonly string[]): string {
  const bold = moves.map((move) => `**${move}**`);
  if (bold.length <= MOST) return say.list(bold, 'or');
  const items = say.list(bold.slice(0, MOST), 'plain');
  return say('list.more', { items, count: bold.length - MOST });
}
