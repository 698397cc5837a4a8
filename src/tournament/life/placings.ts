/** Where players came out in a tournament that is over: what remains of it on their profiles, and makes its winner a champion. */
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Player } from '../../game/player.ts';
import type { Table } from './table.ts';
import type { FormName } from './terms.ts';
import type { Tournament, TournamentId } from './tournament.ts';

export interface Placing {
  readonly tournamentId: TournamentId;
  readonly guildId: string;
  /** In the tournament, from 1. */
  readonly number: number;
  readonly player: Player;
  /** From 1; who nothing tells apart shares one. */
  readonly place: number;
  /** How many have played in it. */
  readonly of: number;
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
export const isTitle = ({ place, of }: Pick<Placing, 'place' | 'of'>): boolean =>
  place === 1 && of >= LEAST_FOR_TITLE;

/** The numbers of those who have sat at a board until a game was over; forfeits are no games. */
const playersOf = ({ rounds }: Tournament): ReadonlySet<number> =>
  new Set(
    rounds
      .flatMap(({ meetings }) => meetings.flatMap(({ games }) => games))
      .filter(({ result }) => result === '1-0' || result === '=' || result === '0-1')
      .flatMap(({ white, black }) => [white, black]),
  );

/** Of all who have played a game to its end; none where it was called off. */
export function placingsOf(tournament: Tournament, { rows }: Table): readonly Placing[] {
  const { id, venue, terms, players, stage, endedAt } = tournament;
  if (stage !== 'finished' || endedAt === null) return [];
  const played = playersOf(tournament);
  const common = {
    tournamentId: id,
    guildId: venue.guildId,
    of: played.size,
    name: terms.name,
    title: terms.title,
    variant: terms.variant,
    form: terms.form.kind,
    endedAt,
  };
  return rows.flatMap(({ rank, number }): readonly Placing[] => {
    const player = players.find((each) => each.number === number);
    if (!player || !played.has(number)) return [];
    return [{ ...common, number, place: rank, player: { id: player.id, name: player.name } }];
  });
}
