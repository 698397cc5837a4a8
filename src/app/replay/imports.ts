/** Games that someone imports for everyone in a server count in its opening explorer. */
import { hash } from 'node:crypto';
import type { Imported } from '../../features/explore/rules.ts';
import type { Using } from '../ports/app.ts';
import type { RecordRequest } from '../ports/reading.ts';

const [MOST_PER_FILE, MOST_PER_SERVER] = [200, 5000];
/** The number of games per write to the store. */
const FEW = 10;

interface Importing {
  readonly guildId: string | null;
  readonly recordId: string;
}

export async function countImported(
  { store }: Using<'explorer'>,
  { guildId, recordId }: Importing,
  games: readonly Imported[],
): Promise<number> {
  if (guildId === null) return 0;
  const of = { guildId, recordId, most: MOST_PER_SERVER };
  const named = games.map(({ name, ...game }) => ({ ...game, id: hash('sha256', `${guildId} ${name}`) }));
  let counted = 0;
  for (let at = 0; at < named.length; at += FEW)
    counted += await store.explorer.addImported(of, named.slice(at, at + FEW));
  return counted;
}

/** Counts the first games of a file. */
export async function countFile(
  app: Using<'explorer', 'reading'>,
  of: Importing,
  { source, variant, fileName }: RecordRequest,
  by: string,
): Promise<number> {
  if (of.guildId === null) return 0;
  const read = await app.reading.games({ source, variant, fileName, most: MOST_PER_FILE }, by);
  return read.ok ? countImported(app, of, read.value) : 0;
}
