/**
 * Deals drawn openings. A match, and all first games of a round, share one; none is dealt twice.
 */
import { deal, type Hash } from '../../openings/deal.ts';
import { tableOf } from '../../openings/tables.ts';
import { rulesOf } from './forms/forms.ts';
import type { HeldRound, Meeting, Tournament } from './tournament.ts';

const BOARDS = 10_000;
const GAMES = 100;

const rowsIn = (meetings: readonly Meeting[]): readonly string[] =>
  meetings.flatMap(({ games }) => games.flatMap(({ opening }) => opening ?? []));

/**
 * The name of the row for the next game of a meeting; null if none are drawn. Anyone with the seed
 * can check it: the deal's number is 10,000 × round + 100 × board + game, with board and game 0 if
 * the deal is for the whole round.
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
  const { hasRounds } = rulesOf(terms.form);
  const isRounds = index === 0 && hasRounds;
  const same = isRounds ? firstRow(round) : null;
  if (same !== null) return same;
  const place = isRounds ? 0 : GAMES * meeting.board + index;
  const table = tableOf(terms.openings);
  const before = rowsIn(
    rounds.flatMap(({ meetings }) => (hasRounds ? meetings : meetings.filter(sharing(meeting)))),
  );
  return deal({ table, seed, number: BOARDS * round.number + place, before: [...new Set(before)] }, hash)
    .name;
}

const firstRow = ({ meetings }: HeldRound): string | null =>
  meetings.flatMap(({ games }) => games[0]?.opening ?? [])[0] ?? null;

/** An arena has more games than a table has rows, so only each player's own rows are excluded. */
const sharing =
  ({ white, black }: Meeting) =>
  (other: Meeting): boolean =>
    [white, black].some((number) => number === other.white || number === other.black);
