/** `/tournament create`: what is said of a new tournament is completed by what is usual, and the sweep announces it. */
import type { App } from '../../src/app/ports/app.ts';
import { defineServerCommand, type ServerAsker, type Values } from '../../src/app/ports/command.ts';
import { settingsAt } from '../../src/app/reader/settingsAt.ts';
import type { Problem } from '../../src/app/problem/problem.ts';
import { createTournament } from '../../src/app/tournament/organize.ts';
import { suggestOpenings } from '../../src/app/tournament/suggest.ts';
import { suggestInstants } from '../../src/app/tournament/suggestInstants.ts';
import { done, refused, type Attempt } from '../../src/draughts/attempt.ts';
import { VARIANT_IDS, type VariantId } from '../../src/draughts/variantIds.ts';
import { endOf, instantOf } from '../../src/game/instant.ts';
import type { TimeControl } from '../../src/game/time.ts';
import { parseTime } from '../../src/game/timeText.ts';
import { plain } from '../../src/i18n/plain.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { TABLE_IDS, type TableId } from '../../src/openings/table.ts';
import { FORMS, PERIODS, UNFINISHED, type Terms } from '../../src/tournament/life/terms.ts';
import { termsOf } from '../../src/tournament/life/wish.ts';
import { LARGEST_GROUP, SMALLEST_GROUP } from '../../src/tournament/roundRobin/groups.ts';
import { relativeTime } from '../../src/views/screen/blocks.ts';
import { completeTime } from '../../src/views/game/time.ts';
import { changedTo, refusedTo } from './answer.ts';

/** Discord lets nothing else through. */
const MINUTES = [10, 360] as const;
const DAYS = [1, 90] as const;
const GROUP_SIZES = [SMALLEST_GROUP, LARGEST_GROUP] as const;
const ADVANCING = [1, 8] as const;
const RATINGS = [0, 4000] as const;

const OPTIONS = [
  { name: 'name', kind: 'text', required: true },
  { name: 'form', kind: 'text', required: true, choices: FORMS },
  { name: 'variant', kind: 'text', choices: VARIANT_IDS },
  { name: 'time', kind: 'text', suggests: true },
  { name: 'starts', kind: 'text', suggests: true },
  { name: 'ends', kind: 'text' },
  { name: 'rounds', kind: 'number' },
  { name: 'minutes', kind: 'number', bounds: MINUTES },
  { name: 'twice', kind: 'flag' },
  { name: 'group-size', kind: 'number', bounds: GROUP_SIZES },
  { name: 'advance', kind: 'number', bounds: ADVANCING },
  { name: 'third-place', kind: 'flag' },
  { name: 'round-days', kind: 'number', bounds: DAYS },
  { name: 'openings', kind: 'text', suggests: true },
  { name: 'players', kind: 'number' },
  { name: 'role', kind: 'role' },
  { name: 'lowest', kind: 'number', bounds: RATINGS },
  { name: 'highest', kind: 'number', bounds: RATINGS },
  { name: 'rated', kind: 'flag' },
  { name: 'judge', kind: 'text', choices: UNFINISHED },
  { name: 'repeats', kind: 'text', choices: PERIODS },
] as const;
type Given = Values<typeof OPTIONS>;

/** Where neither the organizer nor the server names a clock. */
const USUAL_TIME = '5+3';

/** A clock that was typed must be one; the server's usual one may be none, and an arena's has minutes. */
function timeOf(given: Given, usual: string): Attempt<TimeControl, Problem> {
  const isOwn = given.time === undefined && given.form !== 'arena' && usual !== 'none';
  const read = parseTime(given.time ?? (isOwn ? usual : USUAL_TIME));
  if (!read.ok) return read;
  return read.value ? done(read.value) : refused({ code: 'tournament-clock' });
}

/** What was typed as an instant; `null` where nothing was. */
function instantIn(
  typed: string | undefined,
  code: 'tournament-when' | 'tournament-last-day',
  read: (text: string) => number | null,
): Attempt<number | null, Problem> {
  if (typed === undefined) return done(null);
  const at = read(typed);
  return at === null ? refused({ code, text: typed }) : done(at);
}

function openingsOf({ openings }: Given): Attempt<TableId | null, Problem> {
  if (openings === undefined) return done(null);
  const table = TABLE_IDS.find((id) => id === openings);
  return table ? done(table) : refused({ code: 'tournament-no-openings' });
}

async function termsGiven(
  app: App,
  { place, at }: ServerAsker,
  given: Given,
): Promise<Attempt<Terms, Problem>> {
  const settings = await settingsAt(app, place);
  const { zone } = settings;
  const variant = VARIANT_IDS.find((id) => id === (given.variant ?? settings.variant));
  if (!variant) return refused({ code: 'unknown-variant', text: given.variant ?? '' });
  const time = timeOf(given, settings.time);
  if (!time.ok) return time;
  const starts = instantIn(given.starts, 'tournament-when', (text) => instantOf(text, zone, at));
  if (!starts.ok) return starts;
  const ends = instantIn(given.ends, 'tournament-last-day', (text) => endOf(text, zone, at));
  if (!ends.ok) return ends;
  const openings = openingsOf(given);
  if (!openings.ok) return openings;
  const every = PERIODS.find((period) => period === given.repeats);
  const repeats = every ? { every, zone } : null;
  const times = { time: time.value, startsAt: starts.value, endsAt: ends.value, repeats };
  const usual = { variant, rated: settings.ratedByDefault };
  return done(termsOf({ ...wished(given, usual), ...times, openings: openings.value }, at));
}

const wholeIn = ([least, most]: readonly [number, number], given: number | undefined): number | null =>
  given === undefined ? null : Math.min(most, Math.max(least, Math.round(given)));

/** What needs no reading. */
const wished = (given: Given, usual: { readonly variant: VariantId; readonly rated: boolean }) => ({
  name: given.name,
  variant: usual.variant,
  form: FORMS.find((form) => form === given.form) ?? 'swiss',
  rounds: given.rounds ?? null,
  isTwice: given.twice ?? false,
  groupSize: given['group-size'] ?? null,
  advancing: given.advance ?? null,
  hasThirdPlace: given['third-place'] ?? true,
  minutes: wholeIn(MINUTES, given.minutes),
  roundDays: wholeIn(DAYS, given['round-days']),
  entry: {
    roleId: given.role ?? null,
    leastRating: wholeIn(RATINGS, given.lowest),
    mostRating: wholeIn(RATINGS, given.highest),
    mostPlayers: given.players ?? null,
  },
  rated: given.rated ?? usual.rated,
  unfinished: UNFINISHED.find((each) => each === given.judge) ?? 'draw',
});

export const create = defineServerCommand({
  name: 'tournament create',
  posts: true,
  options: OPTIONS,
  async run(asker, given, app) {
    if (!asker.mayOrganize) return refusedTo(app, asker, { code: 'tournament-organizers' });
    const terms = await termsGiven(app, asker, given);
    if (!terms.ok) return refusedTo(app, asker, terms.problem);
    const created = await createTournament(app, asker, terms.value);
    return changedTo(app, asker, created, ({ terms: { name, startsAt }, venue }) =>
      sayIn(asker.locale)('tournament.created', {
        name: plain(name),
        where: `<#${venue.channelId}>`,
        time: relativeTime(startsAt),
      }),
    );
  },
  async suggest(asker, { option, text, values }, app) {
    if (option === 'openings') return suggestOpenings(app, asker, text, values.variant);
    if (option === 'starts') return suggestInstants(app, asker, text);
    return completeTime(sayIn(asker.locale), text).filter(({ value }) => value !== 'none');
  },
});
