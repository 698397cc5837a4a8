/** Vacations are saved at once; the sweep applies them to each of the user's games. */
import { done, type Result } from '../../kit/result.ts';
import { dueOf } from '../../game/due.ts';
import { sideToMove } from '../../game/line.ts';
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import { isPerson } from '../../game/seat.ts';
import { withVacations, type VacationBook } from '../../game/clock/vacation.ts';
import type { Using } from '../ports/app.ts';
import type { ShowingApp } from '../card/oldCards.ts';
import { refreshCard } from '../card/show.ts';
import { change, gamesIn, GRACE, saving } from '../save/change.ts';

const MOST_GAMES = 10_000;

const vacationsIn = (people: Using<'people'>['store']['people']) => ({
  load: (user: UserId) => people.vacations(user),
  save: (book: VacationBook, dueAt: number | null) => people.saveVacations(book, dueAt),
});

/** Changes the user's vacations by a pure decision; the sweep applies them to the games. */
export const changeVacation = (
  { store: { people }, now }: Using<'people', 'now'>,
  user: UserId,
  decide: (book: VacationBook) => Result<VacationBook, Problem>,
): Promise<Result<VacationBook, Problem>> =>
  change(vacationsIn(people), [user], (book) => {
    const decision = decide(book);
    return !decision.ok || decision.value === book ? decision : saving(decision.value, now());
  });

/** Applies a user's vacations to all their games. Idempotent. */
export async function carryEverywhere(app: ShowingApp, book: VacationBook): Promise<void> {
  const games = await app.store.games.list({ player: book.user, state: 'running', limit: MOST_GAMES });
  for (const { game } of games) await startVacationIn(app, game.id, book);
}

/**
 * For use after an outage, before a game is lost on time: first saves a vacation that started in
 * time.
 */
export async function startLateVacation(app: ShowingApp, game: Game): Promise<boolean> {
  if (game.time?.kind !== 'correspondence') return false;
  const seat = game.seats[sideToMove(game)];
  if (!isPerson(seat)) return false;
  const book = await app.store.people.vacations(seat.id);
  return startVacationIn(app, game.id, book);
}

async function startVacationIn(app: ShowingApp, id: GameId, book: VacationBook): Promise<boolean> {
  const { value: game } = await change(gamesIn(app), [id], (record) => {
    const changed = record && withVacations(record.game, book);
    return changed ? saving(changed, dueOf(changed, record.shown, app.now() + GRACE)) : done(null);
  });
  if (game) await refreshCard(app, game);
  return game !== null;
}
