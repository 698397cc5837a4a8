/** Which drawn opening a game has: the same in both games of a match, and for all first games of a round; none comes twice. */
import { deal, type Hash } from '../../openings/deal.ts';
import { tableOf } from '../../openings/tables.ts';
import type { HeldRound, Meeting, Tournament } from './tournament.ts';

/** Deals are told apart by where they are made: rounds, boards and games of a meeting in one number. */
const BOARDS = 10_000;
const GAMES = 100;

const rowsIn = (meetings: readonly Meeting[]): readonly string[] =>
  meetings.flatMap(({ games }) => games.flatMap(({ opening }) => opening ?? []));

/**
 * The row for the next game of a meeting, by its name; `null` where none are drawn. Whoever knows the seed comes to the same:
 * it is deal number 10,000 × round + 100 × board + game, board and game being 0 where it is the round's.
 */
export function dealFor(
  { terms, seed, rounds }: Tournament,
  round: HeldRound,
  meeting: Meeting,
  hash: Hash,
): string | null {
  if (terms.openings === null) return null;
  const index = meeting.games.length;
  const partner = index % 2 === 1 ? meeting.games[index - 1]?.opening : undefined;
  if (partner !== undefined) return partner;
  const isArena = terms.form.kind === 'arena';
  const isRounds = index === 0 && !isArena;
  const same = isRounds ? firstRow(round) : null;
  if (same !== null) return same;
  const place = isRounds ? 0 : GAMES * meeting.board + index;
  const table = tableOf(terms.openings);
  const before = rowsIn(
    rounds.flatMap(({ meetings }) => (isArena ? meetings.filter(sharing(meeting)) : meetings)),
  );
  return deal({ table, seed, number: BOARDS * round.number + place, before: [...new Set(before)] }, hash)
    .name;
}

const firstRow = ({ meetings }: HeldRound): string | null =>
  meetings.flatMap(({ games }) => games[0]?.opening ?? [])[0] ?? null;

/** In an arena more games are played than a table has rows: there no player gets one twice. */
const sharing =
  ({ white, black }: Meeting) =>
  (other: Meeting): boolean =>
    [white, black].some((number) => number === other.white || number === other.black);
