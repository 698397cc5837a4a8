import { dueWhenShown } from '../../game/challenge/challenge.ts';
import { waitingIn, withoutHome } from '../../game/challenge/seek.ts';
import type { Using } from '../../app/ports/app.ts';
import { settingsAt } from '../../app/reader/reader.ts';
import { changeSettings } from '../../app/save/change.ts';
import { showLobby } from './use.ts';
import type { Lobby } from './rules.ts';
import { editAfter, putOff, type PutOff } from '../../app/due/kind.ts';

/**
 * A closed channel is retried at growing intervals. A deleted channel is no longer the server's
 * lobby: new seeks are shown where they are made, and waiting seeks lose their channel.
 */
export async function doDueLobby(app: Parameters<typeof showLobby>[0], lobby: Lobby): Promise<PutOff<Lobby>> {
  const shown = await showLobby(app, lobby);
  if (shown === null || typeof shown === 'number') return putOff(lobby, shown);
  const { guildId, channelId } = lobby;
  if (shown === 'gone' && (await settingsAt(app, lobby)).lobby === channelId)
    await changeSettings(app, guildId, { lobby: null });
  if (shown === 'gone') await forgetChannel(app, lobby);
  const isLost = shown === 'gone' || shown === 'refused';
  return putOff(lobby, isLost ? null : editAfter(app, lobby.card, shown, lobby.shownAt || app.now()));
}

/** A seek that has changed in the meantime is closed. */
async function forgetChannel(
  { store, now }: Using<'challenges', 'now'>,
  { guildId, channelId }: Lobby,
): Promise<void> {
  for (const seek of waitingIn(await store.challenges.seeks(guildId), channelId, now()))
    await store.challenges.save(withoutHome(seek), dueWhenShown(seek));
}
