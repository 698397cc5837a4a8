/**
 * Turns a problem into a private answer, with help below: the current board, or a list of choices.
 */
import type { Tournament } from '../../tournament/life/tournament.ts';
import { tournamentMenu } from '../../views/tournament/history.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { boardScreen } from '../../views/game/card.ts';
import { buttonBlock, linkBlock, linkToBoard } from '../../views/screen/blocks.ts';
import { gameMenu } from '../../views/game/gamesList.ts';
import type { Shape } from '../../views/board/shape.ts';
import { nextStepsIn } from '../problem/nextSteps.ts';
import { inStyle, refusalScreen } from '../problem/refusal.ts';
import { type MoveChoice, lookAt } from '../../views/board/look.ts';
import { moveControls } from '../../views/board/moveControls.ts';
import { candidateChoice } from '../../views/board/pieceChoice.ts';
import type { Using } from '../ports/app.ts';
import type { Actor } from '../ports/actor.ts';
import type { Refusal, Reply } from '../ports/command.ts';
import { HELP } from '../../views/presses/declarations.ts';
import type { Block, Button, Screen } from '../../views/screen/screen.ts';
import { styleFor, viewerFor } from './reader.ts';
import { seenBy } from './seenBy.ts';

type Needs = Using<'games' | 'people' | 'tournaments'>;

type Private = Extract<Reply, { readonly kind: 'private' }>;

/** A refusal in the asker's words. A problem without a game is worded without the store. */
export async function worded(app: Needs, asker: Actor, refused: Refusal): Promise<Private> {
  const { problem, game, below, isNew } = refused;
  const shown = await screenFor(app, asker, asker.isAlone ? whenAlone(problem) : problem, refused);
  const screen = below ? { ...shown, blocks: [...shown.blocks.flatMap(withoutDoor), ...below] } : shown;
  const reply = { kind: 'private', screen, ...(isNew && { isNew }) } as const;
  if (problem.code !== 'stale-click' || game === undefined) return reply;
  const besideCard = await wayToCard(app, asker, problem, game);
  return { ...reply, shows: game, ...(besideCard && { besideCard }) };
}

const FRONT_DOOR = HELP.to.door().action;

function withoutDoor(block: Block): readonly Block[] {
  if (block.kind !== 'buttons') return [block];
  const others = block.buttons.filter(
    ({ press: { command, action } }) => command !== HELP.command || action !== FRONT_DOOR,
  );
  return others.length === 0 ? [] : [{ ...block, buttons: others }];
}

/**
 * A link to the current card in the channel, where a second board is unnecessary; `null` if there
 * is no card.
 */
async function wayToCard(
  app: Using<'games'>,
  { user, locale }: Actor,
  problem: Problem,
  id: GameId,
): Promise<Screen | null> {
  const say = sayIn(locale);
  const loaded = await app.store.games.load(id);
  const record = loaded && (await seenBy(app, loaded, user.id));
  const card = record?.shown.card;
  if (!card || record.shown.version !== record.game.version) return null;
  const link = linkToBoard(record.game, card);
  return refusalScreen(say, problem, linkBlock(link, say('button.to-board')));
}

/** For users alone with the bot, a problem that doesn't suggest challenging others. */
function whenAlone(problem: Problem): Problem {
  if (problem.code === 'no-game-here') return { code: 'no-game-alone' };
  return problem.code === 'no-finished-game' ? { code: 'no-finished-game-alone' } : problem;
}

async function screenFor(
  app: Needs,
  asker: Actor,
  problem: Problem,
  { game: id, board, again }: Refusal,
): Promise<Screen> {
  const say = sayIn(asker.locale);
  if (problem.code === 'which-game' && again) {
    const games = await gamesOf(app, problem.games);
    return refusalScreen(
      say,
      problem,
      gameMenu(say, games, { user: asker.user.id, at: asker.at, style: await styleFor(app, asker) }, again),
    );
  }
  if (problem.code === 'tournament-which' && again)
    return refusalScreen(say, problem, ...tournamentMenu(say, await tournamentsOf(app, problem.ids), again));
  const [game] = await gamesOf(app, id === undefined ? [] : [id]);
  if (board) return onBoard(say, problem, board, await viewerFor(app, asker));
  if (!game) return refusalScreen(say, problem);
  const viewer = await viewerFor(app, asker);
  if (problem.code === 'stale-click')
    return boardScreen(say, game, viewer, ...refusalScreen(say, problem).blocks);
  const steps = nextStepsIn(say, game, asker.user.id, problem);
  return onBoard(say, problem, lookAt(game, viewer.style), viewer, steps);
}

function onBoard(
  say: Say,
  problem: Problem,
  look: MoveChoice,
  shape: Shape,
  steps: readonly Button[] = [],
): Screen {
  const written = inStyle(problem, look);
  const last = steps.length === 0 ? [] : [buttonBlock(...steps)];
  return refusalScreen(say, written, ...waysOut(say, look, written, shape), ...last);
}

function waysOut(say: Say, look: MoveChoice, problem: Problem, shape: Shape): readonly Block[] {
  if (problem.code === 'ambiguous-move') return candidateChoice(say, look, problem.candidates, shape);
  return 'legal' in problem || problem.code === 'plan-on-own-turn' ? moveControls(say, look) : [];
}

async function gamesOf(app: Using<'games'>, ids: readonly GameId[]): Promise<readonly Game[]> {
  const records = await Promise.all(ids.map((id) => app.store.games.load(id)));
  return records.flatMap((record) => (record ? [record.game] : []));
}

async function tournamentsOf(
  app: Using<'tournaments'>,
  ids: readonly string[],
): Promise<readonly Tournament[]> {
  const records = await Promise.all(ids.map((id) => app.store.tournaments.load(id)));
  return records.flatMap((record) => (record ? [record.tournament] : []));
}
