/** A game against the engine in direct messages; shown again while it runs. */
import { refused } from '../../kit/result.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import type { Game, Place } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import { PRACTICE } from '../../views/presses/declarations.ts';
import { answering } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { gameWithEngine, levelNamed } from './engineGame.ts';
import { levelOf } from './level.ts';
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
): Promise<Game | null> {
  const records = await app.store.games.list({ player: user.id, channelId, state: 'running' });
  const wanted = records.map(({ game }) => game).filter((game) => !variant || game.variant === variant);
  return wanted.find(engineSeat) ?? null;
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
  if (running) return shown(asker, running);
  const attempt = await gameWithEngine(app, asker, wish, place);
  return attempt.ok ? shown(asker, attempt.value.game) : attempt;
}

export const practicePresses = answering(PRACTICE, {
  begin: (asker, _, app) => practice(app, asker, {}),
  variant: (asker, { variant }, app) => practice(app, asker, { variant }),
  level: (asker, { id }, app) => levelOf(app, asker, id),
  play: (asker, { id, value }, app) => levelOf(app, asker, id, levelNamed(value)),
});
