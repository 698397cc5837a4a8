/** The parts of a form of tournament. A new form is a record of them. */
import type { Attempt } from '../../../kit/attempt.ts';
import type { TimeControl } from '../../../game/clock/time.ts';
import type { Hash } from '../../../openings/deal.ts';
import type { ArenaRow } from '../../arena/scores.ts';
import type { Absence, AnyEvent, Pair } from '../../event.ts';
import type { PointsTable } from '../../standings/standings.ts';
import type { TieBreak } from '../../standings/tieBreaks.ts';
import type { GroupsTable } from '../groupsTable.ts';
import type { Grouping } from '../phases.ts';
import type { TournamentProblem } from '../problem.ts';
import type { Form, FormName } from '../terms.ts';
import type { Tournament } from '../tournament.ts';

export interface Draw {
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
}

export interface KnockOutRow {
  readonly rank: number;
  readonly number: number;
  readonly won: number;
}

export type Table =
  | PointsTable
  | GroupsTable
  | { readonly kind: 'knock-out'; readonly rows: readonly KnockOutRow[] }
  | { readonly kind: 'arena'; readonly rows: readonly ArenaRow[] };

/** An organizer's choices that forms read. Null for the default. */
export interface FormWish {
  readonly time: TimeControl;
  readonly rounds: number | null;
  /** Whether everyone meets everyone twice, in a round robin or a group. */
  readonly isTwice: boolean;
  /** For groups and leagues; `advancing` counts the players of a group who advance or move up. */
  readonly groupSize: number | null;
  readonly advancing: number | null;
  readonly finals: number | null;
  readonly hasThirdPlace: boolean;
  readonly minutes: number | null;
}

export interface FormRules<N extends FormName = FormName> {
  /** The fewest and the most players. */
  readonly least: number;
  readonly most: number;
  /** Games of a meeting, without play-offs. */
  readonly games: 1 | 2;
  /** A bye's worth in wins. */
  readonly bye: number;
  /** The pairs follow from the start, so that nobody can enter late or sit out. */
  readonly isFixed: boolean;
  /** If not, free players are paired again at once, until time is up. */
  readonly hasRounds: boolean;
  /** Each meeting has a winner, and the loser is out. */
  readonly hasWinners: boolean;
  /** It repeats, and its players start where they ended last time. */
  readonly isSeason: boolean;
  readonly isLiveOnly: boolean;
  /** In their usual order; none if points decide nothing, or everything. */
  readonly tieBreaks: readonly TieBreak[];
  /** The form as an organizer chose it. */
  readonly chosen: (wish: FormWish) => Form<N>;
  readonly fault: (form: Form<N>) => TournamentProblem | null;
  /** How long (ms) it lasts; null if it ends with its games. */
  readonly lasts: (form: Form<N>) => number | null;
  /** A generous number of rounds, from which its promised end follows. */
  readonly mostRounds: (form: Form<N>) => number;
  readonly grouping: (form: Form<N>) => Grouping | null;
  /** The number of rounds; null if it has none. */
  readonly planned: (form: Form<N>, players: number) => number | null;
  /** The pairs of the next round, if they are known before it starts. */
  readonly scheduled: (tournament: Tournament, form: Form<N>) => Draw | null;
  /** The pairs of the next round otherwise. */
  readonly draw: (
    tournament: Tournament,
    form: Form<N>,
    absent: readonly Absence[],
    hash: Hash,
  ) => Attempt<Draw, 'no-pairing'>;
  readonly table: (tournament: Tournament, form: Form<N>, hash: Hash) => Table;
  /** As a TRF file knows it; null if it doesn't. Groups are an event each. */
  readonly event: (tournament: Tournament, form: Form<N>, hash: Hash) => AnyEvent | null;
}
