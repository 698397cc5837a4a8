/** The final places in a tournament. Profiles show them, and the winner may become a champion. */
import type { VariantId } from '../../../draughts/variantIds.ts';
import type { Player, UserId } from '../../../game/player.ts';
import type { Table } from '../forms/form.ts';
import type { FormName } from '../terms.ts';
import type { MeetingGame, PastPlayer, Tournament, TournamentId } from '../tournament.ts';

export interface Placing {
  readonly tournamentId: TournamentId;
  readonly guildId: string;
  readonly number: number;
  readonly player: Player;
  readonly place: number;
  readonly of: number;
  /** How many of them played a full game, not counting new accounts. */
  readonly played: number;
  readonly name: string;
  readonly title: string | null;
  readonly variant: VariantId;
  readonly form: FormName;
  readonly endedAt: number;
}

/** The fewest players for a title, so that nobody wins one against their own extra accounts. */
const LEAST_FOR_TITLE = 4;

export const isTitle = ({ place, played }: Pick<Placing, 'place' | 'played'>): boolean =>
  place === 1 && played >= LEAST_FOR_TITLE;

const resultsOf = ({ rounds }: Tournament) =>
  rounds.flatMap(({ meetings }) => meetings.flatMap(({ games }) => games));

export const isPlayed = ({ result }: MeetingGame): boolean =>
  result === '1-0' || result === '=' || result === '0-1';

const playedIn = (tournament: Tournament): readonly MeetingGame[] => resultsOf(tournament).filter(isPlayed);

const playersOf = (games: readonly MeetingGame[]): ReadonlySet<number> =>
  new Set(games.flatMap(({ white, black }) => [white, black]));

const numbersOf = (players: readonly PastPlayer[]): readonly number[] => players.map(({ number }) => number);

const waitersOf = (tournament: Tournament): readonly number[] =>
  resultsOf(tournament).flatMap((game) => waiterIn(game) ?? []);

/** The player who showed up when the opponent didn't. */
export function waiterIn({ result, white, black }: MeetingGame): number | null {
  if (result === '+-') return white;
  return result === '-+' ? black : null;
}

/** Empty if it was canceled. New accounts (`isNew`) get places but don't count toward a title. */
export function placingsOf(
  tournament: Tournament,
  { rows }: Table,
  isNew: (user: UserId) => boolean,
): readonly Placing[] {
  const { id, venue, terms, players, stage, endedAt } = tournament;
  if (stage !== 'finished' || endedAt === null) return [];
  const games = playedIn(tournament);
  const past = tournament.past?.players ?? [];
  const present = new Set([
    ...playersOf(games),
    ...waitersOf(tournament),
    ...numbersOf(past.filter(({ isPresent }) => isPresent)),
  ]);
  const played = new Set([
    ...playersOf(games.filter(({ isShort }) => !isShort)),
    ...numbersOf(past.filter(({ hasPlayed }) => hasPlayed)),
  ]);
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
