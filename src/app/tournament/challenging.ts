/** A player on a ladder challenges another player, or answers a challenge, by pressing buttons. */
import type { TOURNAMENT } from '../../views/presses/declarations.ts';
import type { AnswersInServers } from '../ports/answering.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { vacationAt } from '../../game/clock/vacation.ts';
import {
  ANSWER_DAYS,
  answerChallenge,
  challenge,
  challengerIn,
  challengeTo,
  rivalsOf,
} from '../../tournament/life/players/challenging.ts';
import type { Meeting, Participant, Tournament } from '../../tournament/life/tournament.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { mention } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { challengeScreen, declineQuestion } from '../../views/tournament/ladder.ts';
import { mentionAt } from '../../views/tournament/people.ts';
import type { Using } from '../ports/app.ts';
import { type ServerAsker, privately, privateText } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { onPressed } from './answer.ts';
import { changeTournament } from './change.ts';

/** The players that the asker may challenge now. */
function showRivals(asker: ServerAsker, say: Say, tournament: Tournament): Result<Screen, Problem> {
  const own = challengerIn(tournament, asker.user.id);
  if (!own.ok) return own;
  return done(challengeScreen(say, tournament, rivalsOf(tournament, own.value, asker.at)));
}

function showDecline(
  { user }: ServerAsker,
  say: Say,
  tournament: Tournament,
  board: number,
): Result<Screen, Problem> {
  const found = challengeTo(tournament, user.id, board);
  return found.ok ? done(declineQuestion(say, tournament, found.value)) : found;
}

/** Refuses to challenge a player on vacation, who can't answer in time. */
async function barOnChallenge(
  app: Using<'blocks' | 'people'>,
  asker: ServerAsker,
  { id }: Participant,
): Promise<Problem | null> {
  const bar = await barOnMeeting(app, asker, asker.place, [id]);
  if (bar) return bar;
  const vacation = vacationAt(await app.store.people.vacations(id), asker.at);
  return vacation && { code: 'tournament-rival-away', until: vacation.to };
}

/** `number`: the player to challenge. */
async function challengeTheirs(
  app: Using<'blocks' | 'people' | 'tournaments', 'now'>,
  asker: ServerAsker,
  { id, players }: Tournament,
  number: number,
): Promise<Result<Participant, Problem>> {
  const rival = players.find((player) => player.number === number);
  if (!rival) return refused({ code: 'tournament-player-not-entered' });
  const bar = await barOnChallenge(app, asker, rival);
  if (bar) return refused(bar);
  const act = { by: asker.user.id, at: asker.at };
  const changed = await changeTournament(app, id, (latest) => challenge(latest, act, rival.id));
  return changed.ok ? done(rival) : changed;
}

/** Answers the challenge on its original terms. */
async function answerTheirs(
  app: Using<'tournaments', 'now'>,
  asker: ServerAsker,
  { id }: Tournament,
  { board, answer }: { readonly board: number; readonly answer: 'accepted' | 'declined' },
): Promise<Result<Meeting, Problem>> {
  const act = { by: asker.user.id, at: asker.at };
  let found: Result<Meeting, Problem> = refused({ code: 'tournament-challenge-over' });
  const changed = await changeTournament(app, id, (latest) => {
    found = challengeTo(latest, asker.user.id, board);
    return answerChallenge(latest, act, board, answer);
  });
  return changed.ok ? found : changed;
}

const answered = (answer: 'accepted' | 'declined') =>
  onPressed(async (app, asker, tournament, { board }: { readonly id: string; readonly board: number }) => {
    const meeting = await answerTheirs(app, asker, tournament, { board, answer });
    if (!meeting.ok) return meeting;
    const say = sayIn(asker.locale);
    const user = mentionAt(say, tournament, meeting.value.black);
    return privateText(say(`tournament.ladder.${answer}`, { user }));
  });

export const CHALLENGING = {
  challenge: onPressed(async (_, asker, tournament) =>
    privately(showRivals(asker, sayIn(asker.locale), tournament)),
  ),
  rival: onPressed(async (app, asker, tournament, { value }) => {
    const rival = await challengeTheirs(app, asker, tournament, value);
    if (!rival.ok) return rival;
    const say = sayIn(asker.locale);
    return privateText(
      say('tournament.ladder.asked', { user: mention(say, rival.value), count: ANSWER_DAYS }),
    );
  }),
  accept: answered('accepted'),
  decline: onPressed(async (_, asker, tournament, { board }) =>
    privately(showDecline(asker, sayIn(asker.locale), tournament, board)),
  ),
  forfeit: answered('declined'),
} satisfies AnswersInServers<typeof TOURNAMENT>;
