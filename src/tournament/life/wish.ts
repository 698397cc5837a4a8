/** Turns an organizer's choices into terms, with defaults for everything left open. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { DAY, HOUR, MINUTE } from '../../game/span.ts';
import type { TimeControl } from '../../game/time.ts';
import type { TableId } from '../../openings/table.ts';
import { gamesOf } from './meeting.ts';
import { nextStart } from './successor.ts';
import { PLAYER_LIMITS, MOST_ROUNDS, type Entry, type Form, type FormName, type Terms } from './terms.ts';

/** Null for the default. Instants in ms since 1970. */
export interface Wish {
  readonly name: string;
  readonly title: string | null;
  readonly variant: VariantId;
  readonly form: FormName;
  readonly time: TimeControl;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly rounds: number | null;
  /** Whether everyone meets everyone twice, in a round robin or a group. */
  readonly isTwice: boolean;
  /** For groups and leagues; `advancing` counts the players of a group who advance or move up. */
  readonly groupSize: number | null;
  readonly advancing: number | null;
  readonly finals: number | null;
  readonly hasThirdPlace: boolean;
  readonly minutes: number | null;
  readonly roundDays: number | null;
  readonly openings: TableId | null;
  readonly entry: Omit<Entry, 'mostPlayers'> & { readonly mostPlayers: number | null };
  readonly rated: boolean;
  readonly repeats: Terms['repeats'];
  readonly unfinished: Terms['unfinished'];
  readonly tieBreak: Terms['tieBreak'];
  readonly inEvents: boolean;
}

/** The default wait: live players meet soon; correspondence players look in once a day. */
const UNTIL_START = { live: HOUR, correspondence: DAY } as const;
const USUAL_ARENA = 60;
const USUAL_GROUP = 6;
const USUAL_ADVANCING = 2;
const USUAL_MOVING = 1;
/** A generous number of moves per side, and the limits of a whole tournament by correspondence. */
const MOVES = 80;
const SLOW = { least: 30 * DAY, most: 300 * DAY } as const;
const BREAK = 15 * MINUTE;

function formOf(wish: Wish): Form {
  const { form, rounds, isTwice, hasThirdPlace, minutes, time } = wish;
  const schedule = { cycles: isTwice ? 2 : 1, isAtOnce: time.kind === 'correspondence' } as const;
  switch (form) {
    case 'swiss':
    case 'double-swiss':
      return { kind: form, rounds };
    case 'round-robin':
      return { kind: form, ...schedule };
    case 'groups':
      return { kind: form, ...groupsOf(wish), ...schedule };
    case 'league':
      return { kind: form, ...leagueOf(wish), ...schedule };
    case 'knock-out':
      return { kind: form, hasThirdPlace };
    case 'arena':
      return { kind: form, lasts: (minutes ?? USUAL_ARENA) * MINUTE };
  }
}

const groupsOf = ({ groupSize, advancing, finals }: Wish) => {
  const size = groupSize ?? USUAL_GROUP;
  return { size, advancing: advancing ?? Math.min(USUAL_ADVANCING, size - 1), finals: finals ?? 1 };
};

const leagueOf = ({ groupSize, advancing }: Wish) => ({
  size: groupSize ?? USUAL_GROUP,
  moving: advancing ?? USUAL_MOVING,
});

function mostRounds(form: Form): number {
  switch (form.kind) {
    case 'swiss':
    case 'double-swiss':
      return form.rounds ?? MOST_ROUNDS;
    case 'round-robin':
      return form.cycles * MOST_ROUNDS;
    case 'groups':
      return form.cycles * (form.size + MOST_ROUNDS);
    case 'league':
      return form.cycles * MOST_ROUNDS;
    case 'knock-out':
    case 'arena':
      return MOST_ROUNDS;
  }
}

const startsIn = ({ kind }: Form): number => (kind === 'groups' ? 2 : 1);

/** The default limit of the duration (ms), after which running games are judged. */
function usualLength(form: Form, time: TimeControl, roundDays: number | null): number {
  if (form.kind === 'arena') return form.lasts + HOUR;
  const rounds = mostRounds(form);
  if (time.kind === 'correspondence') {
    const length = roundDays === null ? startsIn(form) * MOVES * time.perMove : rounds * roundDays * DAY;
    return Math.min(Math.max(length, SLOW.least), SLOW.most);
  }
  const game = 2 * (time.initial + MOVES * time.increment);
  return rounds * (gamesOf({ form }) * game + BREAK);
}

/** A league ends before its next time, so that everyone knows their group. */
const latestEnd = ({ kind }: Form, repeats: Terms['repeats'], startsAt: number): number =>
  kind === 'league' && repeats ? nextStart({ startsAt }, repeats, startsAt) : Infinity;

/** `openTournament` checks them. `now` in ms since 1970. */
export function termsOf(wish: Wish, now: number): Terms {
  const { name, title, variant, time, openings, entry, rated, repeats, unfinished, roundDays } = wish;
  const form = formOf(wish);
  const startsAt = wish.startsAt ?? now + UNTIL_START[time.kind];
  return {
    name,
    title,
    variant,
    form,
    time,
    entry: { ...entry, mostPlayers: entry.mostPlayers ?? PLAYER_LIMITS[form.kind].most },
    openings,
    rated,
    scoring: '2-1-0',
    tieBreak: wish.tieBreak,
    halfByes: 1,
    roundLength: roundDays === null ? null : roundDays * DAY,
    repeats,
    inEvents: wish.inEvents,
    startsAt,
    endsAt:
      wish.endsAt ??
      Math.min(startsAt + usualLength(form, time, roundDays), latestEnd(form, repeats, startsAt)),
    unfinished,
  };
}
