/** Erases a user. The request is stored first, so the sweep completes it if the process dies. */
import { done } from '../../kit/result.ts';
import { cancelChallenge, declineChallenge, expireChallenge } from '../../game/challenge/answer.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import { formerPlayer } from '../../game/player.ts';
import type { UserId } from '../../game/game.ts';
import { mayActFor } from '../../game/seat.ts';
import { leave } from '../../game/play/otherEnds.ts';
import { participantOf } from '../../tournament/life/decision.ts';
import { takeOut } from '../../tournament/life/players/entering.ts';
import type { Using } from '../ports/app.ts';
import { change, changeGame, GRACE, saving } from '../save/change.ts';
import type { Erasure } from '../ports/subjects/people.ts';
import { changeTournament } from '../tournament/change.ts';

type Erasing = Using<
  'challenges' | 'games' | 'personal' | 'standings' | 'tournaments' | 'visiting',
  'now' | 'page'
>;
type Needs = Erasing & Using<never, 'newId'>;

const MOST_GAMES = 10_000;

export async function eraseUser(app: Needs, user: UserId, askedAt: number): Promise<void> {
  const wish = { user, former: formerPlayer(app.newId() + app.newId()), askedAt };
  const erasure = await app.store.personal.addErasure(wish, app.now() + GRACE);
  await seeThrough(app, erasure);
}

export async function seeThrough(app: Erasing, erasure: Erasure): Promise<undefined> {
  await leaveTournaments(app, erasure);
  await leaveGames(app, erasure);
  const challenges = await app.store.challenges.open(erasure.user);
  for (const { id, createdAt } of challenges) {
    if (createdAt <= erasure.askedAt) await closeChallenge(app, id, erasure.user);
  }
  await app.store.personal.erase(erasure);
  // Ends the user's logins, because the cookies in their browsers don't know about the erasure.
  if (app.page) await app.store.visiting.logOut(erasure.user, erasure.askedAt, app.page.longestVisit);
}

/** Runs first, because a new round would start games with them. */
async function leaveTournaments(app: Using<'tournaments', 'now'>, { user, askedAt }: Erasure): Promise<void> {
  for (const { tournament } of await app.store.tournaments.of(user)) {
    const entry = participantOf(tournament, user);
    if (!entry || entry.since > askedAt) continue;
    const act = { by: null, at: app.now(), reason: null };
    await changeTournament(app, tournament.id, (current) => takeOut(current, user, 'erased', act));
  }
}

async function leaveGames(
  app: Using<'games' | 'standings', 'now'>,
  { user, askedAt }: Erasure,
): Promise<void> {
  const running = await app.store.games.list({ player: user, state: 'running', limit: MOST_GAMES });
  for (const { game } of running) {
    if (game.createdAt > askedAt) continue;
    await changeGame(app, game.id, (current) => leave(current, user, app.now()));
  }
}

const closeChallenge = (app: Using<'challenges', 'now'>, id: string, user: UserId): Promise<unknown> =>
  change(app.store.challenges, [id], (record) => {
    const closed = record && closedFor(record.challenge, user, app.now());
    return closed ? saving(closed, app.now() + GRACE) : done(null);
  });

/** The challenge as withdrawn by its challenger or declined; `null` if it is already closed. */
function closedFor(challenge: Challenge, user: UserId, at: number): Challenge | null {
  const expired = expireChallenge(challenge, at);
  if (expired) return expired;
  const close = mayActFor(challenge.challenger, user) ? cancelChallenge : declineChallenge;
  const attempt = close(challenge, { by: user, at });
  return attempt.ok ? attempt.value : null;
}
