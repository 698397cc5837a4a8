/** Filled stores, and their reports. */
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { isAddress } from '../../../src/store/opening/address.ts';
import { writeNew } from '../file.ts';
import { storeAt } from '../opened.ts';
import { sampleGame } from '../samples.ts';

export const open = (path: string, reports: unknown[] = []) =>
  openStore(path, (error) => reports.push(error));

export const opened = (path: string, reports: unknown[] = []): Promise<SweptStore> =>
  storeAt(path, (error) => void reports.push(error));

export async function filled(path: string, games: number): Promise<void> {
  if (!isAddress(path)) await writeNew(path);
  const store = await opened(path);
  for (let index = 0; index < games; index += 1) await store.games.add(sampleGame({ id: `g${index}` }), 0);
  await store.close();
}
