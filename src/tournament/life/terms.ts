import type { VariantId } from '../../draughts/variantIds.ts';
import type { TimeControl } from '../../game/clock/time.ts';
import type { TableId } from '../../openings/table.ts';

export const FORMS = [
  'swiss',
  'double-swiss',
  'round-robin',
  'groups',
  'league',
  'knock-out',
  'arena',
  'ladder',
] as const;
export type FormName = (typeof FORMS)[number];

interface Schedule {
  readonly cycles: 1 | 2;
  /** Whether all rounds start together, as is common in correspondence tournaments. */
  readonly isAtOnce: boolean;
}

interface FormFields {
  /** `rounds` is null if it depends on the number of players. */
  readonly swiss: { readonly rounds: number | null };
  readonly 'double-swiss': { readonly rounds: number | null };
  readonly 'round-robin': Schedule;
  /** The best `advancing` of up to `size` advance to a final (see `roundRobin/groups.ts`). */
  readonly groups: Schedule & {
    readonly size: number;
    readonly advancing: number;
    /** The best players of each group are in the first final, the next in the second, and so on. */
    readonly finals: number;
  };
  /** Next time, the best `moving` of each group play one group higher (`roundRobin/league.ts`). */
  readonly league: Schedule & { readonly size: number; readonly moving: number };
  readonly 'knock-out': { readonly hasThirdPlace: boolean };
  readonly arena: { readonly lasts: number };
  /** A player may challenge players up to `reach` places above them. */
  readonly ladder: { readonly reach: number };
}

export type Form<N extends FormName = FormName> = {
  readonly [K in N]: { readonly kind: K } & FormFields[K];
}[N];

export const SCORINGS = ['2-1-0', '1-½-0'] as const;
export type ScoringName = (typeof SCORINGS)[number];

export const PERIODS = ['week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export const FIRST_TIE_BREAKS = [
  'solkoff-cut',
  'solkoff',
  'sonneborn-berger',
  'direct',
  'won',
  'performance',
] as const;
export type FirstTieBreak = (typeof FIRST_TIE_BREAKS)[number];

export const UNFINISHED = ['draw', 'organizer'] as const;

export interface Entry {
  readonly roleId: string | null;
  readonly leastRating: number | null;
  readonly mostRating: number | null;
  readonly mostPlayers: number;
}

/** Instants are in ms since 1970, and durations in ms. Null means none, or the format's default. */
export interface Terms {
  readonly name: string;
  readonly title: string | null;
  readonly variant: VariantId;
  readonly form: Form;
  /** There is always a clock, because a game without one may never end. */
  readonly time: TimeControl;
  readonly entry: Entry;
  readonly openings: TableId | null;
  readonly rated: boolean;
  readonly scoring: ScoringName;
  readonly tieBreak: FirstTieBreak | null;
  readonly halfByes: number;
  readonly roundLength: number | null;
  readonly repeats: { readonly every: Period; readonly zone: string } | null;
  readonly inEvents: boolean;
  readonly startsAt: number;
  /**
   * The promised end: running games are judged, and no round starts. Null: the organizer ends it.
   */
  readonly endsAt: number | null;
  /** How to decide games that are out of time: as draws, unless the organizer judges them first. */
  readonly unfinished: (typeof UNFINISHED)[number];
}

export const LONGEST_NAME = 60;
export const LONGEST_TITLE = 40;

export const MOST_ROUNDS = 15;

/** Live players are at the board at the same time, so waiting takes only minutes. */
export const isLive = ({ time }: Pick<Terms, 'time'>): boolean => time.kind === 'live';

/** The promised end; `Infinity` if there is none. */
export const endOf = ({ endsAt }: Pick<Terms, 'endsAt'>): number => endsAt ?? Infinity;

export const isAllAtOnce = ({ form }: Pick<Terms, 'form'>): boolean => 'isAtOnce' in form && form.isAtOnce;
