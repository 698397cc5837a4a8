/** Vacations: taken at once, carried into each of the user's games by the sweep. */
import type { Attempt } from '../../kit/attempt.ts';
import { dueOf } from '../../game/due.ts';
import { sideToMove } from '../../game/line.ts';
import type { Game, GameId, UserId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import { isPerson } from '../../game/seat.ts';
import { withVacations, type VacationBook } from '../../game/clock/vacation.ts';
import type { Using } from '../ports/app.ts';
import { updateCard } from '../card/shown.ts';
import { GRACE, untilSaved } from '../save/change.ts';
import type { GameRecord } from '../ports/games.ts';
import { saveGame } from '../save/saveGame.ts';

type Needs = Using<'games' | 'people' | 'personal' | 'settings' | 'standings', 'messenger' | 'now'>;

const MOST_GAMES = 10_000;

/** Changes the user's book by a pure decision; the sweep carries it into the games. */
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

/** Carries a book into all its user's games; again does no harm. */
export async function carryEverywhere(app: Needs, book: VacationBook): Promise<void> {
  const games = await app.store.games.list({ player: book.user, state: 'running', limit: MOST_GAMES });
  for (const { game } of games) await carryInto(app, game.id, book);
}

/** As after an outage. Asked before a flag falls: a vacation that started in time is stored then. */
export async function carryLate(app: Needs, game: Game): Promise<boolean> {
  if (game.time?.kind !== 'correspondence') return false;
  const seat = game.seats[sideToMove(game)];
  if (!isPerson(seat)) return false;
  const book = await app.store.people.vacations(seat.id);
  return carryInto(app, game.id, book);
}

async function carryInto(app: Needs, id: GameId, book: VacationBook): Promise<boolean> {
  const changed = await untilSaved(async () => {
    const record = await app.store.games.load(id);
    const game = record && withVacations(record.game, book);
    if (!game) return { record: null };
    const saved = await saveGame(app, game, dueOf(game, record.shown, app.now() + GRACE));
    return saved ? { record: { ...record, game } } : null;
  });
  if (changed.record) await showInPlace(app, changed.record);
  return changed.record !== null;
}

/** Updates the card without calling anyone; if it can't, the sweep posts one that does. */
async function showInPlace(app: Needs, { game, shown }: GameRecord): Promise<void> {
  if (!shown.card || shown.version < game.version - 1) return;
  await updateCard(app, { game, shown }, shown.card);
}
