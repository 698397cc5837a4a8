/** Whether someone may vote on a move, and why not. */
import { colorOf } from '../../game/decision.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import type { Ballot } from '../../game/ballot.ts';
import type { Game } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { barOnVoter } from '../../game/vote/eligible.ts';
import { asHelped, barOnPosition } from '../fairPlay/barOnHelp.ts';
import { voterOf } from '../fairPlay/voter.ts';
import type { Actor } from '../ports/actor.ts';
import type { Using } from '../ports/app.ts';
import type { Problem } from '../problem/problem.ts';

/** Whether an actor can only vote in this game. */
export const isVoterIn = (game: Game, { user }: Actor): boolean =>
  game.voting !== undefined && colorOf(game, user.id) === null;

/** Against the engine, help with the position counts too, because a vote requests its answer. */
export const barOnVote = async (
  app: Using<'games' | 'votes', 'memory' | 'now' | 'reading'>,
  actor: Actor,
  game: Game,
  ballot: Ballot,
): Promise<Problem | null> =>
  (await barOnTurn(app, actor, game, ballot)) ??
  (engineSeat(game) ? barOnPosition(app, asHelped(actor), lineOf(game)) : null);

/** If Discord doesn't answer for a page, those who have already voted may continue to vote. */
async function barOnTurn(
  app: Using<'votes'>,
  actor: Actor,
  game: Game,
  ballot: Ballot,
): Promise<Problem | null> {
  if (!game.voting) return { code: 'vote-none' };
  const voter = voterOf(actor);
  if (voter === 'unknown') {
    const side = await app.store.votes.sideOf(game.id, actor.user.id);
    if (!side) return { code: 'vote-unknown-member' };
    return side.color === ballot.color ? null : { code: 'vote-for-both' };
  }
  if (!voter) return { code: 'vote-members-only' };
  const bar = barOnVoter(game.voting, game.place.guildId, ballot.team, voter, actor.at);
  return bar && (await isOnOtherTeam(app, actor, game, ballot)) ? { code: 'vote-for-both' } : bar;
}

async function isOnOtherTeam(
  { store }: Using<'votes'>,
  { user }: Actor,
  { id }: Game,
  { color }: Ballot,
): Promise<boolean> {
  const side = await store.votes.sideOf(id, user.id);
  return side !== null && side.color !== color;
}

/** The reason someone has no vote on this move. */
export async function noVote(
  app: Using<'votes'>,
  actor: Actor,
  game: Game,
  ballot: Ballot,
): Promise<Problem> {
  if (await isOnOtherTeam(app, actor, game, ballot)) return { code: 'vote-for-both' };
  return (await barOnTurn(app, actor, game, ballot)) ?? { code: 'vote-first' };
}
