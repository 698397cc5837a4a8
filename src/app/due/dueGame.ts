/**
 * One task at a time (`game/due.ts`), so a game gets one message no matter how late the sweep is.
 */
import { callsTo, type Call } from '../../game/calls/calls.ts';
import { isOverdue, reminderOf } from '../../game/clock/clock.ts';
import type { Change } from '../../game/decision.ts';
import { dueOf, nextDuty, type Duty, type Announced } from '../../game/due.ts';
import { isMatched } from '../../game/match/matchScore.ts';
import type { Game, MessageAddress } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import { sideToMove } from '../../game/line.ts';
import { isVoteOver } from '../../game/vote/closing.ts';
import { ballotOf } from '../../game/ballot.ts';
import { resumeByTime } from '../../game/offers/pause.ts';
import { archivedAt, inOtherChannel, outOfThread, sideCalled } from '../../game/place.ts';
import { endByTime } from '../../game/play/otherEnds.ts';
import { above, reminderScreen } from '../../views/game/card.ts';
import { cardKey, giveUpCard, moveCard, postCard, updateCard } from '../card/show.ts';
import type { Using } from '../ports/app.ts';
import { clearLater, type ShowingApp } from '../card/oldCards.ts';
import { countVote, isDecided } from '../play/countVote.ts';
import { engineTurn } from '../play/engineTurn.ts';
import { followGame } from '../play/nextGame.ts';
import { notifyElsewhere, callsHere, everyoneHere, wanting } from '../card/calling.ts';
import { gameCard } from '../card/gameCard.ts';
import { restoreLost } from '../card/restore.ts';
import type { Posting } from '../card/strays.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { putOff as putRowOff, type PutOff, dueAfter, editAfter, isHopeless, POSTING } from './kind.ts';
import { settingsAt, sayOf } from '../reader/reader.ts';
import type { GameRecord } from '../ports/subjects/games.ts';
import { archiveThreads } from '../card/gameThread.ts';
import { leaveThread } from '../tournament/games.ts';
import { startLateVacation } from '../person/vacations.ts';
import { GRACE } from '../save/change.ts';
import { saveGame } from '../save/saveGame.ts';

/** When to ask the engine again (ms) if it was busy, missing, or failed. */
const BUSY = 2000;
const AWAY = 60 * 60 * 1000;
const GRIEF = 15_000;
/** When to check (ms) whether the bot must still be silent. */
const SILENT = 5 * 60 * 1000;

const QUIET: ReadonlySet<Problem['code']> = new Set(['analysis-near', 'team-near', 'help-many-games']);

function askAgainAfter(problem: Problem | null): number {
  if (problem?.code === 'engine-busy') return BUSY;
  if (problem && QUIET.has(problem.code)) return SILENT;
  return problem?.code === 'engine-away' ? AWAY : GRIEF;
}

type Needs = ShowingApp &
  Using<'blocks' | 'tournaments' | 'votes', 'engine' | 'limits' | 'memory' | 'newId' | 'reading' | 'threads'>;

/** When the row is due again unless it changed, or the state to post now. */
type Done = Promise<PutOff<GameRecord> | { readonly unshown: Game } | undefined>;

const HANDLERS: { readonly [D in Duty]: (app: Needs, record: GameRecord) => Done } = {
  flag,
  resume: async (app, record) => savedByTime(app, record, resumeByTime(record.game, app.now())),
  answer,
  show: showLate,
  'next-game': beginNext,
  archive,
  remind,
};

/** Does the due task of a claimed game, and sets when the game is next due. */
export async function doDueGame(app: Needs, record: GameRecord): Promise<PutOff<GameRecord> | undefined> {
  const now = app.now();
  const duty = dutyNow(record.game, record.shown, now);
  if (!duty && !ballotOf(record.game)) return putOff(record, now);
  let done = await (duty ? HANDLERS[duty] : showCount)(app, record);
  while (done && 'unshown' in done) done = await post(app, { ...record, game: done.unshown });
  return done;
}

function dutyNow(game: Game, told: Announced, now: number): Duty | null {
  const next = nextDuty(game, told, now);
  return next && next.at <= now ? next.duty : null;
}

/**
 * A vote made the game due: counts a decided vote, or shows on the cards how many have voted. An
 * old card waits until Discord allows an edit. Far up in the channel, it is posted again at the
 * bottom.
 */
