/**
 * Suggests games and moves while someone types. If it is the user's turn in several games, each
 * suggestion names its game.
 */
import { withoutMarkup } from '../../kit/markup.ts';
import type { Game, GameId } from '../../game/game.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { sayIn } from '../../i18n/say.ts';
import { gameCompletion, inGame } from '../../views/game/gamesList.ts';
import { completeMove } from '../../views/board/moveControls.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, CommandOption } from '../ports/command.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { isTurnOf, urgencyOf } from '../../game/calls/urgency.ts';
import { lookAt } from '../../views/board/look.ts';
import { styleFor } from '../reader/reader.ts';
import { ownGamesNear, gameNamed } from './find.ts';

export const GAME_OPTION = { name: 'game', kind: 'text', suggests: true } as const satisfies CommandOption;

/** More games than almost anyone plays at once, but quick to read. */
const MOST = 500;

/**
 * The games whose names contain the text: first those in this channel, then those in this server,
 * then all others.
 */
export async function suggestGames(
  app: Using<'games' | 'people'>,
  asker: Asker,
  typed: string,
): Promise<readonly Choice[]> {
  const inbox = await app.store.games.inbox({ user: asker.user.id, from: 0, limit: MOST });
  const games = inbox.records.map(({ game }) => game);
  return completing(
    app,
    asker,
    games.toSorted((a, b) => farness(asker, a) - farness(asker, b)),
    typed,
  );
}

export async function suggestAllGames(
  app: Using<'games' | 'people'>,
  asker: Asker,
  typed: string,
): Promise<readonly Choice[]> {
  const running = await suggestGames(app, asker, typed);
  return [...running, ...(await suggestFinished(app, asker, typed))];
}

export async function suggestFinished(
  app: Using<'games' | 'people'>,
  asker: Asker,
  typed: string,
  isWanted: (game: Game) => boolean = () => true,
): Promise<readonly Choice[]> {
  const over = await app.store.games.list({ player: asker.user.id, state: 'finished', limit: 100 });
  return completing(app, asker, over.map(({ game }) => game).filter(isWanted), typed);
}

function farness({ place }: Asker, { place: { channelId, guildId } }: Game): number {
  if (channelId === place.channelId) return 0;
  return guildId === place.guildId && guildId !== null ? 1 : 2;
}

async function completing(
  app: Using<'people'>,
  asker: Asker,
  games: readonly Game[],
  typed: string,
): Promise<readonly Choice[]> {
  const say = sayIn(asker.locale);
  const chooser = { user: asker.user.id, at: asker.at };
  const style = await styleFor(app, asker);
  const wanted = typed.trim().toLowerCase();
  return games
    .filter((game) => gameCompletion(say, game, chooser).label.toLowerCase().includes(wanted))
    .slice(0, HOLDS.choices)
    .map((game) => gameCompletion(say, game, { ...chooser, style }));
}

/** How many games are tried if no move fits. */
const MOST_TRIED = 10;

/** The moves that start with the typed text. */
export async function suggestMoves(
  app: Using<'games' | 'people'>,
  asker: Asker,
  typed: string,
  id: GameId | undefined,
): Promise<readonly Choice[]> {
  const waiting = (await gamesMeant(app, asker, id)).filter((game) => isTurnOf(game, asker.user.id));
  const style = await styleFor(app, asker);
  const say = sayIn(asker.locale);
  for (const game of mostUrgentFirst(waiting).slice(0, MOST_TRIED)) {
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

/** The move and, if the text names it, the game. No notation uses the separator. */
export function readMarked(given: string): { readonly text: string; readonly game?: GameId | undefined } {
  const typed = withoutMarkup(given);
  const at = typed.lastIndexOf(MARK);
  const [text, game] = [typed.slice(0, at).trim(), typed.slice(at + 1).trimEnd()];
  return at > 0 && text !== '' && GAME.test(game) ? { text, game } : { text: typed };
}
