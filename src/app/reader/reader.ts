/** Preferences are looked up each time, so that a new choice applies to running games. */
import type { Place, Game, UserId } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import { NO_SETTINGS, type GuildSettings } from '../ports/subjects/settings.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import { isPerson } from '../../game/seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { readingIn } from '../../i18n/locales.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import type { Shape, Reader } from '../../views/board/shape.ts';
import type { Viewer } from '../../views/game/card.ts';
import type { Actor } from '../ports/actor.ts';
import type { Asker } from '../ports/command.ts';
import { orDefault } from '../ports/store.ts';
import { NO_PREFERENCE, styleOf, type Preference } from '../ports/subjects/people.ts';
import type { NotationStyle } from '../../notation/square.ts';

export const settingsAt = async (
  { store }: Using<'settings'>,
  { guildId }: Pick<Place, 'guildId'>,
): Promise<GuildSettings> => (guildId === null ? NO_SETTINGS : (await store.settings.load(guildId)).settings);

export async function sayAt(app: Using<'settings'>, place: Pick<Place, 'guildId' | 'locale'>): Promise<Say> {
  const { locale } = await settingsAt(app, place);
  return sayIn(readingIn(locale, place.locale));
}

/** The language for all who watch a game; in direct messages with the bot, its player's. */
export async function sayOf(app: Using<'people' | 'settings'>, game: Game): Promise<Say> {
  const engine = game.place.guildId === null ? engineSeat(game) : null;
  const reader = engine && game.seats[opponentOf(engine.color)];
  if (!reader || !isPerson(reader)) return sayAt(app, game.place);
  const { language } = await app.store.people.preference(reader.id);
  return sayIn(readingIn(language, game.place.locale));
}

export const sharedShape = async (app: Using<'settings'>, place: Pick<Place, 'guildId'>): Promise<Shape> =>
  chosenShape(await settingsAt(app, place));

export function chosenShape({ theme, pieces }: GuildSettings): Shape {
  const look = { ...(theme && { theme }), ...(pieces && { pieces }) };
  return theme || pieces ? { look } : {};
}

export async function viewerFor(
  app: Using<'people'>,
  { user: { id }, hasLiveBoard }: Actor,
): Promise<Viewer> {
  const viewer = viewerOf(id, await orDefault(app.store.people.preference(id), NO_PREFERENCE));
  return hasLiveBoard ? { ...viewer, board: 'picture' } : viewer;
}

export function viewerOf(user: UserId, preference: Preference): Viewer {
  const { theme, pieces, board } = preference;
  return {
    user,
    style: styleOf(preference),
    look: { ...(theme && { theme }), ...(pieces && { pieces }) },
    ...(board && { board }),
  };
}

/** The asker's notation style. `null`: each variant's own style. */
export const styleFor = async (app: Using<'people'>, asker: Actor): Promise<NotationStyle | null> =>
  styleOf(await orDefault(app.store.people.preference(asker.user.id), NO_PREFERENCE));

/** The reader is the asker alone, or everyone in their place. */
export const readerOf = (
  app: Using<'people' | 'settings'>,
  asker: Asker,
  isPrivate: boolean,
): Promise<Reader> => (isPrivate ? viewerFor(app, asker) : sharedShape(app, asker.place));

/** The asker in their chosen language. A direct message uses only the reader's language. */
export async function inOwnLanguage(app: Using<'people'>, asker: Asker): Promise<Asker> {
  const { user, place } = asker;
  const { language } = await app.store.people.preference(user.id);
  if (!language) return asker;
  const locale = readingIn(language, asker.discordLocale);
  return { ...asker, locale, place: place.guildId === null ? { ...place, locale } : place };
}

/** The language for messages about a game: the user's if known, otherwise the game's. */
export const localeOf = ({ language, notices }: Preference, { locale }: Place): string =>
  readingIn(language, notices?.locale ?? locale);
