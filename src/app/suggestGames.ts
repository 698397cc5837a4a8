/** Completions of a `game` option: the asker's own games nearby, by what is typed of the opponent's name. */
import { sayIn } from '../i18n/say.ts';
import { gameChoice } from '../views/gameMenu.ts';
import { MOST_CHOICES } from '../views/moveMenus.ts';
import type { App } from './app.ts';
import type { Asker, CommandOption } from './command.ts';
import { ownGamesNear } from './find.ts';
import type { Choice } from './screen.ts';

/** The option by which a command is told which game it is about, when there are several. */
export const GAME_OPTION = { name: 'game', kind: 'text', suggests: true } as const satisfies CommandOption;

/** At most 25 games whose line holds the typed text. */
export async function suggestGames(app: App, asker: Asker, typed: string): Promise<readonly Choice[]> {
  const say = sayIn(asker.locale);
  const games = await ownGamesNear(app, asker);
  return games
    .map((game) => gameChoice(say, game, asker.user.id))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, MOST_CHOICES);
}
