/**
 * Refuses a database with games of real servers, because the bot would eventually erase them here.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { type Memory, memoryIn, openMemoryFile, removeDatabase } from './server/memory/memory.ts';
import { GUILD } from './server/world/guild.ts';
import type { Config } from '../src/config.ts';
import { type Result, done, refused } from '../src/kit/result.ts';
import type { Database } from '../src/store/database/database.ts';
import { IN_MEMORY } from '../src/store/opening/address.ts';
import { fileFault, fileFaultCodeOf, type StoreFault } from '../src/store/opening/fault.ts';
import { openDatabase } from '../src/store/opening/open.ts';
import { listenFaultOf, listenWords } from '../src/web/listening.ts';

export interface Place {
  readonly games: string;
  readonly memory: Memory | undefined;
  readonly words: string;
  readonly leave: () => Promise<void>;
}

export interface PlaceRequest {
  readonly games: string | null;
  /** Whether to use a temporary place if this one can't be used. */
  readonly otherwiseNowhere?: boolean;
  readonly fresh?: boolean;
  readonly people?: readonly string[];
  /** Whether a game is running in an empty playground. */
  readonly isBegun?: boolean;
}

export const USUAL: PlaceRequest = { games: 'data/playground.sqlite', otherwiseNowhere: true };

export async function takePlace({
  games,
  otherwiseNowhere,
  fresh,
}: PlaceRequest): Promise<Result<Place, string>> {
  if (games === null || games === IN_MEMORY) return passing('This playground saves nothing when it ends.');
  const taken = await lasting(games, fresh ?? false, otherwiseNowhere === true);
  if (taken.ok || otherwiseNowhere !== true) return taken;
  return passing(`${taken.problem} What happens in this playground is not kept.`);
}

/** `isUsual`: whether it is the playground's own file, because nobody named another one. */
async function lasting(games: string, fresh: boolean, isUsual: boolean): Promise<Result<Place, string>> {
  const own = await ownGames(games, GUILD.id);
  if (!own.ok) {
    const mayStartOver = isUsual && own.problem.code === 'unreleased';
    if (!mayStartOver) return refused(own.problem.message);
    if (!fresh) return refused(unreleased(games));
  }
  const opened = openMemory(messagesBeside(games));
  if (!opened.ok) return opened.problem === null ? refused(taken(games)) : refused(opened.problem);
  const memory = opened.value;
  if (fresh) {
    memory.clear();
    removeDatabase(games);
  }
  const posted = memory.ahead() === null && !fresh ? await postAgain(games, Date.now()) : done(null);
  if (!posted.ok) {
    memory.close();
    return refused(posted.problem.message);
  }
  return done({ games, memory, words: kept(games), leave: async () => memory.close() });
}

/** `data/playground-messages.sqlite` for `data/playground.sqlite`. */
function messagesBeside(games: string): string {
  const { dir, name, ext } = parse(games);
  return join(dir, `${name}-messages${ext}`);
}

/** The problem is `null` when another playground has the file open. */
function openMemory(path: string): Result<Memory, string | null> {
  try {
    const opened = openMemoryFile(path);
    return opened.ok ? done(memoryIn(opened.value)) : refused(null);
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code === null) throw error;
    return refused(fileFault(code, path).message);
  }
}

type Unusable = Pick<StoreFault, 'message'> & { readonly code: StoreFault['code'] | 'real-games' };

async function passing(words: string): Promise<Result<Place, string>> {
  try {
    const folder = await mkdtemp(join(tmpdir(), 'crownhead-'));
    const leave = (): Promise<void> => rm(folder, { recursive: true, force: true });
    return done({ games: join(folder, 'playground.sqlite'), memory: undefined, words, leave });
  } catch (error) {
    const fault = folderFault(error);
    if (fault === null) throw error;
    return refused(fault);
  }
}

const kept = (games: string): string =>
  `Games and messages are saved in ${games} for the next start. To start over: npm start -- --fresh`;

const unreleased = (games: string): string =>
  `The games in ${games} are from before version 1.0, which this version can't read. npm start -- --fresh deletes them and starts over.`;

const taken = (games: string): string => `Another playground is using the games in ${games}.`;

const ownGames = (path: string, guildId: string): Promise<Result<null, Unusable>> =>
  inDatabase(path, async ({ db }) => {
    const others = db.selectFrom('server').select('guild_id').where('guild_id', '<>', guildId);
    const isOwn = (await others.limit(1).executeTakeFirst()) === undefined;
    return isOwn ? done(null) : refused({ code: 'real-games', message: realGames(path) });
  });

const postAgain = (path: string, now: number): Promise<Result<null, Unusable>> =>
  inDatabase(path, async ({ db }) => {
    const shownNowhere = { shown_version: 0, card_channel_id: null, card_message_id: null, due_at: now };
    await db.updateTable('game').set(shownNowhere).where('state', '=', 'running').execute();
    return done(null);
  });

async function inDatabase(
  path: string,
  work: (database: Database) => Promise<Result<null, Unusable>>,
): Promise<Result<null, Unusable>> {
  const opened = await openDatabase(path, (error) => console.error(String(error)));
  if (!opened.ok) return opened;
  try {
    return await work(opened.value);
  } finally {
    await opened.value.db.destroy();
  }
}

const realGames = (path: string): string =>
  `The database ${path} has games of real servers, so the playground won’t use it. Write the DISCORD_TOKEN of their bot into .env, or set DATABASE_PATH to another file.`;

/** `null` for an unexpected error; `last` is the last port tried. */
export function pageFault(error: unknown, { host, port }: Config['playground'], last: number): string | null {
  const fault = listenFaultOf(error);
  if (fault === 'taken')
    return `The ports ${port} to ${last} at ${host} are in use. Set PORT to another port; 0 is any free one.`;
  return fault && listenWords(fault, { host, port }, '');
}

const folderFault = (error: unknown): string | null =>
  codeOf(error) === ''
    ? null
    : `The folder for temporary files, ${tmpdir()}, isn’t writable. Set TMPDIR to another folder, or DATABASE_PATH to a file for the games.`;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
