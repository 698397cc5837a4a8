/**
 * The language of what all see in a place: the one that its server's admins chose, else Discord's for the server. It is looked
 * up whenever something is shown, so a choice holds for games that are going on. Commands are called as in Discord's language for
 * the server, which is what most there see: English unless it says otherwise.
 */
import { engineSeat } from '../../game/engine.ts';
import type { Game, Place } from '../../game/game.ts';
import { isPerson } from '../../game/seat.ts';
import { opponentOf } from '../../draughts/piece.ts';
import { readingIn } from '../../i18n/locales.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import type { Using } from '../ports/app.ts';
import { settingsAt } from './settingsAt.ts';

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
