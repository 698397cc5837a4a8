/** A vacation that is due: to be carried into the games of whoever takes it. */
import type { VacationBook } from '../../game/vacation.ts';
import { carryEverywhere } from '../person/vacations.ts';
import type { Using } from '../ports/app.ts';
import { putOff, type PutOff } from './kind.ts';

type Needs = Using<'games' | 'people' | 'settings' | 'standings', 'messenger' | 'now'>;

/** Does so; the book is not due again until it is changed. */
export async function doDueVacation(app: Needs, book: VacationBook): Promise<PutOff<VacationBook>> {
  await carryEverywhere(app, book);
  return putOff(book, null);
}
