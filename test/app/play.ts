/** Starts games at a table. */
import { accept, makeChallenge } from '../../src/app/play/challenges.ts';
import type { VariantId } from '../../src/draughts/variants.ts';
import type { Challenge } from '../../src/game/challenge/challenge.ts';
import type { Game, Place } from '../../src/game/game.ts';
import { PLACE } from '../store/samples.ts';
import { changeGame } from '../../src/app/save/change.ts';
import { makeMove } from '../../src/game/play/move.ts';
import { asking, type Table } from './table.ts';

/** Anna's challenge that anyone may accept; she has White. */
export async function invited(
  table: Table,
  place: Place = PLACE,
  variant: VariantId = 'russian',
  time?: string,
): Promise<Challenge> {
  const wish = { variant, opponent: null, color: 'white', time } as const;
  const made = await makeChallenge(table.app, asking(table, 'anna', place), wish);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}

/** Anna's game with White against `opponent`, whose invitation is no longer due. */
export async function begun(
  table: Table,
  opponent = 'boris',
  place: Place = PLACE,
  variant: VariantId = 'russian',
  time?: string,
): Promise<Game> {
  const { id } = await invited(table, place, variant, time);
  const accepted = await accept(table.app, asking(table, opponent, place), id);
  if (!accepted.ok) throw new Error(accepted.problem.code);
  await table.app.store.challenges.shown(id, 2, null, null);
  return accepted.value.game;
}

/** The same after Anna's first move, which wasn't shown; from then on there is no time limit. */
export async function opened(table: Table): Promise<Game> {
  const { id } = await begun(table);
  const act = { by: 'anna', at: table.time.now };
  const moved = await changeGame(table.app, id, (game) => makeMove(game, act, 'c3-d4'));
  if (!moved.ok) throw new Error(moved.problem.code);
  return moved.value.game;
}

export const begunAt = (table: Table, time: string): Promise<Game> =>
  begun(table, 'boris', PLACE, 'russian', time);
