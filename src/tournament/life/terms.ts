/** What is agreed of a tournament before anybody enters: what is played, how, by whom, until when. */
import type { VariantId } from '../../draughts/variantIds.ts';
import type { TimeControl } from '../../game/time.ts';
import type { TableId } from '../../openings/table.ts';

export const FORMS = [
  'swiss',
  'double-swiss',
  'round-robin',
  'groups',
  'league',
  'knock-out',
  'arena',
] as const;
export type FormName = (typeof FORMS)[number];

/** How it is played; spans are in ms. */
export type Form =
  /** `rounds`: `null` for as many as suit the players. In a Double-Swiss each round is a match of two games. */
  | { readonly kind: 'swiss' | 'double-swiss'; readonly rounds: number | null }
  /** `isAtOnce`: all rounds begin together, as is usual by correspondence. */
  | { readonly kind: 'round-robin'; readonly cycles: 1 | 2; readonly isAtOnce: boolean }
  /**
   * Round robins of up to `size` players, of each of which `advancing` go on to a final that is one more; as far as the number of
   * players lets it be (see `roundRobin/groups.ts`).
   */
  | {
      readonly kind: 'groups';
      readonly size: number;
      readonly advancing: number;
      /** How many finals there are: the best of each group are in the first, the next ones in the second, and so on. */
      readonly finals: number;
      readonly cycles: 1 | 2;
      readonly isAtOnce: boolean;
    }
  /**
   * Round robins of up to `size` players, the strongest first; the next time the best `moving` of each play one group higher, and the
   * last ones one lower (see `roundRobin/league.ts`).
   */
  | {
      readonly kind: 'league';
      readonly size: number;
      readonly moving: number;
      readonly cycles: 1 | 2;
      readonly isAtOnce: boolean;
    }
  /** Every match has two games, and quicker ones while it is level. */
  | { readonly kind: 'knock-out'; readonly hasThirdPlace: boolean }
  | { readonly kind: 'arena'; readonly lasts: number };

/** What a win, a draw and a loss bring. An arena has its own points. */
export const SCORINGS = ['2-1-0', '1-½-0'] as const;
export type ScoringName = (typeof SCORINGS)[number];

export const PERIODS = ['week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** What may come first among those who are level in points. */
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

/** Who may enter. */
export interface Entry {
  /** A role of the server that is needed; `null` for none. */
  readonly roleId: string | null;
  /** Bounds of the rating in the variant; `null` for none. */
  readonly leastRating: number | null;
  readonly mostRating: number | null;
  readonly mostPlayers: number;
}

/** Instants in ms since 1970, spans in ms. */
export interface Terms {
  readonly name: string;
  /** What its winner is called, such as "Spring champion"; `null` where the name of the tournament says it all. */
  readonly title: string | null;
  readonly variant: VariantId;
  readonly form: Form;
  /** There always is a clock, for a game without one may never end. */
  readonly time: TimeControl;
  readonly entry: Entry;
  /** The table of openings that are drawn by lot; `null`: every game has the variant's own start. */
  readonly openings: TableId | null;
  readonly rated: boolean;
  readonly scoring: ScoringName;
  /** What comes first among those who are level in points; `null`: what is usual for the form. */
  readonly tieBreak: FirstTieBreak | null;
  /** How many rounds each player may miss for half a point, in a Swiss. */
  readonly halfByes: number;
  /** A round's longest time, after which its games are judged; `null`: until all of them are over. */
  readonly roundLength: number | null;
  /** How often it is held again, by the clock of a time zone (IANA); `null`: once. */
  readonly repeats: { readonly every: Period; readonly zone: string } | null;
  /** Whether it is also listed among the events of the server. */
  readonly inEvents: boolean;
  readonly startsAt: number;
  /** The promised end: games that still run then are judged, and there are no more rounds. */
  readonly endsAt: number;
  /**
   * What a game is whose time in the tournament is over and whose outcome nobody knows for certain: a draw, unless, with
   * `organizer`, its organizer has judged it before.
   */
  readonly unfinished: (typeof UNFINISHED)[number];
}

export const LONGEST_NAME = 60;
export const LONGEST_TITLE = 40;

/** The fewest players with whom a form is a tournament. */
export const LEAST_PLAYERS: Readonly<Record<FormName, number>> = {
  swiss: 3,
  'double-swiss': 3,
  'round-robin': 3,
  groups: 3,
  league: 3,
  'knock-out': 2,
  arena: 2,
};
/** The most that each form takes. */
export const MOST_PLAYERS: Readonly<Record<FormName, number>> = {
  swiss: 200,
  'double-swiss': 64,
  'round-robin': 16,
  groups: 64,
  league: 64,
  'knock-out': 128,
  arena: 200,
};
export const MOST_ROUNDS = 15;

/** Live, players sit at it together: what waits, waits for minutes. */
export const isLive = ({ time }: Pick<Terms, 'time'>): boolean => time.kind === 'live';

/** Whether all rounds that are known begin together. */
export const isAllAtOnce = ({ form }: Pick<Terms, 'form'>): boolean => 'isAtOnce' in form && form.isAtOnce;

/** Whether every pair is known beforehand, so that nobody can sit out. */
export const isFixed = ({ form }: Pick<Terms, 'form'>): boolean =>
  form.kind === 'round-robin' || form.kind === 'knock-out' || isGrouped(form);

/** Forms that are played in groups. */
export type GroupsForm = Extract<Form, { kind: 'groups' | 'league' }>;

export const isGrouped = (form: Form): form is GroupsForm => form.kind === 'groups' || form.kind === 'league';
