/**
 * The fields of a custom id: each writes a value and reads it back. Text that no field can read is
 * not from this bot.
 */
import { COLORS } from '../../draughts/types.ts';
import type { Game, GameId } from '../../game/game.ts';

export interface Field<T> {
  write(value: T): string;
  /** `null` if the text is not a valid value. */
  read(text: string): T | null;
}

const matching = (pattern: RegExp): Field<string> => ({
  write: (value) => value,
  read: (text) => (pattern.test(text) ? text : null),
});

/** Any text without the separator. */
export const words = matching(/^[^|]*$/u);

/** The id of a game, challenge, puzzle, or record. */
export const key = matching(/^[0-9a-z]+$/u);

/** A Discord id. */
export const snowflake = matching(/^[0-9A-Za-z-]+$/u);

/** A whole number from 0 to 999,999. */
export const count: Field<number> = {
  write: String,
  read: (text) => (/^\d{1,6}$/u.test(text) ? Number(text) : null),
};

export const oneOf = <const T extends string>(all: readonly T[]): Field<T> => ({
  write: (value) => value,
  read: (text) => all.find((each) => each === text) ?? null,
});

export const color = oneOf(COLORS);

/**
 * The state of presses on a game: the game, and the ply at which they were shown, so that a late
 * one is known for late.
 */

/** The ply at which the button was shown lets the bot recognize outdated presses. */
export const onGame = { id: key, ply: count } as const;

export const at = ({
  id,
  moves,
}: Pick<Game, 'id' | 'moves'>): { readonly id: GameId; readonly ply: number } => ({
  id,
  ply: moves.length,
});
