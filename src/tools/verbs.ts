import { own } from '../kit/own.ts';
import { VERSION } from '../version.ts';
import { refuse } from './commandLine.ts';

export interface Verb {
  readonly does: string;
  readonly usage: readonly (readonly [words: string, meaning: string])[];
  /** The verb's exit codes, besides 0 (done) and 2 (a wrong command line). */
  readonly exits?: string;
  readonly start: () => Promise<unknown>;
}

export type Verbs = Readonly<Record<string, Verb>>;

function columns(rows: readonly (readonly [string, string])[]): string {
  const widest = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(widest)}  ${right}`.trimEnd()).join('\n');
}

const listOf = (program: string, verbs: Verbs): string =>
  [
    `Use: ${program} VERB, and ${program} help VERB for more. ${program} --version prints the version.`,
    columns(Object.entries(verbs).map(([verb, { does }]) => [verb, does])),
  ].join('\n\n');

const helpOf = (program: string, verb: string, { does, usage, exits }: Verb): string =>
  [
    `${program} ${verb}: ${does}.`,
    columns(usage.map(([words, meaning]) => [`${program} ${verb} ${words}`.trimEnd(), meaning])),
    `Exit codes: 0 done, ${exits === undefined ? '' : `${exits}, `}2 a mistake in the command line or the settings.`,
  ].join('\n\n');

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Runs the verb in the command line; also `help`, `help VERB`, `VERB --help`, `--version`. */
export async function runVerb(program: string, verbs: Verbs): Promise<void> {
  const [, , name = refuse(listOf(program, verbs)), ...words] = process.argv;
  const isHelp = HELP.has(name);
  const asked = isHelp ? words[0] : name;
  if (name === '--version') return console.log(VERSION);
  if (asked === undefined) return console.log(listOf(program, verbs));
  const verb = own(verbs, asked) ?? refuse(`There is no ${program} ${asked}. ${listOf(program, verbs)}`);
  if (isHelp || words.some((word) => HELP.has(word) && word !== 'help'))
    return console.log(helpOf(program, asked, verb));
  // Changes the list in place, because programs may already use it.
  process.argv.splice(2, 1);
  await verb.start();
}
