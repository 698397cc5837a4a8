/** Finished games for leaderboards. */
import { expect } from 'vitest';
import type { BoardPage, BoardQuestion } from '../../../src/app/ports/subjects/standings.ts';
import type { Store } from '../../../src/app/ports/store.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Changes } from '../../game/players.ts';
import { DAY, NOON } from '../../rating/games.ts';
import { nextVersion, sampleChallenge, sampleGame } from '../samples.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';

export const MOVES = Array.from({ length: 30 }, () => 'c3-d4');

export const over = (game: Game, winner: 'white' | 'black' | null, at: number): Game =>
  nextVersion(game, { result: { winner, by: winner ? 'resignation' : 'agreement' }, changedAt: at });

export const BOARD: BoardQuestion = {
  guildId: 'guild-1',
  pool: 'all',
  span: 'ever',
  order: 'wins',
  now: NOON + DAY,
};

export async function begin(store: Store, changes: Changes): Promise<Game> {
  const game = sampleGame({ moves: MOVES, ...changes });
  const challenge = sampleChallenge({ id: `c-${game.id}` });
  await store.challenges.add(challenge, 2000);
  await store.games.begin({ ...challenge, version: 2, state: 'accepted', gameId: game.id }, game, 2000);
  return game;
}

export async function play(store: Store, id: string, at: number, changes: Changes = {}): Promise<Game> {
  const game = over(await begin(store, { id, ...changes }), 'white', at);
  expect(await saveGame({ store }, game, null)).toBe(true);
  return game;
}

export const pageOf = (store: Store, board: BoardQuestion, offset = 0, reader = 'anna'): Promise<BoardPage> =>
  store.standings.page(board, { offset, size: 20, reader });
