/**
 * Guessing the next move: the board with buttons for each move, the results of a user's guesses,
 * and the tables of the week.
 */
import { LONGEST_ANALYSIS } from '../../analysis/finding.ts';
import type { Line } from '../../draughts/line.ts';
import type { Square } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { Guess, GuessLine } from './rules.ts';
import { makeFullMove } from '../../notation/move.ts';
import type { NotationStyle } from '../../notation/square.ts';
import { HOLDS } from '../../i18n/limits.ts';
import type { Say } from '../../i18n/say.ts';
import { inStyleOf, lookAt, type MoveChoice } from '../../views/board/look.ts';
import { forBoard, movable, moveControls, playOf } from '../../views/board/moveControls.ts';
import { moveName } from '../../views/board/moveName.ts';
import { pieceChoice } from '../../views/board/pieceChoice.ts';
import { boardPicture, inShape, type Reader } from '../../views/board/shape.ts';
import { GUESS } from './presses.ts';
import { at, type Press } from '../../views/presses/presses.ts';
import {
  analyzeButton,
  button,
  buttonBlock,
  mention,
  menuBlock,
  quiet,
  text,
  TURN_ACCENT,
} from '../../views/screen/blocks.ts';
import { bothInWords } from '../../views/screen/phrases.ts';
import type { Block, Button, Picture, Screen } from '../../views/screen/screen.ts';
import { watchChoice, waysOn, wishPicker } from '../watch/view.ts';

/** A position whose next move a user guesses. */
export interface GuessBoard {
  readonly look: MoveChoice;
  readonly picture: Picture;
  /** The moves so far, as a game records them. */
  readonly moves: readonly string[];
  /** The player to move. */
  readonly player: string;
  readonly heading: string | null;
  /** Shows the board in its current state. */
  readonly again: Press;
}

export function gameBoard(say: Say, game: Game, style: NotationStyle | null = null): GuessBoard {
  const look = {
    ...lookAt(game, style),
    press: (action: 'from' | 'piece' | 'pick' | 'play', more: string): Press =>
      GUESS.to[action]({ ...at(game), more }),
  };
  return {
    look,
    picture: boardPicture(say, look, look.turn, { movable: movable(look) }),
    moves: game.moves,
    player: mention(say, game.seats[look.turn]),
    heading: null,
    again: GUESS.to.open({ id: game.id }),
  };
}

export const writtenMoves = ({ variant, moves }: Line): readonly string[] =>
  moves.map((move) => makeFullMove(variant, move));

const againButton = (say: Say, { again }: Pick<GuessBoard, 'again'>): Button => ({
  ...button(again, say('button.guess.again'), { emoji: '🔄' }),
  isRenewal: true,
});

type Written = Pick<MoveChoice, 'line' | 'style'>;

const playedAt = (line: Line, ply: number, style: NotationStyle): string => {
  const move = line.moves[ply];
  return move ? inStyleOf(line, ply, makeFullMove(line.variant, move), style) : '';
};

/** The result of the last guess, and the number of correct guesses. */
function pastLine(say: Say, { line, style }: Written, own: readonly Guess[]): string | null {
  const over = own.filter(({ points }) => points !== null);
  const last = over.at(-1);
  if (!last) return null;
  const points = over.reduce((sum, each) => sum + (each.points ?? 0), 0);
  const isRight = (last.points ?? 0) > 0;
  const words = { move: inStyleOf(line, last.ply, last.move, style), points, count: over.length };
  const played = playedAt(line, last.ply, style);
  return isRight ? say('guess.right', words) : say('guess.wrong', { ...words, played });
}

export function guessScreen(say: Say, board: GuessBoard, own: readonly Guess[], reader: Reader): Screen {
  const { look, picture, moves, player, heading } = board;
  const open = own.find(({ ply, points }) => ply === moves.length && points === null);
  return {
    blocks: [
      text(say('guess.title'), heading, pastLine(say, look, own)),
      ...inShape(say, { ...picture, play: playOf(look) }, look, look.turn, reader),
      text(
        open
          ? say('guess.open', { player, move: inStyleOf(look.line, open.ply, open.move, look.style) })
          : say('guess.ask', { player }),
      ),
      ...moveControls(say, look).map(forBoard),
      buttonBlock(againButton(say, board), tableButton(say)),
    ],
    accent: TURN_ACCENT[look.turn],
    notifies: [],
  };
}

