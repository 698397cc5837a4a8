import { MINUTE } from '../../game/calendar/span.ts';
import type { TimeControl } from '../../game/clock/time.ts';
import type { Say } from '../../i18n/say.ts';
import { arenaEnd } from '../../tournament/life/advance.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Form, FormName } from '../../tournament/life/terms.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import type { DraftMenu } from '../presses/questions.ts';
import { longTime } from '../screen/blocks.ts';
import type { Choice } from '../screen/screen.ts';
import { ladderNext, ladderPlaces, ladderRule } from './ladder.ts';

const ROUNDS = [3, 4, 5, 6, 7, 8, 9, 11] as const;
const GROUP_SIZES = [3, 4, 5, 6, 8, 10, 12, 16] as const;
const FINALS = [1, 2, 3] as const;
const MOVING = [1, 2, 3, 4] as const;
const REACH = [1, 2, 3, 4, 5, 10] as const;
const MINUTES = [30, 45, 60, 90, 120, 180] as const;

export interface Offer {
  readonly what: DraftMenu;
  readonly held: string;
  readonly choices: readonly Omit<Choice, 'isChosen'>[];
}

export const flagged = (
  say: Say,
  what: 'twice' | 'third-place' | 'event' | 'rated',
  isOn: boolean,
): Offer => ({
  what,
  held: isOn ? 'yes' : 'no',
  choices: (['no', 'yes'] as const).map((value) => ({
    value,
    label: say(`tournament.draft.${what}.${value}`),
  })),
});

const counted = (
  what: DraftMenu,
  held: number | null,
  counts: readonly number[],
  label: (count: number) => string,
): Offer => ({
  what,
  held: String(held ?? ''),
  choices: counts.map((count) => ({ value: String(count), label: label(count) })),
});

interface FormView<N extends FormName> {
  /** Its length in the terms; `null` if players decide it. */
  readonly length: (say: Say, form: Form<N>) => string | null;
  /** A separate line in the terms. */
  readonly note: (say: Say, form: Form<N>, time: TimeControl) => string | null;
  /** A sentence saying that the tournament began, only for forms without rounds. */
  readonly begun: (say: Say, tournament: Tournament) => string;
  /** The thing that a player without a game is waiting for; `null`: to be paired. */
  readonly next: (say: Say, tournament: Tournament, own: Participant) => string | null;
  /**
   * The places on the announcement while the tournament runs; empty if players are in no particular
   * order.
   */
  readonly places: (say: Say, tournament: Tournament, table: Table) => readonly string[];
  readonly offers: (say: Say, form: Form<N>) => readonly Offer[];
  /** Whether its table has a column per opponent, not per round. */
  readonly hasCrossTable: boolean;
  readonly showsColors: boolean;
}

const PLAIN = {
  length: () => null,
  note: () => null,
  begun: (say: Say) => say('tournament.all-rounds'),
  next: () => null,
  places: () => [],
  hasCrossTable: false,
  showsColors: false,
} as const;

const BY_ROUNDS = {
  ...PLAIN,
  length: (say: Say, { rounds }: Form<'swiss' | 'double-swiss'>) =>
    rounds === null ? null : say('tournament.rounds', { count: rounds }),
  offers: (say: Say, { rounds }: Form<'swiss' | 'double-swiss'>) => {
    const offer = counted('rounds', rounds, ROUNDS, (count) => say('tournament.rounds', { count }));
    const none = { value: 'none', label: say('tournament.draft.rounds.none') };
    return [{ ...offer, choices: [none, ...offer.choices] }];
  },
};

const VIEWS: { readonly [N in FormName]: FormView<N> } = {
  swiss: { ...BY_ROUNDS, showsColors: true },
  'double-swiss': BY_ROUNDS,
  'round-robin': {
    ...PLAIN,
    offers: (say, { cycles }) => [flagged(say, 'twice', cycles === 2)],
    hasCrossTable: true,
  },
  groups: {
    ...PLAIN,
    length: (say, { size, advancing, finals }) => {
      const groups = say('tournament.groups', { size, count: advancing });
      return finals === 1 ? groups : say.list([groups, say('tournament.finals', { count: finals })], 'plain');
    },
    offers: (say, { size: held, advancing, finals }) => [
      counted('group-size', held, GROUP_SIZES, (size) =>
        say('tournament.groups', { size, count: advancing }),
      ),
      counted('finals', finals, FINALS, (count) => say('tournament.finals', { count })),
    ],
  },
  league: {
    ...PLAIN,
    length: (say, { size }) => say('tournament.league.size', { size }),
    note: (say, { moving }) => say('tournament.league', { count: moving }),
    offers: (say, { size: held, moving }) => [
      counted('group-size', held, GROUP_SIZES, (size) => say('tournament.league.size', { size })),
      counted(
        'advance',
        moving,
        MOVING.filter((count) => 2 * count <= held),
        (count) => say('tournament.draft.moving', { count }),
      ),
    ],
  },
  'knock-out': {
    ...PLAIN,
    note: (say, _, time) => say(`tournament.knock-out.match.${time.kind}`),
    offers: (say, { hasThirdPlace }) => [flagged(say, 'third-place', hasThirdPlace)],
  },
  arena: {
    ...PLAIN,
    begun: (say, tournament) => say('tournament.arena-begun', { until: longTime(arenaEnd(tournament)) }),
    length: (say, { lasts }) => say('tournament.lasts', { count: lasts / MINUTE }),
    offers: (say, { lasts }) => [
      counted('minutes', lasts / MINUTE, MINUTES, (count) => say('tournament.lasts', { count })),
    ],
  },
  ladder: {
    ...PLAIN,
    length: (say, { reach }) => say('tournament.ladder.reach', { count: reach }),
    note: ladderRule,
    begun: (say) => say('tournament.ladder.begun'),
    next: ladderNext,
    places: ladderPlaces,
    offers: (say, { reach }) => [
      counted('reach', reach, REACH, (count) => say('tournament.ladder.reach', { count })),
    ],
  },
};

export const viewOf = <N extends FormName>({ kind }: Form<N>): FormView<N> => VIEWS[kind];
