/** A file that someone attached to a command: told of first, read only when it is wanted. */
import type { Attempt } from '../../draughts/attempt.ts';
import type { Problem } from '../problem/problem.ts';

export interface GivenFile {
  readonly name: string;
  /** In bytes, as Discord tells. */
  readonly size: number;
  /** Where it lies for a day. */
  readonly url: string;
}

/** The largest file that is read, in bytes, which is what anyone may attach: ten thousand games. */
export const LARGEST_FILE = 10_000_000;

/** Reads a file; the problem is that it is too large or cannot be had in time. */
export type ReadFile = (file: GivenFile) => Promise<Attempt<Uint8Array, Problem>>;