/** The second step of a guess; `null` if the piece can't move. */
export function guessPieceScreen(
  say: Say,
  board: GuessBoard,
  squares: readonly Square[],
  reader: Reader,
): Screen | null {
  const choice = pieceChoice(say, board.look, squares, reader);
  return choice.length === 0 ? null : quiet(...choice, buttonBlock(againButton(say, board)));
}

/** ✅ and 🤖 are explained above these lines. */
function guessLine(say: Say, { line, style }: Written, guess: Guess): string {
  const { ply, points, engine } = guess;
  const move = inStyleOf(line, ply, guess.move, style);
  const marks = `${(points ?? 0) > 0 ? ' ✅' : ''}${(engine ?? 0) > 0 ? ' 🤖' : ''}`;
  return `${say('guess.line', { at: moveName(say, line, ply), move })}${marks}`;
}

/** A user's guesses in a finished game: those that were played, and those the engine would play. */
export function resultBlocks(
  say: Say,
  heading: string,
  written: Written,
  own: readonly Guess[],
  again: Press,
): readonly Block[] {
  const { line } = written;
  const sum = (of: 'points' | 'engine'): number => own.reduce((total, each) => total + (each[of] ?? 0), 0);
  const isJudged = own.every(({ engine }) => engine !== null);
  const isWaiting = !isJudged && line.moves.length <= LONGEST_ANALYSIS;
  const count = own.length;
  const last = own.at(-1);
  return [
    text(
      say('guess.result'),
      heading,
      last ? pastLine(say, written, own) : null,
      say('guess.played', { points: sum('points'), count }),
      isJudged ? say('guess.judged', { points: sum('engine'), count }) : null,
      isWaiting ? say('guess.unjudged') : null,
    ),
    ...(last ? [text(...own.slice(-HOLDS.choices).map((each) => guessLine(say, written, each)))] : []),
    buttonBlock(
      isWaiting ? againButton(say, { again }) : null,
      last ? analyzeButton(say, last.of) : null,
      tableButton(say),
    ),
  ];
}

export const gameResultScreen = (
  say: Say,
  game: Game,
  own: readonly Guess[],
  style: NotationStyle | null = null,
): Screen =>
  quiet(
    ...resultBlocks(
      say,
      say('card.players', bothInWords(say, game)),
      lookAt(game, style),
      own,
      GUESS.to.open({ id: game.id }),
    ),
  );

const tableButton = (say: Say): Button =>
  button(GUESS.to.table(), say('button.guess.table'), { emoji: '📊' });

/** The week's best guessers in running games and in imported games. */
interface GuessTables {
  readonly game: readonly GuessLine[];
  readonly record: readonly GuessLine[];
}

function rowLine(say: Say, { user, points, engine, guesses }: GuessLine, index: number): string {
  const row = say('guess.row', {
    place: index + 1,
    user: mention(say, { id: user }),
    points,
    count: guesses,
  });
  return engine > 0 ? say('guess.row-engine', { text: row, points: engine }) : row;
}

const rowsOf = (say: Say, rows: readonly GuessLine[]): readonly string[] =>
  rows.map((row, index) => rowLine(say, row, index));

export const guessMenu = (say: Say, games: readonly Game[]): Block =>
  menuBlock(
    GUESS.to.in(),
    say('guess.menu'),
    games.map((game) => watchChoice(say, game)),
  );

/** Also shows the games where the reader can guess now. */
export const guessTableScreen = (
  say: Say,
  { game: running, record: imported }: GuessTables,
  games: readonly Game[],
): Screen =>
  quiet(
    text(say('guess.table'), ...rowsOf(say, running), running.length === 0 ? say('guess.nobody') : null),
    ...(imported.length === 0 ? [] : [text(say('guess.table-imported'), ...rowsOf(say, imported))]),
    ...([...running, ...imported].some(({ engine }) => engine > 0) ? [text(say('guess.legend'))] : []),
    ...(games.length === 0 ? [text(say('guess.no-games')), wishPicker(say)] : [guessMenu(say, games)]),
    waysOn(say, ['now', 'play']),
  );
