/**
 * A game against the engine in direct messages; shown again while it runs. The player of a game
 * against the engine can change its level at any time.
 */
import { done, refused } from '../../kit/result.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import { dueOf } from '../../game/due.ts';
import { engineSeat, setLevel } from '../../game/engine/engine.ts';
import type { Game, GameId, Place } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import { levelScreen } from '../../views/game/level.ts';
import { PRACTICE } from '../../views/presses/declarations.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import { change, gamesIn, GRACE, saving } from '../save/change.ts';
import { gameWithEngine, levelNamed } from './engineGame.ts';
import type { PlayWish } from './wish.ts';

/** `null` if Discord doesn't let the bot open direct messages. */
async function privatePlace(app: App, { user, place, locale, isAlone }: Asker): Promise<Place | null> {
  if (isAlone) return place;
  const opened = await app.directs.channelWith(user.id);
  return typeof opened === 'string' ? null : { guildId: null, channelId: opened.channelId, locale };
}

/** A running game against the engine there, of this variant if one is named. */
export async function goingOn(
  app: App,
  { user }: Asker,
  { channelId }: Place,
  variant?: VariantId,
): Promise<GameRecord | null> {
  const records = await app.store.games.list({ player: user.id, channelId, state: 'running' });
  const wanted = records.filter(({ game }) => !variant || game.variant === variant);
  return wanted.find(({ game }) => engineSeat(game)) ?? null;
}

/** Shows the board, because only posting it reveals whether Discord lets the bot write there. */
function shown({ locale }: Asker, game: Game): Reply {
  const note = sayIn(locale)('note.practice');
  return { kind: 'card', game, note, unseen: { code: 'no-direct-messages' } };
}

export async function practice(app: App, asker: Asker, wish: PlayWish): Promise<Reply> {
  const place = await privatePlace(app, asker);
  if (!place) return refused({ code: 'no-direct-messages' });
  const running = await goingOn(app, asker, place, wish.variant);
  if (running) return shown(asker, running.game);
  const attempt = await gameWithEngine(app, asker, wish, place);
  return attempt.ok ? shown(asker, attempt.value.game) : attempt;
}

/** Shows the choice of levels, or sets a level. Saves the changed game. */
async function levelOf(app: App, asker: Asker, id: GameId, level?: LevelNumber): Promise<Reply> {
  const act = { by: asker.user.id, at: asker.at };
  const changed = await change(gamesIn(app), [id], (record) => {
    const seat = record && engineSeat(record.game);
    if (!seat) return refused({ code: 'unknown-game' });
    const set = setLevel(record.game, act, seat, level ?? seat.level);
    if (!set.ok) return set;
    if (!set.value) return done(record.game);
    return saving(set.value, dueOf(set.value, record.shown, app.now() + GRACE));
  });
  if (!changed.ok) return { ...changed, game: id };
  const { value: game } = changed;
  const now = engineSeat(game)?.level;
  if (now === undefined) throw new Error(`expected the engine to play in the game ${id}, but it has no seat`);
  const screen = levelScreen(sayIn(asker.locale), id, now);
  return { kind: 'private', screen, ...('save' in changed && { changed: game }) };
}

export const practicePresses = answering(PRACTICE, {
  begin: (asker, _, app) => practice(app, asker, {}),
  variant: (asker, { variant }, app) => practice(app, asker, { variant }),
  level: (asker, { id }, app) => levelOf(app, asker, id),
  play: (asker, { id, value }, app) => levelOf(app, asker, id, levelNamed(value)),
});
