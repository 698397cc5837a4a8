import { type Attempt, done, refused } from '../kit/attempt.ts';
import { answerExport, answerImport } from './pairings/files.ts';
import { answerPair } from './pairings/pair.ts';
import { type Refusal, Request } from './pairings/request.ts';
import { standingsFor } from '../tournament/standings/standings.ts';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS } from '../tournament/standings/tieBreaks.ts';
import { answerLines, type RequestId } from './jsonLines.ts';
import { readTournament } from './pairings/readTournament.ts';

function answerTo(request: Request): Attempt<object, Refusal> {
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

function answerStandings(request: Extract<Request, { op: 'standings' }>): Attempt<object, Refusal> {
  const read = readTournament(request);
  if (!read.ok) return read;
  const tournament = read.value;
  if (tournament.system === 'knock-out')
    return refused({ code: 'bad-request', text: 'a knockout has no table' });
  const usual = tournament.system === 'round-robin' ? ROUND_ROBIN_TIE_BREAKS : SWISS_TIE_BREAKS;
  const tieBreaks = request.tieBreaks ?? usual;
  return done({ table: standingsFor(tournament, tieBreaks) });
}

const LONGEST_LINE = 100_000_000;
const MOST_FAULTS = 5;

const refusal = (id: RequestId, { code, text }: Refusal): object => ({ id, error: { code, text } });

await answerLines({
  longest: LONGEST_LINE,
  form: Request,
  answer: (request) => {
    const answered = answerTo(request);
    return answered.ok ? { id: request.id, ...answered.value } : refusal(request.id, answered.problem);
  },
  refuse: ({ id, why, faults }) => {
    const text = faults.slice(0, MOST_FAULTS).join('; ');
    return refusal(id, { code: 'bad-request', text: why === 'no-json' ? `not JSON: ${text}` : text });
  },
});
