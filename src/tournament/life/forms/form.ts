/** The parts of a tournament format. To add a format, write a record of these. */
import type { Result } from '../../../kit/result.ts';
import type { TimeControl } from '../../../game/clock/time.ts';
import type { Hash } from '../../../openings/deal.ts';
import type { ArenaRow } from '../../arena/scores.ts';
import type { LadderRow } from '../../ladder/places.ts';
import type { Absence, AnyEvent, Pair } from '../../event.ts';
import type { PointsTable } from '../../standings/standings.ts';
import type { TieBreak } from '../../standings/tieBreaks.ts';
import type { GroupsTable } from '../table/groupsTable.ts';
import type { Grouping } from '../phases.ts';
import type { TournamentProblem } from '../problem.ts';
import type { Form, FormName } from '../terms.ts';
import type { HeldRound, Meeting, Tournament } from '../tournament.ts';

export interface Draw {
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
}

export interface KnockOutRow {
  readonly rank: number;
  readonly number: number;
  readonly won: number;
}

interface Tables {
  readonly points: Omit<PointsTable, 'kind'>;
  readonly groups: Omit<GroupsTable, 'kind'>;
  readonly 'knock-out': { readonly rows: readonly KnockOutRow[] };
  readonly arena: { readonly rows: readonly ArenaRow[] };
  readonly ladder: { readonly rows: readonly LadderRow[] };
}
export type TableKind = keyof Tables;
export type Table<K extends TableKind = TableKind> = {
  readonly [T in K]: { readonly kind: T } & Tables[T];
}[K];

/** An organizer's choices for a format; `null` means the default. */
export interface FormWish {
  readonly time: TimeControl;
  readonly rounds: number | null;
  readonly isTwice: boolean;
  /** For groups and leagues. `advancing` is how many players of a group advance or move up. */
  readonly groupSize: number | null;
  readonly advancing: number | null;
  readonly finals: number | null;
  readonly hasThirdPlace: boolean;
  readonly minutes: number | null;
  readonly reach: number | null;
}

export interface FormRules<N extends FormName = FormName> {
  readonly least: number;
  readonly most: number;
  readonly games: 1 | 2;
  readonly bye: number;
  /** All pairs are known at the start, so nobody can enter late or sit out. */
  readonly isFixed: boolean;
  /** Without rounds, meetings are added to a single round until the time is up. */
  readonly hasRounds: boolean;
  /** Players may take a break. During a break, they aren't paired. */
  readonly hasPauses: boolean;
  /** Each meeting has a winner, and the loser is out. */
  readonly hasWinners: boolean;
  /** It repeats, and players start in the order in which they finished the last time. */
  readonly isSeason: boolean;
  /** The only kind of clock that it can be played with; null if any kind is fine. */
  readonly clock: TimeControl['kind'] | null;
  /** It doesn't need an end. */
  readonly isEndless: boolean;
  readonly tieBreaks: readonly TieBreak[];
  readonly chosen: (wish: FormWish) => Form<N>;
  readonly fault: (form: Form<N>) => TournamentProblem | null;
  readonly lasts: (form: Form<N>) => number | null;
  /** A generous number of rounds, which determines the promised end. */
  readonly mostRounds: (form: Form<N>) => number;
  readonly grouping: (form: Form<N>) => Grouping | null;
  /** How many places above them players may challenge; null if there are no challenges. */
  readonly reach: (form: Form<N>) => number | null;
  readonly planned: (form: Form<N>, players: number) => number | null;
  /** The pairs of the next round, if they are known before it starts. */
  readonly scheduled: (tournament: Tournament, form: Form<N>) => Draw | null;
  /** The pairs of the next round in all other cases. */
  readonly draw: (
    tournament: Tournament,
    form: Form<N>,
    absent: readonly Absence[],
    hash: Hash,
  ) => Result<Draw, 'no-pairing'>;
  /** The meetings to add at this moment, in formats without rounds. */
  readonly meetings: (tournament: Tournament, round: HeldRound, now: number) => readonly Meeting[];
  readonly table: (tournament: Tournament, form: Form<N>, hash: Hash) => Table;
  /** The event as a TRF file; null if TRF can't express it. Each group is a separate event. */
  readonly event: (tournament: Tournament, form: Form<N>, hash: Hash) => AnyEvent | null;
}
