/** `/move` and every button and menu that makes a move. */
import { answering } from '../src/app/ports/answering.ts';
import { opponentOf } from '../src/draughts/piece.ts';
import { gameCard } from '../src/app/card/gameCard.ts';
import { engineSeat } from '../src/game/engine/engine.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { findGame } from '../src/app/play/find.ts';
import { suggestMoves, readMarked, GAME_OPTION, suggestGames } from '../src/app/play/suggest.ts';
import { playMove } from '../src/app/play/act.ts';
import { findVote } from '../src/app/play/vote.ts';
import { isVoterIn } from '../src/app/play/voterBar.ts';
import { viewerFor } from '../src/app/reader/reader.ts';
import { isPerson } from '../src/game/seat.ts';
import type { Game, GameId } from '../src/game/game.ts';
import { mayDo } from '../src/game/actions.ts';
import { openBallot } from '../src/game/vote/cast.ts';
import { isTurnOf } from '../src/game/calls/urgency.ts';
import { done, refused } from '../src/kit/attempt.ts';
import { sayIn } from '../src/i18n/say.ts';
import { cut } from '../src/kit/cut.ts';
import { parseSquares } from '../src/notation/square.ts';
import { quiet } from '../src/views/screen/blocks.ts';
import { lookAt } from '../src/views/board/look.ts';
import { pieceChoice } from '../src/views/board/pieceChoice.ts';
import { MOVE } from '../src/views/presses/declarations.ts';

/**
 * A typed move is kept in a button's id while the bot asks for the game; almost no move is longer.
 */
const LONGEST_TYPED = 80;

/** The game in which it is the asker's turn, if there is one. */
async function findMine(app: App, asker: Asker, id?: GameId): ReturnType<typeof findGame> {
  const found = await findGame(app, asker, { id, rather: (game) => isTurnOf(game, asker.user.id) });
  const vote = found.ok || found.problem.code !== 'no-game-here' ? null : await findVote(app, asker);
  return vote ? done(vote) : found;
}

interface Choosing {
  readonly id: GameId;
  readonly ply: number;
  readonly squareNames: string;
  /** Pressed on a message that others may see. */
  readonly isPublic: boolean;
}

/** Nobody else needs the picture, so it can change in place. */
function isForOneAlone({ isAlone }: Asker, game: Game): boolean {
  const engine = engineSeat(game);
  return isAlone || (engine !== null && isPerson(game.seats[opponentOf(engine.color)]));
}

/** The second step of a move: the chosen piece's destinations, in place or privately. */
async function showPiece(
  app: App,
  asker: Asker,
  { id, ply, squareNames, isPublic }: Choosing,
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
  if (!isPublic || !isForOneAlone(asker, record.game)) return { kind: 'private', screen: quiet(...choice) };
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
  { posts: true },
);

export const move = defineCommand({
  name: 'move',
  posts: true,
  options: [
    { name: 'move', kind: 'text', required: true, suggests: true },
    GAME_OPTION,
    { name: 'draw', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const { text, game } = readMarked(values.move);
    const found = await findMine(app, asker, values.game ?? game);
    if (found.ok) return playMove(app, asker, found.value.id, { text, draw: values.draw });
    const typed = cut(text.replaceAll('|', ' '), LONGEST_TYPED);
    const again = MOVE.to.in({ typed, draw: values.draw ? 'draw' : '' });
    return { ...found, again };
  },
  async suggest(asker, { option, text, values }, app) {
    if (option === GAME_OPTION.name) return suggestGames(app, asker, text);
    return suggestMoves(app, asker, text, values.game);
  },
});
