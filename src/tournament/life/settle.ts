import { type Hash, deal } from '../../openings/deal.ts';
import type { PairResult } from '../event.ts';
import type { IsTimeOver } from './judging.ts';
import { rulesOf } from './forms/forms.ts';
import { gameIdOf, halvesOf, isAwaited, isRunning, withMeetings } from './meeting.ts';
import type { HeldRound, Meeting, MeetingGame, Tournament } from './tournament.ts';
import { tableOf } from '../../openings/tables.ts';
import { isLive, type Terms } from './terms.ts';

/** A tied knockout match continues with this many pairs of increasingly quick games … */
const PLAY_OFFS = 2;
/** … and then with up to this many single games, until somebody wins one. */
const SUDDEN_DEATHS = 6;

type NextGame = Pick<MeetingGame, 'white' | 'black' | 'quickness'>;

const nextIn = ({ white, black, games }: Meeting, quickness: number): NextGame =>
  games.length % 2 === 0 ? { white, black, quickness } : { white: black, black: white, quickness };

const isLevel = ({ games, white, black }: Meeting): boolean =>
  halvesOf(games, white) === halvesOf(games, black);

/** `extra` is the number of games played beyond the usual number. */
function nextQuickness(meeting: Meeting, extra: number): number | null {
  if (!isLevel(meeting))
    return extra >= 0 && extra < 2 * PLAY_OFFS && extra % 2 === 1 ? quicknessAt(extra) : null;
  return extra < 2 * PLAY_OFFS + SUDDEN_DEATHS ? quicknessAt(extra) : null;
}

const quicknessAt = (extra: number): number => Math.min(Math.floor(extra / 2) + 1, PLAY_OFFS);

function nextGame(meeting: Meeting, terms: Terms): NextGame | null {
  const { games, hasWinners } = rulesOf(terms.form);
  const extra = meeting.games.length - games;
  const isSideBySide = !isLive(terms);
  if (extra < 0) return isRunning(meeting) && !isSideBySide ? null : nextIn(meeting, 0);
  if (!hasWinners || isRunning(meeting) || isSideBySide) return null;
  const quickness = nextQuickness(meeting, extra);
  return quickness === null ? null : nextIn(meeting, quickness);
}

export const isOver = (meeting: Meeting, terms: Terms): boolean =>
  !isRunning(meeting) && nextGame(meeting, terms) === null;

const BOARDS = 10_000;
const GAMES = 100;

const rowsIn = (meetings: readonly Meeting[]): readonly string[] =>
  meetings.flatMap(({ games }) => games.flatMap(({ opening }) => opening ?? []));

/**
 * The name of the row for the next game of a meeting; null if openings aren't drawn. Anyone with
 * the seed can check it. The number of the deal is 10,000 × round + 100 × board + game; board and
 * game are 0 if the deal is for the whole round.
 */
function dealFor(
  { terms, seed, rounds }: Tournament,
  round: HeldRound,
  meeting: Meeting,
  hash: Hash,
): string | null {
  if (terms.openings === null) return null;
  const index = meeting.games.length;
  const partner = index % 2 === 1 ? meeting.games[index - 1]?.opening : undefined;
  if (partner !== undefined) return partner;
  const { hasRounds } = rulesOf(terms.form);
  const isRounds = index === 0 && hasRounds;
  const same = isRounds ? firstRow(round) : null;
  if (same !== null) return same;
  const place = isRounds ? 0 : GAMES * meeting.board + index;
  const table = tableOf(terms.openings);
  const before = rowsIn(
    rounds.flatMap(({ meetings }) => (hasRounds ? meetings : meetings.filter(sharing(meeting)))),
  );
  return deal({ table, seed, number: BOARDS * round.number + place, before: [...new Set(before)] }, hash)
    .name;
}

const firstRow = ({ meetings }: HeldRound): string | null =>
  meetings.flatMap(({ games }) => games[0]?.opening ?? [])[0] ?? null;

/** An arena has more games than a table has rows, so only each player's own rows are excluded. */
const sharing =
  ({ white, black }: Meeting) =>
  (other: Meeting): boolean =>
    [white, black].some((number) => number === other.white || number === other.black);

interface Settling {
  readonly tournament: Tournament;
  readonly now: number;
  readonly hash: Hash;
  readonly isTimeOver: IsTimeOver;
}

export function settle(parts: Settling): Tournament {
  let { tournament } = parts;
  for (const { number } of parts.tournament.rounds)
    tournament = settleRound({ ...parts, tournament }, number);
  return tournament;
}