async function showCount(app: Needs, record: GameRecord): Done {
  const { game, shown } = record;
  if (await isDecided(app, game)) return counted(app, record);
  if (shown.card && (await app.messenger.isBuried(shown.card))) return post(app, record);
  const second = inOtherChannel(game);
  const card = second && (await app.store.games.second(game.id))?.shown.card;
  const updates = [
    { card: shown.card, updated: await updateCard(app, record, { isLate: true }) },
    ...(card ? [{ card, updated: await app.messenger.update(card, await gameCard(app, second)) }] : []),
  ];
  const turns = updates.flatMap((each) =>
    each.updated === 'later' ? [editAfter(app, each.card, 'later', app.now())] : [],
  );
  const dueAt = dueOf(game, shown, app.now());
  return putRowOff(record, Math.min(...turns, dueAt ?? Infinity));
}

async function counted(app: Needs, record: GameRecord): Done {
  const game = await countVote(app, record.game, POSTING);
  return game ? { unshown: (await engineTurn(app, game)).game } : undefined;
}

async function flag(app: Needs, record: GameRecord): Done {
  if (isVoteOver(record.game, app.now())) return counted(app, record);
  if (await startLateVacation(app, record.game)) return undefined;
  return savedByTime(app, record, endByTime(record.game, app.now()));
}

async function savedByTime(app: Needs, { shown }: GameRecord, change: Change | null): Done {
  if (!change) return undefined;
  const { game } = change;
  return (await saveGame(app, game, dueOf(game, shown, app.now() + POSTING))) ? { unshown: game } : undefined;
}

/** Begins the next game of a match, which is then due to be shown. The last board stays. */
async function beginNext(app: Needs, record: GameRecord): Done {
  const { game, shown } = record;
  if (!isMatched(game)) return undefined;
  const following = await followGame(app, { game, shown }, app.now());
  if (following.kind === 'later') return putRowOff(record, following.at);
  if (following.kind === 'overtaken') return undefined;
  // If there is no card, the sweep checks whether one can be posted again.
  return shown.card ? refresh(app, { ...record, game: following.game }) : undefined;
}

/** Edits the last board to link to the next game, without notifying anyone again. */
async function refresh(app: ShowingApp, record: GameRecord): Done {
  const { changedAt } = record.game;
  const now = app.now();
  const updated = await updateCard(app, record, { isLate: true });
  // An archived thread refuses edits until the next game's board is posted there.
  if (updated !== 'done' && !isHopeless(updated, now - changedAt))
    return putRowOff(record, dueAfter(updated, now, changedAt));
  if (updated !== 'done') await giveUpCard(app, record);
  return undefined;
}

/**
 * Shows the engine's answer together with the move it answers, or the move alone if there is no
 * answer yet.
 */
async function answer(app: Needs, record: GameRecord): Done {
  const { game, problem } = await engineTurn(app, record.game);
  if (record.shown.version < game.version) return { unshown: game };
  return putOff({ ...record, game }, app.now() + askAgainAfter(problem));
}

/** The clock sets the next due time. `cardAt` is when to retry the card. */
const putOff = (record: GameRecord, cardAt: number): PutOff<GameRecord> =>
  putRowOff(record, dueOf(record.game, record.shown, cardAt));

/**
 * The process that saved the change died before it recorded its post. If it posted a board, that
 * board becomes the card.
 */
async function showLate(app: Needs, record: GameRecord): Done {
  const { game, shown } = record;
  if (game.latest === 'next-begun' && shown.card) return refresh(app, record);
  if (await app.messenger.isClosed(game.place)) return unposted(app, record, 'forbidden');
  const restored = await restoreLost(app, record, lateBy(app, game));
  if (restored === 'later') return putOff(record, dueAfter('later', app.now(), game.changedAt));
  return restored === 'missing' ? { unshown: game } : undefined;
}

/** The process that changed the game had time to show it, so it is dead or slow. */
const lateBy = ({ now }: Pick<ShowingApp, 'now'>, { changedAt }: Game): Posting => ({
  isLate: true,
  isTakenOver: now() >= changedAt + GRACE,
});

async function post(app: Needs, record: GameRecord): Done {
  const { game } = record;
  const posted = await postCard(app, game, lateBy(app, game));
  if (typeof posted === 'string') return unposted(app, record, posted);
  const isReminded = dutyNow(game, { ...record.shown, version: game.version }, app.now()) === 'remind';
  return isReminded ? remember(app, game) : undefined;
}

