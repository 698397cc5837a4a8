import { type Attempt, done, refused } from '../../kit/attempt.ts';
import type { AnyEvent } from '../../tournament/event.ts';
import { makeTrf, type UnwritableTrf } from '../../tournament/trf/makeTrf.ts';
import { parseTrf } from '../../tournament/trf/parseTrf.ts';
import type { TrfProblem } from '../../tournament/trf/records.ts';
import { readTournament } from './readTournament.ts';
import type { Refusal, Request } from './request.ts';

const UNWRITABLE: Readonly<Record<UnwritableTrf, string>> = {
  points: 'TRF points are whole tenths up to 99.9',
  rating: 'TRF ratings are whole numbers from 1 to 9999',
  players: 'a TRF file has at most 9999 players',
};

const UNREADABLE: Readonly<Record<TrfProblem['code'], string>> = {
  empty: 'no player (record 001)',
  team: 'team tournaments are not supported',
  abnormalPoints: 'manual points (record 299) are not supported',
  system: 'this pairing system (record 192) is not supported',
  number: 'no pairing number in columns 5-8',
  numberTwice: 'this pairing number appears twice',
  numberGap: 'pairing numbers must start at 1 and have no gaps',
  rating: 'no rating in columns 49-52',
  column: 'no opponent, color and result, or more than 999 columns',
  result: 'the two players’ results contradict each other',
  oneSided: 'the opponent has another opponent, or the same color',
  manyByes: 'a second pairing-allocated bye in this round',
  points: 'the points contradict the results',
  rounds: 'no number of rounds',
  color: 'the initial color is W or B',
  scoring: 'a letter and its points are missing',
  forbidden: '2 to 100 pairing numbers are needed',
};

const inWords = ({ code, line, text }: TrfProblem): string =>
  [line === null ? 'TRF' : `TRF line ${line}`, UNREADABLE[code], ...(text === '' ? [] : [`"${text}"`])].join(
    ': ',
  );

export function answerExport(request: Extract<Request, { op: 'trf-export' }>): Attempt<object, Refusal> {
  const tournament = readTournament(request);
  if (!tournament.ok) return tournament;
  const text = makeTrf(tournament.value, { name: request.name });
  return text.ok
    ? done({ text: text.value })
    : refused({ code: 'bad-request', text: UNWRITABLE[text.problem] });
}

function written(tournament: AnyEvent): object {
  const { initialColor, ...rest } = tournament;
  if (rest.system !== 'knock-out') return { ...rest, initialColour: initialColor };
  const { hasThirdPlace, ...knockOut } = rest;
  return { ...knockOut, initialColour: initialColor, thirdPlace: hasThirdPlace };
}

export function answerImport({ text }: Extract<Request, { op: 'trf-import' }>): Attempt<object, Refusal> {
  const tournament = parseTrf(text);
  return tournament.ok
    ? done({ tournament: written(tournament.value) })
    : refused({ code: 'bad-request', text: inWords(tournament.problem) });
}
