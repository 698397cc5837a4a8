/** Changes by the organizer. Each is a ruling, with a reason that everyone can read. */
import { done, refused, type Result } from '../../kit/result.ts';
import type { GameId } from '../../game/game.ts';
import type { UserId } from '../../game/player.ts';
import type { PairResult } from '../event.ts';
import {
  change,
  type Decision,
  mustBe,
  type OrganizerAction,
  participantOf,
  withPlayer,
  withRuling,
} from './decision.ts';
import type { Newcomer } from './players/entering.ts';
import { rulesOf } from './forms/forms.ts';
import { seatOf, withGame, withMeetings, type Seat } from './meeting.ts';
import { faultOfEnd, faultOfEntry, faultOfTimes, withCleanNames } from './opening/openTournament.ts';
import type { TournamentProblem } from './problem.ts';
import type { Terms } from './terms.ts';
import type { Participant, Tournament, Venue } from './tournament.ts';

type Two = readonly [UserId, UserId];

const keyOf = (pair: Two): string => pair.toSorted().join('-');
const isPair = (one: Two, other: Two): boolean => keyOf(one) === keyOf(other);

export function keepApart(tournament: Tournament, pair: Two, act: OrganizerAction): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  if (pair[0] === pair[1]) return refused({ code: 'tournament-same-player' });
  if (tournament.apart.some((other) => isPair(other, pair))) return refused({ code: 'tournament-apart' });
  const rulings = withRuling(tournament, act, { what: 'kept-apart', users: [...pair] });
  return change(tournament, { apart: [...tournament.apart, pair], rulings });
}

export function letMeet(tournament: Tournament, pair: Two, act: OrganizerAction): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  const apart = tournament.apart.filter((other) => !isPair(other, pair));
  if (apart.length === tournament.apart.length) return refused({ code: 'tournament-not-apart' });
  const rulings = withRuling(tournament, act, { what: 'let-meet', users: [...pair] });
  return change(tournament, { apart, rulings });
}

export function postpone(tournament: Tournament, startsAt: number, act: OrganizerAction): Decision {
  const inStage = mustBe(tournament, 'open');
  if (!inStage.ok) return inStage;
  const { terms } = tournament;
  const endsAt = terms.endsAt && terms.endsAt + startsAt - terms.startsAt;
  const next = { ...terms, startsAt, endsAt };
  const problem = faultOfTimes(next, act.at);
  if (problem) return refused(problem);
  const [from, to] = [String(terms.startsAt), String(startsAt)];
  const rulings = withRuling(tournament, act, { what: 'postponed', from, to });
  return change(tournament, { terms: next, stuck: null, rulings });
}

export function startNow(tournament: Tournament, act: OrganizerAction): Decision {
  const { least } = rulesOf(tournament.terms.form);
  const present = tournament.players.filter(({ withdrawn }) => !withdrawn).length;
  return tournament.stage === 'open' && present < least
    ? refused({ code: 'tournament-too-few', least })
    : postpone(tournament, act.at, act);
}

export type Details = Pick<Terms, 'title' | 'entry' | 'endsAt'>;

/** Entry limits apply to players who join later. A running tournament can get another end. */
export function edit(tournament: Tournament, details: Details, act: OrganizerAction): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  const { terms: before, stage, players } = tournament;
  const terms = withCleanNames({ ...before, ...details });
  const ofEntry = faultOfEntry(terms, players.filter(({ withdrawn }) => !withdrawn).length);
  if (ofEntry) return refused(ofEntry);
  const ofTimes = stage === 'open' ? faultOfTimes(terms, act.at) : faultOfLater(before, terms, act.at);
  if (ofTimes) return refused(ofTimes);
  return change(tournament, { terms, rulings: withRuling(tournament, act, { what: 'edited' }) });
}

function faultOfLater(before: Terms, { endsAt }: Terms, at: number): TournamentProblem | null {
  if (endsAt === null || endsAt === before.endsAt) return null;
  return endsAt <= at ? { code: 'tournament-ends-too-soon' } : faultOfEnd(endsAt, at);
}

export function move(tournament: Tournament, venue: Omit<Venue, 'guildId'>, act: OrganizerAction): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  const rulings = withRuling(tournament, act, {
    what: 'moved',
    from: tournament.venue.channelId,
    to: venue.channelId,
  });
  return change(tournament, {
    venue: { ...venue, guildId: tournament.venue.guildId },
    shown: { card: null, version: 0, face: null },
    stuck: tournament.stuck?.by === 'no-place' ? null : tournament.stuck,
    rulings,
  });
}

export function cancel(tournament: Tournament, act: OrganizerAction): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  const rulings = withRuling(tournament, act, { what: 'cancelled' });
  return change(tournament, { stage: 'cancelled', end: 'organizer', endedAt: act.at, stuck: null, rulings });
}

export function endNow(tournament: Tournament, act: OrganizerAction): Decision {
  const inStage = mustBe(tournament, 'running');
  if (!inStage.ok) return inStage;
  const { terms } = tournament;
  const rulings = withRuling(tournament, act, { what: 'ended' });
  return change(tournament, { terms: { ...terms, endsAt: act.at }, rulings });
}

/** A tournament that hasn't started can't be ended, so it is canceled. */
export const end = (tournament: Tournament, act: OrganizerAction): Decision =>
  (tournament.stage === 'open' ? cancel : endNow)(tournament, act);

