/**
 * Closes refused connections first, then those of the busiest address, then the longest idle. If
 * none is idle, the busiest address loses one that is being answered, if the new address has fewer.
 */
import type { Socket } from 'node:net';

export interface Connections {
  add(socket: Socket): void;
  began(socket: Socket): void;
  ended(socket: Socket, isRefused: boolean): void;
  /** Forgets a connection that is no longer HTTP and has its own limits. */
  release(socket: Socket): void;
}

interface Held {
  readonly peer: string;
  answering: number;
  isKnown: boolean;
}

export function openConnections(room: number): Connections {
  const held = new Map<Socket, Held>();
  const peers = new Map<string, number>();

  const count = (peer: string, change: number): void => {
    const left = (peers.get(peer) ?? 0) + change;
    if (left > 0) peers.set(peer, left);
    else peers.delete(peer);
  };

  const leave = (socket: Socket): void => {
    const one = held.get(socket);
    if (one && held.delete(socket)) count(one.peer, -1);
  };

  const leastMissed = (newcomer: string): Socket | null => {
    let [chosen, most]: [Socket | null, number] = [null, 0];
    let [busy, mostBusy]: [Socket | null, number] = [null, (peers.get(newcomer) ?? 0) + 1];
    for (const [socket, { peer, answering, isKnown }] of held) {
      const all = peers.get(peer) ?? 0;
      const weight = (isKnown ? 0 : room) + all;
      if (answering === 0 && weight > most) [chosen, most] = [socket, weight];
      if (answering > 0 && all > mostBusy) [busy, mostBusy] = [socket, all];
    }
    return chosen ?? busy;
  };

  return {
    release: leave,
    add: (socket) => {
      const peer = socket.remoteAddress ?? '';
      if (held.size >= room) {
        const given = leastMissed(peer);
        if (given === null) return void socket.destroy();
        leave(given);
        given.destroy();
      }
      held.set(socket, { peer, answering: 0, isKnown: false });
      count(peer, 1);
      socket.once('close', () => leave(socket));
    },
    began: (socket) => {
      const one = held.get(socket);
      if (one) one.answering += 1;
    },
    ended: (socket, isRefused) => {
      const one = held.get(socket);
      if (!one) return;
      one.answering -= 1;
      one.isKnown ||= !isRefused;
      held.delete(socket);
      held.set(socket, one);
    },
  };
}
