/**
 * Stores the consequences of a game's end in the same transaction, so no game ends without ratings.
 */
import type { Game } from '../../game/game.ts';
import { exploredOf } from '../../features/explore/rules.ts';
import { huntingGround } from '../../features/hunt/rules.ts';
import { enter } from '../../rating/entry.ts';
import { type Finished, finishedOf } from '../../rating/finished.ts';
import type { Consequences } from '../ports/subjects/games.ts';
import type { OpenBooks } from '../ports/subjects/standings.ts';
import type { Plans } from '../../game/plan/plan.ts';
import type { Using } from '../ports/app.ts';

interface Ending {
  readonly game: Game;
  readonly finished: Finished;
  readonly books: OpenBooks;
}

function consequencesOf({ game, finished, books }: Ending): Consequences {
  const rating = enter({ game: finished, seq: books.entries + 1, voiding: null }, books);
  return {
    rating,
    hunt: huntingGround(game),
    explored: books.isExplored ? null : exploredOf(game, rating.outcome),
  };
}

type Needs = Using<'games' | 'standings'>;

/** False if another change came first. `dueAt`: when other processes may show the game (ms). */
export async function saveGame(
  { store }: Needs,
  game: Game,
  dueAt: number | null,
  plans?: Plans,
): Promise<boolean> {
  for (;;) {
    const consequences = await endOf(store, game);
    if (await store.games.save(game, dueAt, plans, consequences)) return true;
    // If another game of the server was entered first, the books are read again.
    if (!consequences || !(await isStoredBefore(store, game, plans))) return false;
  }
}

/**
 * The consequences if the game just ended; `null` while it continues, or if they are already
 * stored.
 */
async function endOf(store: Needs['store'], game: Game): Promise<Consequences | null> {
  const finished = finishedOf(game, game.changedAt);
  const books = finished && (await store.standings.books(finished));
  return books && consequencesOf({ game, finished, books });
}

async function isStoredBefore(
  store: Needs['store'],
  { id, version }: Game,
  plans: Plans | undefined,
): Promise<boolean> {
  const record = await store.games.load(id);
  if (record?.game.version !== version - 1) return false;
  return !plans || (await store.games.plans(id)).version === plans.version - 1;
}
