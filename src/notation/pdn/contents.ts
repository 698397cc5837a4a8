/** What the games of a text are called, a page at a time: nothing is read but their tags, so ten megabytes take a moment. */
import { asRecord } from './positions.ts';
import { gamesIn } from './reader.ts';
import type { RawGame } from './split.ts';
import { areByTurn, byColor, parseTag, tagValue } from './tags.ts';

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
  readonly all: number;
  /** How many of them are wanted. */
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
  const parsed = tags.map(({ text }) => parseTag(text));
  const told = areByTurn(parsed) ? byColor(parsed) : parsed;
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

/** Letters as they are compared: without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word of a name that is looked for is in a player's name, in whatever order. */
function isBy(player: string): (entry: Entry) => boolean {
  const words = folded(player)
    .split(/[\s,.]+/u)
    .filter((word) => word !== '');
  return ({ white, black }) =>
    [white, black].map(folded).some((name) => words.every((word) => name.includes(word)));
}

/** Which part of a list is wanted. */
export interface ContentsPage {
  /** From 0. */
  readonly page: number;
  /** Games on each. */
  readonly size: number;
  /** Only games of who is called so; empty for all. */
  readonly player?: string;
}

export function contentsOf(source: string, { page, size, player = '' }: ContentsPage): Contents {
  const isWanted = isBy(player);
  const entries: Entry[] = [];
  let [all, count] = [0, 0];
  for (const raw of gamesIn(asRecord(source))) {
    all += 1;
    const isOnPage = Math.floor(count / size) === page;
    const entry = isOnPage || player !== '' ? entryOf(raw, all) : null;
    if (entry !== null && !isWanted(entry)) continue;
    if (entry !== null && isOnPage) entries.push(entry);
    count += 1;
  }
  return { all, count, entries };
}
