/** Splits a TRF file into records; reads those of the whole event (TRF-2026; X and B of TRF16). */
import { type Result, done, refused } from '../../kit/result.ts';
import type { Color, Scoring } from '../event.ts';
import { THIRD_PLACE } from './makeTrf.ts';

interface Record {
  readonly line: number;
  readonly code: string;
  readonly characters: readonly string[];
  readonly rest: string;
}

export const recordsOf = (text: string): readonly Record[] =>
  text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({
      line: index + 1,
      code: line.slice(0, 3),
      characters: Array.from(line),
      rest: line.slice(3).trim(),
    }))
    .filter(({ characters }) => characters.some((character) => character.trim() !== ''));

export type { Record };

const UTF8 = new TextEncoder();

/** For programs that count columns in bytes of UTF-8: each letter is followed by blanks. */
export const inBytes = (record: Record): Record => ({
  ...record,
  characters: record.characters.flatMap((letter) => [
    letter,
    ...Array.from({ length: UTF8.encode(letter).length - 1 }, () => ''),
  ]),
});

export const columns = ({ characters }: Record, first: number, last: number): string =>
  characters
    .slice(first - 1, last)
    .join('')
    .trim();

type Apart = readonly [number, number];

export interface Header {
  readonly rounds: number | null;
  readonly initialColor: Color | null;
  readonly scoring: Partial<Scoring>;
  readonly system: string;
  readonly forbidden: readonly Apart[];
  readonly hasThirdPlace: boolean;
}

const EMPTY: Header = {
  rounds: null,
  initialColor: null,
  scoring: {},
  system: '',
  forbidden: [],
  hasThirdPlace: false,
};

const TEAM = new Set(['013', '300', '310', '320', '330', '352', '362', '801', '802']);
const POINTS_OF: ReadonlyMap<string, keyof Scoring> = new Map([
  ['W', 'win'],
  ['D', 'draw'],
  ['L', 'loss'],
  ['P', 'bye'],
  ['BBW', 'win'],
  ['BBD', 'draw'],
  ['BBL', 'loss'],
  ['BBU', 'bye'],
]);

type Reader = (header: Header, record: Record) => Header | TrfProblem['code'];

const readRounds: Reader = (header, { rest }) =>
  /^\d{1,3}$/u.test(rest) && Number(rest) > 0 ? { ...header, rounds: Number(rest) } : 'rounds';

/** Points with a point or, as some programs write them, a comma; null if malformed. */
export const pointsWritten = (text: string): number | null =>
  /^\d{1,3}([.,]\d)?$/u.test(text) ? Number(text.replace(',', '.')) : null;

const readPoints = (scoring: Partial<Scoring>, letter: string, text: string): Partial<Scoring> | null => {
  const points = pointsWritten(text);
  if (points === null) return null;
  const key = POINTS_OF.get(letter);
  return key ? { ...scoring, [key]: points } : scoring;
};

const LETTER_WITH_POINTS = /(?<![A-Z])([A-Z]{1,9})\s{0,9}([^\sA-Z]{0,9}\d)(?![\d.,])/gu;

/** `162 W 2.0 D12.0`: letters alternate with points, which have four columns. */
const readScoring: Reader = (header, { rest }) => {
  let scoring: Partial<Scoring> | null = header.scoring;
  const parts = [...rest.matchAll(LETTER_WITH_POINTS)];
  if (parts.length === 0 || rest.replace(LETTER_WITH_POINTS, '').trim() !== '') return 'scoring';
  for (const [, letter = '', points = ''] of parts) scoring = scoring && readPoints(scoring, letter, points);
  return scoring ? { ...header, scoring } : 'scoring';
};

const readOldScoring: Reader = (header, { code, rest }) => {
  const scoring = readPoints(header.scoring, code, rest);
  return scoring ? { ...header, scoring } : 'scoring';
};

const COLORS: ReadonlyMap<string, Color> = new Map([
  ['W', 'white'],
  ['B', 'black'],
]);
const readColor: Reader = (header, { rest }) => {
  const initialColor = COLORS.get(rest);
  return initialColor ? { ...header, initialColor } : 'color';
};

/** `XXC white1`, possibly with other words. */
const readOldColor: Reader = (header, { rest }) => {
  const found = /\b(white|black)1\b/u.exec(rest)?.[1];
  return found ? { ...header, initialColor: found === 'white' ? 'white' : 'black' } : header;
};

/** More numbers in one record would result in too many pairs. */
const MOST_APART = 100;

function apartIn(text: string): readonly Apart[] | 'forbidden' {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const isList = words.length >= 2 && words.length <= MOST_APART;
  if (!isList || !words.every((word) => /^\d{1,4}$/u.test(word))) return 'forbidden';
  const numbers = words.map(Number);
  return numbers.flatMap((a, index) => numbers.slice(index + 1).map((b) => [a, b] as const));
}

/** The rounds in columns 5 to 11 are optional. */
const APART: ReadonlyMap<string, (record: Record) => readonly Apart[] | 'forbidden'> = new Map([
  ['260', ({ characters }: Record) => apartIn(characters.slice(11).join(''))],
  ['XXP', ({ rest }: Record) => apartIn(rest)],
]);

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['142', readRounds],
  ['XXR', readRounds],
  ['152', readColor],
  ['XXC', readOldColor],
  ['162', readScoring],
  ['BBW', readOldScoring],
  ['BBD', readOldScoring],
  ['BBL', readOldScoring],
  ['BBU', readOldScoring],
  ['192', (header, { rest }) => ({ ...header, system: rest })],
  [
    '###',
    (header, { characters }) => ({
      ...header,
      hasThirdPlace: header.hasThirdPlace || characters.join('').trim() === THIRD_PLACE,
    }),
  ],
]);

export function readHeader(records: readonly Record[]): Result<Header, TrfProblem> {
  let header = EMPTY;
  const forbidden: Apart[] = [];
  for (const record of records) {
    const { line, code, characters } = record;
    const problem = (found: TrfProblem['code']) =>
      refused({ code: found, line, text: characters.join('').trim() });
    if (TEAM.has(code)) return problem('team');
    if (code === '299') return problem('abnormal-points');
    const read = READERS.get(code)?.(header, record) ?? header;
    if (typeof read === 'string') return problem(read);
    header = read;
    const apart = APART.get(code)?.(record) ?? [];
    if (apart === 'forbidden') return problem(apart);
    forbidden.push(...apart);
  }
  return done({ ...header, forbidden });
}

const TRF_CODES = [
  'empty',
  'team',
  'abnormal-points',
  'system',
  'number',
  'number-twice',
  'number-gap',
  'rating',
  'column',
  'result',
  'one-sided',
  'many-byes',
  'points',
  'rounds',
  'color',
  'scoring',
  'forbidden',
] as const;

export interface TrfProblem {
  readonly code: (typeof TRF_CODES)[number];
  readonly line: number | null;
  readonly text: string;
}
