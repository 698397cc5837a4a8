/** The terms of a tournament from what its organizer said of it, with the usual where they said nothing. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { DAY, HOUR, MINUTE } from '../../game/span.ts';
import type { TimeControl } from '../../game/time.ts';
import type { TableId } from '../../openings/table.ts';
import { gamesOf } from './meeting.ts';
import { MOST_PLAYERS, MOST_ROUNDS, type Entry, type Form, type FormName, type Terms } from './terms.ts';

/** What an organizer says; `null` where they leave it to what is usual. Instants in ms since 1970. */
export interface Wish {
  readonly name: string;
  readonly variant: VariantId;
  readonly form: FormName;
  readonly time: TimeControl;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly rounds: number | null;
  /** Whether everybody meets everybody twice, in a round robin. */
  readonly isTwice: boolean;
  readonly hasThirdPlace: boolean;
  /** How long an arena lasts. */
  readonly minutes: number | null;
  /** The longest that a round may take. */
  readonly roundDays: number | null;
  readonly openings: TableId | null;
  readonly entry: Omit<Entry, 'mostPlayers'> & { readonly mostPlayers: number | null };
  readonly rated: boolean;
  readonly repeats: Terms['repeats'];
  readonly unfinished: Terms['unfinished'];
}

/** Live, players are called together; by correspondence they look in once a day. */
const UNTIL_START = { live: HOUR, correspondence: DAY } as const;
const USUAL_ARENA = 60;
/** As many moves as a game may well have, of each side; and the fewest and the most that a whole tournament gets by correspondence. */
const MOVES = 80;
const SLOW = { least: 30 * DAY, most: 300 * DAY } as const;
/** Between two rounds people take a breath, and not all are there on time (ms). */
const BREAK = 15 * MINUTE;

function formOf({ form, rounds, isTwice, hasThirdPlace, minutes, time }: Wish): Form {
  switch (form) {
    case 'swiss':
    case 'double-swiss':
      return { kind: form, rounds };
    case 'round-robin':
      return { kind: form, cycles: isTwice ? 2 : 1, isAtOnce: time.kind === 'correspondence' };
    case 'knock-out':
      return { kind: form, hasThirdPlace };
    case 'arena':
      return { kind: form, lasts: (minutes ?? USUAL_ARENA) * MINUTE };
  }
}

/** How long (ms) a tournament is promised to take at most where nobody says so: games that still run then are judged. */
function usualLength(form: Form, time: TimeControl, roundDays: number | null): number {
  if (form.kind === 'arena') return form.lasts + HOUR;
  const rounds = ('rounds' in form ? form.rounds : null) ?? MOST_ROUNDS;
  if (time.kind === 'correspondence') {
    const length = roundDays === null ? MOVES * time.perMove : rounds * roundDays * DAY;
    return Math.min(Math.max(length, SLOW.least), SLOW.most);
  }
  const game = 2 * (time.initial + MOVES * time.increment);
  return rounds * (gamesOf({ form }) * game + BREAK);
}

/** The terms as they are at an instant (ms since 1970). Whether a tournament can be held on them, `openTournament` says. */
export function termsOf(wish: Wish, now: number): Terms {
  const { name, variant, time, openings, entry, rated, repeats, unfinished, roundDays } = wish;
  const form = formOf(wish);
  const startsAt = wish.startsAt ?? now + UNTIL_START[time.kind];
  return {
    name,
    variant,
    form,
    time,
    entry: { ...entry, mostPlayers: entry.mostPlayers ?? MOST_PLAYERS[form.kind] },
    openings,
    rated,
    scoring: '2-1-0',
    halfByes: 1,
    roundLength: roundDays === null ? null : roundDays * DAY,
    repeats,
    startsAt,
    endsAt: wish.endsAt ?? startsAt + usualLength(form, time, roundDays),
    unfinished,
  };
}
