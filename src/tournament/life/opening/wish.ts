import type { VariantId } from '../../../draughts/variantIds.ts';
import { DAY, HOUR, MINUTE } from '../../../game/calendar/span.ts';
import type { TimeControl } from '../../../game/clock/time.ts';
import type { TableId } from '../../../openings/table.ts';
import type { FormWish } from '../forms/form.ts';
import { FORM_RULES, groupingOf, rulesOf } from '../forms/forms.ts';
import { nextStart } from './successor.ts';
import type { Entry, Form, FormName, Terms } from '../terms.ts';

interface Wish extends FormWish {
  readonly name: string;
  readonly title: string | null;
  readonly variant: VariantId;
  readonly form: FormName;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly roundDays: number | null;
  readonly openings: TableId | null;
  readonly entry: Omit<Entry, 'mostPlayers'> & { readonly mostPlayers: number | null };
  readonly rated: boolean;
  readonly repeats: Terms['repeats'];
  readonly unfinished: Terms['unfinished'];
  readonly tieBreak: Terms['tieBreak'];
  readonly inEvents: boolean;
}

/** The default wait for the start. Live players meet soon; correspondence players look in daily. */
const UNTIL_START = { live: HOUR, correspondence: DAY } as const;
/** A generous number of moves per side, and the limits for a whole correspondence tournament. */
const MOVES = 80;
const SLOW = { least: 30 * DAY, most: 300 * DAY } as const;
const BREAK = 15 * MINUTE;

const hasFinals = (form: Form): boolean => (groupingOf({ form })?.finals ?? 0) > 0;

/** The default limit on the duration, in ms. After it, running games are judged. */
function usualLength(form: Form, time: TimeControl, roundDays: number | null): number {
  const rules = rulesOf(form);
  const lasts = rules.lasts(form);
  if (lasts !== null) return lasts + HOUR;
  const rounds = rules.mostRounds(form);
  if (time.kind === 'correspondence') {
    const length =
      roundDays === null ? (hasFinals(form) ? 2 : 1) * MOVES * time.perMove : rounds * roundDays * DAY;
    return Math.min(Math.max(length, SLOW.least), SLOW.most);
  }
  const game = 2 * (time.initial + MOVES * time.increment);
  return rounds * (rules.games * game + BREAK);
}

/** A season ends before the next one starts, so that everyone knows which group they are in. */
const latestEnd = (form: Form, repeats: Terms['repeats'], startsAt: number): number =>
  (rulesOf(form).isSeason || rulesOf(form).isEndless) && repeats
    ? nextStart({ startsAt }, repeats, startsAt)
    : Infinity;

const usualEnd = (form: Form, { time, roundDays, repeats }: Wish, startsAt: number): number | null =>
  rulesOf(form).isEndless && !repeats
    ? null
    : Math.min(startsAt + usualLength(form, time, roundDays), latestEnd(form, repeats, startsAt));

/** Doesn't check the terms; `openTournament` does. `now` is in ms since 1970. */
export function termsOf(wish: Wish, now: number): Terms {
  const { name, title, variant, time, openings, entry, rated, repeats, unfinished, roundDays } = wish;
  const form = FORM_RULES[wish.form].chosen(wish);
  const startsAt = wish.startsAt ?? now + UNTIL_START[time.kind];
  return {
    name,
    title,
    variant,
    form,
    time,
    entry: { ...entry, mostPlayers: entry.mostPlayers ?? rulesOf(form).most },
    openings,
    rated,
    scoring: '2-1-0',
    tieBreak: wish.tieBreak,
    halfByes: 1,
    roundLength: roundDays === null ? null : roundDays * DAY,
    repeats,
    inEvents: wish.inEvents,
    startsAt,
    endsAt: wish.endsAt ?? usualEnd(form, wish, startsAt),
    unfinished,
  };
}
