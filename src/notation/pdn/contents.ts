/** What the games of a text are called, a page at a time: nothing is read but their tags, so ten megabytes take a moment. */
import { asRecord } from './positions.ts';
import { gamesIn } from './reader.ts';
import type { RawGame } from './split.ts';
import { parseTag, tagValue } from './tags.ts';

/** A game as a list shows it; empty texts where its tags say nothing. */
export interface Entry {
  /** Counted from 1. */
  readonly number: number;
  readonly white: string;
  readonly black: string;
  readonly date: string;
  readonly event: string;
  readonly result: string;
  /** How it begins: its first moves, or where there are none its position. */
  readonly opening: string;
}

export interface Contents {
  /** How many games the text holds. */
  readonly count: number;
  readonly entries: readonly Entry[];
}

/** So many moves tell games without tags apart. */
const OPENING = 6;
/** The longest text of a tag that is kept, in UTF-16 units. */
const LONGEST = 100;

/** Question marks and dots stand for what nobody knows. */
const known = (value: string | undefined): string =>
  value === undefined || /^[?.\s-]*$/.test(value) ? '' : value.trim().slice(0, LONGEST);

const entryOf = ({ tags, body }: RawGame, number: number): Entry => {
  const told = tags.map(({ text }) => parseTag(text));
  const tag = (name: string): string => known(tagValue(told, name));
  const moves = body.filter(({ kind }) => kind === 'move').slice(0, OPENING);
  return {
    number,
    white: tag('White'),
    black: tag('Black'),
    date: tag('Date').replace(/[.?]+$/, ''),
    event: tag('Event'),
    result: tag('Result').replace('*', ''),
    opening: moves.map(({ text }) => text).join(' ') || tag('FEN'),
  };
};

/** The games of this page, from 0, of so many games each. */
export const contentsOf = (source: string, page: number, size: number): Contents => {
  const entries: Entry[] = [];
  let count = 0;
  for (const raw of gamesIn(asRecord(source))) {
    if (Math.floor(count / size) === page) entries.push(entryOf(raw, count + 1));
    count += 1;
  }
  return { count, entries };
};
