/**
 * Ends a vote: closes it, counts it, and makes the move. If the process dies in between, the closed
 * vote is due for the sweep at once.
 */
import { dueOf, UNANNOUNCED } from '../../game/due.ts';
import type { Game } from '../../game/game.ts';
import { closeVote, settleVote, voteAgain } from '../../game/vote/closing.ts';
import { endsEarly, verdictOf } from '../../game/vote/count.ts';
import { type Ballot, ballotOf } from '../../game/ballot.ts';
import type { Using } from '../ports/app.ts';
import { GRACE } from '../save/change.ts';
import { saveGame } from '../save/saveGame.ts';

type Needs = Using<'games' | 'standings' | 'votes', 'now'>;

/** Up to this many voters are counted after each vote; more, only when the card shows a count. */
export const FEW = 200;

const tallied = ({ store }: Using<'votes'>, game: Game, { ply, round, from, color }: Ballot) =>
  store.votes.tallies({ gameId: game.id, ply, round, from, color });

/** Whether the vote is decided before its time is up. */
export async function isDecided(app: Using<'votes'>, game: Game): Promise<boolean> {
  const ballot = ballotOf(game);
  if (!ballot || ballot.isClosed || !game.voting) return false;
  return endsEarly(game.voting, ballot, await tallied(app, game, ballot));
}

async function closed(app: Needs, game: Game): Promise<Game | null> {
  if (ballotOf(game)?.isClosed) return game;
  const next = closeVote(game, app.now());
  return next && (await saveGame(app, next, dueOf(next, UNANNOUNCED, app.now() + GRACE))) ? next : null;
}

/**
 * The game after the vote; `null` if another process counts it. `showAt`: how long (ms) this
 * process has to show it.
 */
export async function countVote(app: Needs, running: Game, grace = GRACE): Promise<Game | null> {
  const game = await closed(app, running);
  const ballot = game && ballotOf(game);
  if (!game?.voting || !ballot) return null;
  const verdict = verdictOf(game.voting, ballot, await tallied(app, game, ballot));
  const move = verdict.kind === 'move' ? await choice(app, game, ballot, verdict.moves) : null;
  const plans = await app.store.games.plans(game.id);
  const settled = settleVote(game, plans, { ballot, verdict, move }, app.now());
  if (!settled.ok)
    throw new Error(`counting the vote in the game ${game.id} failed: ${settled.problem.code}`);
  const { game: next, plans: after } = settled.value;
  return (await saveGame(app, next, dueOf(next, UNANNOUNCED, app.now() + grace), after)) ? next : null;
}

async function choice(
  { store }: Using<'votes'>,
  { id, place, variant }: Game,
  { ply }: Ballot,
  moves: readonly string[],
): Promise<string | null> {
  const [only, ...others] = moves;
  if (only === undefined || others.length === 0) return only ?? null;
  return (await store.votes.decider(id, ply, moves, { guildId: place.guildId, variant })) ?? only;
}

/**
 * Starts another vote on a move that nobody voted for. `null`: there is no vote to repeat, or the
 * game has changed.
 */
export async function startAgain(app: Using<'games' | 'standings', 'now'>, game: Game): Promise<Game | null> {
  const next = voteAgain(game, app.now());
  return next && (await saveGame(app, next, dueOf(next, UNANNOUNCED, app.now() + GRACE))) ? next : null;
}
