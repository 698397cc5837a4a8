import type { ShowingApp } from '../card/oldCards.ts';
import type { VacationBook } from '../../game/clock/vacation.ts';
import { carryEverywhere } from '../person/vacations.ts';
import { putOff, type PutOff } from './kind.ts';

export async function doDueVacation(app: ShowingApp, book: VacationBook): Promise<PutOff<VacationBook>> {
  await carryEverywhere(app, book);
  return putOff(book, null);
}
