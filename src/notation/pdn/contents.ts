/** Listing reads only the tags, so ten megabytes take just a moment. */
import { asRecord } from './positions.ts';
import { gamesIn } from './reader.ts';
import { extentOf, type RawGame } from './split.ts';
import { withoutEnd } from '../../kit/withoutEnd.ts';
import { advance, type Progress } from '../../kit/progress.ts';
import { areByTurn, byColor, parseTag, tagValue } from './tags.ts';
import { filePriorOf, type FilePrior } from './choose.ts';
import { writtenOf } from './trial.ts';

export interface Entry {
  readonly number: number;
  readonly white: string;
  readonly black: string;
  readonly date: string;
  readonly event: string;
  readonly result: string;
  readonly opening: string;
}

export interface Contents {
  readonly all: number;
  readonly count: number;
  readonly entries: readonly Entry[];
}

const OPENING = 6;
const LONGEST = 100;

/** Question marks and dots mean that a value is unknown. */
const known = (value: string | undefined): string =>
  value === undefined || /^[?.\s-]*$/.test(value) ? '' : value.trim().slice(0, LONGEST);

const entryOf = ({ tags, body }: RawGame, number: number): Entry => {
  const parsed = tags.map(({ text }) => parseTag(text));
  const told = areByTurn(parsed) ? byColor(parsed) : parsed;
  const tag = (name: string): string => known(tagValue(told, name));
  const moves = body.filter(({ kind }) => kind === 'move').slice(0, OPENING);
  return {
    number,
    white: tag('White'),
    black: tag('Black'),
    date: withoutEnd(tag('Date'), '.?'),
    event: tag('Event'),
    result: tag('Result').replace('*', ''),
    opening: moves.map(({ text }) => text).join(' ') || tag('FEN'),
  };
};

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function isBy(player: string): (entry: Entry) => boolean {
  const words = folded(player)
    .split(/[\s,.]+/u)
    .filter((word) => word !== '');
  return ({ white, black }) =>
    [white, black].map(folded).some((name) => words.every((word) => name.includes(word)));
}

export interface ContentsPage {
  readonly page: number;
  readonly size: number;
  readonly player?: string;
}

/** Progress is reported only every so many games, because a file may have thousands. */
const TOLD_EVERY = 64;

function* countedGames(source: string, progress: Progress | undefined): Generator<RawGame> {
  let count = 0;
  for (const raw of gamesIn(source)) {
    if (count % TOLD_EVERY === 0) advance(progress, extentOf(raw)[0], source.length);
    count += 1;
    yield raw;
  }
}

export function contentsOf(
  source: string,
  { page, size, player = '' }: ContentsPage,
  progress?: Progress,
): Contents {
  const isWanted = isBy(player);
  const entries: Entry[] = [];
  let [all, count] = [0, 0];
  for (const raw of countedGames(asRecord(source), progress)) {
    all += 1;
    const isOnPage = Math.floor(count / size) === page;
    const entry = isOnPage || player !== '' ? entryOf(raw, all) : null;
    if (entry !== null && !isWanted(entry)) continue;
    if (entry !== null && isOnPage) entries.push(entry);
    count += 1;
  }
  return { all, count, entries };
}

interface Survey {
  readonly count: number;
  readonly wanted: RawGame | null;
  readonly prior: FilePrior;
}

/** The most games in a sample, which is spread evenly over the file. */
const SAMPLE = 24;

/** In tokens. Longer games are left out of the sample. */
const LONGEST_SAMPLE = 5000;

/**
 * Finds game `number`, and samples the other games for a prior. Even ten megabytes take little
 * memory.
 */
export const surveyOf = (source: string, number: number, progress?: Progress): Survey => {
  let sample: RawGame[] = [];
  let wanted: RawGame | null = null;
  let count = 0;
  let step = 1;
  for (const raw of countedGames(source, progress)) {
    if (count % step === 0 && raw.body.length <= LONGEST_SAMPLE) sample.push(raw);
    if (sample.length === 2 * SAMPLE) {
      sample = sample.filter((_, at) => at % 2 === 0);
      step *= 2;
    }
    count += 1;
    if (count === number) wanted = raw;
  }
  const prior = count > 1 ? filePriorOf(sample.map((raw) => writtenOf(source, raw))) : new Map();
  return { count, wanted, prior };
};
