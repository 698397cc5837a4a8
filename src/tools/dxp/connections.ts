import { type Socket, createServer, type Server, connect } from 'node:net';
import { once } from 'node:events';
import type { Variant } from '../../draughts/variant.ts';
import { startThinker, type Thinker } from '../../engine/thread/thinker.ts';
import { startSession, type DxpResult } from './session.ts';
import type { Color } from '../../draughts/types.ts';
import { wholeMinutes } from './message.ts';

/** Longer than any message. If a text grows longer without a zero byte, its start is dropped. */
const LONGEST = 512;

function wire(socket: Socket, hear: (text: string) => void): (text: string) => void {
  let unread = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    const texts = (unread + String(chunk)).split('\0');
    unread = texts.pop() ?? '';
    texts.forEach(hear);
    if (unread.length > LONGEST) socket.destroy();
  });
  socket.on('error', () => socket.destroy());
  return (text) => void socket.write(`${text}\0`);
}

/** How many plies are between two reports of a game. */
const REPORTED = 20;

const moveReport =
  (report: (words: string) => void, game: string) =>
  (plies: number): void => {
    if (plies % REPORTED === 0) report(`${game}: ${plies / 2} moves of each side`);
  };

/** Port 0 means any free port. */
export function serve(variant: Variant, port: number, report: (words: string) => void): Server {
  const server = createServer((socket) => {
    report('A program has connected.');
    const thinker = startThinker();
    const send = wire(socket, (text) => void session.hear(text));
    const session = startSession(variant, thinker, send, {
      over: (outcome) => report(`The game is over: ${outcome}`),
      moved: moveReport(report, 'This game'),
    });
    socket.on('close', () => {
      report('The program has disconnected.');
      void thinker.close();
    });
  });
  server.maxConnections = 1;
  return server.listen(port, '127.0.0.1');
}

export interface CallOptions {
  readonly host: string;
  readonly port: number;
  readonly games: number;
  /** Minutes for all our moves, and the number of moves in a game; 0 means any number. */
  readonly minutes: number;
  readonly moves: number;
  /** How long to wait for the other program, in ms, in addition to the time for its moves. */
  readonly patience: number;
  /** Receives a line when a game begins, and after every ten moves. */
  readonly report: (words: string) => void;
}

/** Alternates colors. Throws if the other program can't be reached or closes the connection. */
export async function* callForGames(variant: Variant, options: CallOptions): AsyncGenerator<DxpResult> {
  const thinker = startThinker();
  const socket = connect(options.port, options.host);
  try {
    await once(socket, 'connect');
    for (let game = 0; game < options.games; game += 1) {
      const ours = game % 2 === 0 ? 'white' : 'black';
      const name = `Game ${game + 1} of ${options.games}`;
      options.report(`${name} begins. We play ${ours}.`);
      yield await playOne(variant, options, thinker, socket, {
        ours,
        moved: moveReport(options.report, name),
      });
    }
  } finally {
    socket.destroy();
    await thinker.close();
  }
}

async function playOne(
  variant: Variant,
  { minutes, moves, patience }: CallOptions,
  thinker: Thinker,
  socket: Socket,
  { ours, moved }: { readonly ours: Color; readonly moved: (plies: number) => void },
): Promise<DxpResult> {
  const { promise, resolve, reject } = Promise.withResolvers<DxpResult>();
  const giveUp = (): void => reject(new Error('the other program did not answer in time'));
  const hangUp = (): void => reject(new Error('the other program closed the connection'));
  let silence = setTimeout(giveUp, patience);
  const send = wire(socket, (text) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, patience + wholeMinutes(minutes) * 60_000);
    session.hear(text).catch(reject);
  });
  const session = startSession(variant, thinker, send, { over: resolve, moved });
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
