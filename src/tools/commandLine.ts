/**
 * The command line of a tool: what it says, or one plain line about what is wrong with it, and exit code 2. Whoever mistypes
 * an option needs the options, not a stack.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { VARIANT_IDS, type VariantId } from '../draughts/variants.ts';

/** Ends the tool with this line. */
export function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

/** What went wrong, as a line for `refuse`; a connection that was tried at several addresses has a code and no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The options and words; what there is instead is told with a wrong one. */
export function readCommandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return refuse(`${reasonOf(error).split('. ')[0]}. The options: ${known.join(', ')}`);
  }
}

/** The variant of this name. */
export const variantCalled = (name: string): VariantId =>
  VARIANT_IDS.find((known) => known === name) ??
  refuse(`There is no variant ${name}. Use one of ${VARIANT_IDS.join(', ')}`);

/** A number from `least` to `most`, whole unless told otherwise. */
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
