/**
 * A card that notifies another player is a new message by the bot. Otherwise, the pressed card is
 * edited.
 */
import type { Game, MessageAddress, UserId } from '../../game/game.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import { retiredScreen } from '../../views/game/card.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { announceGame, cardKey, showSoon } from '../card/show.ts';
import { callsHere, roleMentionedOn } from '../card/calling.ts';
import { gameCard, newCard, secondCard } from '../card/gameCard.ts';
import type { App } from '../ports/app.ts';
import type { Exchange } from '../ports/exchange.ts';
import { settingsAt, sayOf } from '../reader/reader.ts';

interface Changed {
  readonly game: Game;
  readonly note: string;
}

export const publicCard = ({ pressed }: Exchange): MessageAddress | null =>
  pressed && !pressed.isPrivate ? pressed.card : null;

/** Shows the game. If that certainly failed, leaves it to the sweep. */
async function orSoon(app: App, exchange: Exchange, game: Game, show: () => Promise<void>): Promise<void> {
  try {
    await show();
  } catch (error) {
    if (exchange.isUndone(error)) await showSoon(app, game);
    throw error;
  }
}

/** Answers with the card, which is drawn while the pressed message becomes `closed`. */
export const showGame = (app: App, exchange: Exchange, game: Game, closed: Screen | null): Promise<void> =>
  orSoon(app, exchange, game, async () => {
    const [speak, isReplaced] = await Promise.all([
      newCard(app, game).then((screen) => exchange.prepare(screen)),
      closed !== null && exchange.replace(closed),
    ]);
    await announceGame(app, game, await speak(), { left: isReplaced ? publicCard(exchange) : null });
  });

const callsNobodyElse = async (app: App, game: Game, by: UserId): Promise<boolean> =>
  callsHere(game).every(({ user }) => user === by) && (await roleMentionedOn(app, game)) === null;

async function showInPlace(app: App, exchange: Exchange, by: UserId, game: Game): Promise<boolean> {
  const card = publicCard(exchange);
  if (!card || !exchange.pressed?.isNewest || !(await callsNobodyElse(app, game, by))) return false;
  if (!(await exchange.replace(await gameCard(app, game)))) return false;
  await announceGame(app, game, card, { left: card });
  return true;
}

/**
 * Removes the pressed card with the interaction's permission, or else with the bot's own. Returns
 * the card if that worked.
 */
async function takeAway(app: App, exchange: Exchange): Promise<MessageAddress | null> {
  const card = publicCard(exchange);
  if (!card) return null;
  const erased = await exchange.erase();
  if (erased === 'done' || erased === 'gone') return card;
  return (await app.messenger.remove(card)) === 'done' ? card : null;
}

/**
 * Posts the card below, unless the app is a guest. A pressed private message, which says the same,
 * is removed.
 */
async function moveDown(app: App, exchange: Exchange, game: Game): Promise<void> {
  const heard = exchange.pressed?.isPrivate ? exchange.erase() : exchange.hear();
  const screen = await newCard(app, game);
  const posting = exchange.isGuest ? 'forbidden' : app.messenger.post(game.place, screen, cardKey(game));
  const [posted] = await Promise.all([posting, heard]);
  if (posted === 'later') return showSoon(app, game);
  const card = typeof posted === 'object' ? posted : await exchange.speak(screen);
  await announceGame(app, game, card, { left: await takeAway(app, exchange) });
}

/** Shows the changed game. The server's setting decides what happens to the pressed card. */
export async function showChange(app: App, exchange: Exchange, by: UserId, changed: Changed): Promise<void> {
  const { game, note } = changed;
  const { oldCards } = await settingsAt(app, game.place);
  if (!exchange.pressed) return showGame(app, exchange, game, null);
  if (oldCards === 'deleted') {
    return orSoon(app, exchange, game, async () => {
      if (!(await showInPlace(app, exchange, by, game))) await moveDown(app, exchange, game);
    });
  }
  if (exchange.pressed.isPrivate) return showGame(app, exchange, game, quiet(text(note)));
  const line = oldCards === 'line' ? retiredScreen(await sayOf(app, game), game, null) : null;
  return showGame(app, exchange, game, line);
}

/**
 * Edits the pressed message if it is the game's second card, which never notifies the person acting
 * on it. The sweep repeats the edit if it fails.
 */
export async function showSecond(app: App, exchange: Exchange, game: Game): Promise<boolean> {
  const pressed = publicCard(exchange);
  const shown = pressed && game.second && (await app.store.games.second(game.id))?.shown.card;
  const screen = shown?.messageId === pressed?.messageId ? await secondCard(app, game) : null;
  if (!pressed || !screen) return false;
  if (screen.notifies.length > 0) await exchange.hear();
  else if (await exchange.replace(screen)) await app.store.games.secondShown(game.id, game.version, pressed);
  return true;
}