/**
 * Sends direct messages with the board to the players that the card would have notified, because
 * their clocks run. Sends it to both players if they have never seen the board.
 */
async function unposted(app: Needs, record: GameRecord, fault: MessengerFault): Done {
  const { game, shown } = record;
  const now = app.now();
  const moved = fault === 'gone' ? await movedOut(app, record) : null;
  if (moved) return { unshown: moved };
  const isOwed = fault === 'forbidden' && !(game.result && isHopeless(fault, now - game.changedAt));
  if (fault !== 'later') {
    await app.audience.reached(game, 'calling');
    const called = shown.card ? callsHere(game) : everyoneHere(game);
    await notifyElsewhere(app, game, called, cardKey(game));
  }
  if (fault === 'later' || isOwed) return putOff(record, dueAfter(fault, now, game.changedAt));
  const card = fault === 'refused' ? shown.card : null;
  // The previous board stays there, but its buttons should not stay forever.
  if (fault === 'forbidden' && shown.card) await clearLater(app, game, shown.card);
  await giveUpCard(app, { game, shown: { ...record.shown, card } });
  return undefined;
}

/** The thread was deleted, so the game continues in the thread's parent channel. */
async function movedOut(
  app: Using<'games' | 'standings' | 'tournaments', 'now'>,
  record: GameRecord,
): Promise<Game | null> {
  const game = outOfThread(record.game);
  if (!game || !(await saveGame(app, game, app.now() + POSTING))) return null;
  await leaveThread(app, record.game);
  return game;
}

async function archive(app: Using<'games', 'now' | 'threads'>, record: GameRecord): Done {
  const archived = await archiveThreads(app, record.game);
  const { game } = record;
  const since = archivedAt(game) ?? game.changedAt;
  return putRowOff(record, archived === 'later' ? dueAfter(archived, app.now(), since) : null);
}

const reminderKey = ({ id, turns }: Game): string => `${id}.r${turns.length}`;

/** Reminds the player to move as they chose: in the channel, by direct message, or not at all. */
async function remind(app: Needs, record: GameRecord): Done {
  const { game } = record;
  if (isOverdue(game, app.now())) return remember(app, game);
  const calls = callsTo(game, { color: sideToMove(game), occasion: 'reminder' });
  const mentioned = await wanting(app, calls, 'mention');
  const [key, now] = [reminderKey(game), app.now()];
  const told = mentioned.length > 0 ? await remindHere(app, record, mentioned) : 'done';
  if (told === 'later') return putRowOff(record, dueAfter('later', now, reminderOf(game) ?? game.changedAt));
  const moved = told === 'gone' ? await movedOut(app, record) : null;
  // The card notifies them, and shows the time left.
  if (moved) return { unshown: moved };
  if (typeof told === 'string' && told !== 'done') await notifyElsewhere(app, game, mentioned, key);
  for (const call of await wanting(app, calls, 'direct'))
    await app.store.people.addNotice({ ...call, gameId: game.id, key, madeAt: now }, now);
  return remember(app, game);
}

async function remindHere(
  app: ShowingApp,
  { game, shown }: GameRecord,
  calls: readonly Call[],
): Promise<MessageAddress | MessengerFault | 'done'> {
  const users = calls.map(({ user }) => user);
  const second = inOtherChannel(game);
  if (second && sideCalled(second) === sideToMove(game)) {
    const card = (await app.store.games.second(game.id))?.shown.card ?? null;
    const line = reminderScreen(await sayOf(app, second), game, card, users);
    const posted = await app.messenger.post(second.place, line, reminderKey(game));
    return posted === 'gone' ? 'forbidden' : posted;
  }
  const [say, { oldCards }] = [await sayOf(app, game), await settingsAt(app, game.place)];
  const moves = oldCards === 'deleted';
  const line = reminderScreen(say, game, moves ? null : shown.card, users);
  const screen = moves ? above(line, await gameCard(app, game)) : line;
  const posted = await app.messenger.post(game.place, screen, reminderKey(game));
  if (moves && typeof posted === 'object') await moveCard(app, game, posted);
  return posted;
}

async function remember({ store, now }: Using<'games', 'now'>, game: Game): Promise<undefined> {
  await store.games.reminded(
    game,
    dueOf(game, { version: game.version, reminded: game.turns.length }, now()),
  );
}
