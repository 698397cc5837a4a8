/** A tournament as a file that federations and other programs read (TRF). */
import { refused, type Attempt } from '../../draughts/attempt.ts';
import type { Hash } from '../../openings/deal.ts';
import type { AnyEvent } from '../event.ts';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS } from '../standings/tieBreaks.ts';
import { makeTrf, type UnwritableTrf } from '../trf/makeTrf.ts';
import { doubleSwissOf, knockOutOf, swissOf } from './playedEvent.ts';
import type { Tournament } from './tournament.ts';

/** As the files know events; `null` for an arena, which they do not. */
export function eventOf(tournament: Tournament, hash: Hash): AnyEvent | null {
  const { form } = tournament.terms;
  switch (form.kind) {
    case 'swiss':
      return { system: 'dutch', ...swissOf(tournament, hash) };
    case 'double-swiss':
      return { system: 'double-swiss', ...doubleSwissOf(tournament, hash) };
    case 'round-robin':
      return { system: 'round-robin', cycles: form.cycles, ...swissOf(tournament, hash) };
    case 'knock-out':
      return { system: 'knock-out', ...knockOutOf(tournament, hash) };
    case 'arena':
      return null;
  }
}

/** The text of the file; refused for an arena (`form`), and where it has no place for what happened. */
export function fileOf(tournament: Tournament, hash: Hash): Attempt<string, UnwritableTrf | 'form'> {
  const event = eventOf(tournament, hash);
  if (!event) return refused('form');
  const tieBreaks = event.system === 'round-robin' ? ROUND_ROBIN_TIE_BREAKS : SWISS_TIE_BREAKS;
  return makeTrf(event, {
    name: tournament.terms.name,
    ...(event.system === 'knock-out' ? {} : { tieBreaks }),
  });
}
