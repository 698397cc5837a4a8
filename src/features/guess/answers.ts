/**
 * Private guesses of the next move in other people's running games or in an imported game, and the
 * week's tables.
 */
import { answeringInServers } from '../../app/ports/answering.ts';
import type { App } from '../../app/ports/app.ts';
import { type Reply, type ServerAsker, privately } from '../../app/ports/command.ts';
import { gameNamed, shown, type Named } from '../../app/play/find.ts';
import {
  makeGuess,
  makeRecordGuess,
  openGuess,
  openRecordGuess,
  weekOfGuesses,
  type GameWithGuesses,
  type RecordWithGuesses,
} from './use.ts';
import { gamesToWatch, forSpectator } from '../watch/use.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { viewerFor } from '../../app/reader/reader.ts';
import { isGuessable, type Guess } from './rules.ts';
import type { Result } from '../../kit/result.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { sayIn } from '../../i18n/say.ts';
import { parseSquares } from '../../notation/square.ts';
import {
  gameBoard,
  gameResultScreen,
  guessPieceScreen,
  guessScreen,
  guessTableScreen,
  type GuessBoard,
} from './view.ts';
import { recordBoard, recordResultScreen } from './view/record.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { GUESS } from './presses.ts';

/** A user's place in a game: its board, or `null` once there is nothing left to guess. */
interface Present {
  readonly board: GuessBoard | null;
  readonly own: readonly Guess[];
  readonly result: () => Screen;
}

type Opened = Result<Present, Problem>;

interface Pressed {
  readonly id: string;
  readonly ply: number;
}

interface Kind {
  readonly open: (app: App, asker: ServerAsker, id: string) => Promise<Opened>;
  readonly make: (app: App, asker: ServerAsker, pressed: Pressed, text: string) => Promise<Opened>;
}

async function presentIn<T>(
  app: App,
  asker: ServerAsker,
  attempt: Result<T, Problem>,
  present: (say: ReturnType<typeof sayIn>, value: T, style: GuessBoard['look']['style'] | null) => Present,
): Promise<Opened> {
  if (!attempt.ok) return attempt;
  const { style = null } = await viewerFor(app, asker);
  return { ok: true, value: present(sayIn(asker.locale), attempt.value, style) };
}

const ofGame = (app: App, asker: ServerAsker, attempt: Result<GameWithGuesses, Problem>): Promise<Opened> =>
  presentIn(app, asker, attempt, (say, { game, own }, style) => ({
    board: game.result ? null : gameBoard(say, game, style),
    own,
    result: () => gameResultScreen(say, game, own, style),
  }));

const ofRecord = (
  app: App,
  asker: ServerAsker,
  attempt: Result<RecordWithGuesses, Problem>,
): Promise<Opened> =>
  presentIn(app, asker, attempt, (say, guessing, style) => ({
    board: guessing.ply < guessing.line.moves.length ? recordBoard(say, guessing, style) : null,
    own: guessing.own,
    result: () => recordResultScreen(say, guessing, guessing.own, style),
  }));

const IN_GAME: Kind = {
  open: async (app, asker, id) => ofGame(app, asker, await openGuess(app, asker, shown(id))),
  async make(app, asker, { id, ply }, text) {
    const found = await gameNamed(app, asker, shown(id));
    return found.ok ? ofGame(app, asker, await makeGuess(app, asker, found.value, { text, ply })) : found;
  },
};

const IN_RECORD: Kind = {
  open: async (app, asker, id) => ofRecord(app, asker, await openRecordGuess(app, asker, id)),
  make: async (app, asker, { id, ply }, text) =>
    ofRecord(app, asker, await makeRecordGuess(app, asker, id, { text, ply })),
};

async function shownTo(app: App, asker: ServerAsker, opened: Opened): Promise<Reply> {
  if (!opened.ok) return forSpectator(asker, opened);
  const { board, own, result } = opened.value;
  return privately(
    board ? guessScreen(sayIn(asker.locale), board, own, await viewerFor(app, asker)) : result(),
  );
}

export const openGuessing = async (app: App, asker: ServerAsker, named: Named): Promise<Reply> =>
  shownTo(app, asker, await ofGame(app, asker, await openGuess(app, asker, named)));

async function guessed(
  app: App,
  asker: ServerAsker,
  kind: Kind,
  pressed: Pressed,
  text: string,
): Promise<Reply> {
  const made = await kind.make(app, asker, pressed, text);
  if (made.ok) return shownTo(app, asker, made);
  const present = await kind.open(app, asker, pressed.id);
  if (made.problem.code === 'stale-click') return shownTo(app, asker, present);
  const board = present.ok ? present.value.board : null;
  const isOfMoves = 'legal' in made.problem || 'candidates' in made.problem;
  return board && isOfMoves ? { ...made, board: board.look } : forSpectator(asker, made);
}

async function showPiece(
  app: App,
  asker: ServerAsker,
  kind: Kind,
  { id, ply }: Pressed,
  squareNames: string,
): Promise<Reply> {
  const present = await kind.open(app, asker, id);
  const board = present.ok ? present.value.board : null;
  if (board?.moves.length !== ply) return shownTo(app, asker, present);
  const squares = parseSquares(board.look.variant, squareNames);
  const viewer = await viewerFor(app, asker);
  const screen = squares && guessPieceScreen(sayIn(asker.locale), board, squares, viewer);
  return screen ? privately(screen) : shownTo(app, asker, present);
}

export async function showGuesses(app: App, asker: ServerAsker): Promise<Reply> {
  const { guildId } = asker.place;
  const [game, record] = await Promise.all([
    weekOfGuesses(app, 'game', guildId, asker.at),
    weekOfGuesses(app, 'record', guildId, asker.at),
  ]);
  const games = (await gamesToWatch(app, asker)).filter(isGuessable).slice(0, HOLDS.choices);
  return privately(guessTableScreen(sayIn(asker.locale), { game, record }, games));
}

export const guessPresses = answeringInServers(
  GUESS,
  {
    open: (asker: ServerAsker, { id }, app) => openGuessing(app, asker, shown(id)),
    in: (asker: ServerAsker, { value }, app) => openGuessing(app, asker, shown(value)),
    table: (asker: ServerAsker, _, app) => showGuesses(app, asker),
    play: (asker: ServerAsker, pressed, app) => guessed(app, asker, IN_GAME, pressed, pressed.more),
    pick: (asker: ServerAsker, pressed, app) => guessed(app, asker, IN_GAME, pressed, pressed.value),
    from: (asker: ServerAsker, pressed, app) => showPiece(app, asker, IN_GAME, pressed, pressed.more),
    piece: (asker: ServerAsker, pressed, app) => showPiece(app, asker, IN_GAME, pressed, pressed.value),
    record: async (asker: ServerAsker, { id }, app) =>
      shownTo(app, asker, await IN_RECORD.open(app, asker, id)),
    'record-play': (asker: ServerAsker, pressed, app) =>
      guessed(app, asker, IN_RECORD, pressed, pressed.more),
    'record-pick': (asker: ServerAsker, pressed, app) =>
      guessed(app, asker, IN_RECORD, pressed, pressed.value),
    'record-from': (asker: ServerAsker, pressed, app) =>
      showPiece(app, asker, IN_RECORD, pressed, pressed.more),
    'record-piece': (asker: ServerAsker, pressed, app) =>
      showPiece(app, asker, IN_RECORD, pressed, pressed.value),
  },
  { share: (action) => (action.startsWith('record') ? 'reading' : null) },
);
