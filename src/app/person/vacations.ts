/** Vacations are saved at once; the sweep applies them to each of the user's games. */
import type { Attempt } from '../../kit/attempt.ts';
import { dueOf } from '../../game/due.ts';
import { sideToMove } from '../../game/line.ts';
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import { isPerson } from '../../game/seat.ts';
import { withVacations, type VacationBook } from '../../game/clock/vacation.ts';
import type { Using } from '../ports/app.ts';
import type { ShowingApp } from '../card/oldCards.ts';
import { refreshCard } from '../card/show.ts';
import { GRACE, untilSaved } from '../save/change.ts';
import { saveGame } from '../save/saveGame.ts';

const MOST_GAMES = 10_000;

/** Changes the user's vacations by a pure decision; the sweep applies them to the games. */
export const changeVacation = (
  app: Using<'people', 'now'>,
  user: UserId,
  decide: (book: VacationBook) => Attempt<VacationBook, Problem>,
): Promise<Attempt<VacationBook, Problem>> =>
  untilSaved(async () => {
    const book = await app.store.people.vacations(user);
    const decision = decide(book);
    if (!decision.ok || decision.value === book) return decision;
    return (await app.store.people.saveVacations(decision.value, app.now())) ? decision : null;
  });

/** Applies a user's vacations to all their games. Idempotent. */
export async function carryEverywhere(app: ShowingApp, book: VacationBook): Promise<void> {
  const games = await app.store.games.list({ player: book.user, state: 'running', limit: MOST_GAMES });
  for (const { game } of games) await carryInto(app, game.id, book);
}

/**
 * For use after an outage. Checked before a loss on time: a vacation that started in time is saved
 * first.
 */
export async function carryLate(app: ShowingApp, game: Game): Promise<boolean> {
  if (game.time?.kind !== 'correspondence') return false;
  const seat = game.seats[sideToMove(game)];
  if (!isPerson(seat)) return false;
  const book = await app.store.people.vacations(seat.id);
  return carryInto(app, game.id, book);
}

async function carryInto(app: ShowingApp, id: GameId, book: VacationBook): Promise<boolean> {
  const { game } = await untilSaved(async () => {
    const record = await app.store.games.load(id);
    const changed = record && withVacations(record.game, book);
    if (!changed) return { game: null };
    const isSaved = await saveGame(app, changed, dueOf(changed, record.shown, app.now() + GRACE));
    return isSaved ? { game: changed } : null;
  });
  if (game) await refreshCard(app, game);
  return game !== null;
}
