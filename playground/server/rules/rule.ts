/**
 * Discord's rules beyond its published schema, each named with its source, so that a refusal can be
 * looked up.
 *
 * Where Discord documents no error code, the code is the one that bots receive.
 */
import { invalidForm, type Flaw } from '../refusal.ts';

/** `check` yields errors with paths relative to the subject. */
export interface Rule<T> {
  readonly name: string;
  /** A page of docs.discord.com/developers, or "experience". */
  readonly source: string;
  readonly check: (subject: T) => Iterable<Flaw>;
}

/**
 * Throws a Refusal (50035) with the errors of all broken rules; `at` is the subject's path in the
 * body.
 */
export function demand<T>(rules: readonly Rule<T>[], subject: T, at: Flaw['path'] = []): void {
  const flaws = flawsBy(rules, subject, at);
  if (flaws.length > 0) throw invalidForm(flaws);
}

function flawsBy<T>(rules: readonly Rule<T>[], subject: T, at: Flaw['path'] = []): readonly Flaw[] {
  return rules.flatMap(({ check }) =>
    [...check(subject)].map((found) => ({ ...found, path: [...at, ...found.path] })),
  );
}

export function flaw(path: Flaw['path'], code: string, message: string): Flaw {
  return { path, code, message };
}

export const required = (path: Flaw['path']): Flaw =>
  flaw(path, 'BASE_TYPE_REQUIRED', 'This field is required');

export const tooLong = (path: Flaw['path'], most: number): Flaw =>
  flaw(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);

export const badLength = (path: Flaw['path'], least: number, most: number): Flaw =>
  flaw(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);

/** The index is that of the repetition. */
export function* repeated(
  values: readonly string[],
): Generator<{ readonly value: string; readonly index: number }> {
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) yield { value, index };
    seen.add(value);
  }
}

/** Discord counts Unicode code points. */
export const lengthOf = (text: string): number => Array.from(text).length;
