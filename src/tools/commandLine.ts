import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig, takenByNpm, type Config } from '../config.ts';
import { VARIANT_IDS, type VariantId } from '../draughts/variants.ts';

export function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

export class Mistake extends Error {}

export async function runTool(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Mistake ? error.message : error);
    process.exitCode = 1;
  }
}

export function readSettings(): Config {
  const config = readConfig();
  return config.ok ? config.value : refuse(['The settings have mistakes:', ...config.problem].join('\n'));
}

/** An error as a line; a connection tried at several addresses has a code and no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function refuseTaken(options: NonNullable<ParseArgsConfig['options']>): void {
  const taken = Object.keys(options).find((name) => takenByNpm(name) && !process.argv.includes(`--${name}`));
  if (taken !== undefined)
    refuse(`npm took --${taken} for itself. Write -- before the options: npm run … -- --${taken}`);
}

export function readCommandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  refuseTaken(config.options ?? {});
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return refuse(`${reasonOf(error).split('. ')[0]}. The options: ${known.join(', ')}`);
  }
}

export const variantCalled = (name: string): VariantId =>
  VARIANT_IDS.find((known) => known === name) ??
  refuse(`There is no variant ${name}. Use one of ${VARIANT_IDS.join(', ')}`);

export function numberIn(
  name: string,
  text: string,
  [least, most]: readonly [number, number],
  isWhole = true,
): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number;
  const kind = isWhole ? 'a whole number' : 'a number';
  return refuse(`${name} ${text}: use ${kind} from ${least} to ${most}`);
}
