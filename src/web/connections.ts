/**
 * The connections of a server, of which there are never more than it has room for. When a new one comes to a full server, another is
 * closed: first one that has brought nothing but refused requests, such as a stranger's; then one of the address with the most; then
 * the one that has waited longest. A connection whose request is being answered stays. A proxy may bring everybody over one address,
 * so there is no fixed limit for an address.
 */
import type { Socket } from 'node:net';

export interface Connections {
  /** A new connection. Another one is closed for it when there is no room; it is closed itself when all others are being answered. */
  add(socket: Socket): void;
  /** A request has come whole, and is being answered. */
  began(socket: Socket): void;
  /** It was answered. */
  ended(socket: Socket, isRefused: boolean): void;
}

interface Held {
  readonly peer: string;
  /** How many requests are being answered. */
  answering: number;
  /** It has brought a request that was not refused. */
  isKnown: boolean;
}

/** `room` is how many there may be. */
export function openConnections(room: number): Connections {
  /** Those that have waited longest come first. */
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

  const leastMissed = (): Socket | null => {
    let [chosen, most]: [Socket | null, number] = [null, 0];
    for (const [socket, { peer, answering, isKnown }] of held) {
      const weight = (isKnown ? 0 : room) + (peers.get(peer) ?? 0);
      if (answering === 0 && weight > most) [chosen, most] = [socket, weight];
    }
    return chosen;
  };

  return {
    add: (socket) => {
      const peer = socket.remoteAddress ?? '';
      if (held.size >= room) {
        const given = leastMissed();
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
