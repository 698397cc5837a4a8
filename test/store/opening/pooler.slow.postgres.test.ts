/**
 * The bot behind a real PgBouncer: configurations that work, and configurations that it refuses
 * with a message.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StoreAway, type Store } from '../../../src/app/ports/store.ts';
import { holdServerAlone } from '../../../src/store/database/postgres.ts';
import { look } from '../../../src/store/looking/look.ts';
import { openNews } from '../../../src/store/opening/news.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { newCertificate } from '../../certificate.ts';
import { newDatabase } from '../../postgres/database.ts';
import { newPooler, type PoolerSettings } from '../../postgres/pooler.ts';
import { startServer } from '../../postgres/server.ts';
import { ENDPOINT } from '../../story/door.ts';
import { ready, run, settingsAt } from '../../story/process.ts';
import { openTable } from '../../story/table.ts';
import { sampleChallenge } from '../samples.ts';

const ignore = (): void => undefined;

async function storeAt(address: string, connections = 10): Promise<Store> {
  const opened = await openStore(address, ignore, connections);
  if (!opened.ok) throw new Error(opened.problem.message);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

async function newsAt(address: string) {
  const heard: (string | null)[] = [];
  const news = await openNews(address, ignore);
  onTestFinished(() => news.close());
  news.listen((id) => heard.push(id));
  await expect.poll(() => heard).toContain(null);
  return { news, heard };
}

const changed = (address: string, change: Partial<URL>): string =>
  Object.assign(new URL(address), change).href;

const SHARED = /shares a connection among its clients.*Set pool_mode=session/u;

test.each<[string, string, RegExp, PoolerSettings, ((address: string) => string)?]>([
  ['transactions share sessions', 'shared-sessions', SHARED, { pool_mode: 'transaction' }],
  [
    'transactions share one session',
    'shared-sessions',
    SHARED,
    { pool_mode: 'transaction', default_pool_size: 1 },
  ],
  [
    'transactions share sessions in turn',
    'shared-sessions',
    SHARED,
    { pool_mode: 'transaction', server_round_robin: 1, min_pool_size: 5 },
  ],
  ['statements share sessions', 'shared-sessions', SHARED, { pool_mode: 'statement' }],
  [
    'transactions share sessions that are reset',
    'shared-sessions',
    SHARED,
    { pool_mode: 'transaction', server_reset_query_always: 1 },
  ],
  ['sessions keep locks', 'left-sessions', /Set server_reset_query=DISCARD ALL/u, { server_reset_query: '' }],
  [
    'sessions keep locks, but no settings',
    'left-sessions',
    /Set server_reset_query=DISCARD ALL/u,
    { server_reset_query: 'RESET ALL' },
  ],
  [
    'sessions keep locks, but no messages',
    'left-sessions',
    /Set server_reset_query=DISCARD ALL/u,
    { server_reset_query: 'UNLISTEN *' },
  ],
  [
    'no connection is free',
    'busy',
    /It said: no more connections allowed \(max_client_conn\)\..*lower DATABASE_CONNECTIONS/u,
    { max_client_conn: 1 },
  ],
  ['no session is free', 'busy', /out of connections/u, { default_pool_size: 1 }],
  [
    'no session of the database is free',
    'busy',
    /It said: query_wait_timeout/u,
    { max_db_connections: 1, query_wait_timeout: 1 },
  ],
  ['the password is wrong', 'denied', /Check both/u, {}, (at) => changed(at, { password: 'secret' })],
  ['the user is unknown', 'denied', /Check both/u, {}, (at) => changed(at, { username: 'nobody' })],
  [
    'the database is missing',
    'no-database',
    /"missing"/u,
    { server_login_retry: 1 },
    (at) => changed(at, { pathname: '/missing' }),
  ],
  [
    'a parameter is refused',
    'refused',
    /It said: unsupported startup parameter: options\./u,
    {},
    (at) => `${at}?options=-csearch_path%3Dgames`,
  ],
  [
    'the bot wants encryption',
    'no-encryption',
    /can't agree on encryption/u,
    {},
    (at) => `${at}?sslmode=verify-full`,
  ],
])(
  'if %s, the startup error says %s, and so does the doctor',
  async (_name, code, message, settings, change = (address) => address) => {
    const pooler = await newPooler(await newDatabase(), settings);
    const address = change(pooler.address);
    const [opened, looked] = [await openStore(address, ignore), await look(address, Date.now())];
    for (const attempt of [opened, looked])
      expect(attempt).toMatchObject({ problem: { code, message: expect.stringMatching(message) } });
    expect(JSON.stringify([opened, looked])).not.toContain(new URL(address).password);
  },
  90_000,
);

test('a pooler that requires encryption says so, and encryption works', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-certificate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { certificate, key } = await newCertificate(folder, ['localhost']);
  const { address } = await newPooler(
    await newDatabase(),
    { client_tls_sslmode: 'require', client_tls_cert_file: certificate, client_tls_key_file: key },
    [certificate, key],
  );
  const plain = await openStore(address, ignore);
  expect(plain).toMatchObject({ problem: { code: 'no-encryption' } });
  const encrypted = changed(address, { hostname: 'localhost' });
  await storeAt(`${encrypted}?sslmode=verify-full&sslrootcert=${certificate}`);
});

test.each<[string, PoolerSettings]>([
  ['with its default settings', {}],
  ['that ignores parameters', { ignore_startup_parameters: 'idle_in_transaction_session_timeout,options' }],
  ['that resets every session', { server_reset_query_always: 1 }],
  [
    'that only drops what a session holds',
    { server_reset_query: 'DEALLOCATE ALL; UNLISTEN *; RESET ALL; SELECT pg_advisory_unlock_all()' },
  ],
  ['that takes sessions in turn', { server_round_robin: 1, min_pool_size: 5 }],
  ['that closes sessions soon', { server_lifetime: 1, server_idle_timeout: 1 }],
])(
  'processes behind a session pool %s are notified of each other’s changes, and prevent restores',
  async (_name, settings) => {
    const { address } = await newPooler(await newDatabase(), settings);
    const [one, other] = [await storeAt(address), await storeAt(address)];
    const [speaker, listener] = [await newsAt(address), await newsAt(address)];
    for (let n = 0; n < 20; n += 1) {
      await one.challenges.add(sampleChallenge({ id: `c${n}` }), 2000);
      speaker.news.tell(`c${n}`);
      expect((await other.challenges.load(`c${n}`))?.challenge.id).toBe(`c${n}`);
    }
    await expect.poll(() => listener.heard.length).toBe(21);

    expect(await holdServerAlone(address)).toBeNull();
    await one.close();
    expect(await holdServerAlone(address)).toBeNull();
    await other.close();
    const release = await holdServerAlone(address);
    expect(release).not.toBeNull();
    expect(await openStore(address, ignore)).toMatchObject({ problem: { code: 'restoring' } });
    await release?.();
    await storeAt(address);
  },
);

test('the lock ends when its bot is killed', async () => {
  const { address } = await newPooler(await newDatabase());
  const { discord } = await openTable({ endpoint: ENDPOINT });
  const bot = run({ ...settingsAt(discord, address), ENGINE_THREADS: '0' }, discord);
  await ready(discord);
  expect(await holdServerAlone(address)).toBeNull();
  bot.signal('SIGKILL');
  await bot.ended;
  const release = await holdServerAlone(address);
  expect(release).not.toBeNull();
  await release?.();
});

test('a store and its notifications survive restarts of the pooler and of PostgreSQL behind it', async () => {
  const server = await startServer({ durable: true });
  onTestFinished(() => server.stop());
  const pooler = await newPooler(server.url, { server_login_retry: 1 });
  const store = await storeAt(pooler.address);
  const [speaker, listener] = [await newsAt(pooler.address), await newsAt(pooler.address)];
  const restarts: readonly (readonly [() => Promise<void>, () => Promise<void>])[] = [
    [() => pooler.halt(), () => pooler.resume()],
    [() => pooler.halt('SIGKILL'), () => pooler.resume()],
    [() => server.halt(), () => server.resume()],
    [() => server.kill(), () => server.resume()],
  ];
  for (const [index, [halt, resume]] of restarts.entries()) {
    const id = `c${index}`;
    await store.challenges.add(sampleChallenge({ id }), 2000);
    const renewed = listener.heard.length + speaker.heard.length + 2;
    await halt();
    await expect(store.challenges.load(id)).rejects.toThrow(StoreAway);
    await resume();
    const loaded = (): Promise<string | undefined> =>
      store.challenges.load(id).then(
        (found) => found?.challenge.id,
        () => undefined,
      );
    await expect.poll(loaded).toBe(id);
    await expect.poll(() => listener.heard.length + speaker.heard.length).toBeGreaterThanOrEqual(renewed);
    speaker.news.tell(id);
    await expect.poll(() => listener.heard).toContain(id);
  }
}, 240_000);

test('a bot with fewer connections than the pool’s sessions never waits forever', async () => {
  const { address } = await newPooler(await newDatabase(), { default_pool_size: 4 });
  const store = await storeAt(address, 3);
  const ids = Array.from({ length: 100 }, (_, n) => `c${n}`);
  await Promise.all(ids.map((id) => store.challenges.add(sampleChallenge({ id }), 2000)));
  const loaded = await Promise.all(ids.map((id) => store.challenges.load(id)));
  expect(loaded.map((found) => found?.challenge.id)).toEqual(ids);
});
