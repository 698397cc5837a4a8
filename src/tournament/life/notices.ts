/**
 * What is to be posted of a tournament: derived from its state, each under a key. The keys of those that were posted are remembered
 * in the row, so each is posted at least once and, but for a death just then, not twice. What has become meaningless is not posted.
 */
import { DAY, HOUR, MINUTE } from '../../game/span.ts';
import { roundEnds } from './judging.ts';
import { isRunning, runningGames } from './meeting.ts';
import { noted } from './noted.ts';
import { isAllAtOnce, type Terms } from './terms.ts';
import type { HeldRound, Ruling, Stuck, Tournament } from './tournament.ts';

export type Notice = { readonly key: string } &
  /** It begins soon: whoever has entered is called. */
  (
    | { readonly kind: 'reminder' }
    /** A round has begun (`null`: all of them have); in an arena, the arena. */
    | { readonly kind: 'pairings'; readonly round: number | null }
    /** A round is over. */
    | { readonly kind: 'table'; readonly round: number }
    /** The groups are over; `round` was their last. */
    | { readonly kind: 'final'; readonly round: number }
    /** Everybody waits for these few games. */
    | { readonly kind: 'lagging'; readonly round: number }
    /** The organizer should judge what will not be over in time. */
    | { readonly kind: 'judging'; readonly until: number }
    | { readonly kind: 'stuck'; readonly stuck: Stuck }
    /** It is not listed among the events of the server, as its organizer asked for. */
    | { readonly kind: 'unlisted'; readonly why: 'forbidden' | 'full' }
    | { readonly kind: 'ruling'; readonly ruling: Ruling }
    /** It is over: finished or called off. */
    | { readonly kind: 'end' }
  );

/** What is known of a notice beside its words. */
interface Timed {
  readonly notice: Notice;
  /** From when it is to be posted (ms since 1970). */
  readonly at: number;
}

/** How long before the start, and before the promised end, people are told (ms). */
const AHEAD = { live: 15 * MINUTE, correspondence: DAY } as const;
/** A round is lagging after so many times what its games usually take. */
const SLOW = 2;
/** How many moves of each side a game usually has. */
const USUAL_MOVES = 40;
/** By correspondence players need a fraction of their time a move; so long (ms) a round is not called slow. */
const SLOW_DAYS = 14 * DAY;

/** Called only while few games still run, after so long (ms). */
function lagsAfter({ time, roundLength }: Terms): number {
  if (roundLength !== null) return roundLength * 0.75;
  if (time.kind === 'correspondence') return Math.max(3 * time.perMove, SLOW_DAYS);
  return Math.max(SLOW * (time.initial + USUAL_MOVES * time.increment), HOUR / 2);
}

/** At most so many games are named as lagging. */
const FEW = 4;

/** Rulings that concern nobody but whom they are about are told by the answer to who made them. */
const PUBLIC: ReadonlySet<Ruling['what']> = new Set([
  'withdrawn',
  'back',
  'replaced',
  'corrected',
  'judged',
  'annulled',
  'postponed',
  'moved',
]);

function ofStart({ terms, stage }: Tournament): readonly Timed[] {
  if (stage !== 'open') return [];
  const { startsAt } = terms;
  return [
    { notice: { key: `reminder-${startsAt}`, kind: 'reminder' }, at: startsAt - AHEAD[terms.time.kind] },
  ];
}

function ofRound(tournament: Tournament, round: HeldRound): readonly Timed[] {
  const { number, begunAt, endedAt, meetings } = round;
  // The end tells all of them.
  if (tournament.stage !== 'running') return [];
  if (tournament.terms.form.kind === 'arena') return [pairings(1, begunAt)];
  const running = meetings.filter(isRunning);
  if (endedAt === null) {
    const lag = running.length <= FEW ? [lagging(number, begunAt + lagsAfter(tournament.terms))] : [];
    return isAllAtOnce(tournament.terms) ? lag : [pairings(number, begunAt), ...lag];
  }
  const isNews = !isAllAtOnce(tournament.terms);
  return isNews ? [{ notice: { key: `table-${number}`, kind: 'table', round: number }, at: endedAt }] : [];
}

/** Told before the final's first round. */
function ofFinal({ phases, rounds, stage }: Tournament, round: number): readonly Timed[] {
  const [, final] = phases;
  if (final?.from !== round + 1 || stage !== 'running') return [];
  const at = Math.max(0, ...rounds.slice(0, round).map(({ endedAt }) => endedAt ?? 0));
  return [{ notice: { key: 'final', kind: 'final', round }, at }];
}

