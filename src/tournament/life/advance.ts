/**
 * The one step by which a tournament goes on: what its games came to is recorded, who is gone is taken out, rounds are closed and
 * paired, and it ends. Pure and repeatable: whoever makes it later, or once more, finds nothing left to do, so any process may.
 *
 * It never gets stuck: what cannot go on says why (`stuck`), and when nobody decides, a rule does.
 */
import type { Attempt } from '../../draughts/attempt.ts';
import type { GameId } from '../../game/game.ts';
import type { UserId } from '../../game/player.ts';
import { DAY, MINUTE } from '../../game/span.ts';
import type { Hash } from '../../openings/deal.ts';
import type { Result } from '../event.ts';
import { withoutAbsentees } from './absences.ts';
import type { GameEnd } from './gameEnd.ts';
import { judge, timesOver } from './judging.ts';
import { finalsAfter } from './groupsTable.ts';
import { withMeetings } from './meeting.ts';
import { nextMeetings, nextRound } from './nextRound.ts';
import { awaitsFinal, plannedIn } from './phases.ts';
import { isSettled, settle } from './settle.ts';
import { start } from './start.ts';
import { isAllAtOnce, type Terms } from './terms.ts';
import type { End, HeldRound, Stuck, Tournament } from './tournament.ts';

/** What has happened since it was saved. */
export interface News {
  /** Games of it that are over; `lost`: nobody can read them any more, so they are played again. */
  readonly ends: ReadonlyMap<GameId, GameEnd | 'lost'>;
  /** Players who are no members of the server any more. */
  readonly gone: readonly UserId[];
  /** Players whom the admins no longer let play in the server. */
  readonly barred: readonly UserId[];
  /** Players of whom one blocks the other: they are kept apart where that leaves a legal round. */
  readonly apart: readonly (readonly [UserId, UserId])[];
  /** How games that run would be judged by who knows their positions for certain, and those in which nobody moved. */
  readonly verdicts: ReadonlyMap<GameId, Result>;
  /** In which order players are put into the groups of a league, as far as they played the last time. */
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
  /** Ms since 1970. */
  readonly now: number;
  readonly hash: Hash;
}

/** How long (ms) an organizer may take to find a way out before a rule does: live they are there, else they may be away. */
const PATIENCE = { live: 30 * MINUTE, correspondence: 3 * DAY } as const;
/** A channel may have to be made first. */
const PATIENCE_FOR_PLACE = 7 * DAY;

/** When a rule decides what becomes of a tournament that is stuck (ms since 1970). */
export function patienceEnds({ by, since }: Stuck, terms: Terms): number {
  const patience = by === 'no-place' ? PATIENCE_FOR_PLACE : PATIENCE[terms.time.kind];
  return Math.min(since + patience, terms.endsAt);
}

/** The tournament one version later; the same where nothing has changed. */
export function advance(before: Tournament, news: News, now: number, hash: Hash): Tournament {
  const step = { news, now, hash };
  const next = goOn(before, step);
  return next === before ? before : { ...next, version: before.version + 1 };
}

function goOn(before: Tournament, step: Step): Tournament {
  if (before.stage !== 'open' && before.stage !== 'running') return before;
  const present = withoutAbsentees(recorded(before, step), step.news, step.now);
  if (present.stage === 'running') return run(present, step);
  if (step.now < present.terms.startsAt && !present.stuck) return present;
  const begun = present.stuck?.by === 'no-place' ? present : start(present, step.news.order, step.now);
  return begun.stage === 'running' ? run(begun, step) : givenUp(begun, step);
}

/** With the results of the games that are over; what was ruled stays as it was ruled. */
function recorded(tournament: Tournament, { news }: Step): Tournament {
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

/** Ends what no rule and nobody else has helped. */
function givenUp(tournament: Tournament, { now }: Step): Tournament {
  const { stuck, terms, stage } = tournament;
  if (!stuck || now < patienceEnds(stuck, terms)) return tournament;
  return stage === 'open'
    ? { ...tournament, stage: 'cancelled', end: stuck.by, endedAt: now }
    : finished(tournament, stuck.by, now);
}

const finished = (tournament: Tournament, end: End, now: number): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.endedAt === null ? { ...round, endedAt: now } : round)),
  stage: 'finished',
  end,
  endedAt: now,
});

function run(tournament: Tournament, step: Step): Tournament {
  const { stuck, terms } = tournament;
  // At the promised end games are judged, wherever they are played.
  const isLost = stuck?.by === 'no-place' && step.now < terms.endsAt;
  if (isLost && step.now >= patienceEnds(stuck, terms)) return givenUp(tournament, step);
  return terms.form.kind === 'arena' ? runArena(tournament, step) : runRounds(tournament, step);
}

