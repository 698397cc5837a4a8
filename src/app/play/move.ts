/** `/move` and every button and menu that makes a move. */
import { answering } from '../ports/answering.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { gameCard } from '../card/gameCard.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { findGame } from './find.ts';
import { readMarked } from './suggest.ts';
import { playMove } from './act.ts';
import { findVote } from './vote.ts';
import { isVoterIn } from './voterBar.ts';
import { viewerFor } from '../reader/reader.ts';
import { isPerson } from '../../game/seat.ts';
import type { Game, GameId } from '../../game/game.ts';
import { mayDo } from '../../game/actions.ts';
import { openBallot } from '../../game/vote/cast.ts';
import { isTurnOf } from '../../game/calls/urgency.ts';
import { done, refused } from '../../kit/result.ts';
import { sayIn } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import { parseSquares } from '../../notation/square.ts';
import { quiet } from '../../views/screen/blocks.ts';
import { lookAt } from '../../views/board/look.ts';
import { pieceChoice } from '../../views/board/pieceChoice.ts';
import { MOVE } from '../../views/presses/declarations.ts';

/**
 * The longest typed move, which a button's id holds while the bot asks for the game. Few are
 * longer.
 */
const LONGEST_TYPED = 80;

/** The game where it is the asker's turn, if there is one. */
async function findMine(app: App, asker: Asker, id?: GameId): ReturnType<typeof findGame> {
  const found = await findGame(app, asker, { id, rather: (game) => isTurnOf(game, asker.user.id) });
  const vote = found.ok || found.problem.code !== 'no-game-here' ? null : await findVote(app, asker);
  return vote ? done(vote) : found;
}

interface MoveRequest {
  readonly id: GameId;
  readonly ply: number;
  readonly squareNames: string;
  /** Whether it was pressed on a message that others may see. */
  readonly isPublic: boolean;
}

/** Whether nobody else needs the picture, so that it can change in place. */
function isForOneAlone({ isAlone }: Asker, game: Game): boolean {
  const engine = engineSeat(game);
  return isAlone || (engine !== null && isPerson(game.seats[opponentOf(engine.color)]));
}

/** The second step of a move: shows the chosen piece's destinations, in place or privately. */
async function showPiece(
  app: App,
  asker: Asker,
  { id, ply, squareNames, isPublic }: MoveRequest,
): Promise<Reply | null> {
  const record = await app.store.games.load(id);
  if (!record) return refused({ code: 'unknown-game' });
  const act = { by: asker.user.id, at: asker.at, ply };
  const side = isVoterIn(record.game, asker) ? openBallot(record.game, act) : mayDo(record.game, act, 'move');
  if (!side.ok) return { ...side, game: id };
  const viewer = await viewerFor(app, asker);
  const look = lookAt(record.game, viewer.style);
  const squares = parseSquares(look.variant, squareNames);
  const choice = squares === null ? [] : pieceChoice(sayIn(asker.locale), look, squares, viewer);
  const [from] = squares ?? [];
  if (from === undefined || choice.length === 0) return null;
  if (!isPublic || !isForOneAlone(asker, record.game)) return privately(quiet(...choice));
  const isOnCard = asker.place.channelId === record.game.place.channelId;
  return { kind: 'public', screen: isOnCard ? await gameCard(app, record.game, from) : quiet(...choice) };
}

export const movePresses = answering(
  MOVE,
  {
    in: (asker, { value, typed, draw }, app) =>
      playMove(app, asker, value, { text: typed, draw: draw === 'draw' }),
    play: (asker, { id, ply, more }, app) => playMove(app, asker, id, { text: more, ply }),
    pick: (asker, { id, ply, value }, app) => playMove(app, asker, id, { text: value, ply }),
    from: (asker, { id, ply, more, isPrivate }, app) =>
      showPiece(app, asker, { id, ply, squareNames: more, isPublic: !isPrivate }),
    piece: (asker, { id, ply, value }, app) =>
      showPiece(app, asker, { id, ply, squareNames: value, isPublic: false }),
  },
  { posts: 'card' },
);

interface Typed {
  readonly move: string;
  readonly game?: GameId | undefined;
  readonly draw?: boolean | undefined;
}

export async function moveTyped(app: App, asker: Asker, { move, game: id, draw }: Typed): Promise<Reply> {
  const { text, game } = readMarked(move);
  const found = await findMine(app, asker, id ?? game);
  if (found.ok) return playMove(app, asker, found.value.id, { text, draw });
  const typed = cut(text.replaceAll('|', ' '), LONGEST_TYPED);
  return { ...found, again: MOVE.to.in({ typed, draw: draw ? 'draw' : '' }) };
}