const pairings = (round: number | null, at: number): Timed => ({
  notice: { key: `pairings-${round ?? 'all'}`, kind: 'pairings', round },
  at,
});
const lagging = (round: number, at: number): Timed => ({
  notice: { key: `lagging-${round}`, kind: 'lagging', round },
  at,
});

function ofRunning(tournament: Tournament): readonly Timed[] {
  const { stage, terms, rounds, startedAt } = tournament;
  if (stage !== 'running' || startedAt === null) return [];
  const all = isAllAtOnce(tournament.terms) && rounds.length > 0 ? [pairings(null, startedAt)] : [];
  if (terms.unfinished !== 'organizer' || terms.form.kind === 'arena') return all;
  const going = rounds.filter(({ endedAt }) => endedAt === null);
  if (runningGames(tournament).length === 0 || going.length === 0) return all;
  const until = Math.min(...going.map((round) => roundEnds(round, terms)));
  return [
    ...all,
    { notice: { key: `judging-${until}`, kind: 'judging', until }, at: until - AHEAD[terms.time.kind] },
  ];
}

function ofEnd({ stage, endedAt, createdAt }: Tournament): readonly Timed[] {
  const isOver = stage === 'finished' || stage === 'cancelled';
  return isOver ? [{ notice: { key: 'end', kind: 'end' }, at: endedAt ?? createdAt }] : [];
}

const ofRulings = ({ rulings }: Tournament): readonly Timed[] =>
  publicOnes(rulings).map(({ ruling, index }) => ({
    notice: { key: `ruling-${index}`, kind: 'ruling', ruling },
    at: ruling.at,
  }));

const publicOnes = (rulings: readonly Ruling[]) =>
  rulings.map((ruling, index) => ({ ruling, index })).filter(({ ruling }) => PUBLIC.has(ruling.what));

const ofStuck = ({ stuck, stage }: Tournament): readonly Timed[] =>
  stuck && (stage === 'open' || stage === 'running')
    ? [
        {
          notice: { key: `stuck-${stuck.by}-${stuck.since}`, kind: 'stuck', stuck },
          at: stuck.since,
        },
      ]
    : [];

/** Whoever has thrown the bot out need not be told what it may not do there. */
function ofServerEvent({ stage, stuck, serverEvent, createdAt }: Tournament): readonly Timed[] {
  const why = serverEvent?.state;
  if ((stage !== 'open' && stage !== 'running') || stuck?.by === 'no-place') return [];
  if (why !== 'forbidden' && why !== 'full') return [];
  return [{ notice: { key: 'unlisted', kind: 'unlisted', why }, at: createdAt }];
}

/** All that are or will be to post, while things stay as they are, in the order in which they should be read. */
const allOf = (tournament: Tournament): readonly Timed[] =>
  [
    ...ofStart(tournament),
    ...ofRulings(tournament),
    ...tournament.rounds.flatMap((round) => [
      ...ofRound(tournament, round),
      ...ofFinal(tournament, round.number),
    ]),
    ...ofRunning(tournament),
    ...ofStuck(tournament),
    ...ofServerEvent(tournament),
    ...ofEnd(tournament),
  ].filter(({ notice }) => !tournament.told.includes(notice.key));

/** The notices to post at this instant (ms), oldest first. */
export const noticesOf = (tournament: Tournament, now: number): readonly Notice[] =>
  allOf(tournament)
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map(({ notice }) => notice);

/** When the next one is to be posted (ms since 1970); `null` when none is foreseen. */
export function nextNoticeAt(tournament: Tournament): number | null {
  const instants = allOf(tournament).map(({ at }) => at);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** As if this had not been posted; `null`: the announcement. */
export const tellAgain = (tournament: Tournament, key: string | null): Tournament => ({
  ...tournament,
  version: tournament.version + 1,
  ...(key === null
    ? { shown: { ...tournament.shown, version: 0, face: null } }
    : { told: tournament.told.filter((each) => each !== key) }),
});

/** Remembered as posted. */
export const withTold = (tournament: Tournament, key: string): Tournament =>
  tournament.told.includes(key) ? tournament : noted(tournament, { told: [...tournament.told, key] });