/** When an arena ends (ms since 1970): after its time, and no later than was promised. */
export const arenaEnd = ({ terms, startedAt }: Pick<Tournament, 'terms' | 'startedAt'>): number =>
  terms.form.kind === 'arena'
    ? Math.min((startedAt ?? terms.startsAt) + terms.form.lasts, terms.endsAt)
    : terms.endsAt;

/** What is still being played when an arena ends does not count. */
function runArena(tournament: Tournament, step: Step): Tournament {
  const { now, hash } = step;
  if (now >= arenaEnd(tournament)) return finished(tournament, 'played', now);
  if (tournament.stuck) return givenUp(tournament, step);
  const round: HeldRound = tournament.rounds[0] ?? emptyRound(now);
  const meetings = nextMeetings(keptApart(tournament, step), round, now);
  const rounds =
    meetings.length === 0 && tournament.rounds.length > 0
      ? tournament.rounds
      : [{ ...round, meetings: [...round.meetings, ...meetings] }];
  const next = rounds === tournament.rounds ? tournament : { ...tournament, rounds };
  return settle({ tournament: next, now, hash, isTimeOver: () => false });
}

const emptyRound = (begunAt: number): HeldRound => ({
  number: 1,
  meetings: [],
  byes: [],
  absent: [],
  begunAt,
  endedAt: null,
});

/** Round after round as long as there is anything to do: one of walk-overs is over as soon as it is paired. */
function runRounds(tournament: Tournament, step: Step): Tournament {
  const { now, hash, news } = step;
  const isTimeOver = timesOver(tournament.terms, now);
  const judged = judge(tournament, { isTimeOver, verdicts: news.verdicts, now });
  const settled = closed(settle({ tournament: judged, now, hash, isTimeOver }), now);
  if (settled.rounds.some(({ endedAt }) => endedAt === null) && !beginsMore(settled)) return settled;
  const next = pairNext(settled, step);
  return next.stage === 'running' && next.rounds.length > settled.rounds.length
    ? runRounds(next, step)
    : next;
}

/** By correspondence all rounds of a round robin may begin together; a final waits for all groups. */
const beginsMore = (tournament: Tournament): boolean =>
  isAllAtOnce(tournament.terms) &&
  tournament.rounds.length < (tournament.planned ?? 0) &&
  !awaitsFinal(tournament);

/** With the rounds closed in which nothing is left to be played. */
function closed(tournament: Tournament, now: number): Tournament {
  const isDone = (round: HeldRound): boolean =>
    round.endedAt === null && round.meetings.every((meeting) => isSettled(tournament, meeting));
  if (!tournament.rounds.some(isDone)) return tournament;
  const rounds = tournament.rounds.map((round) => (isDone(round) ? { ...round, endedAt: now } : round));
  return { ...tournament, rounds };
}

/** As it is to be paired: those who block each other are kept apart like those of whom the organizer said so. */
const keptApart = (tournament: Tournament, { news: { apart } }: Step): Tournament =>
  apart.length === 0 ? tournament : { ...tournament, apart: [...tournament.apart, ...apart] };

/** No block keeps a round from being played. */
function roundFor(tournament: Tournament, step: Step): Attempt<HeldRound, 'no-pairing'> {
  const wanted = nextRound(keptApart(tournament, step), step.now, step.hash);
  return wanted.ok ? wanted : nextRound(tournament, step.now, step.hash);
}

/** With the finals made up, once all groups are over. */
function withFinals(tournament: Tournament, hash: Hash): Tournament {
  const { terms, phases } = tournament;
  const groups = phases.at(-1);
  if (terms.form.kind !== 'groups' || !groups || !awaitsFinal(tournament)) return tournament;
  const finals = finalsAfter(tournament, terms.form, groups, hash);
  return { ...tournament, phases: [...phases, finals], planned: plannedIn(terms.form, finals) };
}

/** With the next round, or its end, or with what keeps it from both. */
function pairNext(before: Tournament, step: Step): Tournament {
  const { now, hash } = step;
  const tournament = withFinals(before, hash);
  const { terms, rounds, planned, stuck, players } = tournament;
  if (rounds.length >= (planned ?? 0)) return finished(tournament, 'played', now);
  if (now >= terms.endsAt) return finished(tournament, 'time', now);
  if (stuck?.by === 'no-place') return givenUp(tournament, step);
  const left = players.filter(({ withdrawn }) => !withdrawn).length;
  // In a knock-out somebody always wins, be it by the others' absence.
  if (left < 2 && terms.form.kind !== 'knock-out') return finished(tournament, 'too-few', now);
  const round = roundFor(tournament, step);
  if (round.ok) return { ...tournament, rounds: [...rounds, round.value], stuck: null };
  return stuck ? givenUp(tournament, step) : { ...tournament, stuck: { by: 'no-pairing', since: now } };
}
