/** A command-line tool of several verbs: which there are, how each is used, and what its exit codes say. */
import { own } from '../draughts/own.ts';
import { refuse } from './commandLine.ts';

export interface Verb {
  /** What it does, in a few words. */
  readonly does: string;
  /** What may stand behind the verb, each with what it is for. */
  readonly usage: readonly (readonly [words: string, meaning: string])[];
  /** What it says by its exit code, beside 0 for done and 2 for a command line that makes no sense. */
  readonly exits?: string;
  /** Loads the program, which does its work at once: it finds the words behind the verb where a program has its own. */
  readonly start: () => Promise<unknown>;
}

export type Verbs = Readonly<Record<string, Verb>>;

/** In two columns. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const widest = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(widest)}  ${right}`.trimEnd()).join('\n');
}

const listOf = (program: string, verbs: Verbs): string =>
  [
    `Use: ${program} VERB, and ${program} VERB --help for more.`,
    columns(Object.entries(verbs).map(([verb, { does }]) => [verb, does])),
  ].join('\n\n');

const helpOf = (program: string, verb: string, { does, usage, exits }: Verb): string =>
  [
    `${program} ${verb}: ${does}.`,
    columns(usage.map(([words, meaning]) => [`${program} ${verb} ${words}`.trimEnd(), meaning])),
    `Exit codes: 0 done, ${exits === undefined ? '' : `${exits}, `}2 the command line or the settings make no sense.`,
  ].join('\n\n');

/** Does what the command line of this process asks for. */
export async function runVerb(program: string, verbs: Verbs): Promise<void> {
  const [, , name, ...words] = process.argv;
  if (name === undefined || name === '--help') {
    if (name === undefined) refuse(listOf(program, verbs));
    return console.log(listOf(program, verbs));
  }
  const verb = own(verbs, name) ?? refuse(`There is no ${program} ${name}. ${listOf(program, verbs)}`);
  if (words.includes('--help')) return console.log(helpOf(program, name, verb));
  // In place: programs may hold this very list.
  process.argv.splice(2, 1);
  await verb.start();
}
