/**
 * Completions of a move: of the named game, or of the most urgent one with a fitting move. If several games
 * wait, each completion names its game.
 */
import type { Game, GameId } from '../../game/game.ts';
import { isTurnOf, urgencyOf } from '../../game/urgency.ts';
import { sayIn } from '../../i18n/say.ts';
import { completeMove } from '../../views/board/moveMenus.ts';
import { lookAt } from '../../views/board/look.ts';
import { inGame } from '../../views/game/gameMenu.ts';
import type { Choice } from '../../views/screen/screen.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { styleFor } from '../reader/viewer.ts';
import { ownGamesNear, gameNamed } from './find.ts';

/** Games tried before no move fits. */
const MOST = 10;

/** At most 25 moves that start with the typed text. */
export async function suggestMoves(
  app: Using<'games' | 'people'>,
  asker: Asker,
  typed: string,
  id: GameId | undefined,
): Promise<readonly Choice[]> {
  const waiting = (await gamesMeant(app, asker, id)).filter((game) => isTurnOf(game, asker.user.id));
  const style = await styleFor(app, asker);
  const say = sayIn(asker.locale);
  for (const game of mostUrgentFirst(waiting).slice(0, MOST)) {
    const choices = completeMove(say, lookAt(game, style), readMarked(typed).text);
    if (waiting.length === 1) return choices;
    if (choices.length > 0)
      return choices.map(({ label, value }) => ({
        label: inGame(say, label, game, asker.user.id),
        value: markedMove(value, game.id),
      }));
  }
  return [];
}

async function gamesMeant(
  app: Using<'games'>,
  asker: Asker,
  id: GameId | undefined,
): Promise<readonly Game[]> {
  if (id === undefined) return ownGamesNear(app, asker);
  const named = await gameNamed(app, asker, { id, isShown: false });
  return named.ok ? [named.value] : [];
}

const mostUrgentFirst = (games: readonly Game[]): readonly Game[] =>
  games
    .map((game) => ({ game, deadline: urgencyOf(game)?.deadline ?? 0 }))
    .toSorted((a, b) => a.deadline - b.deadline)
    .map(({ game }) => game);

const MARK = '#';
const GAME = /^[a-z0-9]+$/u;

export const markedMove = (text: string, game: GameId): string => `${text} ${MARK}${game}`;

/** The move, and the game if it names one. No notation has the mark. */
export function readMarked(typed: string): { readonly text: string; readonly game?: GameId | undefined } {
  const at = typed.lastIndexOf(MARK);
  const [text, game] = [typed.slice(0, at).trim(), typed.slice(at + 1).trimEnd()];
  return at > 0 && text !== '' && GAME.test(game) ? { text, game } : { text: typed };
}
