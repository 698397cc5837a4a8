import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOf, DEFAULT_BACKUPS } from '../config.ts';
import { placeName } from '../store/opening/address.ts';
import { backUpInto } from '../store/backup/backUpInto.ts';
import { mustExist, readCommandLine, readSettings, reasonOf, refuse } from './commandLine.ts';
import { openProgress, sizeWords, withProgress } from './progress.ts';

const { positionals } = readCommandLine({
  allowPositionals: true,
  words: [0, 1],
  use: 'Use: npx crownhead backup, or npx crownhead backup FOLDER',
});
const config = readSettings();
const place = databaseOf(config);
await mustExist(place);
const { folder: named, keep } = config.backups;
const [other] = positionals;
const folder = other ?? named ?? DEFAULT_BACKUPS;
const order = { place, folder, keep: other === undefined ? keep : Number.POSITIVE_INFINITY, at: Date.now() };

const written = (): string => {
  const parts = globSync('*.part', { cwd: folder });
  return sizeWords(
    parts.reduce(
      (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    ),
  );
};

const progress = openProgress(`Backing up ${placeName(place)}`, written);
const made = await withProgress(progress, backUpInto(order)).catch((error: unknown) =>
  refuse(reasonOf(error)),
);
if (!made.ok) refuse(made.problem);
const { path, games, bytes, removed } = made.value;
console.log(
  `${placeName(place)} was backed up to ${path}: ${games} games, ${Math.ceil(bytes / 1024)} KB, checked.`,
);
for (const old of removed) console.log(`${old} was deleted because BACKUP_KEEP is ${keep}.`);
