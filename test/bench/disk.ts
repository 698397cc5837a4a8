/** The disk alone, as a noise baseline for operations that wait for it. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGE = Buffer.alloc(8192, 1);

interface Disk {
  write(often: number): Promise<void>;
  close(): Promise<void>;
}

export async function openDisk(): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-disk-'));
  const file = openSync(join(folder, 'noise'), 'w');
  writeSync(file, PAGE);
  return {
    async write(often) {
      for (let time = 0; time < often; time += 1) {
        writeSync(file, PAGE, 0, PAGE.length, 0);
        fdatasyncSync(file);
      }
    },
    async close() {
      closeSync(file);
      await rm(folder, { recursive: true });
    },
  };
}
