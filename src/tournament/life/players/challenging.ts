/**
 * Challenges on a ladder. A challenge is a planned match (`Meeting`) without a game yet, in which
 * Black challenges White.
 */
import { done, refused, type Result } from '../../../kit/result.ts';
import type { UserId } from '../../../game/player.ts';
import { DAY } from '../../../game/calendar/span.ts';
import { type Act, change, type Decision, mustBe, participantOf } from '../decision.ts';
import { rulesOf } from '../forms/forms.ts';
import { isAwaited, meetingOf, withMeetings } from '../meeting.ts';
import { isOver } from '../settle.ts';
import { forbiddenIn } from '../table/playedEvent.ts';
import type { TournamentProblem } from '../problem.ts';
import type { Meeting, Participant, Tournament } from '../tournament.ts';

/** How many days a challenge waits for an answer. Without one, the challenger wins by forfeit. */
export const ANSWER_DAYS = 3;
/** How many days must pass before the same two players may meet again. */
export const REST_DAYS = 7;

const hasSeat = ({ white, black }: Meeting, number: number): boolean => white === number || black === number;

const meetingsOf = ({ rounds }: Tournament, number: number): readonly Meeting[] =>
  rounds.flatMap(({ meetings }) => meetings.filter((meeting) => hasSeat(meeting, number)));

/** The challenge or game that keeps a player busy; null if they are free. */
export const currentOf = (tournament: Tournament, number: number): Meeting | null =>
  meetingsOf(tournament, number).find((meeting) => !isOver(meeting, tournament.terms)) ?? null;

/** When two players may meet again (ms since 1970); 0 if they never met. */
function restEnds(tournament: Tournament, one: number, other: number): number {
  const ends = meetingsOf(tournament, one)
    .filter((meeting) => hasSeat(meeting, other))
    .map(({ games }) => games.at(-1)?.endedAt ?? 0);
  return ends.length === 0 ? 0 : Math.max(...ends) + REST_DAYS * DAY;
}

type RivalProblem = Extract<
  TournamentProblem,
  { readonly code: 'tournament-rival-busy' | 'tournament-rival-apart' | 'tournament-rival-rests' }
>;

/** A player within another player's reach. `bar` says why they can't be challenged now. */
export interface Rival {
  readonly player: Participant;
  readonly place: number;
  readonly bar: RivalProblem | null;
}

function barOn(
  tournament: Tournament,
  own: Participant,
  other: Participant,
  now: number,
): RivalProblem | null {
  if (currentOf(tournament, other.number)) return { code: 'tournament-rival-busy' };
  const isApart = forbiddenIn(tournament).some(
    (pair) => pair.includes(own.number) && pair.includes(other.number),
  );
  if (isApart) return { code: 'tournament-rival-apart' };
  const until = restEnds(tournament, own.number, other.number);
  return until > now ? { code: 'tournament-rival-rests', until } : null;
}

/** The players above, as many places as the ladder allows, nearest first. */
export function rivalsOf(tournament: Tournament, own: Participant, now: number): readonly Rival[] {
  const { form } = tournament.terms;
  const rules = rulesOf(form);
  const reach = rules.reach(form);
  if (reach === null) return [];
  const { rows } = rules.table(tournament, form, () => '');
  const place = rows.findIndex(({ number }) => number === own.number);
  const above = place < 0 ? [] : rows.slice(Math.max(0, place - reach), place);
  return above.toReversed().flatMap(({ number, rank }): readonly Rival[] => {
    const player = tournament.players.find((each) => each.number === number);
    return player ? [{ player, place: rank, bar: barOn(tournament, own, player, now) }] : [];
  });
}

/** The player who may challenge now, or why they may not. */
export function challengerIn(tournament: Tournament, user: UserId): Result<Participant, TournamentProblem> {
  const { form } = tournament.terms;
  if (rulesOf(form).reach(form) === null) return refused({ code: 'tournament-no-challenges' });
  const inStage = mustBe(tournament, 'running');
  if (!inStage.ok) return inStage;
  const own = participantOf(tournament, user);
  if (!own || own.withdrawn) return refused({ code: 'tournament-not-entered' });
  return currentOf(tournament, own.number) ? refused({ code: 'tournament-challenge-open' }) : done(own);
}

/** Boards are numbered from 1, including those of challenges that are no longer listed. */
const challengesIn = ({ past, rounds }: Tournament): number =>
  rounds.reduce((count, { meetings }) => count + meetings.length, past?.challenges ?? 0);

export function challenge(tournament: Tournament, { by, at }: Act, opponent: UserId): Decision {
  const own = challengerIn(tournament, by);
  if (!own.ok) return own;
  const { form } = tournament.terms;
  const rival = rivalsOf(tournament, own.value, at).find(({ player }) => player.id === opponent);
  if (!rival) return refused({ code: 'tournament-rival-far', most: rulesOf(form).reach(form) ?? 0 });
  if (rival.bar) return refused(rival.bar);
  const pair = { white: rival.player.number, black: own.value.number };
  const rounds = tournament.rounds.map((round, index) => {
    if (index < tournament.rounds.length - 1) return round;
    const meeting = meetingOf(pair, challengesIn(tournament) + 1, at);
    const until = at + ANSWER_DAYS * DAY;
    return { ...round, meetings: [...round.meetings, { ...meeting, challenge: { until, answer: null } }] };
  });
  return change(tournament, { rounds });
}

/** The challenge on a board that is waiting for this player's answer. */
export function challengeTo(
  tournament: Tournament,
  user: UserId,
  board: number,
): Result<Meeting, TournamentProblem> {
  const inStage = mustBe(tournament, 'running');
  if (!inStage.ok) return inStage;
  const own = participantOf(tournament, user)?.number ?? 0;
  const meeting = tournament.rounds.flatMap(({ meetings }) => meetings).find((each) => each.board === board);
  if (!meeting && board <= challengesIn(tournament)) return refused({ code: 'tournament-challenge-over' });
  if (meeting?.white !== own) return refused({ code: 'tournament-not-challenged' });
  return isAwaited(meeting) ? done(meeting) : refused({ code: 'tournament-challenge-over' });
}

export function answerChallenge(
  tournament: Tournament,
  { by, at }: Act,
  board: number,
  answer: 'accepted' | 'declined',
): Decision {
  const found = challengeTo(tournament, by, board);
  if (!found.ok) return found;
  const { challenge: asked } = found.value;
  if (!asked || at >= asked.until) return refused({ code: 'tournament-challenge-over' });
  return change(tournament, {
    rounds: withMeetings(tournament, (each) =>
      each.board === board ? { ...each, challenge: { ...asked, answer } } : each,
    ),
  });
}
