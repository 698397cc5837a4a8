/**
 * A game that is due: its time or its pause is over, something is asked of the engine, the channel was not shown its newest state, or its player is to be reminded.
 * Only the first of these is done, so that there is one message a game however long nobody swept: a card of a finished
 * game reminds nobody, and a card tells how long there is to move as well as a reminder does.
 */
import { isOverdue, reminderOf } from '../game/clock.ts';
import { dueOf, isUnreminded } from '../game/due.ts';
import { isAsked } from '../game/engine.ts';
import type { Game } from '../game/game.ts';
import type { Problem } from '../game/problem.ts';
import { sideToMove } from '../game/line.ts';
import { resumeByTime } from '../game/pause.ts';
import { archivedAt, outOfThread } from '../game/thread.ts';
import { endByTime } from '../game/timeout.ts';
import { reminderScreen } from '../views/reminder.ts';
import { announceGame, cardKey } from './announce.ts';
import type { App } from './app.ts';
import { engineTurn } from './engineTurn.ts';
import { wayFor } from './calling.ts';
import { gameCard } from './gameCard.ts';
import type { Messenger, MessengerFault } from './messenger.ts';
import { dueAfter } from './patience.ts';
import { sayOf } from './sharedLanguage.ts';
import type { GameRecord } from './store.ts';
import { archiveThread } from './gameThread.ts';
import { carryLate } from './vacations.ts';

/** When to ask the engine again (ms) that was busy, that is not there at all, or that came to grief. */
const BUSY = 2000;
const AWAY = 60 * 60 * 1000;
const GRIEF = 15_000;

function askAgainAfter(problem: Problem | null): number {
  if (problem?.code === 'engine-busy') return BUSY;
  return problem?.code === 'engine-away' ? AWAY : GRIEF;
}

/** Does what a claimed game is due for, and sees to it that it is due again for what comes next. */
export async function doDueGame(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game, shown } = record;
  const now = app.now();
  const overtaken = (endByTime(game, now) ?? resumeByTime(game, now))?.game;
  if (overtaken?.result && (await carryLate(app, messenger, game))) return undefined;
  if (overtaken) {
    const saved = await app.store.saveGame(overtaken, dueOf(overtaken, shown, dueAfter('later', now)));
    return saved ? show(app, messenger, { ...record, game: overtaken }) : undefined;
  }
  if (isAsked(game)) return letEngineAnswer(app, messenger, record);
  if (shown.version < game.version) return show(app, messenger, record);
  if ((archivedAt(game) ?? Infinity) <= now) return archive(app, record);
  if (isToBeReminded(record, now))
    return isOverdue(game, now) ? remember(app, game) : remind(app, messenger, record);
  return putOff(app, record, now);
}

/** The engine's answer is shown with what it answers; when there is none yet, that is shown without it. */
async function letEngineAnswer(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game, problem } = await engineTurn(app, record.game);
  const latest = { ...record, game };
  if (record.shown.version < game.version) return show(app, messenger, latest);
  return putOff(app, latest, app.now() + askAgainAfter(problem));
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
  const screen = await gameCard(app, game);
  const posted = await messenger.post(game.place, screen, cardKey(game));
  const now = app.now();
  if (typeof posted === 'string') return unshown(app, messenger, record, posted);
  await announceGame(app, messenger, game, posted);
  return isToBeReminded(record, now) ? remember(app, game) : undefined;
}

async function unshown(
  app: App,
  messenger: Messenger,
  record: GameRecord,
  fault: MessengerFault,
): Promise<void> {
  const { game } = record;
  const now = app.now();
  if (fault === 'gone' && (await moveOut(app, messenger, record))) return undefined;
  if (fault !== 'gone') return putOff(app, record, dueAfter(fault, now, game.changedAt));
  const next = dueOf(game, { ...record.shown, version: game.version }, now);
  await app.store.gameShown(game.id, game.version, null, next);
  return undefined;
}

/** A thread that was deleted: its game goes on where the thread was. */
async function moveOut(app: App, messenger: Messenger, record: GameRecord): Promise<boolean> {
  const game = outOfThread(record.game);
  if (!game || !(await app.store.saveGame(game, dueAfter('later', app.now())))) return false;
  await show(app, messenger, { ...record, game });
  return true;
}

async function archive(app: App, record: GameRecord): Promise<void> {
  const archived = await archiveThread(app, record.game);
  const again = archived === 'later' ? dueAfter(archived, app.now()) : null;
  return app.store.postpone({ kind: 'game', record }, again);
}

/** Reminds the player in the way they chose: in the channel, by a direct message, or not at all. */
async function remind(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game } = record;
  const call = { user: game.players[sideToMove(game)].id, occasion: 'reminder' } as const;
  const way = await wayFor(app, call);
  if (way === 'mention') return remindHere(app, messenger, record);
  const key = `${game.id}.r${game.turns.length}`;
  const now = app.now();
  if (way === 'direct') await app.store.addNotice({ ...call, gameId: game.id, key, madeAt: now }, now);
  return remember(app, game);
}

/** Where the channel is closed, nobody would read it at another time either. */
async function remindHere(app: App, messenger: Messenger, record: GameRecord): Promise<void> {
  const { game, shown } = record;
  const screen = reminderScreen(await sayOf(app, game), game, shown.card);
  const posted = await messenger.post(game.place, screen, `${game.id}.r${game.turns.length}`);
  if (posted !== 'later') return remember(app, game);
  return app.store.postpone({ kind: 'game', record }, dueAfter(posted, app.now()));
}

const remember = (app: App, game: Game): Promise<void> =>
  app.store.gameReminded(
    game,
    dueOf(game, { version: game.version, reminded: game.turns.length }, app.now()),
  );
