/**
 * What Discord demands beyond its published schema: each demand a small named rule with its source, so that a refusal
 * can be looked up and a rule that Discord changes is found at once.
 *
 * Where Discord's documents name no error code, the code is the one that bots are known to get.
 */
import { invalidForm, type Flaw } from '../refusal.ts';

/** One demand on a `T`; `check` yields what breaks it, with paths from the `T` on. */
export interface Rule<T> {
  readonly name: string;
  /** A page of docs.discord.com/developers, or "experience". */
  readonly source: string;
  readonly check: (subject: T) => Iterable<Flaw>;
}

/** Throws a Refusal (50035) with the flaws of all broken rules; `at` is where the subject stands in the body. */
export function demand<T>(rules: readonly Rule<T>[], subject: T, at: Flaw['path'] = []): void {
  const flaws = flawsBy(rules, subject, at);
  if (flaws.length > 0) throw invalidForm(flaws);
}

/** The flaws of all broken rules. */
function flawsBy<T>(rules: readonly Rule<T>[], subject: T, at: Flaw['path'] = []): readonly Flaw[] {
  return rules.flatMap(({ check }) =>
    [...check(subject)].map((found) => ({ ...found, path: [...at, ...found.path] })),
  );
}

/** A flaw at `path`. */
export function flaw(path: Flaw['path'], code: string, message: string): Flaw {
  return { path, code, message };
}

export const required = (path: Flaw['path']): Flaw =>
  flaw(path, 'BASE_TYPE_REQUIRED', 'This field is required');

export const tooLong = (path: Flaw['path'], most: number): Flaw =>
  flaw(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);

export const badLength = (path: Flaw['path'], least: number, most: number): Flaw =>
  flaw(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);

/** The values that come twice, with the place of the second. */
export function* repeated(
  values: readonly string[],
): Generator<{ readonly value: string; readonly index: number }> {
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) yield { value, index };
    seen.add(value);
  }
}

/** Discord counts characters as Unicode code points. */
export const lengthOf = (text: string): number => Array.from(text).length;
