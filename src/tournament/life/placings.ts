/** Where players came out in a tournament that is over: what remains of it on their profiles, and makes its winner a champion. */
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Player, UserId } from '../../game/player.ts';
import type { Table } from './table.ts';
import type { FormName } from './terms.ts';
import type { MeetingGame, Tournament, TournamentId } from './tournament.ts';

export interface Placing {
  readonly tournamentId: TournamentId;
  readonly guildId: string;
  /** In the tournament, from 1. */
  readonly number: number;
  readonly player: Player;
  /** From 1; who nothing tells apart shares one. */
  readonly place: number;
  /** How many took part. */
  readonly of: number;
  /** How many of them have played a game that counts as one, new accounts left out. */
  readonly played: number;
  /** What the tournament is called, and its winner; `null` where the name says it all. */
  readonly name: string;
  readonly title: string | null;
  readonly variant: VariantId;
  readonly form: FormName;
  /** Ms since 1970. */
  readonly endedAt: number;
}

/** So many must have played for its winner to be a champion: nobody becomes one among a few accounts of their own. */
const LEAST_FOR_TITLE = 4;

/** Whether it makes its player a champion. */
export const isTitle = ({ place, played }: Pick<Placing, 'place' | 'played'>): boolean =>
  place === 1 && played >= LEAST_FOR_TITLE;

const resultsOf = ({ rounds }: Tournament) =>
  rounds.flatMap(({ meetings }) => meetings.flatMap(({ games }) => games));

/** Those that were played until they were over; forfeits are no games. */
const playedIn = (tournament: Tournament): readonly MeetingGame[] =>
  resultsOf(tournament).filter(({ result }) => result === '1-0' || result === '=' || result === '0-1');

/** The numbers of those who have sat at a board. */
const playersOf = (games: readonly MeetingGame[]): ReadonlySet<number> =>
  new Set(games.flatMap(({ white, black }) => [white, black]));

/** The numbers of those who were there when their opponent was not. */
const waitersOf = (tournament: Tournament): readonly number[] =>
  resultsOf(tournament).flatMap(({ result, white, black }) =>
    result === '+-' ? [white] : result === '-+' ? [black] : [],
  );

/**
 * Of all who have played, or waited for somebody who did not come; none where it was called off. Accounts that `isNew` knows have
 * their places, but make nobody a champion, as their games are not rated.
 */
export function placingsOf(
  tournament: Tournament,
  { rows }: Table,
  isNew: (user: UserId) => boolean,
): readonly Placing[] {
  const { id, venue, terms, players, stage, endedAt } = tournament;
  if (stage !== 'finished' || endedAt === null) return [];
  const games = playedIn(tournament);
  const present = new Set([...playersOf(games), ...waitersOf(tournament)]);
  const played = playersOf(games.filter(({ isShort }) => !isShort));
  const common = {
    tournamentId: id,
    guildId: venue.guildId,
    of: rows.length,
    played: players.filter(({ id: user, number }) => played.has(number) && !isNew(user)).length,
    name: terms.name,
    title: terms.title,
    variant: terms.variant,
    form: terms.form.kind,
    endedAt,
  };
  return rows.flatMap(({ rank, number }): readonly Placing[] => {
    const player = players.find((each) => each.number === number);
    if (!player || !present.has(number)) return [];
    return [{ ...common, number, place: rank, player: { id: player.id, name: player.name } }];
  });
}
