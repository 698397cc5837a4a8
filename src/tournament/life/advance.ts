/**
 * The one step that advances a tournament: it records results, withdraws players, closes and pairs
 * rounds, and ends the tournament. It is pure and repeatable, so that any process may run it at any
 * time. A second run finds nothing to do.
 *
 * A tournament never gets stuck forever. If it can't continue, `stuck` says why, and if nobody
 * decides, a rule does.
 */
import type { Result } from '../../kit/result.ts';
import type { GameId } from '../../game/game.ts';
import type { UserId } from '../../game/player.ts';
import { DAY, MINUTE } from '../../game/calendar/span.ts';
import type { Hash } from '../../openings/deal.ts';
import type { PairResult } from '../event.ts';
import { withoutAbsentees } from './players/absences.ts';
import type { GameEnd } from './gameEnd.ts';
import { judge, timesOver } from './judging.ts';
import { groupingOf, rulesOf } from './forms/forms.ts';
import { finalsAfter } from './table/groupsTable.ts';
import { withMeetings } from './meeting.ts';
import { nextRound } from './nextRound.ts';
import { withoutOld } from './past.ts';
import { awaitsFinal, firstPhase, plannedIn } from './phases.ts';
import { isSettled, settle } from './settle.ts';
import { endOf, isAllAtOnce, type Terms } from './terms.ts';
import type { End, HeldRound, Stuck, Tournament, Participant } from './tournament.ts';

/** By rating, with newcomers last; then by name and id, so that all processes agree. */
const byRank = (a: Participant, b: Participant): number =>
  (b.rating ?? -1) - (a.rating ?? -1) || compare(a.name, b.name) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** First players in the given order, then all others by rank. */
const byOrder =
  (order: readonly UserId[]) =>
  (a: Participant, b: Participant): number => {
    const [left, right] = [order.indexOf(a.id), order.indexOf(b.id)];
    return left >= 0 && right >= 0 ? left - right : Number(left < 0) - Number(right < 0) || byRank(a, b);
  };

function start(tournament: Tournament, order: readonly UserId[], now: number): Tournament {
  const { terms, stuck } = tournament;
  const players = tournament.players
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted(byOrder(order))
    .map((player, index) => ({ ...player, number: index + 1 }));
  const { form } = terms;
  const rules = rulesOf(form);
  if (players.length < rules.least)
    return stuck ? tournament : { ...tournament, stuck: { by: 'too-few', since: now } };
  const grouping = rules.grouping(form);
  const phases = grouping ? [firstPhase(grouping, players.length)] : [];
  const planned = rules.planned(form, players.length);
  return { ...tournament, stage: 'running', players, phases, planned, stuck: null, startedAt: now };
}

export interface News {
  /** A `lost` game can't be read anymore, so it is played again. */
  readonly ends: ReadonlyMap<GameId, GameEnd | 'lost'>;
  readonly gone: readonly UserId[];
  readonly barred: readonly UserId[];
  readonly apart: readonly (readonly [UserId, UserId])[];
  /** The certain results of running games, and the results of games where nobody has moved. */
  readonly verdicts: ReadonlyMap<GameId, PairResult>;
  /** The order in which returning players are placed in the groups of a league. */
  readonly order: readonly UserId[];
}

export const NO_NEWS: News = {
  ends: new Map(),
  gone: [],
  barred: [],
  apart: [],
  verdicts: new Map(),
  order: [],
};

interface Step {
  readonly news: News;
  readonly now: number;
  readonly hash: Hash;
}

/** How long an organizer has to solve a problem before a rule decides, in ms. */
const ORGANIZER_WAIT = { live: 30 * MINUTE, correspondence: 3 * DAY } as const;
const PATIENCE_FOR_PLACE = 7 * DAY;

export function patienceEnds({ by, since }: Stuck, terms: Terms): number {
  const patience = by === 'no-place' ? PATIENCE_FOR_PLACE : ORGANIZER_WAIT[terms.time.kind];
  return Math.min(since + patience, endOf(terms));
}

export function advance(before: Tournament, news: News, now: number, hash: Hash): Tournament {
  const step = { news, now, hash };
  const next = advanceStage(before, step);
  return next === before ? before : { ...next, version: before.version + 1 };
}

