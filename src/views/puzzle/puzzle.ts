import { hintLine, type Choosing } from '../board/look.ts';
import { signed } from '../screen/phrases.ts';
import type { Block, Button, Screen } from '../screen/screen.ts';
import { lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color, Square } from '../../draughts/types.ts';
import { puzzleLine, type Puzzle, type Trial } from '../../game/puzzle.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import type { Film } from '../../render/scene/scene.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { filmOf } from '../../render/scene/lineScenes.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import { buttonBlock, quiet, text, TURN_ACCENT, WON_ACCENT, button } from '../screen/blocks.ts';
import { describeLine } from '../board/description.ts';
import { inShape, type Reader } from '../board/shape.ts';
import { moveMenus, onlyMoveButton } from '../board/moveMenus.ts';
import { pieceChoice } from '../board/pieceChoice.ts';
import { PUZZLE } from '../presses/declarations.ts';

export interface PuzzleNews {
  readonly move: string;
  readonly isRight: boolean;
}

export interface PuzzleView {
  readonly puzzle: Puzzle;
  readonly isOwn: boolean;
  readonly difficulty: number;
  readonly trial: Trial;
  readonly counts: { readonly tried: number; readonly solved: number };
  readonly news: PuzzleNews | null;
}

export const onTrial = ({ puzzleId, ply }: Trial) => ({ id: puzzleId, ply });

export function puzzleBoard(puzzle: Puzzle, trial: Trial, style: NotationStyle | null = null): Choosing {
  const line = puzzleLine(puzzle, trial.ply);
  const { variant } = line;
  const position = lastPosition(line);
  return {
    line,
    variant,
    position,
    style: style ?? variant.notation.squares,
    turn: position.turn,
    legal: trial.state === 'open' ? legalMoves(variant, position) : [],
    press: (action, more) => PUZZLE.to[action]({ ...onTrial(trial), more }),
  };
}

export function solutionText(puzzle: Puzzle, style: NotationStyle | null): string {
  const { variant, positions, moves } = puzzleLine(puzzle, puzzle.moves.length);
  return moves
    .flatMap((move, ply) => {
      const position = positions[ply];
      if (!position) return [];
      const written = makeMove(variant, move, legalMoves(variant, position), style ?? undefined);
      return [ply % 2 === 0 ? `**${written}**` : written];
    })
    .join(' ');
}

const trialButton = (say: Say, action: 'give-up' | 'next' | 'reveal' | 'show', trial: Trial): Button =>
  button(PUZZLE.to[action](onTrial(trial)), say(`button.puzzle.${action}`), {
    style: action === 'next' ? 'primary' : 'secondary',
  });

const solverOf = (puzzle: Puzzle): Color => lastPosition(puzzleLine(puzzle, 0)).turn;

/** The board; at the end as the solution leaves it, after a film for those who failed. */
export function puzzleBlocks(
  say: Say,
  look: Choosing,
  bottom: Color,
  reader: Reader,
  film: Film | null = null,
): readonly Block[] {
  const picture = {
    scene: { ...boardScene(look.line, bottom), notation: look.style },
    alt: describeLine(say, look.line, look.style),
    ...(film && { film: { ...film, notation: look.style } }),
  };
  return inShape(say, picture, look, bottom, reader);
}

function newsLine(say: Say, { puzzle, trial, news }: PuzzleView, style: NotationStyle): string | null {
  if (!news) return null;
  if (!news.isRight) return say(trial.state === 'open' ? 'puzzle.wrong' : 'puzzle.wrong-again', news);
  const line = puzzleLine(puzzle, trial.ply);
  const [before, reply] = [line.positions.at(-2), line.moves.at(-1)];
  if (trial.state !== 'open' || !before || !reply) return null;
  const written = makeMove(line.variant, reply, legalMoves(line.variant, before), style);
  return say(`puzzle.answered.${before.turn}`, { move: news.move, reply: written });
}

function outcomeLines(say: Say, { puzzle, trial, counts }: PuzzleView, style: NotationStyle): Block {
  const { state, misses, change } = trial;
  const late = misses > 0 ? 'puzzle.solved-late' : 'puzzle.solved';
  const [before, after] = [Math.round(change?.before ?? 0), Math.round(change?.after ?? 0)];
  const unsure = change?.isProvisional === true ? '?' : null;
  return text(
    say(state === 'solved' ? late : 'puzzle.failed'),
    say('puzzle.solution', { moves: solutionText(puzzle, style) }),
    change && say('puzzle.rating', { rating: `${after}${unsure ?? ''}`, change: signed(after - before) }),
    unsure && say('puzzle.provisional'),
    say('puzzle.counts', { tried: counts.tried, solved: counts.solved }),
  );
}

const title = (say: Say, { puzzle, isOwn, difficulty }: PuzzleView): Block =>
  text(
    say('puzzle.title'),
    say('puzzle.of', { variant: say(`variant.${puzzle.variant}`), difficulty: String(difficulty) }),
    isOwn ? say('puzzle.own') : null,
  );

function overScreen(say: Say, view: PuzzleView, reader: Reader): Screen {
  const { puzzle, trial } = view;
  const over = { ...trial, ply: puzzle.moves.length };
  const look = puzzleBoard(puzzle, over, reader.style);
  const bottom = solverOf(puzzle);
  // A solver has seen its moves.
  const film = trial.state === 'failed' ? filmOf(look.line, bottom, null) : null;
  return {
    blocks: [
      title(say, view),
      ...puzzleBlocks(say, look, bottom, reader, film),
      ...(view.news && !view.news.isRight ? [text(newsLine(say, view, look.style))] : []),
      outcomeLines(say, view, look.style),
      buttonBlock(trialButton(say, 'next', trial)),
    ],
    accent: trial.state === 'solved' ? WON_ACCENT : TURN_ACCENT[opponentOf(solverOf(puzzle))],
    notifies: [],
  };
}

export function puzzleScreen(say: Say, view: PuzzleView, reader: Reader): Screen {
  const { puzzle, trial } = view;
  if (trial.state !== 'open') return overScreen(say, view, reader);
  const look = puzzleBoard(puzzle, trial, reader.style);
  const only = onlyMoveButton(say, look);
  const rest = [trialButton(say, 'give-up', trial)];
  return {
    blocks: [
      title(say, view),
      ...puzzleBlocks(say, look, look.turn, reader),
      text(newsLine(say, view, look.style), say(`puzzle.turn.${look.turn}`), hintLine(say, look)),
      ...moveMenus(say, look),
      buttonBlock(...(only ? [only, ...rest] : rest)),
    ],
    accent: TURN_ACCENT[look.turn],
    notifies: [],
  };
}

export const giveUpScreen = (say: Say, { trial }: Pick<PuzzleView, 'trial'>): Screen =>
  quiet(
    text(say('puzzle.ask')),
    buttonBlock(trialButton(say, 'reveal', trial), trialButton(say, 'show', trial)),
  );

/** The second step of a move; `null` if the piece has none. */
export function puzzlePieceScreen(
  say: Say,
  { puzzle, trial }: Pick<PuzzleView, 'puzzle' | 'trial'>,
  squares: readonly Square[],
  reader: Reader,
): Screen | null {
  const choice = pieceChoice(say, puzzleBoard(puzzle, trial, reader.style), squares, reader);
  if (choice.length === 0) return null;
  return {
    blocks: [...choice, buttonBlock(trialButton(say, 'show', trial))],
    notifies: [],
  };
}
