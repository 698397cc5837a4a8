/** A leaderboard that is updated until it is deleted. It is saved before it is posted. */
import { createHash } from 'node:crypto';
import type { MessageAddress } from '../../game/game.ts';
import { MINUTE } from '../../game/calendar/span.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { liveBoardScreen, sharedBoardScreen } from '../../views/standings/leaderboard.ts';
import type { Using } from '../ports/app.ts';
import type { LiveBoard } from '../ports/standings.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { sayAt, sharedShape } from '../reader/reader.ts';
import { untilSaved } from '../save/change.ts';
import { readBoard } from './readBoard.ts';

type Needs = Using<
  'attendance' | 'liveBoards' | 'placings' | 'settings' | 'standings',
  'botId' | 'members' | 'messenger' | 'now'
>;

export const REFRESH = 5 * MINUTE;
/** How long (ms) the command has to post it before a sweep does. */
const POSTING = MINUTE / 2;

export type LiveBoardPlan = Pick<LiveBoard, 'guildId' | 'order' | 'pool' | 'span' | 'channelId' | 'locale'>;

async function drawn(
  app: Needs,
  board: LiveBoard,
): Promise<{ readonly screen: Screen; readonly digest: string }> {
  const [say, shape] = await Promise.all([sayAt(app, board), sharedShape(app, board)]);
  const { view, content } = await readBoard(app, board.guildId, { ...board, page: 0 }, app.botId());
  const table = JSON.stringify(sharedBoardScreen(say, view, content, shape));
  const digest = createHash('sha256').update(table).digest('base64url');
  return { screen: liveBoardScreen(say, view, content, shape), digest };
}

const send = async (
  { messenger }: Needs,
  { guildId, channelId, locale, changedAt, card }: LiveBoard,
  screen: Screen,
): Promise<MessageAddress | MessengerFault> => {
  if (!card) return messenger.post({ guildId, channelId, locale }, screen, `b${changedAt}.${guildId}`);
  const updated = await messenger.update(card, screen);
  return updated === 'done' ? card : updated;
};

/**
 * Updates the message if there is news; returns the fault if that failed. Deletes the record of a
 * deleted message.
 */
export async function showLiveBoard(app: Needs, board: LiveBoard): Promise<'done' | MessengerFault> {
  const { version, former } = board;
  const { liveBoards } = app.store;
  const { screen, digest } = await drawn(app, board);
  // A board that Discord has refused is not sent again.
  const isShown = digest === board.digest;
  if (isShown && !former) return 'done';
  const card = isShown ? board.card : await send(app, board, screen);
  if (card === 'gone') await liveBoards.remove(board);
  if (card === 'refused')
    await liveBoards.save({ ...board, version: version + 1, digest }, app.now() + REFRESH);
  if (typeof card === 'string') return card;
  const isLeft = former !== null && (await app.messenger.remove(former)) === 'later';
  const now = app.now();
  const left = isLeft ? former : null;
  const next = { ...board, version: version + 1, card, former: left, digest, changedAt: now };
  const isSaved = await liveBoards.save(next, now + REFRESH);
  // Someone else has started another board, which doesn't know this message.
  if (!isSaved && !board.card && card) await app.messenger.remove(card);
  return 'done';
}

/** The new version of the board, saved, with the previous one. */
const plan = (
  { store, now }: Using<'liveBoards', 'now'>,
  wanted: LiveBoardPlan,
): Promise<{ readonly board: LiveBoard; readonly before: LiveBoard | null }> =>
  untilSaved(async () => {
    const before = await store.liveBoards.of(wanted.guildId);
    const board: LiveBoard = {
      ...wanted,
      version: (before?.version ?? 0) + 1,
      card: null,
      former: before?.card ?? before?.former ?? null,
      digest: '',
      changedAt: now(),
    };
    return (await store.liveBoards.save(board, now() + POSTING)) ? { board, before } : null;
  });

/** Replaces the live board. If the channel is closed, the old board stays. */
export async function beginLiveBoard(app: Needs, wanted: LiveBoardPlan): Promise<'done' | MessengerFault> {
  const { board, before } = await plan(app, wanted);
  const shown = await showLiveBoard(app, board);
  if (shown !== 'forbidden' && shown !== 'gone') return shown;
  await app.store.liveBoards.remove(board);
  if (before) await app.store.liveBoards.save({ ...before, version: 1 }, app.now());
  return shown;
}
