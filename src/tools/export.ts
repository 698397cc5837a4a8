/** Each server's finished games as one PDN file, and the games from direct messages as another. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '../game/game.ts';
import { recordOf } from '../game/record.ts';
import { makePdn } from '../notation/pdn/writer.ts';
import type { Database } from '../store/database/database.ts';
import { finishedGames, serversWithGames } from '../store/games/finished.ts';
import { openDatabase } from '../store/opening/open.ts';
import { Failure, existingDatabase, readCommandLine, reasonOf, runTool } from './commandLine.ts';
import { openProgress } from './progress.ts';

/** A damaged game is reported and left out. */
function report(error: unknown): void {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/** `null` if the game has an illegal move. */
function pdnOf(game: Game): string | null {
  try {
    return makePdn(recordOf(game));
  } catch (error) {
    report(error);
    return null;
  }
}

async function writeServer(database: Database, guildId: string | null, path: string): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx' });
  let count = 0;
  for await (const game of finishedGames(database, guildId, report)) {
    const text = pdnOf(game);
    if (text === null) continue;
    if (!file.write(count === 0 ? text : `\n${text}`)) await once(file, 'drain');
    count += 1;
  }
  file.end();
  await once(file, 'close');
  return count;
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Failure(`${folder} is not empty. Name a new folder.`);
}

async function run(): Promise<void> {
  const use = 'Use: npx crownhead export FOLDER';
  const { positionals } = readCommandLine({ allowPositionals: true, words: [1, 1], use });
  const [folder = ''] = positionals;
  const place = await existingDatabase();
  await emptyFolder(folder);
  const opened = await openDatabase(place, report, { isShared: true });
  if (!opened.ok) throw new Failure(opened.problem.message);
  const progress = openProgress(`Exporting to ${folder}`);
  let [games, files] = [0, 0];
  try {
    for (const guildId of await serversWithGames(opened.value)) {
      const path = join(folder, guildId === null ? 'direct-messages.pdn' : `server-${guildId}.pdn`);
      games += await writeServer(opened.value, guildId, path);
      files += 1;
      progress.say(`${games} games`);
    }
  } finally {
    progress.end();
    await opened.value.db.destroy();
  }
  console.log(`${games} finished games are in ${folder}, in ${files} files.`);
}

await runTool(run);
