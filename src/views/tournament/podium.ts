/** Who came out first, second and third. */
import type { Say } from '../../i18n/say.ts';
import type { Table } from '../../tournament/life/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { mentionAt } from './people.ts';

const MEDALS = ['🥇', '🥈', '🥉'] as const;
/** Of many who share a place these are enough for a line. */
const MOST = 6;

/** The numbers of those who share a place, from 1. */
const atRank = ({ rows }: Table, rank: number): readonly number[] =>
  rows.flatMap((row) => (row.rank === rank ? [row.number] : [])).slice(0, MOST);

const usersAt = (say: Say, tournament: Tournament, table: Table, rank: number): string =>
  say.list(
    atRank(table, rank).map((number) => mentionAt(say, tournament, number)),
    'and',
  );

/** The winner, or the winners who nothing tells apart. */
export const winnersOf = (say: Say, tournament: Tournament, table: Table): string =>
  usersAt(say, tournament, table, 1);

/** A line for each of the first three places that somebody has. */
export const podiumLines = (say: Say, tournament: Tournament, table: Table): readonly string[] =>
  MEDALS.map((medal, index) => ({ medal, user: usersAt(say, tournament, table, index + 1) }))
    .filter(({ user }) => user !== '')
    .map((line) => say('tournament.podium', line));
