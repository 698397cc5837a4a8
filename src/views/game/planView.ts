/** A plan and its controls. Their ids contain the path (`planPath`), so it survives any restart. */
import type { Block, Screen } from '../screen/screen.ts';
import { endingOf } from '../../draughts/ending.ts';
import { followPath, stepOf } from '../../game/plan/planText.ts';
import type { Game } from '../../game/game.ts';
import { linesLeft, LONGEST_LINE, type Plan, type PlanLine } from '../../game/plan/plan.ts';
import { colorOf } from '../../game/decision.ts';
import { parseSquares } from '../../notation/square.ts';
import type { Color } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import { buttonBlock, mention, quiet, text, button, menuBlock } from '../screen/blocks.ts';
import type { Viewer } from './card.ts';
import { opponentIn } from './gamesList.ts';
import { boardPicture, inShape } from '../board/shape.ts';
import { lookAt, type Look } from '../board/look.ts';
import { forBoard, movable, moveControls, playOf } from '../board/moveControls.ts';
import { pieceChoice } from '../board/pieceChoice.ts';
import { PLAN } from '../presses/declarations.ts';
import { at } from '../presses/presses.ts';
import { extend, lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { HOLDS } from '../../i18n/limits.ts';

interface PlanView extends Viewer {
  readonly plan: Plan | null;
  readonly path: string;
  /** The squares of a piece, or of the beginning of its capture. */
  readonly chosen?: string;
}

function gameOnPath(game: Game, path: string): Game {
  const { line } = lookAt(game);
  const ahead = followPath(line, path) ?? line;
  const moves = ahead.moves.map((move) => makeFullMove(ahead.variant, move));
  return { ...game, moves: [...game.moves, ...moves.slice(game.moves.length)] };
}

/** The board at the end of the path, where the next move is chosen. */
function lookAhead(game: Game, { path, user, style }: PlanView): Look & { readonly bottom: Color } {
  const look = lookAt(gameOnPath(game, path), style);
  return {
    ...look,
    bottom: colorOf(game, user) ?? 'white',
    press(action, more) {
      const next = action === 'play' ? `${path}${stepOf(look.line, more) ?? ''}` : `${path}.${more}`;
      return PLAN.to[action]({ ...at(game), more: next });
    },
  };
}

function nextMove(say: Say, game: Game, view: PlanView): readonly Block[] {
  const look = lookAhead(game, view);
  const { bottom, line, variant } = look;
  const ahead = line.moves.slice(game.moves.length).map((move) => makeFullMove(variant, move));
  const isOver = ahead.length > 0 && endingOf(line) !== null;
  const isFull = ahead.length >= LONGEST_LINE;
  const marks = isOver || isFull ? {} : { movable: movable(look) };
  const play = isOver || isFull ? {} : { play: playOf(look), ahead };
  const picture = { ...boardPicture(say, look, bottom, marks), ...play };
  const board = inShape(say, picture, look, bottom, view);
  if (isOver) return [...board, text(say('plan.ends'))];
  if (isFull) return [...board, text(say('plan.full'))];
  const squares = parseSquares(variant, view.chosen ?? '') ?? [];
  const choice = pieceChoice(say, look, squares, view);
  return [
    text(question(say, game, view, ahead)),
    ...(choice.length > 0 ? choice : [...board, ...moveControls(say, look).map(forBoard)]),
  ];
}

function question(say: Say, game: Game, { user, style }: PlanView, ahead: PlanLine): string {
  const opponent = mention(say, opponentIn(game, user));
  if (ahead.length === 0) return say('plan.ask.first', { opponent });
  const line = inWords(say, movesOf(lookAt(game, style), ahead));
  return ahead.length % 2 === 1 ? say('plan.ask.answer', { line }) : say('plan.ask.next', { opponent, line });
}

function changing(say: Say, game: Game, lines: readonly string[], path: string): readonly Block[] {
  const root = button(PLAN.to.open(at(game)), say('button.plan-root'));
  const drop = button(PLAN.to.drop(at(game)), say('button.plan-drop'), { style: 'danger' });
  const choices = lines
    .slice(0, HOLDS.choices)
    .map((line, index) => ({ label: line.slice(0, HOLDS.choice), value: String(index) }));
  const remove: Block = menuBlock(PLAN.to.remove(at(game)), say('menu.plan-remove'), choices);
  return [
    ...(choices.length > 1 ? [remove] : []),
    buttonBlock(path === '' ? null : root, lines.length > 0 ? drop : null),
  ];
}

/** The plan and its controls, below the reason it is shown. An invalid path is dropped. */
export function planScreen(say: Say, game: Game, given: PlanView, ...above: readonly Block[]): Screen {
  const view = { ...given, path: followPath(lookAt(game).line, given.path) ? given.path : '' };
  const left: readonly PlanLine[] = view.plan ? linesLeft(view.plan, game) : [];
  const { shown, plain } = planLines(say, lookAt(game, view.style), left);
  return quiet(
    ...above,
    text(
      say('plan.title', { opponent: mention(say, opponentIn(game, view.user)) }),
      shown ?? (view.path === '' ? invitation(say, lookAt(game, view.style)) : null),
    ),
    ...nextMove(say, game, view),
    ...changing(say, game, plain, view.path),
  );
}

const LONGEST_LIST = 2600;

interface PlanLines {
  readonly shown: string | null;
  readonly plain: readonly string[];
}

function movesOf({ line: start, style }: Look, line: PlanLine): readonly string[] {
  let play = start;
  const texts: string[] = [];
  for (const full of line) {
    const legal = legalMoves(play.variant, lastPosition(play));
    const move = legal.find((candidate) => makeFullMove(play.variant, candidate) === full);
    if (!move) break;
    texts.push(makeMove(play.variant, move, legal, style));
    play = extend(play, move);
  }
  return texts;
}

/** How to type a plan, with moves of this position. */
function invitation(say: Say, look: Look): string | null {
  const { line: now, variant } = look;
  for (const move of legalMoves(variant, lastPosition(now))) {
    const next = extend(now, move);
    const [reply] = endingOf(next) ? [] : legalMoves(variant, lastPosition(next));
    if (!reply) continue;
    const [first = '', answer = ''] = movesOf(look, [
      makeFullMove(variant, move),
      makeFullMove(variant, reply),
    ]);
    return say('plan.none', { move: first, answer });
  }
  return null;
}

const inWords = (say: Say, moves: readonly string[]): string =>
  moves
    .map((move, ply) => say(ply % 2 === 0 ? 'plan.if' : 'plan.then', { move }))
    .reduce((first, second) => say('plan.joint', { first, second }));

function planLines(say: Say, look: Look, lines: readonly PlanLine[]): PlanLines {
  if (lines.length === 0) return { shown: null, plain: [] };
  const sentences = lines.map((line) => inWords(say, movesOf(look, line)));
  const rows: string[] = [];
  for (const [index, moves] of sentences.entries()) {
    const row = say('plan.line', { number: index + 1, moves });
    if ([...rows, row].join('\n').length > LONGEST_LIST) break;
    rows.push(row);
  }
  const rest = sentences.length - rows.length;
  const more = rest > 0 ? [say('plan.more', { count: rest })] : [];
  return {
    shown: [...rows, ...more].join('\n'),
    plain: sentences.map((moves, index) => `${index + 1}. ${moves.replaceAll('*', '')}`),
  };
}
