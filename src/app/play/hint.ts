import { refused, type Result } from '../../kit/result.ts';
import { lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move } from '../../draughts/types.ts';
import type { Act } from '../../game/decision.ts';
import { dueOf } from '../../game/due.ts';
import type { Game, GameId } from '../../game/game.ts';
import { mayDo } from '../../game/actions.ts';
import { giveHint, hintNow } from '../../game/play/hint.ts';
import { lineOf } from '../../game/line.ts';
import type { Problem } from '../problem/problem.ts';
import { sayIn } from '../../i18n/say.ts';
import { makeFullMove } from '../../notation/move.ts';
import { hintScreen, onlyMoveScreen } from '../../views/game/hint.ts';
import { lookAt } from '../../views/board/look.ts';
import type { Using } from '../ports/app.ts';
import type { Actor } from '../ports/actor.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { answering } from '../ports/answering.ts';
import { findGame } from './find.ts';
import { HINT } from '../../views/presses/declarations.ts';
import { change, gamesIn, GRACE, saving } from '../save/change.ts';
import { asHelped, barOnPosition } from '../fairPlay/barOnHelp.ts';
import { viewerFor } from '../reader/reader.ts';

type Needs = Using<'games' | 'people' | 'standings' | 'votes', 'engine' | 'memory' | 'now' | 'reading'>;

/** How long (ms) a hint may think, and how long its asker waits in the queue. */
const MS = 1000;
const QUEUE_WAIT = 5000;

export async function askForHint(app: Needs, asker: Asker, id?: GameId, isShown = false): Promise<Reply> {
  const act = { by: asker.user.id, at: asker.at };
  const found = await findGame(app, asker, { id, isShown, rather: (game) => mayDo(game, act, 'hint').ok });
  return found.ok ? hintFor(app, asker, found.value) : { ...found, again: HINT.to.give() };
}

export const hintPresses = answering(HINT, {
  give: (asker, { value }, app) => askForHint(app, asker, value),
  now: (asker, { id }, app) => askForHint(app, asker, id, true),
});

export async function hintFor(app: Needs, asker: Actor, game: Game): Promise<Reply> {
  const act = { by: asker.user.id, at: asker.at, ply: game.moves.length };
  const allowed = mayDo(game, act, 'hint');
  if (!allowed.ok) return { ...allowed, game: game.id };
  const line = lineOf(game);
  const bar = await barOnPosition(app, asHelped(asker), line, game.id);
  if (bar) return { ...refused(bar), game: game.id };
  const [only, another] = legalMoves(line.variant, lastPosition(line));
  if (only && !another) {
    const viewer = await viewerFor(app, asker);
    const look = lookAt(game, viewer.style);
    return privately(onlyMoveScreen(sayIn(asker.locale), look, only, viewer));
  }
  const before = hintNow(game);
  if (before) return shown(app, asker, game, before.move);
  const caller = { queue: game.place.channelId, patience: QUEUE_WAIT };
  const thought = await app.engine.think(line, { ms: MS }, caller);
  if (!thought.ok) return { ...thought, game: game.id };
  if (!thought.value) throw new Error(`expected the engine to find a move in the running game ${game.id}`);
  const move = makeFullMove(line.variant, thought.value.move);
  const given = await save(app, game, act, move);
  if (!given.ok) return { ...given, game: game.id };
  return shown(app, asker, given.value, hintNow(given.value)?.move ?? move);
}

/** The game with the hint. Two requests at the same time yield one hint. */
const save = (
  app: Using<'games' | 'standings', 'now'>,
  { id }: Game,
  act: Act,
  move: string,
): Promise<Result<Game, Problem>> =>
  change(gamesIn(app), [id], (record) => {
    if (!record) return refused({ code: 'unknown-game' });
    const given = giveHint(record.game, act, move);
    if (!given.ok || given.value === record.game) return given;
    return saving(given.value, dueOf(given.value, record.shown, app.now() + GRACE));
  });

async function shown(app: Using<'people'>, asker: Actor, game: Game, text: string): Promise<Reply> {
  const viewer = await viewerFor(app, asker);
  const look = lookAt(game, viewer.style);
  const move = moveOf(look.legal, text, (legal) => makeFullMove(look.variant, legal));
  const isUnseen = asker.isAlone && asker.place?.channelId === game.place.channelId;
  const screen = hintScreen(sayIn(asker.locale), look, move, viewer, isUnseen);
  return { kind: 'private', changed: game, screen };
}

function moveOf(legal: readonly Move[], text: string, write: (move: Move) => string): Move {
  const move = legal.find((each) => write(each) === text);
  if (!move) throw new Error(`expected a legal move as the hint, got ${text}`);
  return move;
}
