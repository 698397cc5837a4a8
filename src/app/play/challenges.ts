/**
 * The life of a challenge: made, accepted, declined or withdrawn. The result is saved and due to be
 * shown.
 */
import type { MessageAddress, UserId } from '../../game/game.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { firstGame } from '../../game/match/games.ts';
import type { MatchWish } from '../../game/match/offer.ts';
import {
  acceptChallenge,
  cancelChallenge,
  declineChallenge,
  type Beginning,
} from '../../game/challenge/answer.ts';
import { type Challenge, challengeAskId } from '../../game/challenge/challenge.ts';
import type { Act } from '../../game/decision.ts';
import { peopleOf, seatPerson, type Seat } from '../../game/seat.ts';
import { invite, type ChallengeTerms } from '../../game/challenge/invite.ts';
import { barOnMeeting } from '../server/blocks.ts';
import type { Problem } from '../problem/problem.ts';
import {
  barOnChallenge,
  barOnGame,
  barOnStart,
  roomFor,
  spendPost,
  barOnAsking,
} from '../server/admission.ts';
import type { Using } from '../ports/app.ts';
import type { Person } from '../ports/actor.ts';
import type { Asker } from '../ports/command.ts';
import { change, GRACE, saving, untilSaved } from '../save/change.ts';
import { sha256 } from '../save/hash.ts';
import { inThread, type Placed } from '../card/gameThread.ts';
import { matchTerms, withAbsences } from './newGame.ts';
import { barOnTeams, withTalk } from './voteGame.ts';

type Needs = Using<'challenges', 'now'>;

type Wish = Omit<ChallengeTerms, 'challenger' | 'opponent' | 'place' | 'match' | 'opening'> &
  Omit<MatchWish, 'variant' | 'start'> & { readonly opponent: Person | null };

export async function makeChallenge(
  app: Using<
    'blocks' | 'challenges' | 'games' | 'settings' | 'tallies' | 'votes',
    'limits' | 'memory' | 'newId' | 'now' | 'reading'
  >,
  asker: Asker,
  wish: Wish,
): Promise<Result<Challenge, Problem>> {
  const found = matchTerms(app, wish);
  if (!found.ok) return found;
  const { opponent } = wish;
  const terms = { ...wish, ...found.value, opponent: opponent && seatPerson(opponent) };
  const bar =
    (await barOnChallenge(app, asker)) ??
    (await barOnMeeting(app, asker, asker.place, opponent ? [opponent.id] : [])) ??
    (await barOnStart(app, asker, terms));
  if (bar) return refused(bar);
  if (opponent?.isBot) return refused({ code: 'challenge-bot' });
  const whole = { ...terms, challenger: seatPerson(asker.user), place: asker.place };
  const attempt = invite(whole, app.newId(), asker.at);
  if (!attempt.ok) return attempt;
  const full = await spendPost(app, asker, attempt.value.id);
  return full ? refused(full) : addChallenge(app, attempt.value);
}

/** Asks someone to play alone against a team. */
export async function askForTeam(
  app: Parameters<typeof makeChallenge>[0],
  asker: Asker,
  wish: Wish & Required<Pick<Wish, 'crowd'>>,
): Promise<Result<Challenge, Problem>> {
  const bar = await barOnTeams(app, asker.place.guildId, wish.crowd ? [wish.crowd.team] : []);
  return bar ? refused(bar) : makeChallenge(app, asker, wish);
}

export const addChallenge = <C extends Challenge>(
  app: Using<'challenges' | 'tallies', 'limits' | 'now'>,
  challenge: C,
): Promise<Result<C, Problem>> =>
  untilSaved(async () => {
    const bar = await barOnAsking(app, challenge);
    if (bar) return refused(bar);
    const isAdded = await app.store.challenges.add(challenge, app.now() + GRACE, app.limits);
    return isAdded ? done(challenge) : null;
  });

const idsOf = (seat: Seat): readonly UserId[] => peopleOf(seat).map(({ id }) => id);

type StartedGame = Beginning & Pick<Placed, 'isThreadDenied'>;

export async function accept(
  app: Using<
    'blocks' | 'challenges' | 'games' | 'people' | 'settings' | 'tallies',
    'coin' | 'limits' | 'newId' | 'now' | 'threads'
  >,
  asker: Asker,
  id: string,
  message: MessageAddress | null | undefined = null,
): Promise<Result<StartedGame, Problem>> {
  const { user: player, place, at } = asker;
  const acceptance = { player, place, at, gameId: app.newId(), coin: app.coin() };
  const mixed = [...(message ? [message.messageId] : []), asker.interaction];
  const save = async ({ challenge, game }: StartedGame) =>
    app.store.games.begin(challenge, game, app.now() + GRACE, await roomFor(app, game));
  const accepted = await change({ ...app.store.challenges, save }, [id], async (record) => {
    if (!record) return refused<Problem>({ code: 'challenge-unknown' });
    const { challenge } = record;
    const attempt = acceptChallenge(challenge, acceptance);
    if (!attempt.ok) return attempt;
    const { challenge: closed, game } = attempt.value;
    const begun = challenge.match ? firstGame(game, challenge.match, mixed, sha256) : game;
    const bar =
      (await barOnMeeting(app, asker, begun.place, idsOf(challenge.challenger))) ??
      (await barOnGame(app, asker, begun)) ??
      (await barOnTeams(app, begun.place.guildId, challenge.crowd ? [challenge.crowd.team] : []));
    if (bar) return refused(bar);
    // A thread can't contain threads.
    const invitation = asker.threadOf === null ? (message ?? null) : null;
    const { game: placed, isThreadDenied } = challenge.crowd
      ? { game: await withTalk(app, asker, begun), isThreadDenied: false }
      : await inThread(app, begun, invitation);
    return saving({ challenge: closed, game: await withAbsences(app, placed), isThreadDenied });
  });
  if (accepted.ok) await app.store.tallies.answered(challengeAskId(id));
  return accepted;
}

export async function decline(
  app: Using<'challenges' | 'tallies', 'now'>,
  asker: Asker,
  id: string,
): Promise<Result<Challenge, Problem>> {
  const declined = await close(app, asker, id, declineChallenge);
  if (declined.ok) await app.store.tallies.answered(challengeAskId(id));
  return declined;
}

export const cancel = (app: Needs, asker: Asker, id: string): Promise<Result<Challenge, Problem>> =>
  close(app, asker, id, cancelChallenge);

const close = (
  app: Needs,
  asker: Asker,
  id: string,
  decide: (challenge: Challenge, act: Act) => Result<Challenge, Problem>,
): Promise<Result<Challenge, Problem>> =>
  changeChallenge(app, id, (challenge) => decide(challenge, { by: asker.user.id, at: asker.at }));

export const changeChallenge = (
  { store, now }: Needs,
  id: string,
  decide: (challenge: Challenge) => Result<Challenge, Problem>,
): Promise<Result<Challenge, Problem>> =>
  change(store.challenges, [id], (record) => {
    const decision = record ? decide(record.challenge) : refused({ code: 'challenge-unknown' } as const);
    return decision.ok ? saving(decision.value, now() + GRACE) : decision;
  });
