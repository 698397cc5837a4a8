import { done, refused, type Result } from '../../../kit/result.ts';
import type { Hash } from '../../../openings/deal.ts';
import type { AnyEvent } from '../../event.ts';
import type { TieBreak } from '../../standings/tieBreaks.ts';
import { makeTrf, type UnwritableTrf } from '../../trf/makeTrf.ts';
import { groupingOf, rulesOf, tieBreaksOf } from '../forms/forms.ts';
import { letterOf, type GroupKey } from '../phases.ts';
import { groupsOf, tableOf } from './table.ts';
import type { Tournament } from '../tournament.ts';

export const eventOf = (tournament: Tournament, hash: Hash): AnyEvent | null =>
  rulesOf(tournament.terms.form).event(tournament, tournament.terms.form, hash);

/** Federations have no code for this tie-break. */
const UNWRITTEN: TieBreak = 'LP';

interface EventFile {
  /** The letter of the group, or `final`; empty if there is only one file. */
  readonly part: string;
  readonly text: string;
}

const partOf = ({ isFinal, isOnly, index }: GroupKey): string =>
  isFinal ? (isOnly ? 'final' : `final-${letterOf(index)}`) : letterOf(index);

export function eventsIn(
  tournament: Tournament,
  hash: Hash,
): readonly { readonly part: string; readonly held: Tournament }[] {
  if (!groupingOf(tournament.terms)) return [{ part: '', held: tournament }];
  return groupsOf(tableOf(tournament, hash)).map(({ group, alone }) => ({
    part: partOf(group),
    held: alone,
  }));
}

export function filesOf(
  tournament: Tournament,
  hash: Hash,
): Result<readonly EventFile[], UnwritableTrf | 'form'> {
  const files: EventFile[] = [];
  for (const { part, held } of eventsIn(tournament, hash)) {
    const file = fileOf(held, part, hash);
    if (!file.ok) return file;
    files.push({ part, text: file.value });
  }
  return done(files);
}

function fileOf(held: Tournament, part: string, hash: Hash): Result<string, UnwritableTrf | 'form'> {
  const event = eventOf(held, hash);
  if (!event) return refused('form');
  const tieBreaks = tieBreaksOf(held.terms).filter((code) => code !== UNWRITTEN);
  return makeTrf(event, {
    name: part === '' ? held.terms.name : `${held.terms.name} ${part}`,
    ...(event.system === 'knock-out' ? {} : { tieBreaks }),
  });
}
