/** Two stores on one new, empty database, as for two processes, and operations on one of them. */
import { expect } from 'vitest';
import type { SweptStore } from '../../../src/app/due/kinds.ts';
import type { GameFilter } from '../../../src/app/ports/subjects/games.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Changes } from '../../game/players.ts';
import { sampleChallenge, sampleGame } from '../samples.ts';
import { claimDue } from '../claiming.ts';

export type Pair = readonly [SweptStore, SweptStore];

/** Begins a game from a challenge, as every game begins. */
export async function begin(store: SweptStore, changes: Changes = {}, dueAt = 2000): Promise<Game> {
  const game = sampleGame(changes);
  const challenge = sampleChallenge({ id: `c-${game.id}` });
  await store.challenges.add(challenge, dueAt);
  const accepted = { ...challenge, version: 2, state: 'accepted', gameId: game.id } as const;
  expect(await store.games.begin(accepted, game, dueAt)).toBe(true);
  await store.challenges.shown(challenge.id, 2, null, null);
  return game;
}

export const ids = async (store: SweptStore, filter: GameFilter): Promise<readonly string[]> =>
  (await store.games.list(filter)).map(({ game }) => game.id);

export async function dueIds(
  store: SweptStore,
  now: number,
  until = now + 100,
  limit = 10,
): Promise<readonly string[]> {
  const rows = await claimDue(store, now, until, limit);
  return rows.map((due) => {
    const { kind }: { readonly kind: string } = due;
    if (due.kind === 'vacation' || due.kind === 'erasure' || due.kind === 'digest') return due.work.user;
    if (due.kind === 'analysis') return `analysis of ${due.work.subject.id}`;
    if (due.kind === 'film') return `film of ${due.work}`;
    if (due.kind === 'season') return due.work.name;
    if (due.kind === 'server') return due.work.guildId;
    if (due.kind === 'daily') return `daily of ${due.work.guildId}`;
    if (due.kind === 'hunt') return `hunt in ${due.work.gameId}`;
    if (due.kind === 'notice') return due.work.key;
    if (due.kind === 'game') return due.work.game.id;
    return due.kind === 'challenge' ? due.work.challenge.id : kind;
  });
}
