/** The parts of a press's custom id: how a value is written there, and read again. What does not read is not ours. */
import { COLORS } from '../../draughts/types.ts';

export interface Field<T> {
  write(value: T): string;
  /** `null` when the text is no such value. */
  read(text: string): T | null;
}

const matching = (pattern: RegExp): Field<string> => ({
  write: (value) => value,
  read: (text) => (pattern.test(text) ? text : null),
});

/** Any text without the character that separates the parts. */
export const words = matching(/^[^|]*$/u);

/** The id of a game, a challenge, a puzzle, a record. */
export const key = matching(/^[0-9a-z]+$/u);

/** A Discord id. */
export const snowflake = matching(/^[0-9A-Za-z-]+$/u);

/** A whole number from 0 to 999,999. */
export const count: Field<number> = {
  write: String,
  read: (text) => (/^\d{1,6}$/u.test(text) ? Number(text) : null),
};

/** One of a few words. */
export const oneOf = <const T extends string>(all: readonly T[]): Field<T> => ({
  write: (value) => value,
  read: (text) => all.find((each) => each === text) ?? null,
});

export const color = oneOf(COLORS);
