/**
 * 100,000 votes from processes that are killed and started again. The votes counted at each closing
 * are the stored votes, and the stored votes match the replies to the voters.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { MoveTally } from '../../src/game/vote/count.ts';
import { readyDatabase } from '../postgres/database.ts';
import { newFile } from './file.ts';
import { keptDatabase, keptStore } from './place.ts';
import { nextVersion, sampleGame } from './samples.ts';

const VOTER = fileURLToPath(new URL('voter.ts', import.meta.url));
const VOTES = 100_000;
const PROCESSES = 2;
const VOTERS = 2000;
/** After how many votes a vote is closed, and after how many a process is killed. */
const [CLOSED_EVERY, KILLED_EVERY] = [9000, 7000];

interface Told {
  readonly ply: number;
  readonly user: string;
  readonly move: string;
}

/** The processes' output about each voter's votes on a move, in order. */
interface Heard {
  saved: number;
  /** The moves that a stored vote may be for: the last acknowledged move, and later tries. */
  readonly allowed: Map<string, readonly string[]>;
  readonly acknowledged: Set<string>;
}

const keyOf = ({ ply, user }: Told): string => `${ply} ${user}`;

function hear(heard: Heard, line: string): void {
  const [what, ply, user = '', move = ''] = line.split(' ');
  const told = { ply: Number(ply), user, move };
  const key = keyOf(told);
  const tries = heard.allowed.get(key) ?? [];
  if (what === 'trying') heard.allowed.set(key, [...tries, move]);
  else if (what === 'overtaken') heard.allowed.set(key, tries.toSpliced(tries.lastIndexOf(move), 1));
  else {
    heard.saved += 1;
    heard.acknowledged.add(key);
    heard.allowed.set(key, [move]);
  }
}

/** Starts a process under this name, and again after each kill. Each process has its own voters. */
function voting(place: string, name: string, heard: Heard) {
  let turn = 0;
  let isOver = false;
  let child: ChildProcess | null = null;
  const run = async (): Promise<void> => {
    while (!isOver) {
      turn += 1000;
      const started = spawn(process.execPath, [VOTER, place, name, `${VOTERS}`, `${turn}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      let rest = '';
      started.stdout.on('data', (chunk: Buffer) => {
        const lines = (rest + String(chunk)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) hear(heard, line);
      });
      const [code] = await once(started, 'close');
      isOver ||= code === 0;
    }
  };
  return { ended: run(), kill: () => child?.kill('SIGKILL') };
}

test.each([
  ['SQLite', newFile],
  ['PostgreSQL', readyDatabase],
])(
  'on %s, 100,000 votes from killed processes equal a recount of the acknowledged votes',
  async (_name, make) => {
    const place = await make();
    const store = await keptStore(place);
    const { db } = await keptDatabase(place);
    let game = sampleGame({ id: 'g1' });
    await store.games.add(game, 9000);
    const heard: Heard = { saved: 0, allowed: new Map(), acknowledged: new Set() };
    const processes = Array.from({ length: PROCESSES }, (_, index) =>
      voting(place, 'ab'.charAt(index), heard),
    );
    const counted = new Map<number, readonly MoveTally[]>();
    let kills = 0;
    const close = async (changes = {}): Promise<void> => {
      const ply = game.moves.length;
      game = nextVersion(game, { moves: [...game.moves, 'c3-d4'], ...changes });
      expect(await store.games.save(game, 9000)).toBe(true);
      const { moves } = await store.votes.tallies({ gameId: 'g1', ply, round: 0, from: 0, color: 'white' });
      counted.set(ply, moves);
    };
    while (heard.saved < VOTES) {
      await sleep(10);
      if (heard.saved > (counted.size + 1) * CLOSED_EVERY) await close();
      if (heard.saved < (kills + 1) * KILLED_EVERY) continue;
      processes[kills % PROCESSES]?.kill();
      kills += 1;
    }
    await close({ result: { winner: null, by: 'agreement' } });
    await Promise.all(processes.map(({ ended }) => ended));

    expect(kills).toBeGreaterThan(10);
    const rows = await db.selectFrom('vote').select(['ply', 'user_id as user', 'move']).execute();
    const stored = new Map(rows.map((row) => [keyOf(row), row.move]));
    expect(stored.size).toBe(rows.length);
    const lost = [...heard.acknowledged].filter((key) => !stored.has(key));
    const wrong = rows.filter((row) => heard.allowed.get(keyOf(row))?.includes(row.move) !== true);
    expect({ lost, wrong }).toEqual({ lost: [], wrong: [] });
    for (const [ply, moves] of counted) {
      const onPly = rows.filter((row) => row.ply === ply);
      const recount = (move: string): number => onPly.filter((row) => row.move === move).length;
      expect(moves).toEqual(moves.map(({ move }) => ({ move, votes: recount(move) })));
      expect(moves.reduce((sum, { votes }) => sum + votes, 0)).toBe(onPly.length);
    }
  },
  300_000,
);
