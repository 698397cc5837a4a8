/** A word of the engine about the game, where the server likes that: one of a few sentences for each moment. */
import { momentOf } from '../../game/moment.ts';
import type { Say } from '../../i18n/say.ts';
import type { Look } from '../board/look.ts';

const WAYS = [1, 2, 3, 4] as const;

/** What it says of the game as it stands; the same of the same state, and seldom the same twice in a row. */
export function remarkLine(say: Say, look: Look): string | null {
  const moment = momentOf(look);
  if (!moment) return null;
  const { id, moves } = look.game;
  const seed = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
  const way = WAYS[(seed + Math.floor(moves.length / 2)) % WAYS.length] ?? 1;
  return say(`remark.${moment}.${way}`);
}
