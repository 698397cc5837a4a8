/** Stores with something in them, opened and changed behind their back. */
import SqliteFile from 'better-sqlite3';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { sampleChallenge, sampleGame } from '../samples.ts';

export const open = (path: string, reports: unknown[] = []) =>
  openStore(path, (error) => reports.push(error));

export async function opened(path: string, reports: unknown[] = []): Promise<SweptStore> {
  const attempt = await open(path, reports);
  if (!attempt.ok) throw new Error(attempt.problem.message);
  return attempt.value;
}

/** A store with `games` games, closed again. */
export async function filled(path: string, games: number): Promise<void> {
  const store = await opened(path);
  for (let index = 0; index < games; index += 1) {
    await store.addChallenge(sampleChallenge({ id: `c${index}` }), 0);
    const accepted = sampleChallenge({ id: `c${index}`, version: 2, state: 'accepted', gameId: `g${index}` });
    await store.beginGame(accepted, sampleGame({ id: `g${index}` }), 0);
  }
  await store.close();
}

export async function change(path: string, sql: string): Promise<void> {
  const file = new SqliteFile(path);
  file.exec(sql);
  file.close();
}
