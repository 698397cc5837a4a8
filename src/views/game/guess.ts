/** Guessing the next move: the board with buttons for each move, and the table of the week. */
import type { Square } from '../../draughts/types.ts';
import type { Game, UserId } from '../../game/game.ts';
import type { Guess } from '../../game/guess.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Say } from '../../i18n/say.ts';
import { lookAt, type Look } from '../board/look.ts';
import { movable, moveControls } from '../board/moveControls.ts';
import { pieceChoice } from '../board/pieceChoice.ts';
import { boardPicture, inShape, type Reader } from '../board/shape.ts';
import { GUESS } from '../presses/declarations.ts';
import { at } from '../presses/presses.ts';
import { button, buttonBlock, mention, menuBlock, quiet, text, TURN_ACCENT } from '../screen/blocks.ts';
import type { Button, Screen } from '../screen/screen.ts';
import { watchChoice } from './watch.ts';

/** The game as it is for guessing: each move is a guess. */
export const guessLook = (game: Game, style: NotationStyle | null = null): Look => ({
  ...lookAt(game, style),
  press: (action, more) => GUESS.to[action]({ ...at(game), more }),
});

const againButton = (say: Say, { id }: Game): Button =>
  button(GUESS.to.open({ id }), say('button.guess.again'), { emoji: '🔄' });

/** What became of the last guess, and how many were right. */
function pastLine(say: Say, game: Game, own: readonly Guess[]): string | null {
  const over = own.filter(({ points }) => points !== null);
  const last = over.at(-1);
  if (!last) return null;
  const points = over.reduce((sum, each) => sum + (each.points ?? 0), 0);
  const isRight = (last.points ?? 0) > 0;
  const score = { points, count: over.length };
  return isRight
    ? say('guess.right', { move: last.move, ...score })
    : say('guess.wrong', { move: last.move, played: game.moves[last.ply] ?? '', ...score });
}

export function guessScreen(say: Say, game: Game, own: readonly Guess[], reader: Reader): Screen {
  const look = guessLook(game, reader.style);
  const open = own.find(({ ply, points }) => ply === game.moves.length && points === null);
  const picture = boardPicture(say, look, look.turn, { movable: movable(look) });
  const player = mention(say, game.seats[look.turn]);
  return {
    blocks: [
      text(say('guess.title'), pastLine(say, game, own)),
      ...inShape(say, picture, look, look.turn, reader),
      text(open ? say('guess.open', { player, move: open.move }) : say('guess.ask', { player })),
      ...moveControls(say, look),
      buttonBlock(againButton(say, game), tableButton(say)),
    ],
    accent: TURN_ACCENT[look.turn],
    notifies: [],
  };
}

/** The second step of a guess; `null` if the piece can't move. */
export function guessPieceScreen(
  say: Say,
  game: Game,
  squares: readonly Square[],
  reader: Reader,
): Screen | null {
  const choice = pieceChoice(say, guessLook(game, reader.style), squares, reader);
  return choice.length === 0 ? null : quiet(...choice, buttonBlock(againButton(say, game)));
}

const tableButton = (say: Say): Button =>
  button(GUESS.to.table(), say('button.guess.table'), { emoji: '📊' });

export interface GuessRow {
  readonly user: UserId;
  readonly points: number;
  readonly guesses: number;
}

/** The week's best, and the games in which the reader can guess now. */
export const guessTableScreen = (say: Say, rows: readonly GuessRow[], games: readonly Game[]): Screen =>
  quiet(
    text(
      say('guess.table'),
      ...rows.map(({ user, points, guesses }, index) =>
        say('guess.row', { place: index + 1, user: mention(say, { id: user }), points, count: guesses }),
      ),
      rows.length === 0 ? say('guess.nobody') : null,
    ),
    ...(games.length === 0
      ? [text(say('guess.no-games'))]
      : [
          menuBlock(
            GUESS.to.in(),
            say('guess.menu'),
            games.map((game) => watchChoice(say, game)),
          ),
        ]),
  );
