/** Finished games, written to a table's store without playing them. */
import type { Game, Player } from '../../src/game/game.ts';
import { nextVersion, sampleChallenge, sampleGame } from '../store/samples.ts';
import type { Table } from './table.ts';
import { saveGame } from '../../src/app/save/saveGame.ts';

export const player = (id: string): Player => ({ id, name: id.toUpperCase() });

type Seat = Pick<Table, 'time'> & { readonly app: Pick<Table['app'], 'store' | 'newId'> };

/** A game of forty plies that has just ended; `winner` is null for a draw. */
export async function finish(
  { app, time }: Seat,
  [white, black]: readonly [Player, Player],
  winner: 'white' | 'black' | null,
  changes: Partial<Game> = {},
): Promise<Game> {
  const moves = Array.from({ length: 40 }, () => 'c3-d4');
  const game = sampleGame({ id: app.newId(), players: { white, black }, moves, ...changes });
  const challenge = sampleChallenge({ id: app.newId(), place: game.place });
  await app.store.challenges.add(challenge, 2000);
  await app.store.games.begin({ ...challenge, version: 2, state: 'accepted', gameId: game.id }, game, 2000);
  const result = { winner, by: winner ? 'resignation' : 'agreement' } as const;
  const ended = nextVersion(game, { result, changedAt: time.now });
  if (!(await saveGame(app, ended, null))) throw new Error('the game was not saved');
  return ended;
}
