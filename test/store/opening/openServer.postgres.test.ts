/**
 * The store's message to the operator if a server's database can't be used. It never contains
 * secrets.
 */
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/store/opening/open.ts';
import { addressOf, newDatabase, tell } from '../../postgres/database.ts';
import { sampleChallenge, sampleGame } from '../samples.ts';
import { opened } from './filled.ts';

/** The same database, for a user who owns nothing in it. */
async function guestOf(address: string): Promise<string> {
  const role = `guest_${new URL(address).pathname.slice(1)}`;
  await tell(`create role ${role} login password 'secret'`);
  onTestFinished(() => tell(`drop role ${role}`));
  return Object.assign(new URL(address), { username: role, password: 'secret' }).href;
}

/** Ends all connections to a database from outside, like a restart of the server. */
const cutOff = (address: string): Promise<void> =>
  tell(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(address).pathname.slice(1)}'`,
  );

const REFUSED = /refused the user or the password/u;

test.each<[string, RegExp, () => Promise<string>]>([
  ['unreachable', /No PostgreSQL answers at 127\.0\.0\.1:9\b/u, async () => addressOf({ port: '9' })],
  [
    'unreachable',
    /No PostgreSQL answers at nowhere\.invalid:5432/u,
    async () => 'postgres://bot:secret@nowhere.invalid/games',
  ],
  ['denied', REFUSED, async () => addressOf({ password: 'secret' })],
  ['denied', REFUSED, async () => addressOf({ username: 'nobody', password: 'secret' })],
  ['no-database', /has no database "missing"/u, async () => addressOf({ database: 'missing' })],
  ['no-encryption', /can't agree on encryption/u, async () => `${addressOf({})}?sslmode=verify-full`],
  ['no-rights', /may not create or use tables/u, async () => guestOf(await newDatabase())],
  [
    'foreign',
    /another program/u,
    async () => {
      const address = await newDatabase();
      await tell('create table recipe (id integer)', address);
      return address;
    },
  ],
  [
    'newer',
    /newer version/u,
    async () => {
      const address = await newDatabase();
      await (await opened(address)).close();
      await tell("insert into kysely_migration values ('999-future', '2030-01-01')", address);
      return address;
    },
  ],
])('%s is reported with the message: %s', async (code, message, make) => {
  const address = await make();
  const attempt = await openStore(address, () => undefined);
  const problem = attempt.ok ? null : attempt.problem;
  expect(problem).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(inspect(problem)).not.toContain(new URL(address).password);
});

test('an unusable database is left unchanged', async () => {
  const address = await newDatabase();
  await tell('create table recipe (id integer)', address);
  await openStore(address, () => undefined);
  await expect(tell('select from game', address)).rejects.toThrow('does not exist');
});

test('the bot waits for a database that temporarily accepts no connections', async () => {
  const address = await newDatabase();
  await (await opened(address)).close();
  await tell('grant select on kysely_migration to public', address);
  const guest = await guestOf(address);
  const name = new URL(address).pathname.slice(1);
  await tell(`alter database ${name} connection limit 0`);
  const opening = openStore(guest, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await tell(`alter database ${name} connection limit -1`);
  const attempt = await opening;
  expect(attempt.ok).toBe(true);
  if (attempt.ok) await attempt.value.close();
});

test('a connection lost while idle is reported without its address, and then replaced', async () => {
  const address = await newDatabase();
  const reports: unknown[] = [];
  const store = await opened(address, reports);
  await store.challenges.add(sampleChallenge(), 2000);
  await cutOff(address);
  await expect
    .poll(() => reports.map(String))
    .toEqual([expect.stringContaining('a connection to PostgreSQL was lost')]);
  expect(inspect(reports, { depth: 10, showHidden: true })).not.toContain(new URL(address).password);
  expect((await store.challenges.load('c1'))?.challenge.id).toBe('c1');
  await store.close();
});

test('a connection lost during a transaction leaves nothing half done, and the process keeps running', async () => {
  const address = await newDatabase();
  const store = await opened(address);
  const rounds = Array.from({ length: 20 }, (_, round) => `${round}`);
  for (const id of rounds) await store.challenges.add(sampleChallenge({ id }), 2000);
  const told = new Map<string, boolean | 'failed'>();
  for (const id of rounds) {
    const accepted = sampleChallenge({ id, version: 2, state: 'accepted', gameId: id });
    const begun = store.games.begin(accepted, sampleGame({ id }), 2000).catch(() => 'failed' as const);
    await cutOff(address);
    told.set(id, await begun);
  }
  await store.close();

  const witness = await opened(address);
  for (const id of rounds) {
    const isAccepted = (await witness.challenges.load(id))?.challenge.state === 'accepted';
    expect((await witness.games.load(id)) !== null).toBe(isAccepted);
    expect([isAccepted, 'failed']).toContain(told.get(id));
  }
  await witness.close();
});
