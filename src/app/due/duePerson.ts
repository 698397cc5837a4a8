/** Due work for a user: a vacation to apply to their games, or an erasure that was interrupted. */
import { seeThrough, type Erasing } from '../person/erase.ts';
import type { ShowingApp } from '../card/oldCards.ts';
import type { Erasure } from '../ports/subjects/people.ts';
import type { VacationBook } from '../../game/clock/vacation.ts';
import { carryEverywhere } from '../person/vacations.ts';
import { putOff, type PutOff } from './kind.ts';

/** Erases the user, and then the row. */
export async function doDueErasure(app: Erasing, erasure: Erasure): Promise<undefined> {
  await seeThrough(app, erasure);
}

export async function doDueVacation(app: ShowingApp, book: VacationBook): Promise<PutOff<VacationBook>> {
  await carryEverywhere(app, book);
  return putOff(book, null);
}
