import { hintLine, lastPlayed, type MoveChoice } from '../../views/board/look.ts';
import { signed } from '../../views/screen/phrases.ts';
import type { Block, Button, Picture, Screen } from '../../views/screen/screen.ts';
import { lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color, Square } from '../../draughts/types.ts';
import { puzzleLine, type Puzzle, type Trial } from './rules.ts';
import type { Say } from '../../i18n/say.ts';
import { makeMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import { buttonBlock, quiet, text, TURN_ACCENT, WON_ACCENT, button } from '../../views/screen/blocks.ts';
import { withArrows, type MoveArrow } from '../../views/board/arrows.ts';
import { describeLine } from '../../views/board/description.ts';
import { inShape, type Reader } from '../../views/board/shape.ts';
import { forBoard, movable, moveControls, playOf } from '../../views/board/moveControls.ts';
import { pieceChoice } from '../../views/board/pieceChoice.ts';
import { PUZZLE } from './presses.ts';
import { type PUZZLE_STEPS } from '../../views/presses/declarations.ts';
import type { Press } from '../../views/presses/presses.ts';

export interface PuzzleNews {
  readonly move: string;
  readonly path: readonly Square[];
  readonly isRight: boolean;
}

export interface PuzzleView {
  readonly puzzle: Puzzle;
  readonly isOwn: boolean;
  readonly difficulty: number;
  readonly trial: Trial;
  readonly counts: { readonly tried: number; readonly solved: number };
  readonly news: PuzzleNews | null;
  /** The current step of the solution. By default, the end of the trial. */
  readonly at?: number;
}

export const onTrial = ({ puzzleId, ply }: Trial) => ({ id: puzzleId, ply });

export function puzzleBoard(puzzle: Puzzle, trial: Trial, style: NotationStyle | null = null): MoveChoice {
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

export function puzzleBlocks(
  say: Say,
  look: MoveChoice,
  bottom: Color,
  reader: Reader,
  pointed: readonly MoveArrow[] = [],
  live: Pick<Picture, 'play' | 'line'> = {},
): readonly Block[] {
  const picture = {
    ...live,
    scene: { ...boardScene(look.line, bottom), notation: look.style, movable: movable(look) },
    alt: describeLine(say, look.line, look.style),
  };
  return inShape(say, withArrows(say, picture, pointed), look, bottom, reader);
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

/** By the puzzle's rating. A new solver's rating is 1500. */
export const hardness = (rating: number): 'easy' | 'medium' | 'hard' =>
  rating < 1200 ? 'easy' : rating < 1700 ? 'medium' : 'hard';

/** Whether the move was the wrong one, which can't be repeated at once. */
const isTried =
  ({ news }: PuzzleView) =>
  ({ press }: { readonly press: Press }): boolean =>
    news !== null && !news.isRight && press.args.includes(news.move);

function withoutTried(block: Block, view: PuzzleView): Block {
  if (block.kind !== 'buttons') return block;
  const disabled = isTried(view);
  return {
    ...block,
    buttons: block.buttons.map((each) => (disabled(each) ? { ...each, isDisabled: true } : each)),
  };
}

const title = (say: Say, { puzzle, isOwn, difficulty }: PuzzleView): Block =>
  text(
    say('puzzle.title'),
    say(`puzzle.about.${hardness(difficulty)}`, { variant: say(`variant.${puzzle.variant}`) }),
    isOwn ? say('puzzle.own') : null,
  );

const triedAt = ({ news }: PuzzleView): readonly MoveArrow[] =>
  news && !news.isRight ? [{ move: news, tone: 'played', text: news.move }] : [];

/** The solver's next move of the solution. */
function solvingAt(puzzle: Puzzle, ply: number, style: NotationStyle): readonly MoveArrow[] {
  if (ply % 2 === 1 || ply >= puzzle.moves.length) return [];
  const played = lastPlayed(puzzleLine(puzzle, ply + 1), style);
  return played ? [{ ...played, tone: 'better' }] : [];
}

function solutionSteps({ puzzle, trial }: PuzzleView, ply: number): Block {
  const last = puzzle.moves.length;
  const step = (action: (typeof PUZZLE_STEPS)[number], to: number, emoji: string): Button =>
    button(PUZZLE.to[action]({ id: trial.puzzleId, ply: Math.max(0, Math.min(last, to)) }), '', {
      emoji,
      isDisabled: ply === (action === 'first' || action === 'back' ? 0 : last),
    });
  return buttonBlock(
    step('first', 0, '⏮️'),
    step('back', ply - 1, '◀️'),
    step('forward', ply + 1, '▶️'),
    step('last', last, '⏭️'),
  );
}

function stepLine(say: Say, { line, style }: MoveChoice): string | null {
  const played = lastPlayed(line, style);
  return played && say('replay.played', { player: say(`color.${played.by}`), move: played.text });
}

function overScreen(say: Say, view: PuzzleView, reader: Reader): Screen {
  const { puzzle, trial, at = trial.ply } = view;
  const ply = Math.min(at, puzzle.moves.length);
  const look = puzzleBoard(puzzle, { ...trial, ply }, reader.style);
  const tried = ply === trial.ply ? triedAt(view) : [];
  const pointed = [...tried, ...solvingAt(puzzle, ply, look.style)];
  const line = puzzleLine(puzzle, puzzle.moves.length);
  return {
    blocks: [
      title(say, view),
      ...puzzleBlocks(say, look, solverOf(puzzle), reader, pointed, { line }),
      text(view.news && !view.news.isRight ? newsLine(say, view, look.style) : stepLine(say, look)),
      outcomeLines(say, view, look.style),
      forBoard(solutionSteps(view, ply)),
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
  return {
    blocks: [
      title(say, view),
      ...puzzleBlocks(say, look, look.turn, reader, triedAt(view), {
        play: playOf(look).filter((each) => !isTried(view)(each)),
        line: look.line,
      }),
      text(newsLine(say, view, look.style), say(`puzzle.turn.${look.turn}`), hintLine(say, look)),
      ...moveControls(say, look).map((block) => forBoard(withoutTried(block, view))),
      buttonBlock(trialButton(say, 'give-up', trial)),
    ],
    accent: TURN_ACCENT[look.turn],
    notifies: [],
  };
}

/** Asks for confirmation, because giving up costs points; `null` for a solver without a rating. */
export const giveUpScreen = (
  say: Say,
  trial: Trial,
  cost: { readonly before: string; readonly after: string } | null,
): Screen =>
  quiet(
    text(cost ? say('puzzle.ask-cost', cost) : say('puzzle.ask-first')),
    buttonBlock(trialButton(say, 'reveal', trial), trialButton(say, 'show', trial)),
  );

/** The second step of a move; `null` if the piece can't move. */
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