function advanceStage(before: Tournament, step: Step): Tournament {
  if (before.stage !== 'open' && before.stage !== 'running') return before;
  const present = withoutAbsentees(withResults(before, step), step.news, step.now);
  if (present.stage === 'running') return run(present, step);
  if (step.now < present.terms.startsAt && !present.stuck) return present;
  const begun = present.stuck?.by === 'no-place' ? present : start(present, step.news.order, step.now);
  return begun.stage === 'running' ? run(begun, step) : endIfStuck(begun, step);
}

function withResults(tournament: Tournament, { news }: Step): Tournament {
  const rounds = withMeetings(tournament, (meeting) => {
    const isNew = meeting.games.some(({ id, result }) => id !== null && result === null && news.ends.has(id));
    if (!isNew) return meeting;
    const kept = meeting.games.filter(
      ({ id, result }) => id === null || result !== null || news.ends.get(id) !== 'lost',
    );
    const games = kept.map((game) => {
      const end = game.id === null || game.result !== null ? undefined : news.ends.get(game.id);
      return end === undefined || end === 'lost' ? game : { ...game, ...resultOf(end) };
    });
    return { ...meeting, games, annulled: meeting.annulled + meeting.games.length - kept.length };
  });
  return rounds.every((round, index) => round === tournament.rounds[index])
    ? tournament
    : { ...tournament, rounds };
}

const resultOf = ({ result, isTimeLoss, isShort, at }: GameEnd) => ({
  result,
  isTimeLoss,
  isShort,
  endedAt: at,
});

function endIfStuck(tournament: Tournament, { now }: Step): Tournament {
  const { stuck, terms, stage } = tournament;
  if (!stuck || now < patienceEnds(stuck, terms)) return tournament;
  return stage === 'open'
    ? { ...tournament, stage: 'cancelled', end: stuck.by, endedAt: now }
    : finish(tournament, stuck.by, now);
}

const finish = (tournament: Tournament, end: End, now: number): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.endedAt === null ? { ...round, endedAt: now } : round)),
  stage: 'finished',
  end,
  endedAt: now,
});

function run(tournament: Tournament, step: Step): Tournament {
  const { stuck, terms } = tournament;
  // At the promised end, games are judged even if there is no channel.
  const isLost = stuck?.by === 'no-place' && step.now < endOf(terms);
  if (isLost && step.now >= patienceEnds(stuck, terms)) return endIfStuck(tournament, step);
  return rulesOf(terms.form).hasRounds ? runRounds(tournament, step) : runOpen(tournament, step);
}

export function arenaEnd({ terms, startedAt }: Pick<Tournament, 'terms' | 'startedAt'>): number {
  const { form, startsAt } = terms;
  return Math.min((startedAt ?? startsAt) + (rulesOf(form).lasts(form) ?? Infinity), endOf(terms));
}

/** The moves per side of a round's longest game, whose players use all of their time. */
const LONGEST_MOVES = 50;

/** How many players to expect before the start, when most have yet to join. */
const EXPECTED = 8;

/** When rounds of live games would be over (ms); `Infinity` if that can't be estimated. */
export function likelyEnd({
  terms,
  startedAt,
  players = [],
}: Pick<Tournament, 'terms' | 'startedAt'> & Partial<Pick<Tournament, 'players'>>): number {
  const { entry, form, startsAt, time } = terms;
  const rules = rulesOf(form);
  if (!rules.hasRounds || time.kind !== 'live') return Infinity;
  const present = players.filter(({ withdrawn }) => !withdrawn).length;
  const expected = startedAt === null ? Math.min(EXPECTED, entry.mostPlayers) : rules.least;
  const chosen = startedAt === null && 'rounds' in form ? form.rounds : null;
  const rounds = chosen ?? rules.planned(form, Math.max(expected, present)) ?? rules.mostRounds(form);
  const game = 2 * (time.initial + LONGEST_MOVES * time.increment);
  return (startedAt ?? startsAt) + rounds * (rules.games * game + 2 * MINUTE);
}

