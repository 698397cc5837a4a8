/** The terms of a tournament, typed or chosen. The rest are defaults for its kind and server. */
import { done, refused, type Result } from '../../kit/result.ts';
import { VARIANT_IDS, type VariantId } from '../../draughts/variantIds.ts';
import { endOf, instantOf, type Typing } from '../../game/calendar/instant.ts';
import type { TimeControl } from '../../game/clock/time.ts';
import { makeTime, parseTime } from '../../game/clock/timeText.ts';
import { TABLE_IDS, type TableId } from '../../openings/table.ts';
import { tablesFor } from '../../openings/tables.ts';
import type { DraftFields } from '../../tournament/life/opening/draft.ts';
import { FORM_RULES, rulesOf } from '../../tournament/life/forms/forms.ts';
import type { Details } from '../../tournament/life/organizing.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import {
  FIRST_TIE_BREAKS,
  FORMS,
  PERIODS,
  UNFINISHED,
  type Entry,
  type Terms,
} from '../../tournament/life/terms.ts';
import { TEMPLATE_IDS, TEMPLATES, defaultStart } from '../../tournament/life/opening/templates.ts';
import { LARGEST_GROUP, SMALLEST_GROUP } from '../../tournament/roundRobin/groups.ts';
import { termsOf } from '../../tournament/life/opening/wish.ts';
import type { Say } from '../../i18n/say.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt, sayAt } from '../reader/reader.ts';

export const MINUTES = [10, 360] as const;
export const DAYS = [1, 90] as const;
export const GROUP_SIZES = [SMALLEST_GROUP, LARGEST_GROUP] as const;
export const ADVANCING = [1, 8] as const;
const FINALS = [1, 3] as const;
export const RATINGS = [0, 4000] as const;
const ANY = [-Infinity, Infinity] as const;

/** The default clock if neither the organizer nor the server sets one. */
const USUAL_TIMES = { live: '5+3', correspondence: '3d' } as const;

export const given = (typed: string | undefined): string | undefined => {
  const text = typed?.trim() ?? '';
  return text === '' ? undefined : text;
};

const templateOf = ({ kind }: DraftFields) => {
  const id = TEMPLATE_IDS.find((each) => each === kind);
  return id ? { id, ...TEMPLATES[id] } : null;
};
type Known = ReturnType<typeof templateOf>;

const formOf = ({ kind }: DraftFields, template: Known) =>
  template?.form ?? FORMS.find((form) => form === kind) ?? 'swiss';

/** Whether the kind implies the clock, so that its name may state it: blitz, by correspondence. */
const isUsual = (template: Known, time: TimeControl): boolean => {
  const usual = parseTime(template?.time ?? '');
  return usual.ok && makeTime(usual.value) === makeTime(time);
};

/** The tournament's own name, or its kind in the server's language. */
const nameOf = (say: Say, asked: DraftFields, template: Known, time: TimeControl): string =>
  given(asked.name) ??
  (template && isUsual(template, time)
    ? say(`tournament.template.${template.id}`)
    : say(`tournament.form.${formOf(asked, template)}`));

/** A typed clock must be valid. The server's clock may be unlimited, or not fit the form. */
function timeOf(asked: DraftFields, template: Known, usual: string): Result<TimeControl, Problem> {
  const { clock } = FORM_RULES[formOf(asked, template)];
  const isOwn = clock === null && usual !== 'none';
  const read = parseTime(
    given(asked.time) ?? template?.time ?? (isOwn ? usual : USUAL_TIMES[clock ?? 'live']),
  );
  if (!read.ok) return read;
  return read.value ? done(read.value) : refused({ code: 'tournament-clock' });
}

function instantIn(
  typed: string | undefined,
  read: (text: string) => number | null,
  problem: (text: string) => Problem,
): Result<number | null, Problem> {
  const text = given(typed);
  if (text === undefined) return done(null);
  const at = read(text);
  return at === null ? refused(problem(text)) : done(at);
}

function openingsOf(
  { openings }: DraftFields,
  template: Known,
  variant: VariantId,
): Result<TableId | null, Problem> {
  if (openings === 'none') return done(null);
  if (openings === undefined) return done((template?.hasOpenings && tablesFor(variant)[0]?.id) || null);
  const table = TABLE_IDS.find((id) => id === openings);
  return table ? done(table) : refused({ code: 'tournament-no-openings' });
}

const BOUNDS = {
  rounds: ANY,
  minutes: MINUTES,
  'group-size': ANY,
  advance: ANY,
  finals: FINALS,
  reach: ANY,
  'round-days': DAYS,
  players: ANY,
  lowest: RATINGS,
  highest: RATINGS,
} as const satisfies Partial<Record<keyof DraftFields, readonly [number, number]>>;
type NumberName = keyof typeof BOUNDS;

type Numbers = Partial<Record<NumberName, number>>;
const isNumberName = (name: string): name is NumberName => Object.hasOwn(BOUNDS, name);

function numberIn(
  typed: string | undefined,
  [least, most]: readonly [number, number],
): Result<number | undefined, Problem> {
  const text = given(typed);
  if (text === undefined) return done(undefined);
  const number = Number(text);
  if (!Number.isFinite(number)) return refused({ code: 'tournament-number', text });
  return done(Math.min(most, Math.max(least, Math.round(number))));
}

