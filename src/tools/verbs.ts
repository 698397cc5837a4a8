import { own } from '../kit/own.ts';
import { refuse } from './commandLine.ts';

export interface Verb {
  readonly does: string;
  readonly usage: readonly (readonly [words: string, meaning: string])[];
  /** Its exit codes, besides 0 (done) and 2 (a wrong command line). */
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
    `Use: ${program} VERB, and ${program} VERB --help for more.`,
    columns(Object.entries(verbs).map(([verb, { does }]) => [verb, does])),
  ].join('\n\n');

const helpOf = (program: string, verb: string, { does, usage, exits }: Verb): string =>
  [
    `${program} ${verb}: ${does}.`,
    columns(usage.map(([words, meaning]) => [`${program} ${verb} ${words}`.trimEnd(), meaning])),
    `Exit codes: 0 done, ${exits === undefined ? '' : `${exits}, `}2 a mistake in the command line or the settings.`,
  ].join('\n\n');

export async function runVerb(program: string, verbs: Verbs): Promise<void> {
  const [, , name, ...words] = process.argv;
  if (name === undefined || name === '--help') {
    if (name === undefined) refuse(listOf(program, verbs));
    return console.log(listOf(program, verbs));
  }
  const verb = own(verbs, name) ?? refuse(`There is no ${program} ${name}. ${listOf(program, verbs)}`);
  if (words.includes('--help')) return console.log(helpOf(program, name, verb));
  // In place, because programs may hold this list.
  process.argv.splice(2, 1);
  await verb.start();
}
