/** A game or a record as a file for other programs, with its position and a text board. */
import { COLORS } from '../../draughts/types.ts';
import type { Game, GameId } from '../../game/game.ts';
import type { RatingsBefore } from '../../game/record.ts';
import { playerOf } from '../../game/seat.ts';
import { sayIn } from '../../i18n/say.ts';
import { EXPORT } from '../../views/presses/declarations.ts';
import { exportScreen } from '../../views/replay/export.ts';
import { findExported, shown, typed, type Named } from '../play/find.ts';
import { answering } from '../ports/answering.ts';
import type { App, Using } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { sayAt } from '../reader/reader.ts';

/** The ratings, only in the game's server, and never for a hidden player. */
async function ratingsOf(
  { store }: Using<'personal' | 'standings'>,
  { id, place: { guildId }, seats }: Game,
): Promise<RatingsBefore | null> {
  if (guildId === null) return null;
  const hidden = await store.personal.hiddenAmong(COLORS.map((color) => playerOf(seats[color]).id));
  if (hidden.size > 0) return null;
  return (await store.standings.ended(guildId, id))?.outcome.ratings ?? null;
}

async function give(app: App, asker: Asker, named: Named | null, isPrivate = true): Promise<Reply> {
  const found = await findExported(app, asker, named);
  if (!found.ok) return { ...found, again: EXPORT.to.in() };
  const say = isPrivate ? sayIn(asker.locale) : await sayAt(app, asker.place);
  const screen = exportScreen(say, found.value, await ratingsOf(app, found.value));
  return { kind: isPrivate ? 'private' : 'public', screen };
}

export const exportGame = (
  app: App,
  asker: Asker,
  id: GameId | undefined,
  isPrivate: boolean,
): Promise<Reply> => give(app, asker, typed(id), isPrivate);

export const exportPresses = answering(
  EXPORT,
  {
    in: (asker, { value }, app) => give(app, asker, typed(value)),
    game: (asker, { id }, app) => give(app, asker, shown(id)),
  },
  { share: () => 'export' },
);
