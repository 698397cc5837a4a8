/**
 * Where a playground keeps its things: the bot's games in one file, what the stand-in remembers in another beside it. Whoever has
 * the latter open has the place, so that two playgrounds never play with the same games.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { done, refused, type Attempt } from '../src/draughts/attempt.ts';
import { fileFault, fileFaultCodeOf } from '../src/store/opening/fileFault.ts';
import { ownGames, postAgain } from './ownGames.ts';
import { folderFault } from './placeFault.ts';
import { memoryIn, type Memory } from './server/memory/memory.ts';
import { openMemoryFile, removeDatabase } from './server/memory/memoryFile.ts';
import { GUILD } from './server/world/world.ts';

export interface Place {
  /** The bot's database. */
  readonly games: string;
  /** None: all goes when the playground does. */
  readonly memory: Memory | undefined;
  /** For who starts it: what is kept, or why nothing is. */
  readonly words: string;
  /** Leaves it to others; what passes is removed. */
  readonly leave: () => Promise<void>;
}

/** Where somebody wants it. */
export interface Wanted {
  /** The SQLite file of the games; `null`: they need not last. */
  readonly games: string | null;
  /** When it cannot be there, it may keep nothing instead. */
  readonly otherwiseNowhere?: boolean;
  /** What was there before is erased. */
  readonly fresh?: boolean;
  /** Who lives there beside the usual people, by their names. */
  readonly people?: readonly string[];
}

/** Where it is when nobody says anything else. */
export const USUAL: Wanted = { games: 'data/playground.sqlite', otherwiseNowhere: true };

/** A database without a file, as SQLite calls it: nobody who names it wants anything to last. */
const NO_FILE = ':memory:';

/** Takes the place; the problem is a plain sentence. */
export async function takePlace({ games, otherwiseNowhere, fresh }: Wanted): Promise<Attempt<Place, string>> {
  if (games === null || games === NO_FILE) return passing('Nothing is kept when this playground ends.');
  const taken = await lasting(games, fresh ?? false);
  if (taken.ok || otherwiseNowhere !== true) return taken;
  return passing(`${taken.problem} What happens in this playground is not kept.`);
}

async function lasting(games: string, fresh: boolean): Promise<Attempt<Place, string>> {
  const own = await ownGames(games, GUILD.id);
  if (!own.ok) return own;
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
    return posted;
  }
  return done({ games, memory, words: kept(games), leave: async () => memory.close() });
}

/** `data/playground.sqlite` has `data/playground-messages.sqlite` beside it. */
function messagesBeside(games: string): string {
  const { dir, name, ext } = parse(games);
  return join(dir, `${name}-messages${ext}`);
}

/** The problem is `null` when another playground has it. */
function openMemory(path: string): Attempt<Memory, string | null> {
  try {
    const opened = openMemoryFile(path);
    return opened.ok ? done(memoryIn(opened.value)) : refused(null);
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code === null) throw error;
    return refused(fileFault(code, path).message);
  }
}

/** A folder for temporary files, which goes with the playground. */
async function passing(words: string): Promise<Attempt<Place, string>> {
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
  `Games and messages are kept in ${games} and are there again at the next start. To start over: npm start -- --fresh`;

const taken = (games: string): string => `Another playground is running with the games in ${games}.`;