/** Formats without rounds. Meetings may be added at any time. */
function runOpen(tournament: Tournament, step: Step): Tournament {
  const { now, hash } = step;
  if (now >= arenaEnd(tournament)) return finish(tournament, 'played', now);
  if (tournament.stuck) return endIfStuck(tournament, step);
  const round: HeldRound = tournament.rounds[0] ?? emptyRound(now);
  const { meetings: addedBy } = rulesOf(tournament.terms.form);
  const meetings = addedBy(keptApart(tournament, step), round, now);
  const rounds =
    meetings.length === 0 && tournament.rounds.length > 0
      ? tournament.rounds
      : [{ ...round, meetings: [...round.meetings, ...meetings] }];
  const next = rounds === tournament.rounds ? tournament : { ...tournament, rounds };
  return settle({ tournament: withoutOld(next, now), now, hash, isTimeOver: () => false });
}

const emptyRound = (begunAt: number): HeldRound => ({
  number: 1,
  meetings: [],
  byes: [],
  absent: [],
  begunAt,
  endedAt: null,
});

/** Repeats, because a round that consists only of walkovers ends as soon as it is paired. */
function runRounds(tournament: Tournament, step: Step): Tournament {
  const { now, hash, news } = step;
  const isTimeOver = timesOver(tournament.terms, now);
  const judged = judge(tournament, { isTimeOver, verdicts: news.verdicts, now });
  const settled = closeRounds(settle({ tournament: judged, now, hash, isTimeOver }), now);
  if (settled.rounds.some(({ endedAt }) => endedAt === null) && !beginsMore(settled)) return settled;
  const next = pairNext(settled, step);
  return next.stage === 'running' && next.rounds.length > settled.rounds.length
    ? runRounds(next, step)
    : next;
}

/** By correspondence, all rounds of a phase may start together. A final waits for all groups. */
const beginsMore = (tournament: Tournament): boolean =>
  isAllAtOnce(tournament.terms) &&
  tournament.rounds.length < (tournament.planned ?? 0) &&
  !awaitsFinal(tournament, groupingOf(tournament.terms));

function closeRounds(tournament: Tournament, now: number): Tournament {
  const isDone = (round: HeldRound): boolean =>
    round.endedAt === null && round.meetings.every((meeting) => isSettled(tournament, meeting));
  if (!tournament.rounds.some(isDone)) return tournament;
  const rounds = tournament.rounds.map((round) => (isDone(round) ? { ...round, endedAt: now } : round));
  return { ...tournament, rounds };
}

const keptApart = (tournament: Tournament, { news: { apart } }: Step): Tournament =>
  apart.length === 0 ? tournament : { ...tournament, apart: [...tournament.apart, ...apart] };

/** If blocks leave no legal round, ignores them. */
function roundFor(tournament: Tournament, step: Step): Result<HeldRound, 'no-pairing'> {
  const wanted = nextRound(keptApart(tournament, step), step.now, step.hash);
  return wanted.ok ? wanted : nextRound(tournament, step.now, step.hash);
}

function withFinals(tournament: Tournament, hash: Hash): Tournament {
  const { terms, phases } = tournament;
  const groups = phases.at(-1);
  const grouping = groupingOf(terms);
  if (!grouping || !groups || !awaitsFinal(tournament, grouping)) return tournament;
  const finals = finalsAfter(tournament, grouping, groups, hash);
  return { ...tournament, phases: [...phases, finals], planned: plannedIn(grouping, finals) };
}

function pairNext(before: Tournament, step: Step): Tournament {
  const { now, hash } = step;
  const tournament = withFinals(before, hash);
  const { terms, rounds, planned, stuck, players } = tournament;
  if (rounds.length >= (planned ?? 0)) return finish(tournament, 'played', now);
  if (now >= endOf(terms)) return finish(tournament, 'time', now);
  if (stuck?.by === 'no-place') return endIfStuck(tournament, step);
  const left = players.filter(({ withdrawn }) => !withdrawn).length;
  if (left < 2 && !rulesOf(terms.form).hasWinners) return finish(tournament, 'too-few', now);
  const round = roundFor(tournament, step);
  if (round.ok) return { ...tournament, rounds: [...rounds, round.value], stuck: null };
  return stuck ? endIfStuck(tournament, step) : { ...tournament, stuck: { by: 'no-pairing', since: now } };
}
