/** The message that shows the users who seek an opponent in a channel. */
import { createHash } from 'node:crypto';
import { waitingIn } from '../../game/challenge/seek.ts';
import { MINUTE, SECOND } from '../../game/calendar/span.ts';
import type { MessageAddress } from '../../game/game.ts';
import { lobbyScreen, MOST_SHOWN } from './view.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../../app/ports/app.ts';
import type { Lobby } from './rules.ts';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { sayAt, settingsAt } from '../../app/reader/reader.ts';
import { change, saving } from '../../app/save/change.ts';
import { done } from '../../kit/result.ts';

type Needs = Using<'challenges' | 'homes' | 'lobbies' | 'personal' | 'settings', 'messenger' | 'now'>;

/** The least time between two edits (ms), because Discord allows few edits of one message. */
const PACE = 5 * SECOND;
/**
 * If the message is older than this (ms), it is posted again for a new seek, because people in the
 * channel then see it, and because Discord allows fewer edits of messages older than an hour.
 */
const OLD = 50 * MINUTE;

interface Drawn {
  readonly screen: Screen;
  readonly digest: string;
  readonly newest: number;
  readonly isEmpty: boolean;
}

async function drawn(app: Needs, lobby: Lobby): Promise<Drawn> {
  const { guildId, channelId } = lobby;
  const waiting = waitingIn(await app.store.challenges.seeks(guildId), channelId, app.now());
  const hidden = await app.store.personal.hiddenAmong(waiting.map(({ challenger }) => challenger.id));
  const screen = lobbyScreen(await sayAt(app, lobby), waiting, hidden);
  return {
    screen,
    digest: createHash('sha256').update(JSON.stringify(screen)).digest('base64url'),
    newest: Math.max(0, ...waiting.slice(0, MOST_SHOWN).map(({ createdAt }) => createdAt)),
    isEmpty: waiting.length === 0,
  };
}

/**
 * Updates the message. Returns when to check again (ms; `null`: when something changes), or the
 * fault. An empty lobby keeps its message only in the channel that the server chose, unless the
 * server's home is there.
 */
export async function showLobby(app: Needs, lobby: Lobby): Promise<number | null | MessengerFault> {
  const now = app.now();
  const next = lobby.shownAt + PACE;
  if (lobby.card && now < next) return next;
  const { screen, digest, newest, isEmpty } = await drawn(app, lobby);
  const isKept = await isKeptEmpty(app, lobby);
  if (isEmpty && !isKept) return takeDown(app, lobby);
  if (digest === lobby.digest || (isEmpty && !lobby.card)) return null;
  const isOld = now - lobby.postedAt >= OLD && newest > lobby.shownAt;
  const card = await send(app, lobby, screen, isOld);
  if (typeof card === 'string') return card;
  const isNew = card.messageId !== lobby.card?.messageId;
  const version = lobby.version + 1;
  const shown = { ...lobby, version, card, digest, shownAt: now, postedAt: isNew ? now : lobby.postedAt };
  if (await app.store.lobbies.save(shown, null)) {
    if (isNew && lobby.card) await app.messenger.remove(lobby.card);
    return null;
  }
  return remember(app, shown, lobby.card);
}

async function isKeptEmpty(app: Needs, { guildId, channelId }: Lobby): Promise<boolean> {
  if ((await settingsAt(app, { guildId })).lobby !== channelId) return false;
  return (await app.store.homes.load(guildId))?.channelId !== channelId;
}

/** Records the message as the card. If its seeks have changed since, it is due again. */
async function remember(
  app: Needs,
  shown: Lobby,
  before: MessageAddress | null,
): Promise<number | MessengerFault> {
  const { guildId, channelId, card, digest, shownAt, postedAt } = shown;
  const latest = await change(app.store.lobbies, [guildId, channelId], (stored) =>
    stored && stored.card?.messageId === before?.messageId
      ? saving({ ...stored, version: stored.version + 1, card, digest, shownAt, postedAt }, shownAt + PACE)
      : done(stored),
  );
  const isSaved = 'save' in latest;
  const unused = isSaved ? before : card;
  if (unused && unused.messageId !== latest.value?.card?.messageId) await app.messenger.remove(unused);
  return isSaved ? shownAt + PACE : app.now();
}

async function takeDown(app: Needs, lobby: Lobby): Promise<null | MessengerFault> {
  const removed = lobby.card ? await app.messenger.remove(lobby.card) : 'done';
  if (removed === 'later') return removed;
  await app.store.lobbies.remove(lobby);
  return null;
}

async function send(
  { messenger }: Needs,
  { guildId, channelId, locale, version, card }: Lobby,
  screen: Screen,
  isOld: boolean,
): Promise<MessageAddress | MessengerFault> {
  if (card && !isOld) {
    const updated = await messenger.update(card, screen);
    if (updated === 'done') return card;
    if (updated === 'later' || updated === 'forbidden') return updated;
  }
  return messenger.post({ guildId, channelId, locale }, screen, `lobby.${version}`);
}
