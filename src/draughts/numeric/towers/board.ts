/** A Bashni position in the stack: the boards of the commanders, then every square's tower. */
import { board as small, turnBoard } from '../small/board.ts';
import { shared } from '../stack.ts';

const { stack } = shared;
const SQUARES = 32;

export const board = {
  ...small,
  ME: 0,
  THEM: 1,
  KINGS: 2,
  /** `from | to << 5` of the last capture. */
  MOVE: 3,
  TOWERS: 4,
  WORDS: 4 + SQUARES,
} as const;

const { KINGS, ME, THEM, TOWERS } = board;

/** Writes the position at `position` to `at` from the other side's point of view. */
export function turnTowers(position: number, at: number): void {
  stack[at + ME] = turnBoard(stack[position + THEM]!);
  stack[at + THEM] = turnBoard(stack[position + ME]!);
  stack[at + KINGS] = turnBoard(stack[position + KINGS]!);
  for (let square = 0; square < SQUARES; square += 1) {
    stack[at + TOWERS + square] = stack[position + TOWERS + SQUARES - 1 - square]!;
  }
}

/**
 * A tower in one integer. Colors never alternate inside a tower, because prisoners come from the
 * tops of other towers: the owner's pieces are above the prisoners. Arguments are ranks from the
 * top down (true is a king).
 *
 *     bits  0-3   the owner's pieces          bits  8-19  which of them are kings, from bit 8 down
 *     bits  4-7   prisoners                   bits 20-31  which of them are kings, from bit 20 down
 */
export const packTower = (own: readonly boolean[], taken: readonly boolean[]): number =>
  own.length | (taken.length << 4) | (bitsOf(own) << 8) | (bitsOf(taken) << 20);

const bitsOf = (ranks: readonly boolean[]): number =>
  ranks.reduce((mask, isKing, level) => (isKing ? mask | (1 << level) : mask), 0);

/** From bit 0 down. */
export const ownedKings = (tower: number): number => (tower >>> 8) & 0xfff;

/** From bit 0 down. */
export const prisonerKings = (tower: number): number => tower >>> 20;

export const crown = (tower: number): number => tower | 0x100;

export const ownCount = (tower: number): number => tower & 15;

export const prisoners = (tower: number): number => (tower >>> 4) & 15;

export const commanderIsKing = (tower: number): number => (tower >>> 8) & 1;

export const withPrisoner = (tower: number, isKing: number): number =>
  (tower + 0x10) | (isKing << (20 + prisoners(tower)));

/** 0 if it was alone. If the owner has no piece left, the prisoners are free and own the tower. */
export function withoutCommander(tower: number): number {
  if (ownCount(tower) > 1) return ((tower - 1) & 0xfff000ff) | ((tower >>> 1) & 0x7ff00);
  return prisoners(tower) | ((tower >>> 12) & 0xfff00);
}
