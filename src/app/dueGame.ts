/**
 * A game that is due: its time is over, the channel was not shown its newest state, or its player is to be reminded.
 * Only the first of these is done, so that there is one message a game however long nobody swept: a card of a finished
 * game reminds nobody, and a card tells how long there is to move as well as a reminder does.
 */
import { isOverdue, reminderOf } from '../game/clock.ts';
import { dueOf, isUnreminded } from '../game/due.ts';
import type { Game } from '../game/game.ts';
import { endByTime } from '../game/timeout.ts';
import { sayIn } from '../i18n/say.ts';
import { cardScreen } from '../views/card.ts';
import { reminderScreen } from '../views/reminder.ts';
import { announceGame, cardKey } from './announce.ts';
import type { App } from './app.ts';
import type { Messenger, MessengerFault } from './messenger.ts';
import { dueAfter, isHopeless } from './patience.ts';
import type { GameRecord } from './store.ts';

/** Does what a claimed game is due for, and sees to it that it is due again for what comes next. */
export async function doDueGame(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game, shown } = record;
  const now = app.now();
  const ended = endByTime(game, now)?.game;
  if (ended) {
    const saved = await app.store.saveGame(ended, dueAfter('later', now));
    return saved ? show(app, messenger, { ...record, game: ended }) : undefined;
  }
  if (shown.version < game.version) return show(app, messenger, record);
  if (isToBeReminded(record, now))
    return isOverdue(game, now) ? remember(app, game) : remind(app, messenger, record);
  return putOff(app, record, now);
}

function isToBeReminded({ game, shown }: GameRecord, now: number): boolean {
  const reminder = reminderOf(game);
  return isUnreminded(game, shown) && reminder !== null && reminder <= now;
}

/** The next due time is that of the clock; `cardAt` is when to try again what could not be shown. */
const putOff = (app: App, record: GameRecord, cardAt: number): Promise<void> =>
  app.store.postpone({ kind: 'game', record }, dueOf(record.game, record.shown, cardAt));

async function show(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game } = record;
  const screen = cardScreen(sayIn(game.place.locale), game);
  const posted = await messenger.post(game.place, screen, cardKey(game));
  const now = app.now();
  if (typeof posted === 'string') return unshown(app, record, posted);
  await announceGame(app, messenger, game, posted);
  return isToBeReminded(record, now) ? remember(app, game) : undefined;
}

async function unshown(app: App, record: GameRecord, fault: MessengerFault): Promise<void> {
  const { game } = record;
  const now = app.now();
  if (!isHopeless(fault, now - game.changedAt)) return putOff(app, record, dueAfter(fault, now));
  const next = dueOf(game, { ...record.shown, version: game.version }, now);
  await app.store.gameShown(game.id, game.version, null, next);
  return undefined;
}

/** Reminds the player; where the channel is closed, nobody would read it at another time either. */
async function remind(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game, shown } = record;
  const screen = reminderScreen(sayIn(game.place.locale), game, shown.card);
  const posted = await messenger.post(game.place, screen, `${game.id}.r${game.turns.length}`);
  if (posted !== 'later') return remember(app, game);
  return app.store.postpone({ kind: 'game', record }, dueAfter(posted, app.now()));
}

const remember = (app: App, game: Game): Promise<void> =>
  app.store.gameReminded(
    game,
    dueOf(game, { version: game.version, reminded: game.turns.length }, app.now()),
  );