const usersOf = ({ players }: Tournament, { meeting }: Seat): readonly UserId[] =>
  players.filter(({ number }) => number === meeting.white || number === meeting.black).map(({ id }) => id);

function changeable(
  tournament: Tournament,
  id: GameId,
  { reason }: OrganizerAction,
): Result<Seat, TournamentProblem> {
  const inStage = mustBe(tournament, 'running');
  if (!inStage.ok) return inStage;
  if (reason === null || reason.trim() === '') return refused({ code: 'tournament-reason' });
  const seat = seatOf(tournament, id);
  return seat ? done(seat) : refused({ code: 'tournament-no-such-game' });
}

const isBuiltUpon = ({ terms, rounds }: Tournament, { round }: Seat): boolean =>
  rulesOf(terms.form).hasWinners && round < rounds.length;

export function correct(
  tournament: Tournament,
  id: GameId,
  result: PairResult,
  act: OrganizerAction,
): Decision {
  const found = changeable(tournament, id, act);
  if (!found.ok) return found;
  const { game } = found.value;
  if (isBuiltUpon(tournament, found.value)) return refused({ code: 'tournament-round-over' });
  if (game.result === result) return refused({ code: 'tournament-same-result' });
  const runs = game.result === null;
  const rulings = withRuling(tournament, act, {
    what: runs ? 'judged' : 'corrected',
    users: usersOf(tournament, found.value),
    game: id,
    from: game.result,
    to: result,
  });
  const news = { result, isTimeLoss: false, isRuled: true, endedAt: game.endedAt ?? act.at };
  return change(tournament, {
    rounds: withoutWinner(withGame(tournament, id, news), tournament, found.value),
    closing: runs ? [...tournament.closing, { id, result }] : tournament.closing,
    rulings,
  });
}

/** The winner of a corrected match is determined again, which may need more games. */
const withoutWinner = (rounds: Tournament['rounds'], { terms }: Tournament, { round, meeting }: Seat) =>
  rulesOf(terms.form).hasWinners
    ? withMeetings({ rounds }, (each, number) =>
        number === round && each.board === meeting.board ? { ...each, winner: null } : each,
      )
    : rounds;

export function voidGame(tournament: Tournament, id: GameId, act: OrganizerAction): Decision {
  const found = changeable(tournament, id, act);
  if (!found.ok) return found;
  const { round, meeting, game } = found.value;
  const isGoing = tournament.rounds.some(({ number, endedAt }) => number === round && endedAt === null);
  if (!isGoing || meeting.games.at(-1) !== game) return refused({ code: 'tournament-round-over' });
  const rulings = withRuling(tournament, act, {
    what: 'annulled',
    users: usersOf(tournament, found.value),
    game: id,
    from: game.result,
  });
  return change(tournament, {
    rounds: withoutGames(tournament, ({ board }, number) => number === round && board === meeting.board, [
      id,
    ]),
    closing: game.result === null ? [...tournament.closing, { id, result: null }] : tournament.closing,
    rulings,
  });
}

const withoutGames = (
  tournament: Tournament,
  isIt: (meeting: Seat['meeting'], round: number) => boolean,
  ids: readonly GameId[],
) =>
  withMeetings(tournament, (meeting, round) => {
    if (!isIt(meeting, round)) return meeting;
    const games = meeting.games.filter(({ id }) => id === null || !ids.includes(id));
    const annulled = meeting.annulled + meeting.games.length - games.length;
    return { ...meeting, games, annulled, winner: null };
  });

/** Replaces a player who hasn't finished any game. Running games restart. */
export function replace(
  tournament: Tournament,
  leaver: UserId,
  newcomer: Newcomer,
  act: OrganizerAction,
): Decision {
  const inStage = mustBe(tournament, 'running');
  if (!inStage.ok) return inStage;
  const player = participantOf(tournament, leaver);
  if (!player) return refused({ code: 'tournament-player-not-entered' });
  if (participantOf(tournament, newcomer.id)) return refused({ code: 'tournament-player-entered' });
  const own = meetingsOf(tournament, player);
  const isInPast = tournament.past?.players.some(({ number }) => number === player.number);
  if (isInPast || own.some(({ games }) => games.some(({ result }) => result !== null)))
    return refused({ code: 'tournament-has-played' });
  const ids = own.flatMap(({ games }) => games.flatMap(({ id }) => id ?? []));
  const { id, name, rating } = newcomer;
  const isIts = ({ white, black }: Seat['meeting']): boolean =>
    white === player.number || black === player.number;
  return change(tournament, {
    players: withPlayer(tournament, leaver, {
      id,
      name,
      rating,
      since: act.at,
      enteredAt: undefined,
      isPaused: false,
      withdrawn: null,
    }),
    rounds: withoutGames(tournament, isIts, ids),
    closing: [...tournament.closing, ...ids.map((game) => ({ id: game, result: null }))],
    rulings: withRuling(tournament, act, { what: 'replaced', users: [leaver, id] }),
  });
}

const meetingsOf = ({ rounds }: Tournament, { number }: Participant): readonly Seat['meeting'][] =>
  rounds.flatMap(({ meetings }) =>
    meetings.filter(({ white, black }) => white === number || black === number),
  );
