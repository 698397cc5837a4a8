/** The answer of the pairings tool to a request. */
import type { Attempt } from '../../draughts/attempt.ts';
import { answerExport, answerImport } from './files.ts';
import { answerPair } from './pair.ts';
import type { Refusal, Request } from './request.ts';
import { answerStandings } from './table.ts';

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
