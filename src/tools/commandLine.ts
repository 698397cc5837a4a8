import { access } from 'node:fs/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { databaseOf, readConfig, takenByNpm, type Config } from '../config.ts';
import { VARIANT_IDS, type VariantId } from '../draughts/variants.ts';
import { IN_MEMORY, isAddress, isFile } from '../store/opening/address.ts';
import { fileFault, isFolder } from '../store/opening/fault.ts';

export function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

/** An error in the command line or the settings; exit code 2. */
export class Mistake extends Error {}

/** Work that could not be done; exit code 1. */
export class Failure extends Error {}

const hasPath = (error: unknown): boolean => error instanceof Error && 'path' in error;

export async function runTool(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isExpected = error instanceof Mistake || error instanceof Failure || hasPath(error);
    console.error(isExpected ? reasonOf(error) : error);
    process.exitCode = error instanceof Mistake ? 2 : 1;
  }
}

/** Refuses a folder, or a database in memory, which only its own process can use. */
export function mustBeDatabase(place: string): void {
  if (place === IN_MEMORY)
    refuse(`The database ${place} is in the bot's memory, so no other program can use it.`);
  if (isFile(place) && isFolder(place)) refuse(fileFault('folder', place).message);
}

/** Refuses a database file that doesn't exist, because opening it would create it. */
export async function mustExist(place: string): Promise<void> {
  mustBeDatabase(place);
  if (isAddress(place)) return;
  await access(place).catch(() => refuse(`There is no database ${place}.`));
}

/** The bot's database. Refuses if it doesn't exist. */
export async function existingDatabase(): Promise<string> {
  const place = databaseOf(readSettings());
  await mustExist(place);
  return place;
}

export function readSettings(): Config {
  const config = readConfig();
  return config.ok ? config.value : refuse(['Invalid settings:', ...config.problem].join('\n'));
}

const FILE_WORDS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['EACCES', "this user can't open it"],
  ['EISDIR', 'this is a folder'],
  ['ENOTDIR', 'a part of this path is a file'],
]);

/** An error in one line. If several addresses were tried, the error has a code but no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const words = FILE_WORDS.get(code);
  if (words !== undefined && 'path' in error) return `${String(error.path)}: ${words}`;
  return error.message || (typeof code === 'string' ? code : error.name);
}

function refuseTaken(options: NonNullable<ParseArgsConfig['options']>): void {
  const taken = Object.keys(options).find((name) => takenByNpm(name) && !process.argv.includes(`--${name}`));
  if (taken !== undefined)
    refuse(`npm took --${taken} for itself. Write -- before the options: npm run … -- --${taken}`);
}

interface Usage {
  /** The hint that follows an error in the command line. */
  readonly use?: string;
  /** The fewest and the most words, besides options. */
  readonly words?: readonly [least: number, most: number];
}

/** Reads the options and other words after the verb. Errors end the program with one sentence. */
export function readCommandLine<T extends ParseArgsConfig & Usage>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  const { use = 'Use --help to see how', words: [least, most] = [0, Infinity], options = {} } = config;
  refuseTaken(options);
  try {
    const line = parseArgs(config);
    const { length } = parseArgs({ ...config, tokens: false }).positionals;
    return length < least || length > most ? refuse(use) : line;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const help = known.length === 0 ? use : `The options: ${known.join(', ')}`;
    return refuse(`${reasonOf(error).split('. ')[0]}. ${help}`);
  }
}

export const variantCalled = (name: string): VariantId =>
  VARIANT_IDS.find((known) => known === name) ??
  refuse(`There is no variant ${name}. Use one of ${VARIANT_IDS.join(', ')}`);

const DECIMAL = /^\d+(?:\.\d+)?(?:e\d+)?$/u;

/** NaN unless the text is a decimal number. `0x10` and an empty string give NaN. */
export const numberFrom = (text: string): number => (DECIMAL.test(text) ? Number(text) : Number.NaN);

export function numberIn(
  name: string,
  text: string,
  [least, most]: readonly [number, number],
  isWhole = true,
): number {
  const number = numberFrom(text);
  if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number;
  const kind = isWhole ? 'a whole number' : 'a number';
  return refuse(`${name} ${text}: use ${kind} from ${least} to ${most}`);
}
