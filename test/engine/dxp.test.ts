/** DXP over a real socket: whole games, positions, refusals, illegal moves, invalid messages. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endingOf } from '../../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { callForGames, type CallOptions, serve } from '../../src/tools/dxp/connections.ts';
import { makeMessage, parseMessage, type Message } from '../../src/tools/dxp/message.ts';
import { makeHubMove, parseHubMove, parsePosition } from '../../src/tools/hub/board.ts';

const international = variantOf('international');

const request = (
  color: 'white' | 'black',
  position: string | null = null,
): Message & { readonly kind: 'request' } => ({
  kind: 'request',
  version: '01',
  name: 'Tester',
  color,
  minutes: 0,
  moves: 0,
  position,
});

test.each([
  ['RA'.slice(0, 1) + '01Tornado voor Windows 4.0        Z060065A', 'request'],
  ['ATornado voor Windows 4.0        0', 'accept'],
  ['M0012061100', 'move'],
  ['M001205250422122320', 'move'],
  ['E00', 'end'],
])('messages: %s is parsed and serialized again', (text, kind) => {
  const message = parseMessage(text);
  expect(message?.kind).toBe(kind);
  expect(message && makeMessage(message)).toBe(text);
});

test('messages carry moves and positions in the Hub protocol’s notation', () => {
  expect(parseMessage('M001205250422122320')).toMatchObject({ seconds: 12, text: '5x25x22x12x23x20' });
  const position = `B${'w'.repeat(20)}${'e'.repeat(28)}Bb`;
  expect(makeMessage(request('white', position))).toContain(`BZ${'w'.repeat(20)}${'e'.repeat(28)}Zz`);
  expect(parseMessage(makeMessage(request('white', position)))).toMatchObject({ position });
});

test.each(['', 'X', 'M12', 'M0012052502', 'R02short', 'E99'])('messages: %o is invalid', (text) => {
  expect(parseMessage(text)).toBeNull();
});

describe('a session', () => {
  const server = serve(international, 0, () => undefined);
  let socket: Socket;
  let inbox = '';
  const messages: (Message | null)[] = [];
  const send = (message: Message): void => void socket.write(`${makeMessage(message)}\0`);

  const next = async (): Promise<Message | null> => {
    while (messages.length === 0) await once(socket, 'data');
    return messages.shift() ?? null;
  };

  beforeAll(async () => {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('a server without a port');
    socket = connect(address.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('data', (chunk) => {
      const texts = (inbox + chunk.toString('latin1')).split('\0');
      inbox = texts.pop() ?? '';
      messages.push(...texts.map(parseMessage));
    });
  });
  afterAll(() => {
    socket.destroy();
    server.close();
  });

  test('plays a complete game as White, and reports the winner', async () => {
    send(request('white', `W${'e'.repeat(27)}b${'e'.repeat(3)}w${'e'.repeat(5)}w${'e'.repeat(12)}`));
    expect(await next()).toEqual({ kind: 'accept', name: 'Crownhead', refusal: null });
    const start = parsePosition(
      international,
      `W${'e'.repeat(27)}b${'e'.repeat(3)}w${'e'.repeat(5)}w${'e'.repeat(12)}`,
    );
    let line: Line = startLine(international, start ?? undefined);
    for (;;) {
      const message = await next();
      if (message?.kind === 'end') break;
      const text = message?.kind === 'move' ? message.text : '';
      const move = parseHubMove(legalMoves(international, lastPosition(line)), text);
      expect(move).not.toBeNull();
      if (move) line = extend(line, move);
      if (endingOf(line)) {
        send({ kind: 'end', reason: 'resigns', stops: false });
        continue;
      }
      const [answer] = legalMoves(international, lastPosition(line));
      if (answer) {
        send({ kind: 'move', seconds: 0, text: makeHubMove(answer) });
        line = extend(line, answer);
      }
    }
    expect(endingOf(line)).toMatchObject({ winner: 'white' });
  });

  test('moves second if it has Black, and ends a game after an illegal move', async () => {
    send(request('black'));
    expect(await next()).toMatchObject({ kind: 'accept', refusal: null });
    send({ kind: 'move', seconds: 0, text: '32-28' });
    expect((await next())?.kind).toBe('move');
    send({ kind: 'move', seconds: 0, text: '28-50' });
    expect(await next()).toEqual({ kind: 'end', reason: 'none', stops: false });
    send({ kind: 'end', reason: 'none', stops: false });
  });

  test('stops searching when the game is ended, and then plays the next game', async () => {
    send({ ...request('white'), minutes: 900 });
    expect(await next()).toMatchObject({ kind: 'accept', refusal: null });
    send({ kind: 'end', reason: 'resigns', stops: false });
    expect(await next()).toEqual({ kind: 'end', reason: 'none', stops: false });
    send(request('white'));
    expect(await next()).toMatchObject({ kind: 'accept', refusal: null });
    expect(await next()).toMatchObject({ kind: 'move' });
    send({ kind: 'end', reason: 'none', stops: false });
    expect(await next()).toMatchObject({ kind: 'end' });
  });

  test('accepts no takeback, and ignores text messages', async () => {
    socket.write('Chello\0nonsense\0B001W\0');
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString('latin1')));
    });
    expect(answer).toContain('K1\0');
  });

  test('refuses a different version and a position without legal moves', async () => {
    messages.length = 0;
    socket.write(`${makeMessage(request('white')).replace('R01', 'R02')}\0`);
    expect(await next()).toMatchObject({ kind: 'accept', refusal: 'other-version' });
    send(request('white', `W${'e'.repeat(49)}b`));
    expect(await next()).toMatchObject({ kind: 'accept', refusal: 'not-this-game' });
  });
});

const outcomes = async (port: number, options: Partial<CallOptions> = {}): Promise<readonly string[]> => {
  const defaults = {
    host: '127.0.0.1',
    port,
    games: 1,
    minutes: 0,
    moves: 0,
    patience: 20_000,
    report: () => undefined,
  };
  return Array.fromAsync(callForGames(international, { ...defaults, ...options }));
};

describe('a call', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  const listen = async (server: Server): Promise<number> => {
    servers.push(server);
    if (!server.listening) await once(server, 'listening');
    const address: string | AddressInfo | null = server.address();
    if (typeof address !== 'object' || !address) throw new Error('a server without a port');
    return address.port;
  };

  const answering = (answer: (message: Message | null, socket: Socket) => string | null): Promise<number> => {
    const server = createServer((socket) => {
      socket.on('data', (chunk) => {
        for (const text of chunk.toString('latin1').split('\0').slice(0, -1)) {
          const said = answer(parseMessage(text), socket);
          if (said !== null) socket.write(`${said}\0`);
        }
      });
      socket.on('error', () => socket.destroy());
    });
    return listen(server.listen(0, '127.0.0.1'));
  };

  const accept: Message = { kind: 'accept', name: 'Tester', refusal: null };

  test('plays the requested number of games, alternates colors, and uses the agreed game length', async () => {
    let line = startLine(international);
    let agreed = 0;
    const colors: string[] = [];
    const moveNow = (): string => {
      if (line.moves.length >= 2 * agreed) return makeMessage({ kind: 'end', reason: 'none', stops: false });
      const [move] = legalMoves(international, lastPosition(line));
      if (!move) throw new Error('no move');
      line = extend(line, move);
      return makeMessage({ kind: 'move', seconds: 0, text: makeHubMove(move) });
    };
    const port = await answering((message) => {
      if (message?.kind === 'request') {
        [line, agreed] = [startLine(international), message.moves];
        colors.push(message.color);
        return message.color === 'white' ? `${makeMessage(accept)}\0${moveNow()}` : makeMessage(accept);
      }
      // The side to move ends a game, and the other side confirms the end.
      if (message?.kind === 'end')
        return lastPosition(line).turn === colors.at(-1) ? null : makeMessage(message);
      if (message?.kind !== 'move') return null;
      const theirs = parseHubMove(legalMoves(international, lastPosition(line)), message.text);
      if (!theirs) throw new Error(message.text);
      line = extend(line, theirs);
      return moveNow();
    });
    expect(await outcomes(port, { games: 2, moves: 5 })).toEqual(['none', 'none']);
    expect(colors).toEqual(['black', 'white']);
    expect(line.moves).toHaveLength(10);
  });

  test('plays until the end, and both sides agree on the winner', async () => {
    // Loses everything at once: this player always plays the first legal move.
    let line = startLine(international);
    const port = await answering((message) => {
      if (message?.kind === 'request') return makeMessage(accept);
      if (message?.kind === 'end') return makeMessage({ kind: 'end', reason: 'none', stops: false });
      if (message?.kind !== 'move') return null;
      const theirs = parseHubMove(legalMoves(international, lastPosition(line)), message.text);
      if (!theirs) throw new Error(message.text);
      line = extend(line, theirs);
      const [answer] = legalMoves(international, lastPosition(line));
      if (!answer) return makeMessage({ kind: 'end', reason: 'resigns', stops: false });
      line = extend(line, answer);
      return makeMessage({ kind: 'move', seconds: 0, text: makeHubMove(answer) });
    });
    expect(await outcomes(port)).toEqual(['won']);
  });

  test.each([
    [0, '001'],
    [0.2, '001'],
    [0.5, '001'],
    [1, '001'],
    [1.5, '002'],
    [5, '005'],
    [999, '999'],
  ])('a game of %d minutes requests %s', async (minutes, field) => {
    let asked = '';
    const port = await answering((message, socket) => {
      if (message?.kind === 'request') asked = makeMessage(message);
      socket.end(`${makeMessage({ ...accept, refusal: 'not-this-game' })}\0`);
      return null;
    });
    expect(await outcomes(port, { minutes })).toEqual(['not-this-game']);
    // The message: R, the version, a name of 32 letters, a color, and the minutes.
    expect(asked.slice(36, 39)).toBe(field);
  });

  test('a game with an illegal move is ended', async () => {
    const port = await answering((message) => {
      if (message?.kind === 'request') return makeMessage(accept);
      if (message?.kind === 'move') return 'M0001010600';
      return message?.kind === 'end' ? 'E00' : null;
    });
    expect(await outcomes(port)).toEqual(['none']);
  });

  test('stops waiting for a program that doesn’t answer, disconnects, or sends no end', async () => {
    const silent = await answering(() => null);
    await expect(outcomes(silent, { patience: 50 })).rejects.toThrow('did not answer in time');
    const rude = await answering((_, socket) => {
      socket.end();
      return null;
    });
    await expect(outcomes(rude)).rejects.toThrow('closed the connection');
    const endless = await answering((_, socket) => {
      socket.write('C'.repeat(5000));
      return null;
    });
    await expect(outcomes(endless)).rejects.toThrow('closed the connection');
  });

  test('reports that nobody is listening', async () => {
    const port = await answering(() => null);
    servers.pop()?.close();
    await expect(outcomes(port)).rejects.toThrow('ECONNREFUSED');
  });
});
