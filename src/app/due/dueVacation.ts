/** A vacation that is due: carried into the user's games. */
import type { VacationBook } from '../../game/vacation.ts';
import { carryEverywhere } from '../person/vacations.ts';
import type { Using } from '../ports/app.ts';
import { putOff, type PutOff } from './kind.ts';

type Needs = Using<'games' | 'people' | 'settings' | 'standings', 'messenger' | 'now'>;

export async function doDueVacation(app: Needs, book: VacationBook): Promise<PutOff<VacationBook>> {
  await carryEverywhere(app, book);
  return putOff(book, null);
}
