import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig, type Config } from '../config.ts';
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

/** npm takes options before `--` for itself, and sets a variable for each. */
function refuseSwallowed(options: NonNullable<ParseArgsConfig['options']>): void {
  const script = process.env['npm_lifecycle_event'];
  // npx has its own --yes.
  if (script === undefined || script === 'npx') return;
  const swallowed = Object.keys(options).find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] && !process.argv.includes(`--${name}`),
  );
  if (swallowed !== undefined)
    refuse(`npm took --${swallowed} for itself. Write -- before it: npm run ${script} -- … --${swallowed}`);
}

export function readCommandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  refuseSwallowed(config.options ?? {});
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
