import { showLobby } from '../server/lobby.ts';
import type { Lobby } from '../ports/lobbies.ts';
import { editAfter, putOff, type PutOff } from './kind.ts';

/** A closed channel is tried again at growing intervals; a deleted one only for the next seek. */
export async function doDueLobby(app: Parameters<typeof showLobby>[0], lobby: Lobby): Promise<PutOff<Lobby>> {
  const shown = await showLobby(app, lobby);
  if (shown === null || typeof shown === 'number') return putOff(lobby, shown);
  const isLost = shown === 'gone' || shown === 'refused';
  return putOff(lobby, isLost ? null : editAfter(app, lobby.card, shown, lobby.shownAt || app.now()));
}
