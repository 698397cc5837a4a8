/**
 * A plan, shown to its author alone: its lines, and a board on which the next line is played out move by move. What has
 * been chosen so far is in the ids of the controls (`planPath`), so that entering a plan survives any restart.
 */
import type { Block, Screen } from '../screen/screen.ts';
import { endingOf } from '../../draughts/ending.ts';
import { followPath, stepOf } from '../../game/planText.ts';
import type { Game } from '../../game/game.ts';
import { linesLeft, LONGEST_LINE, type Plan, type PlanLine } from '../../game/plan.ts';
import { colorOf } from '../../game/decision.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove } from '../../notation/move.ts';
import { buttonBlock, mention, quiet, text } from '../screen/blocks.ts';
import type { Viewer } from './boardView.ts';
import { opponentIn } from './gameMenu.ts';
import { boardPicture, inShape } from '../board/shape.ts';
import { lookAt, type Look } from '../board/look.ts';
import { menus, MOST_CHOICES, moveChoice } from '../board/moveMenus.ts';
import { planLines } from './planLines.ts';
import { PLAN } from '../presses/declarations.ts';
import { at } from '../presses/field.ts';

/** Twelve menus of moves are what a message has room for; a plan with another move is written. */
const MOST_LISTED = 12 * MOST_CHOICES;

/** Whose plan it is, and how far the line that is being chosen has come. */
export interface PlanView extends Viewer {
  readonly plan: Plan | null;
  /** As `planPath` writes it; empty at the present position. */
  readonly path: string;
}

/** The game as it would be at the end of the path; the present one when the path leads nowhere. */
function gameOnPath(game: Game, path: string): Game {
  const { line } = lookAt(game);
  const ahead = followPath(line, path) ?? line;
  const moves = ahead.moves.map((move) => makeFullMove(ahead.variant, move));
  return { ...game, moves: [...game.moves, ...moves.slice(game.moves.length)] };
}

/** The board at the end of the path and the moves that may follow there. */
function nextMove(say: Say, game: Game, look: Look, view: PlanView): readonly Block[] {
  const { path, user } = view;
  const bottom = colorOf(game, user) ?? 'white';
  const board = inShape(say, boardPicture(say, look, bottom), look, bottom, view);
  const length = look.line.moves.length - game.moves.length;
  if (length > 0 && endingOf(look.line)) return [...board, text(say('plan.ends'))];
  if (length >= LONGEST_LINE) return [...board, text(say('plan.full'))];
  const choices = look.legal.slice(0, MOST_LISTED).map((move, index) => ({
    ...moveChoice(say, look, move),
    value: stepOf(index),
  }));
  const prompt = promptFor(length);
  return [
    ...board,
    ...menus(
      (number) => PLAN.to.pick({ ...at(game), more: `${path}.${number}` }),
      say(`menu.${prompt}`),
      choices,
    ),
  ];
}

function promptFor(length: number): 'plan-if' | 'plan-and-if' | 'plan-then' {
  if (length === 0) return 'plan-if';
  return length % 2 === 1 ? 'plan-then' : 'plan-and-if';
}

function changing(say: Say, game: Game, lines: readonly string[], path: string): readonly Block[] {
  const root = {
    press: PLAN.to.open(at(game)),
    label: say('button.plan-root'),
    style: 'secondary',
  } as const;
  const drop = {
    press: PLAN.to.drop(at(game)),
    label: say('button.plan-drop'),
    style: 'danger',
  } as const;
  const choices = lines
    .slice(0, MOST_CHOICES)
    .map((line, index) => ({ label: line.slice(0, 100), value: String(index) }));
  const remove: Block = {
    kind: 'menu',
    menu: { press: PLAN.to.remove(at(game)), placeholder: say('menu.plan-remove'), choices },
  };
  return [
    ...(choices.length > 0 ? [remove] : []),
    buttonBlock(path === '' ? null : root, lines.length > 0 ? drop : null),
  ];
}

/** The plan with what can be done to it, `above` it why it is shown. A path that leads nowhere is not begun. */
export function planScreen(say: Say, game: Game, given: PlanView, ...above: readonly Block[]): Screen {
  const view = { ...given, path: followPath(lookAt(game).line, given.path) ? given.path : '' };
  const left: readonly PlanLine[] = view.plan ? linesLeft(view.plan, game) : [];
  const look = lookAt(gameOnPath(game, view.path), view.style);
  const { shown, plain } = planLines(say, lookAt(game, view.style), left);
  return quiet(
    ...above,
    text(say('plan.title', { opponent: mention(say, opponentIn(game, view.user)) }), shown),
    ...nextMove(say, game, look, view),
    ...changing(say, game, plain, view.path),
  );
}
