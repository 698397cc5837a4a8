/** A member's vote, from the press or command to its private answer. */
import { done, refused, type Result } from '../../kit/result.ts';
import { SECOND } from '../../game/calendar/span.ts';
import type { Game, GameId } from '../../game/game.ts';
import { colorOf } from '../../game/decision.ts';
import { chooseMove, openBallot, type Vote, type Wish } from '../../game/vote/cast.ts';
import { piecesHung } from '../../game/vote/hangs.ts';
import { type Ballot, ballotOf } from '../../game/ballot.ts';
import { cleanName } from '../../game/cleanName.ts';
import { LONGEST_REASON } from '../../game/voting.ts';
import { sayIn } from '../../i18n/say.ts';
import { leftTeamScreen, ownVoteScreen, reasonForm, sureButton } from '../../views/game/vote.ts';
import { buttonBlock } from '../../views/screen/blocks.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Actor } from '../ports/actor.ts';
import type { Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { change, untilSaved } from '../save/change.ts';
import { countVote, FEW, isDecided, startAgain } from './countVote.ts';
import { engineTurn } from './engineTurn.ts';
import { barOnVote, noVote } from './voterBar.ts';

type Needs = Using<'games' | 'people' | 'standings' | 'votes', 'engine' | 'memory' | 'now' | 'reading'>;

/** How often (ms) a card shows how many have voted. */
const COUNT_SHOWN = 10 * SECOND;

interface Voted {
  readonly game: Game;
  readonly ballot: Ballot;
  readonly vote: Vote;
  /** The same vote is already stored. */
  readonly isKnown?: boolean;
}

interface Pressed {
  readonly ply?: number | undefined;
}

const actOf = ({ at }: Actor, { ply }: Pressed) => ({ at, ...(ply !== undefined && { ply }) });

/** Casts the vote that `make` returns. Retries if the game has changed in between. */
const cast = (
  app: Needs,
  asker: Actor,
  id: GameId,
  make: (game: Game, own: (ballot: Ballot) => Promise<Vote | null>) => Promise<Result<Voted, Problem>>,
  { ask = () => null, seen }: { readonly ask?: (voted: Voted) => Problem | null; readonly seen?: Game } = {},
): Promise<Result<Voted, Problem>> => {
  let known = seen;
  return untilSaved(async () => {
    const game = known ?? (await app.store.games.load(id))?.game;
    known = undefined;
    if (!game) return refused({ code: 'unknown-game' });
    if (colorOf(game, asker.user.id)) return refused({ code: 'vote-opponent' });
    const made = await make(game, ({ ply }) => app.store.votes.load(id, ply, asker.user.id));
    if (!made.ok) return made;
    const { ballot, vote } = made.value;
    const bar = (await barOnVote(app, asker, game, ballot)) ?? ask(made.value);
    if (bar) return refused(bar);
    // A second click.
    if (made.value.isKnown) return made;
    if (ballot.isWaiting) {
      await startAgain(app, game);
      return null;
    }
    const outcome = await app.store.votes.cast(vote, ballot.color, game.version);
    if (outcome === 'other-team') return refused({ code: 'vote-for-both' });
    return outcome === 'cast' ? made : null;
  });
};

/** If this decided the vote, the card is updated. Otherwise, only the asker sees `screen`. */
async function follow(app: Needs, asker: Actor, game: Game, screen: Screen): Promise<Reply> {
  const { roster, dueAt } = await app.store.votes.crowd(game.id, FEW);
  const counted = roster < FEW && (await isDecided(app, game)) ? await countVote(app, game) : null;
  if (counted) {
    const { game: latest } = await engineTurn(app, counted);
    const move = counted.moves[game.moves.length];
    const say = sayIn(asker.locale);
    const note = move === undefined ? say('vote.ended-early') : say('vote.played', { move });
    return { kind: 'card', game: latest, note, isNew: true };
  }
  const at = app.now() + COUNT_SHOWN;
  if (dueAt !== null && dueAt > at) await app.store.votes.showCount(game.id, game.version, at);
  return privately(screen);
}

function answer(app: Needs, asker: Actor, { game, ballot, vote, isKnown }: Voted): Promise<Reply> {
  const screen = ownVoteScreen(sayIn(asker.locale), game, ballot, vote);
  return isKnown ? Promise.resolve(privately(screen)) : follow(app, asker, game, screen);
}

/**
 * Pressing the same move again changes nothing. A new move withdraws *Done* and the reason for the
 * previous move. `seen`: the game as the caller has just loaded it.
 */
export async function voteFor(
  app: Needs,
  asker: Actor,
  id: GameId,
  made: Pressed & { readonly text: string; readonly isSure?: true | undefined },
  seen?: Game,
): Promise<Reply> {
  const voted = await cast(
    app,
    asker,
    id,
    async (game, own) => {
      const chosen = chooseMove(game, actOf(asker, made), made.text);
      if (!chosen.ok) return chosen;
      const { ballot, move } = chosen.value;
      const before = await own(ballot);
      const isSame = before?.move === move;
      const vote = {
        gameId: id,
        ply: ballot.ply,
        user: asker.user.id,
        move,
        doneIn: isSame ? before.doneIn : null,
        wish: before?.wish ?? null,
        reason: isSame ? before.reason : null,
        at: isSame ? before.at : asker.at,
      };
      return done({ game, ballot, vote, isKnown: isSame });
    },
    { ...(!made.isSure && { ask: doubtOf }), ...(seen && { seen }) },
  );
  if (voted.ok) return answer(app, asker, voted.value);
  const { problem } = voted;
  if (problem.code !== 'vote-hangs') return { ...refused(problem), game: id };
  const { ply, chosen } = problem;
  const sure = sureButton(sayIn(asker.locale), { id, ply, more: chosen });
  return { ...refused(problem), below: [buttonBlock(sure)] };
}

/** Asks the voter to confirm a new move that loses pieces, before it counts. */
function doubtOf({ game, ballot: { ply }, vote: { move }, isKnown }: Voted): Problem | null {
  const lost = isKnown ? 0 : piecesHung(game, move);
  return lost > 0 ? { code: 'vote-hangs', ply, chosen: move, lost } : null;
}

const oneLine = (text: string): string | null => {
  const line = cleanName(text).slice(0, LONGEST_REASON);
  return line === '' ? null : line;
};

/** Asking for the same thing again withdraws it. */
const CHANGES = {
  done: (_, { round }) => ({ doneIn: round }),
  draw: ({ wish }) => ({ wish: wish === 'draw' ? null : 'draw' }),
  resign: ({ wish }) => ({ wish: wish === 'resign' ? null : 'resign' }),
} as const satisfies Record<'done' | Wish, Change>;

export const doWithVote = (
  app: Needs,
  asker: Actor,
  id: GameId,
  pressed: Pressed,
  deed: keyof typeof CHANGES | 'leave',
): Promise<Reply> =>
  deed === 'leave' ? leaveTeam(app, asker, id, pressed) : changeVote(app, asker, id, pressed, CHANGES[deed]);

export const giveReason = (
  app: Needs,
  asker: Actor,
  id: GameId,
  pressed: Pressed,
  text: string,
): Promise<Reply> => changeVote(app, asker, id, pressed, () => ({ reason: oneLine(text) }));

type Change = (vote: Vote, ballot: Ballot) => Partial<Pick<Vote, 'doneIn' | 'wish' | 'reason'>>;

/** Changes something about the asker's vote other than the move. */
async function changeVote(
  app: Needs,
  asker: Actor,
  id: GameId,
  pressed: Pressed,
  changed: Change,
): Promise<Reply> {
  const voted = await cast(app, asker, id, async (game, own) => {
    const open = openBallot(game, actOf(asker, pressed));
    if (!open.ok) return open;
    const vote = await own(open.value);
    if (!vote) return refused(await noVote(app, asker, game, open.value));
    return done({ game, ballot: open.value, vote: { ...vote, ...changed(vote, open.value) } });
  });
  return voted.ok ? answer(app, asker, voted.value) : { ...voted, game: id };
}

/** The asker leaves the team, and returns with their next vote. */
async function leaveTeam(app: Needs, asker: Actor, id: GameId, pressed: Pressed): Promise<Reply> {
  const by = { gameId: id, user: asker.user.id, at: asker.at };
  const save = async ({ game, ply }: { readonly game: Game; readonly ply: number }) =>
    (await app.store.votes.leave({ ...by, ply }, game.version)) === 'left';
  const left = await change({ ...app.store.games, save }, [id], (record) => {
    if (!record) return refused({ code: 'unknown-game' });
    const { game } = record;
    const open = openBallot(game, actOf(asker, pressed));
    return open.ok ? { ...done(game), save: { game, ply: open.value.ply } } : open;
  });
  if (!left.ok) return { ...left, game: id };
  return follow(app, asker, left.value, leftTeamScreen(sayIn(asker.locale)));
}

type Looking = Using<'games' | 'people' | 'votes'>;

async function ownVote(app: Looking, asker: Actor, id: GameId, pressed: Pressed) {
  const record = await app.store.games.load(id);
  if (!record) return refused({ code: 'unknown-game' });
  const open = openBallot(record.game, actOf(asker, pressed));
  if (!open.ok) return open;
  if (colorOf(record.game, asker.user.id)) return refused({ code: 'vote-opponent' });
  const vote = await app.store.votes.load(id, open.value.ply, asker.user.id);
  return done({ game: record.game, ballot: open.value, vote });
}

export async function showOwnVote(app: Looking, asker: Actor, id: GameId, pressed: Pressed): Promise<Reply> {
  const own = await ownVote(app, asker, id, pressed);
  if (!own.ok) return { ...own, game: id };
  const { game, ballot, vote } = own.value;
  const problem = vote ? null : await noVote(app, asker, game, ballot);
  if (problem && problem.code !== 'vote-first') return { ...refused(problem), game: id };
  const side = vote ? null : await app.store.votes.sideOf(id, asker.user.id);
  const isOnTeam = side?.color === ballot.color && !side.hasLeft;
  return privately(ownVoteScreen(sayIn(asker.locale), game, ballot, vote, isOnTeam));
}

export async function askReason(app: Looking, asker: Actor, id: GameId, pressed: Pressed): Promise<Reply> {
  const own = await ownVote(app, asker, id, pressed);
  if (!own.ok) return { ...own, game: id };
  const { game, ballot, vote } = own.value;
  if (!vote) return { ...refused(await noVote(app, asker, game, ballot)), game: id };
  return { kind: 'form', form: reasonForm(sayIn(asker.locale), game, vote.reason) };
}

/** Repeats a vote, for either side. If another has already started, the asker sees their own. */
export async function voteOnceMore(app: Needs, asker: Actor, id: GameId, pressed: Pressed): Promise<Reply> {
  const game = (await app.store.games.load(id))?.game;
  if (!game) return refused({ code: 'unknown-game' });
  const open = openBallot(game, actOf(asker, pressed));
  if (!open.ok) return { ...open, game: id };
  const bar = colorOf(game, asker.user.id) ? null : await barOnVote(app, asker, game, open.value);
  if (bar) return { ...refused(bar), game: id };
  const next = await startAgain(app, game);
  if (!next) return showOwnVote(app, asker, id, pressed);
  return { kind: 'card', game: next, note: sayIn(asker.locale)('vote.again') };
}

/** The game in this channel where a team votes; `null` if there are none, or several. */
export async function findVote({ store }: Using<'games'>, { place }: Asker): Promise<Game | null> {
  const records = await store.games.list({ channelId: place.channelId, state: 'running' });
  const [only, ...others] = records.map(({ game }) => game).filter(ballotOf);
  return only && others.length === 0 ? only : null;
}
