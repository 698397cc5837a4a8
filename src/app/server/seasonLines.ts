/** Lines of a season's table without those who asked not to be named. */
import { isFormer } from '../../game/player.ts';
import type { SeasonLine } from '../../rating/season.ts';
import type { Using } from '../ports/app.ts';

/** Places stay as they were won. */
export async function namedLines(
  { store }: Using<'personal'>,
  lines: readonly SeasonLine[],
): Promise<readonly SeasonLine[]> {
  const hidden = await store.personal.hiddenAmong(lines.map(({ player }) => player.id));
  return lines.filter(({ player }) => !hidden.has(player.id) && !isFormer(player.id));
}
