import { type Attempt, done, refused } from '../../draughts/attempt.ts';
import { answerExport, answerImport } from './files.ts';
import { answerPair } from './pair.ts';
import type { Refusal, Request } from './request.ts';
import { standingsFor } from '../../tournament/standings/standings.ts';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS } from '../../tournament/standings/tieBreaks.ts';
import { readTournament } from './readTournament.ts';

export function answerTo(request: Request): Attempt<object, Refusal> {
  switch (request.op) {
    case 'pair':
      return answerPair(request);
    case 'standings':
      return answerStandings(request);
    case 'trf-export':
      return answerExport(request);
    case 'trf-import':
      return answerImport(request);
  }
}

type TableRequest = Extract<Request, { op: 'standings' }>;

export function answerStandings(request: TableRequest): Attempt<object, Refusal> {
  const read = readTournament(request);
  if (!read.ok) return read;
  const tournament = read.value;
  if (tournament.system === 'knock-out')
    return refused({ code: 'bad-request', text: 'a knockout has no table' });
  const usual = tournament.system === 'round-robin' ? ROUND_ROBIN_TIE_BREAKS : SWISS_TIE_BREAKS;
  const tieBreaks = request.tieBreaks ?? usual;
  return done({ table: standingsFor(tournament, tieBreaks) });
}
