/** Sessions of the Hub protocol with the real process: a game, invalid input, time, canceling. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { makeHubMove, parseHubMove, parsePosition } from '../../src/tools/hub/board.ts';
import { makeCommand, parseCommand, parseLevel } from '../../src/tools/hub/command.ts';

interface Peer {
  readonly send: (...lines: readonly string[]) => void;
  /** Waits for the next line that starts with this text. Earlier lines are dropped. */
  readonly next: (beginning: string) => Promise<string>;
  readonly process: ChildProcessWithoutNullStreams;
}

function startEngine(): Peer {
  const child = spawn('node', ['src/tools/engine.ts']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    send: (...sent) => void child.stdin.write(sent.map((line) => `${line}\n`).join('')),
    next: async (beginning) => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`the engine ended before saying ${beginning}`);
        if (value.startsWith(beginning)) return value;
      }
    },
  };
}

const moveIn = (done: string): string => parseCommand(done)?.args.get('move') ?? '';

describe('a session', () => {
  let engine: Peer;
  beforeAll(async () => {
    engine = startEngine();
    engine.send('hub');
    await engine.next('wait');
    engine.send('set-param name=variant value=frisian', 'init');
    await engine.next('ready');
  });
  afterAll(() => engine.process.kill());

  test('the engine introduces itself as the protocol requires', async () => {
    engine.send('hub');
    expect(await engine.next('id')).toMatch(/^id name=Crownhead version=\S+ author="/);
    expect(await engine.next('param')).toContain('values="normal bt frisian losing russian');
    expect(await engine.next('wait')).toBe('wait');
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is not a command', async (line) => {
    engine.send(line, `${line} x=1`, 'ping');
    expect(await engine.next('pong')).toBe('pong');
  });

  test('plays a game against itself with its own moves', async () => {
    const variant = variantOf('frisian');
    let line = startLine(variant);
    for (let ply = 0; ply < 12; ply += 1) {
      engine.send(`pos moves="${line.moves.map(makeHubMove).join(' ')}"`, 'level nodes=2000', 'go think');
      const move = parseHubMove(legalMoves(variant, lastPosition(line)), moveIn(await engine.next('done')));
      expect(move).not.toBeNull();
      if (move) line = extend(line, move);
    }
    expect(line.moves).toHaveLength(12);
  });

  test('reports progress during the search', async () => {
    engine.send('pos', 'level depth=6', 'go analyze');
    const info = parseCommand(await engine.next('info depth=6'));
    expect(Number(info?.args.get('nodes'))).toBeGreaterThan(50);
    expect(info?.args.get('pv')?.split(' ')[0]).toBe(moveIn(await engine.next('done')));
  });

  test('answers ping while it searches, and ends the search when it is told to stop', async () => {
    engine.send('pos', 'level infinite', 'go think', 'ping');
    expect(await engine.next('pong')).toBe('pong');
    engine.send('go think');
    expect(await engine.next('error')).toBe('error message="already searching"');
    engine.send('stop');
    expect(moveIn(await engine.next('done'))).toMatch(/^\d+[-x]\d+/);
  });

  test('ponders until the expected move is played, and then searches for its time', async () => {
    engine.send('pos', 'level move-time=0.05', 'go ponder', 'ping');
    expect(await engine.next('pong')).toBe('pong');
    engine.send('ponder-hit');
    expect(moveIn(await engine.next('done'))).toMatch(/^\d+[-x]\d+/);
  });

  test.each([
    ['an illegal move', 'pos moves="32-28 1-2"', 'illegal move 1-2'],
    ['an unreadable position', 'pos pos=Wxyz', 'unreadable position'],
    ['a position of another size', `pos pos=W${'e'.repeat(32)}`, 'unreadable position'],
    ['an unreadable level', 'level move-time=soon', 'unreadable level'],
    ['an unknown variant', 'set-param name=variant value=chess', 'no variant chess'],
  ])('answers %s with an error and continues', async (_, sent, message) => {
    engine.send(sent);
    expect(await engine.next('error')).toBe(`error message="${message}"`);
    engine.send('ping');
    expect(await engine.next('pong')).toBe('pong');
  });

  test.each(['pos pos=Wxyz', 'pos moves="32-28 1-2"', 'pos fen=W:W1'])(
    'doesn’t search after %s, and searches again after a position',
    async (sent) => {
      engine.send('pos', sent, 'level infinite', 'go think', 'ping');
      await engine.next('error');
      expect(await engine.next('error')).toBe('error message="no position: the last one was refused"');
      expect(await engine.next('pong')).toBe('pong');
      engine.send('pos', 'level nodes=100', 'go think');
      expect(moveIn(await engine.next('done'))).toMatch(/^\d+[-x]\d+/);
    },
  );

  test('ignores unknown commands', async () => {
    engine.send('', 'dance partner=you', 'ping colour=red');
    expect(await engine.next('pong')).toBe('pong');
  });

  test('reports no move in a lost position', async () => {
    engine.send(`pos pos=Wb${'e'.repeat(49)}`, 'level nodes=100', 'go think');
    expect(await engine.next('error')).toBe('error message="no legal move"');
  });

  test('exits on quit', async () => {
    const other = startEngine();
    other.send('pos', 'level infinite', 'go think', 'quit');
    expect(await once(other.process, 'exit')).toEqual([0, null]);
  });

  test('exits when the other program has exited', async () => {
    const other = startEngine();
    other.send('pos', 'level infinite', 'go think');
    other.process.stdin.end();
    expect(await once(other.process, 'exit')).toEqual([0, null]);
  });
});

test('messages with quotes, flags and spaces are parsed', () => {
  const command = parseCommand('  pos pos=WbeW   moves="32-28 19-23"  quick');
  expect(command?.name).toBe('pos');
  const expected = [
    ['pos', 'WbeW'],
    ['moves', '32-28 19-23'],
    ['quick', ''],
  ];
  expect([...(command?.args ?? [])]).toEqual(expected);
  expect(parseCommand('   ')).toBeNull();
});

test('messages have quotes where they are needed', () => {
  expect(makeCommand('done', { move: '32-28', ponder: null, pv: 'a b', empty: '' })).toBe(
    'done move=32-28 pv="a b" empty=""',
  );
});

test('captured pieces are accepted in any order', () => {
  const variant = variantOf('international');
  const position = parsePosition(
    variant,
    `W${'e'.repeat(17)}bee${'e'.repeat(6)}bee${'e'.repeat(1)}w${'e'.repeat(18)}`,
  );
  const legal = position ? legalMoves(variant, position) : [];
  for (const move of legal) {
    const [from, to, ...taken] = makeHubMove(move).split(/[-x]/);
    expect(parseHubMove(legal, [from, to, ...taken.toReversed()].join('x'))).toEqual(move);
  }
  expect(parseHubMove(legal, '99-100')).toBeNull();
  expect(parseHubMove(legal, 'nonsense')).toBeNull();
});

test.each([
  ['depth=9', { depth: 9 }],
  ['nodes=5000', { nodes: 5000 }],
  ['move-time=0.5', { ms: 500 }],
  ['infinite', {}],
])('the option level %s is parsed', (text, limits) => {
  expect(parseLevel(parseCommand(`level ${text}`)?.args ?? new Map())).toEqual(limits);
});

test('a level with a clock uses only a share of the remaining time', () => {
  const args = parseCommand('level time=60 inc=1 moves=10')?.args ?? new Map();
  expect(parseLevel(args)?.ms).toBeGreaterThan(3000);
  expect(parseLevel(args)?.ms).toBeLessThan(12_000);
  expect(parseLevel(parseCommand('level time=0')?.args ?? new Map())?.ms).toBe(5);
});
