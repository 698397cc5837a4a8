/**
 * What everyone in a place sees: the language and boards that its server's admins chose, or Discord's language for the server.
 * Looked up whenever something is shown, so a choice applies to games under way. Commands keep the names that Discord shows there.
 */
import type { Place, Game } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import { NO_SETTINGS, type GuildSettings } from '../ports/settings.ts';
import { engineSeat } from '../../game/engine.ts';
import { isPerson } from '../../game/seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { readingIn } from '../../i18n/locales.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import type { Shape } from '../../views/board/shape.ts';

/** The settings of the place's server; outside of servers nobody ever chose. */
export const settingsAt = async (
  { store }: Using<'settings'>,
  { guildId }: Pick<Place, 'guildId'>,
): Promise<GuildSettings> => (guildId === null ? NO_SETTINGS : (await store.settings(guildId)).settings);

/** How to speak to all who are there. */
export async function sayAt(app: Using<'settings'>, place: Pick<Place, 'guildId' | 'locale'>): Promise<Say> {
  const { locale } = await settingsAt(app, place);
  return sayIn(readingIn(locale, place.locale));
}

/** How to speak to all who watch a game; in direct messages with the bot that is its one player. */
export async function sayOf(app: Using<'people' | 'settings'>, game: Game): Promise<Say> {
  const engine = game.place.guildId === null ? engineSeat(game) : null;
  const reader = engine && game.seats[opponentOf(engine.color)];
  if (!reader || !isPerson(reader)) return sayAt(app, game.place);
  const { language } = await app.store.preference(reader.id);
  return sayIn(readingIn(language, game.place.locale));
}

export const sharedShape = async (app: Using<'settings'>, place: Pick<Place, 'guildId'>): Promise<Shape> =>
  chosenShape(await settingsAt(app, place));

/** The same where the settings are at hand. */
export function chosenShape({ theme, pieces }: GuildSettings): Shape {
  const look = { ...(theme && { theme }), ...(pieces && { pieces }) };
  return theme || pieces ? { look } : {};
}
