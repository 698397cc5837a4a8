/** Asks a program that waits for games by DXP for some, as the initiator; our colour changes from game to game. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Color } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { startThinker, type Thinker } from '../../engine/thread/thinker.ts';
import { wholeMinutes } from './message.ts';
import { startSession, type Outcome } from './session.ts';
import { wire } from './wire.ts';

/** What is asked for. */
export interface CallOptions {
  readonly host: string;
  readonly port: number;
  readonly games: number;
  /** For all our moves, of which the other program hears the next whole number; and how many moves a game may have, 0 for any number. */
  readonly minutes: number;
  readonly moves: number;
  /** Milliseconds without a word after which the other program is given up, beyond the time that it has for its moves. */
  readonly patience: number;
}

/** Plays the games and yields how each ended for us. Throws when the other program is not there, or no longer. */
export async function* callForGames(variant: Variant, options: CallOptions): AsyncGenerator<Outcome> {
  const thinker = startThinker();
  const socket = connect(options.port, options.host);
  try {
    await once(socket, 'connect');
    for (let game = 0; game < options.games; game += 1) {
      yield await playOne(variant, options, thinker, socket, game % 2 === 0 ? 'white' : 'black');
    }
  } finally {
    socket.destroy();
    await thinker.close();
  }
}

/** One game; a new one on the same connection may follow it. */
async function playOne(
  variant: Variant,
  { minutes, moves, patience }: CallOptions,
  thinker: Thinker,
  socket: Socket,
  ours: Color,
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const giveUp = (): void => reject(new Error('the other program has not answered in time'));
  const hangUp = (): void => reject(new Error('the other program has hung up'));
  // Before it has accepted a game, it has nothing to think about.
  let silence = setTimeout(giveUp, patience);
  const send = wire(socket, (text) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, patience + wholeMinutes(minutes) * 60_000);
    session.hear(text).catch(reject);
  });
  const session = startSession(variant, thinker, send, resolve);
  socket.on('close', hangUp);
  session.ask({ ours, minutes, moves });
  try {
    return await promise;
  } finally {
    clearTimeout(silence);
    socket.off('close', hangUp);
    socket.removeAllListeners('data');
  }
}