/** One meeting at a time, because a deal for one meeting also sets the deal of the whole round. */
function settleRound(parts: Settling, number: number): Tournament {
  let { tournament } = parts;
  const boards = tournament.rounds.find((round) => round.number === number)?.meetings ?? [];
  for (const before of boards) {
    const round = tournament.rounds.find((each) => each.number === number);
    if (round?.endedAt !== null) continue;
    const meeting = settleMeeting({ ...parts, tournament }, round, before);
    if (meeting !== before) tournament = withMeeting(tournament, number, meeting);
  }
  return tournament;
}

const withMeeting = (tournament: Tournament, number: number, meeting: Meeting): Tournament => ({
  ...tournament,
  rounds: withMeetings(tournament, (each, round) =>
    round === number && each.board === meeting.board ? meeting : each,
  ),
});

function settleMeeting(parts: Settling, round: HeldRound, meeting: Meeting): Meeting {
  const { tournament, isTimeOver } = parts;
  const { terms } = tournament;
  if (isStillAwaited(parts, meeting)) return meeting;
  const next = nextGame(meeting, terms);
  const isExtra = meeting.games.length >= rulesOf(terms.form).games;
  const isEnough = isExtra && (isTimeOver(round) || areBothGone(tournament, meeting));
  if (!next || isEnough) return withWinner(tournament, meeting);
  const games = [...meeting.games, gameFor(parts, round, meeting, next)];
  return settleMeeting(parts, round, { ...meeting, games });
}

/** A challenge that still has time, between players who haven't left. */
const isStillAwaited = ({ tournament, now }: Settling, meeting: Meeting): boolean =>
  isAwaited(meeting) &&
  now < (meeting.challenge?.until ?? 0) &&
  !isGone(tournament, meeting.white) &&
  !isGone(tournament, meeting.black);

/** It was declined, or not answered in time. */
const isRefused = ({ challenge }: Meeting, now: number): boolean =>
  challenge?.answer === 'declined' || (challenge?.answer === null && now >= challenge.until);

const isGone = ({ players }: Tournament, number: number): boolean =>
  players.some((player) => player.number === number && player.withdrawn !== null);

const areBothGone = (tournament: Tournament, { white, black }: Meeting): boolean =>
  isGone(tournament, white) && isGone(tournament, black);

/**
 * Absent players forfeit, and so do players who refuse a challenge. A game that is out of time is a
 * draw. All other games start.
 */
function gameFor(parts: Settling, round: HeldRound, meeting: Meeting, next: NextGame): MeetingGame {
  const { tournament, now, hash, isTimeOver } = parts;
  const isWhiteOut = isGone(tournament, next.white) || isRefused(meeting, now);
  const forfeit = forfeitOf(isWhiteOut, isGone(tournament, next.black));
  const result = forfeit ?? (isTimeOver(round) ? '=' : null);
  const id = result === null ? gameIdOf(tournament.id, round.number, meeting) : null;
  return {
    ...next,
    id,
    opening: dealFor(tournament, round, meeting, hash),
    result,
    isTimeLoss: meeting.challenge?.answer === null && isRefused(meeting, now),
    isShort: false,
    isRuled: result !== null,
    endedAt: result === null ? null : now,
  };
}

function forfeitOf(isWhiteGone: boolean, isBlackGone: boolean): PairResult | null {
  if (isWhiteGone) return isBlackGone ? '--' : '-+';
  return isBlackGone ? '+-' : null;
}

/** Only in a knockout, where no winner is drawn by lot. */
function withWinner(tournament: Tournament, meeting: Meeting): Meeting {
  if (!rulesOf(tournament.terms.form).hasWinners || meeting.winner !== null || isRunning(meeting))
    return meeting;
  return { ...meeting, winner: winnerOf(tournament, meeting) };
}

function winnerOf({ rounds }: Tournament, { games, white, black }: Meeting): number {
  const lead = halvesOf(games, white) - halvesOf(games, black);
  if (lead !== 0) return lead > 0 ? white : black;
  const won = (number: number): number =>
    rounds
      .flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games))
      .filter((game) => halvesOf([game], number) === 2).length;
  const more = won(white) - won(black);
  if (more !== 0) return more > 0 ? white : black;
  return Math.min(white, black);
}

export const isSettled = ({ terms }: Tournament, meeting: Meeting): boolean =>
  rulesOf(terms.form).hasWinners ? meeting.winner !== null : isOver(meeting, terms);
