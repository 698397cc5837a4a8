/**
 * How long a bot takes from its start to its first answer, with an empty database and with a
 * million games, a hundred thousand of them running. It uses HTTPS, because a database stores its
 * gateway session, which the next stand-in would reject.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { keepServer } from '../postgres/keep.ts';
import { less, median, type Bench, type Figure } from './bench.ts';
import { cpuOf } from './bot/report.ts';
import { withBot } from './bot/stage.ts';
import { fill } from './store/fill.ts';
import { databaseAt } from '../store/opened.ts';

const MANY = 1_000_000;
/** Measured starts. An extra start before each of them warms the system's caches. */
const ROUNDS = 5;

type Place = { readonly databasePath: string } | { readonly databaseUrl: string };

interface Starts {
  /** Time until a user who asked as soon as possible got the answer, in ms. */
  readonly answered: number[];
  /** CPU time until that answer, in ms. */
  readonly cpu: number[];
}

async function start(place: Place, { answered, cpu }: Starts): Promise<void> {
  for await (const { anna, channel, startedAt, child } of withBot({ ...place, way: 'door' })) {
    await (await anna.command(channel, 'games')).answer();
    answered.push(performance.now() - startedAt);
    cpu.push(cpuOf(child));
  }
}

async function filled(place: Place, games: number): Promise<void> {
  const opened = await databaseAt(Object.values(place).join(''));
  if (games > 0) await fill(opened, games);
  await opened.db.destroy();
}

/** The median. The first start is for warming up. */
const usual = (values: readonly number[]): number => median(values.slice(1));

/** Both take turns, so that a busy moment of the machine hits both. */
async function* measure(name: string, few: Place, many: Place): AsyncGenerator<Figure> {
  await filled(few, 0);
  await filled(many, MANY);
  const [small, large]: [Starts, Starts] = [
    { answered: [], cpu: [] },
    { answered: [], cpu: [] },
  ];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await start(few, small);
    await start(many, large);
  }
  const [peer, said] = ['with nothing stored', `${name}: start to first answer, ${MANY} games`];
  yield less(said, 'ms', usual(large.answered), peer, usual(small.answered));
  yield less(`${said}, CPU`, 'ms', usual(large.cpu), peer, usual(small.cpu));
}

export const startWithMillion: Bench = async function* both() {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  try {
    const file = (name: string): Place => ({ databasePath: join(folder, `${name}.sqlite`) });
    yield* measure('SQLite', file('few'), file('many'));
  } finally {
    await rm(folder, { recursive: true });
  }
  const server = await keepServer('durable');
  try {
    const first = await databaseAt(server.url);
    for (const name of ['few', 'many'])
      await sql`create database ${sql.id(name)} template template0`.execute(first.db);
    await first.db.destroy();
    const base = (name: string): Place => ({ databaseUrl: new URL(`/${name}`, server.url).href });
    yield* measure('PostgreSQL', base('few'), base('many'));
  } finally {
    await server.stop();
  }
};
