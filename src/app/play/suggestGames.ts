/** Completions of a `game` option: the asker's games, nearest first, filtered by the typed text. */
import type { Game } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import { gameCompletion } from '../../views/game/gameMenu.ts';
import { MOST_CHOICES } from '../../views/board/moveMenus.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, CommandOption } from '../ports/command.ts';
import type { Choice } from '../../views/screen/screen.ts';

/** Names the game when there are several. */
export const GAME_OPTION = { name: 'game', kind: 'text', suggests: true } as const satisfies CommandOption;

/** More games than almost anyone plays at once, and quick to read. */
const MOST = 500;

/**
 * At most 25 running games whose line contains the typed text: of this channel, of this server, then all
 * others.
 */
export async function suggestGames(
  app: Using<'games'>,
  asker: Asker,
  typed: string,
): Promise<readonly Choice[]> {
  const inbox = await app.store.inbox({ user: asker.user.id, from: 0, limit: MOST });
  const games = inbox.records.map(({ game }) => game);
  return completing(
    asker,
    games.toSorted((a, b) => farness(asker, a) - farness(asker, b)),
    typed,
  );
}

/** The same, followed by the games that ended last. */
export async function suggestAllGames(
  app: Using<'games'>,
  asker: Asker,
  typed: string,
): Promise<readonly Choice[]> {
  const running = await suggestGames(app, asker, typed);
  return [...running, ...(await suggestFinished(app, asker, typed))].slice(0, MOST_CHOICES);
}

/** At most 25 of the wanted games that ended last. */
export async function suggestFinished(
  app: Using<'games'>,
  asker: Asker,
  typed: string,
  isWanted: (game: Game) => boolean = () => true,
): Promise<readonly Choice[]> {
  const over = await app.store.games({ player: asker.user.id, state: 'finished', limit: 100 });
  return completing(asker, over.map(({ game }) => game).filter(isWanted), typed);
}

function farness({ place }: Asker, { place: { channelId, guildId } }: Game): number {
  if (channelId === place.channelId) return 0;
  return guildId === place.guildId && guildId !== null ? 1 : 2;
}

function completing(asker: Asker, games: readonly Game[], typed: string): readonly Choice[] {
  const say = sayIn(asker.locale);
  return games
    .map((game) => gameCompletion(say, game, { user: asker.user.id, at: asker.at }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, MOST_CHOICES);
}
