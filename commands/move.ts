/** `/move` and every button and menu that makes a move. */
import type { App } from '../src/app/app.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { findGame } from '../src/app/find.ts';
import { playMove } from '../src/app/playMove.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { styleFor } from '../src/app/style.ts';
import { GAME_OPTION, suggestGames } from '../src/app/suggestGames.ts';
import { viewerFor } from '../src/app/viewer.ts';
import type { GameId } from '../src/game/game.ts';
import { seatOf } from '../src/game/seat.ts';
import { isTurnOf } from '../src/game/urgency.ts';
import { sayIn } from '../src/i18n/say.ts';
import { cut } from '../src/notation/cut.ts';
import { parseSquare } from '../src/notation/square.ts';
import { completeMove } from '../src/views/completions.ts';
import { quiet } from '../src/views/blocks.ts';
import { parseGamePress } from '../src/views/gamePress.ts';
import type { GamePress } from '../src/views/gamePress.ts';
import { lookAt } from '../src/views/look.ts';
import { pieceChoice } from '../src/views/pieceChoice.ts';

/** A typed move travels in a button's id while its game is asked for; no legal move is longer. */
const LONGEST_TYPED = 60;

const WITH_DRAW = 'draw';

/** The game in which the asker is to move, where that settles it. */
const findMine = (app: App, asker: Asker, id?: GameId): ReturnType<typeof findGame> =>
  findGame(app, asker, { id, rather: (game) => isTurnOf(game, asker.user.id) });

/** Two steps: the piece was chosen, the player alone is shown where it can go. */
async function showPiece(app: App, asker: Asker, { id, ply }: GamePress, squareName: string): Promise<Reply> {
  const record = await app.store.game(id);
  if (!record) return refusal(app, asker, { code: 'unknown-game' });
  const seat = seatOf(record.game, { by: asker.user.id, at: asker.at, ply });
  if (!seat.ok) return refusal(app, asker, seat.problem, { game: id });
  const viewer = await viewerFor(app, asker);
  const look = lookAt(record.game, viewer.style);
  if (look.turn !== seat.value) return refusal(app, asker, { code: 'not-your-turn', turn: look.turn });
  const square = parseSquare(look.variant, squareName);
  const choice = square === null ? [] : pieceChoice(sayIn(asker.locale), look, square, viewer);
  if (choice.length === 0) return refusal(app, asker, { code: 'malformed-button' });
  return { kind: 'private', screen: quiet(...choice) };
}

async function press(asker: Asker, pressed: Pressed, app: App): Promise<Reply> {
  const { action, value, args } = pressed;
  if (action === 'in' && value !== null)
    return playMove(app, asker, value, { text: args[0] ?? '', draw: args[1] === WITH_DRAW });
  const aim = parseGamePress(pressed);
  if (aim && action === 'play') return playMove(app, asker, aim.id, { text: aim.more, ply: aim.ply });
  if (aim && action === 'pick' && value !== null)
    return playMove(app, asker, aim.id, { text: value, ply: aim.ply });
  if (aim && action === 'piece' && value !== null) return showPiece(app, asker, aim, value);
  return refusal(app, asker, { code: 'malformed-button' });
}

export const move = defineCommand({
  name: 'move',
  posts: true,
  options: [
    { name: 'move', kind: 'text', required: true, suggests: true },
    GAME_OPTION,
    { name: 'draw', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const found = await findMine(app, asker, values.game);
    if (found.ok) return playMove(app, asker, found.value.id, { text: values.move, draw: values.draw });
    const typed = cut(values.move.replaceAll('|', ' '), LONGEST_TYPED);
    const args = values.draw ? [typed, WITH_DRAW] : [typed];
    return refusal(app, asker, found.problem, { again: { command: 'move', action: 'in', args } });
  },
  async suggest(asker, { option, text, values }, app) {
    if (option === GAME_OPTION.name) return suggestGames(app, asker, text);
    const found = await findMine(app, asker, values.game);
    if (!found.ok || !isTurnOf(found.value, asker.user.id)) return [];
    const look = lookAt(found.value, await styleFor(app, asker));
    return completeMove(sayIn(asker.locale), look, text);
  },
  press,
});