function numbersOf(asked: DraftFields): Result<Numbers, Problem> {
  const read: Numbers = {};
  for (const name of Object.keys(BOUNDS).filter(isNumberName)) {
    const number = numberIn(asked[name], BOUNDS[name]);
    if (!number.ok) return number;
    if (number.value !== undefined) read[name] = number.value;
  }
  return done(read);
}

const entryOf = (
  { role }: DraftFields,
  { lowest, highest, players }: Numbers,
): Omit<Entry, 'mostPlayers'> & { readonly mostPlayers: number | null } => ({
  roleId: role ?? null,
  leastRating: lowest ?? null,
  mostRating: highest ?? null,
  mostPlayers: players ?? null,
});

const oneOf = <T extends string>(all: readonly T[], chosen: string | undefined): T | undefined =>
  all.find((each) => each === chosen);

/** The default interval of a season, which must repeat. */
const SEASONS_EVERY = { live: 'week', correspondence: 'month' } as const;

const endIn = ({ ends }: DraftFields, typing: Typing): Result<number | null, Problem> =>
  instantIn(
    ends,
    (text) => endOf(text, typing),
    (text) => ({ code: 'tournament-last-day', text }),
  );

function timesOf(asked: DraftFields, template: Known, { kind }: TimeControl, typing: Typing) {
  const { zone, now } = typing;
  const starts = instantIn(
    asked.starts,
    (text) => instantOf(text, typing),
    (text) => ({ code: 'tournament-when', text, zone }),
  );
  if (!starts.ok) return starts;
  const ends = endIn(asked, typing);
  if (!ends.ok) return ends;
  const chosen = asked.repeats === undefined ? template?.every : oneOf(PERIODS, asked.repeats);
  const every = chosen ?? (FORM_RULES[formOf(asked, template)].isSeason ? SEASONS_EVERY[kind] : null);
  return done({
    startsAt: starts.value ?? (template && defaultStart(template, zone, now)),
    endsAt: ends.value,
    repeats: every ? { every, zone } : null,
  });
}

/** The details of an announced tournament. An empty end keeps the current end. */
export async function detailsAsked(
  app: Using<'settings'>,
  { place, at, locale }: Pick<ServerAsker, 'place' | 'at' | 'locale'>,
  asked: DraftFields,
  { terms }: Pick<Tournament, 'terms'>,
): Promise<Result<Details, Problem>> {
  const { zone } = await settingsAt(app, place);
  const ends = endIn(asked, { zone, now: at, locale });
  if (!ends.ok) return ends;
  const numbers = numbersOf(asked);
  if (!numbers.ok) return numbers;
  const { mostPlayers, ...entry } = entryOf({ role: terms.entry.roleId ?? undefined }, numbers.value);
  return done({
    title: given(asked.title) ?? null,
    entry: { ...entry, mostPlayers: mostPlayers ?? rulesOf(terms.form).most },
    endsAt: ends.value ?? terms.endsAt,
  });
}

/** The terms, or the entry that can't be read. `openTournament` checks if they are possible. */
export async function termsAsked(
  app: Using<'settings'>,
  { place, at, locale }: Pick<ServerAsker, 'place' | 'at' | 'locale'>,
  asked: DraftFields,
): Promise<Result<Terms, Problem>> {
  const [settings, say] = await Promise.all([settingsAt(app, place), sayAt(app, place)]);
  const template = templateOf(asked);
  const variant = oneOf(VARIANT_IDS, asked.variant ?? settings.variant);
  if (!variant) return refused({ code: 'unknown-variant', text: asked.variant ?? '' });
  const time = timeOf(asked, template, settings.time);
  if (!time.ok) return time;
  const times = timesOf(asked, template, time.value, { zone: settings.zone, now: at, locale });
  if (!times.ok) return times;
  const openings = openingsOf(asked, template, variant);
  if (!openings.ok) return openings;
  const numbers = numbersOf(asked);
  if (!numbers.ok) return numbers;
  const { rounds, minutes, 'round-days': roundDays } = numbers.value;
  const wish = {
    ...times.value,
    name: nameOf(say, asked, template, time.value),
    title: given(asked.title) ?? null,
    variant,
    form: formOf(asked, template),
    time: time.value,
    rounds: rounds ?? template?.rounds ?? null,
    isTwice: asked.twice ?? false,
    groupSize: numbers.value['group-size'] ?? template?.groupSize ?? null,
    advancing: numbers.value.advance ?? null,
    finals: numbers.value.finals ?? null,
    reach: numbers.value.reach ?? null,
    hasThirdPlace: asked['third-place'] ?? true,
    minutes: minutes ?? template?.minutes ?? null,
    roundDays: roundDays ?? null,
    openings: openings.value,
    entry: entryOf(asked, numbers.value),
    rated: asked.rated ?? settings.ratedByDefault,
    unfinished: oneOf(UNFINISHED, asked.judge) ?? 'draw',
    inEvents: asked.event ?? false,
    tieBreak: oneOf(FIRST_TIE_BREAKS, asked['tie-break']) ?? null,
  };
  return done(termsOf(wish, at));
}
