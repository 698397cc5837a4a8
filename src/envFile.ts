/** The file `.env`, and remarks on mistakes that its author may miss. They repeat no value. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { type Result, done, refused } from './kit/result.ts';
import { own } from './kit/own.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

interface EnvFile {
  readonly text: string;
  readonly isUtf16: boolean;
  readonly variables: Variables;
}

/** Windows PowerShell writes UTF-16 with `>`. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** The value is `null` if there is no file. */
export function readEnvFile(folder: string): Result<EnvFile | null, string> {
  try {
    const bytes = readFileSync(join(folder, '.env'));
    const encoding = encodingOf(bytes);
    // Removes the byte order mark, which would become part of the first name.
    const text = new TextDecoder(encoding).decode(bytes);
    return done({ text, isUtf16: encoding !== 'utf-8', variables: parse(text) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return done(null);
    if (code === 'EISDIR') return refused('.env is a folder. Replace it by a file (see .env.example).');
    return refused(`.env can’t be read (${String(code ?? error)}). Give this user the right to read it.`);
  }
}

/** Whether a file that begins in UTF-8 contains UTF-16. */
const isMixed = ({ text }: EnvFile): boolean => text.includes('\0');

const ENTRY = /^\s*(?:export\s+)?([\w.-]+)(?:\s*=|:\s)/u;

/** The numbers (from 1) of lines that are no entry, comment, or part of a multi-line value. */
function strayLines({ text, variables }: EnvFile): readonly number[] {
  const inner = new Set(
    Object.values(variables)
      .filter((value) => value?.includes('\n'))
      .flatMap((value) => value?.split('\n') ?? []),
  );
  return text.split(/\r?\n|\r/u).flatMap((line, index) => {
    const isFine = /^\s*(?:#|$)/u.test(line) || ENTRY.test(line);
    return isFine || [...inner].some((part) => line.includes(part)) ? [] : [index + 1];
  });
}

function repeatedNames({ text }: EnvFile): readonly string[] {
  const names = text.split(/\r?\n|\r/u).flatMap((line) => ENTRY.exec(line)?.[1] ?? []);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** How many letters to insert, delete, replace, or swap with the next letter. */
function distance(one: string, other: string): number {
  let [before, last]: readonly number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next.push(
        Math.min(
          (last?.[at] ?? Infinity) + 1,
          (next[at - 1] ?? Infinity) + 1,
          (last?.[at - 1] ?? Infinity) + (isSame ? 0 : 1),
          isSwapped ? (before?.[at - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last?.at(-1) ?? Infinity;
}

const MOST_LETTERS = 2;
const TOKEN = 'DISCORD_TOKEN';

/** The known name that an unknown name probably means. */
export function meantBy(name: string, known: readonly string[]): string | null {
  const plain = name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '_');
  if (known.includes(plain)) return plain;
  const [nearest] = known
    .map((each) => ({ each, far: distance(plain, each) }))
    .filter(({ each, far }) => far <= Math.min(MOST_LETTERS, each.length / 4))
    .toSorted((one, other) => one.far - other.far);
  if (nearest) return nearest.each;
  const words = plain.split('_').filter(Boolean);
  if (words.includes('TOKEN')) return TOKEN;
  return known.find((each) => words.every((word) => each.split('_').includes(word))) ?? null;
}

/** Shorter names in the environment belong to other programs. */
const LONG = 10;

function strangers(names: readonly string[], known: readonly string[], place: string): readonly string[] {
  return names.flatMap((name) => {
    const meant = known.includes(name) ? null : meantBy(name, known);
    return meant === null ? [] : [`${name} in ${place} is not a setting. Did you mean ${meant}?`];
  });
}

/** The name of a settings file with a mistake in it, such as `.env.txt` from Windows Notepad. */
const OTHER_NAME = /^(?:\.env\.(?!example$).+|\.?env(?:\.txt)?|\.env\.example\.txt)$/iu;

/**
 * Remarks on mistakes in the settings, one sentence each. `environment` also contains the file's
 * variables that it doesn't override.
 */
export function remarksOn(
  file: EnvFile | null,
  environment: Variables,
  known: readonly string[],
  files: readonly string[],
): readonly string[] {
  const inEnvironment = Object.keys(environment).filter(
    (name) => name.length >= LONG && !(file && Object.hasOwn(file.variables, name)),
  );
  const near = inEnvironment.filter((name) => known.some((each) => distance(name, each) <= MOST_LETTERS));
  const remarks = strangers(near, known, 'the environment');
  if (file === null) {
    const other = files.find((name) => OTHER_NAME.test(name));
    return other === undefined
      ? remarks
      : [...remarks, `The settings are read from .env, not from ${other}. Rename it to .env.`];
  }
  const names = Object.keys(file.variables);
  const overridden = names.filter(
    (name) => known.includes(name) && (own(environment, name) ?? '') !== own(file.variables, name),
  );
  return [
    ...remarks,
    ...(file.isUtf16 ? ['.env is in UTF-16, which other programs can’t read. Save it as UTF-8.'] : []),
    ...(isMixed(file)
      ? ['A part of .env is in UTF-16, which >> in PowerShell appends. Write it again, and save it as UTF-8.']
      : []),
    ...strangers(names, known, '.env'),
    ...repeatedNames(file).map((name) => `${name} is in .env more than once. The last line counts.`),
    ...(isMixed(file) ? [] : strayLines(file)).map(
      (line) => `Line ${line} of .env has no name. Write NAME=value.`,
    ),
    ...overridden.map((name) =>
      own(environment, name)?.trim()
        ? `The environment variable ${name} overrides .env.`
        : `The environment variable ${name} is empty, and overrides .env.`,
    ),
  ];
}

export const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
