/** A healthy bot, and every fault for the doctor to find. */
import { chmod, truncate, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { enableActivities } from '../../playground/server/world/activities.ts';
import type { PagePlace } from '../../src/live/place.ts';
import { openWebServer } from '../../src/web/server.ts';
import { openBeside } from '../store/file.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { makeOlder } from '../store/oldDatabase.ts';
import { change } from '../store/place.ts';
import {
  alter,
  answering,
  backedUp,
  GB,
  gateway,
  idle,
  overwrite,
  type Patient,
  server,
  set,
  shift,
  takenPort,
  withDoor,
} from './doctorPatient.ts';

type Seed = (patient: Patient) => unknown;

/** A running bot that reports that its sweep is late. Returns its port. */
const unreadyPort = (): Promise<number> =>
  healthPort({
    checks: {
      // The doctor requests this address itself.
      disk: { isWell: false, words: 'no room' },
      sweep: { isWell: false, words: 'the sweep has not run' },
    },
  });

async function healthPort(told: object): Promise<number> {
  const route = {
    method: 'GET',
    path: '/health',
    answer: () => ({ status: 503, body: JSON.stringify(told) }),
  } as const;
  const place = { host: '127.0.0.1', port: 0 };
  const opened = await openWebServer({ ...place, routes: [route], report: () => undefined });
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(() => opened.value.close());
  return opened.value.port;
}

/**
 * The fault, its name in the doctor's output, and required parts of the sentence: the affected
 * part, and the solution.
 */
const PAGE = { host: '127.0.0.1', publicUrl: 'https://127.0.0.1:1', board: 'link' } as const;

/** A page whose settings in the developer portal are right, but which is not served. */
function withPage(one: Patient, changes: Partial<PagePlace> = {}): void {
  const page = { ...PAGE, port: 0, clientSecret: one.discord.clientSecret, ...changes };
  one.discord.world.redirects = [`${page.publicUrl}/login/done`];
  set(one, { page });
}

/** A page that is served, or something else that answers at its address. */
async function servedPage(one: Patient, body: string, publicUrl?: string): Promise<number> {
  const route = { method: 'GET', path: '/', answer: () => ({ status: 200, body }) } as const;
  const opened = await openWebServer({
    host: '127.0.0.1',
    port: 0,
    routes: [route],
    report: () => undefined,
  });
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(() => opened.value.close());
  const { port } = opened.value;
  withPage(one, { port, publicUrl: publicUrl ?? `http://127.0.0.1:${port}` });
  return port;
}

const SERVED = '<title>Crownhead</title>';

export const FAULTS: readonly (readonly [string, RegExp, Seed])[] = [
  ['no-token', /DISCORD_TOKEN.*developer portal/u, (one) => set(one, { token: undefined })],
  [
    'page-not-https',
    /PUBLIC_URL is http:.*not https.*proxy with TLS/u,
    (one) => withPage(one, { publicUrl: 'http://draughts.example' }),
  ],
  [
    'page-unreachable',
    /can't be reached at PUBLIC_URL, https:\/\/127\.0\.0\.1:1.*proxy/u,
    (one) => servedPage(one, SERVED, 'https://127.0.0.1:1'),
  ],
  [
    'page-other',
    /Another website answers at PUBLIC_URL.*proxy/u,
    async (one) => {
      const other = await servedPage(one, 'Welcome to nginx');
      await servedPage(one, SERVED, `http://127.0.0.1:${other}`);
    },
  ],
  ['page-no-websocket', /passes requests but no WebSockets.*Upgrade/u, (one) => servedPage(one, SERVED)],
  [
    'wrong-client-secret',
    /refuses DISCORD_CLIENT_SECRET.*OAuth2/u,
    (one) => withPage(one, { clientSecret: 'wrong' }),
  ],
  [
    'no-redirect',
    /\/login\/done is missing among the redirects.*OAuth2/u,
    (one) => {
      withPage(one);
      one.discord.world.redirects = ['https://elsewhere.example/login/done'];
    },
  ],
  [
    'no-activity',
    /BOARD is activity.*Activities.*BOARD=link/u,
    (one) => withPage(one, { board: 'activity' }),
  ],
  [
    'unchecked-verification',
    /can't be checked.*25 members.*BOARD=link/u,
    (one) => {
      withPage(one, { board: 'activity' });
      enableActivities(one.discord.world);
    },
  ],
  ['wrong-token', /refused the token\. Copy it again/u, (one) => set(one, { token: 'not.the.token' })],
  ['discord-away', /can't be reached.*Check/u, (one) => set(one, { apiUrl: 'http://127.0.0.1:1/api' })],
  [
    'discord-away',
    /can't be reached.*discordstatus/u,
    ({ discord }) => discord.faults.rest({ times: 9, effect: { status: 502, page: '<html>' } }),
  ],
  [
    'endpoint',
    /to https:\/\/old\.example\/hook,.*Empty/u,
    (one) =>
      answering(one, /applications/u, {
        id: '1',
        bot: { id: '2' },
        verify_key: '',
        interactions_endpoint_url: 'https://old.example/hook\u001B',
      }),
  ],
  [
    'no-endpoint',
    /no interactions to INTERACTIONS_PORT\. While the bot runs, write/u,
    (one) => withDoor(one),
  ],
  [
    'other-endpoint',
    /to https:\/\/bot\.example\/hook, but the bot expects them at \/interactions\. Check/u,
    (one) => {
      withDoor(one);
      one.discord.world.endpoint = 'https://bot.example/hook';
    },
  ],
  [
    'other-key',
    /belong to different applications.*Copy both/u,
    (one) => set(one, { door: { host: '127.0.0.1', port: 0, publicKey: 'ab'.repeat(32) } }),
  ],
  [
    'port-taken',
    /port \d+ at 127\.0\.0\.1 is in use\. Set INTERACTIONS_PORT/u,
    async (one) => {
      one.discord.world.endpoint = 'https://bot.example/interactions';
      const door = { host: '127.0.0.1', port: await takenPort(), publicKey: one.discord.publicKey };
      set(one, { door });
    },
  ],
  ['no-starts', /not connect again for 2 h.*log/u, (one) => answering(one, /gateway/u, gateway(0))],
  ['clock', /3600 s ahead of.*timedatectl/u, (one) => shift(one, 3_600_000)],
  ['clock', /60 s behind.*timedatectl/u, (one) => shift(one, -60_000)],
  [
    'no-servers',
    /not in any server.*https:\/\/discord\.com\/oauth2/u,
    (one) => answering(one, /guilds/u, []),
  ],
  [
    'lacking-rights',
    /lacks Send Messages, Attach Files in Chess Club\. .*Roles/u,
    (one) => answering(one, /guilds/u, [server('Chess\u001B Club', 1n << 10n)]),
  ],
  [
    'lacking-rights',
    /lacks View Channel.* in s0, s1, s2, s3, s4 and 2 more\./u,
    (one) =>
      answering(
        one,
        /guilds/u,
        Array.from({ length: 7 }, (_, at) => server(`s${at}`, 0n, String(at))),
      ),
  ],
  [
    'not-in-server',
    /not in the server 1234567890.*DISCORD_GUILD_ID/u,
    (one) => set(one, { guildId: '123456789012345678' }),
  ],
  [
    'not-ready',
    /not ready: the sweep has not run\. See its log/u,
    async (one) => set(one, { health: { host: '127.0.0.1', port: await unreadyPort(), names: [] } }),
  ],
  [
    'one-visitor',
    /come from 172\.17\.0\.1\. .*TRUSTED_PROXIES=172\.17\.0\.1/u,
    async (one) => {
      const port = await healthPort({ checks: {}, visitorsFrom: '172.17.0.1' });
      set(one, { health: { host: '127.0.0.1', port, names: [] } });
    },
  ],
  [
    'port-no-address',
    /no address 192\.0\.2\.1\. Set HEALTH_HOST/u,
    (one) => set(one, { health: { host: '192.0.2.1', port: 9464, names: [] } }),
  ],
  ['port-taken', /in use.*PORT/u, async (one) => set(one, idle('127.0.0.1', await takenPort()))],
  ['port-no-address', /no address 203\.0\.113\.7.*HOST/u, (one) => set(one, idle('203.0.113.7', 0))],
  ['open-settings', /can read .*chmod 600/u, ({ secrets }) => chmod(secrets, 0o644)],
  ['old-node', /v24\.3\.0 is too old.*npm start/u, (one) => alter(one, { node: 'v24.3.0' })],
  [
    'full-disk',
    /Only 50 MB free on the disk of .*Free some space/u,
    (one) => alter(one, { freeDisk: async () => 50 * 2 ** 20 }),
  ],
  [
    'little-memory',
    /Only 20 MB of memory.*ENGINE_THREADS/u,
    (one) => alter(one, { memory: { total: GB, free: 20 * 2 ** 20 } }),
  ],
  [
    'too-many-threads',
    /900 MB.*512 MB\. Set ENGINE_THREADS=3/u,
    (one) => {
      set(one, { engineThreads: 8 });
      alter(one, { memory: { total: GB / 2, free: GB / 4 } });
    },
  ],
  ['unwritable', /can't be written\. Check/u, (one) => set(one, { databasePath: `${one.path}/games.db` })],
  [
    'folder',
    /is a folder, and a database is a file/u,
    (one) => set(one, { databasePath: dirname(one.path) }),
  ],
  [
    'not-a-database',
    /not a database.*Use another/u,
    ({ path }) => writeFile(path, 'Dear diary. '.repeat(500)),
  ],
  ['damaged', /damaged.*Restore it from a backup/u, ({ path }) => overwrite(path)],
  ['damaged', /damaged.*backup/u, async ({ path }) => truncate(path, (await stat(path)).size / 2)],
  [
    'foreign',
    /another program.*Use another/u,
    async (one) => {
      const other = await pathInNewFolder('recipes.db');
      await change(other, 'create table recipe (id integer)');
      set(one, { databasePath: other });
    },
  ],
  [
    'newer',
    /newer version.*Start that version/u,
    ({ path }) => change(path, "insert into kysely_migration values ('999-future', '2030-01-01')"),
  ],
  [
    'busy',
    /locked by another program\. Stop/u,
    ({ path }) => {
      const other = openBeside(path);
      other.exec('begin immediate');
      onTestFinished(() => other.close());
    },
  ],
  [
    'old-schema',
    /older version.*start the bot/u,
    async (one) => {
      const old = await pathInNewFolder('old.db');
      await makeOlder(old);
      set(one, { databasePath: old });
    },
  ],
  [
    'damaged-rows',
    /Unreadable rows in the table game: 4 \(g1, g2, g3, …\)\..*restore/u,
    ({ path }) => change(path, 'update game set data = \'{"id":\''),
  ],
  [
    'damaged-rows',
    /Unreadable rows in the table preference: 1\. /u,
    ({ path }) =>
      change(path, "insert into preference (user_id, version, data) values ('anna', 1, '{\"notation\":0}')"),
  ],
  [
    'resting',
    /abandoned after it failed three times: 1\. .*npx crownhead due/u,
    ({ path }) => change(path, "update game set due_at = 8640000000000000 where id = 'g1'"),
  ],
  [
    'late',
    /In the database, work has been due for \d+ s\. Start the bot/u,
    ({ path }) => change(path, "update game set due_at = 5000 where id in ('g1', 'g2')"),
  ],
  [
    'newest-backup',
    /newest backup, .*Z\.sqlite, was made 24 h ago, at \d{4}-.*Z, and has 4 games\. It is on the same disk.*Set BACKUP_FOLDER/u,
    (one) => backedUp(one, 1),
  ],
  ['backups-off', /no daily backups \(BACKUP_FOLDER=off\)\. .*another disk/u, () => undefined],
  ['no-backup', /no backup in .*backups\. Start the bot/u, (one) => backedUp(one, 0)],
  ['old-backup', /is 3 days old\. Run npx crownhead backup/u, (one) => backedUp(one, 3)],
  [
    'damaged-backup',
    /newest backup, .*sqlite, can't be restored\. Delete it/u,
    async (one) => truncate(await backedUp(one, 1), 4096 * 3),
  ],
  [
    'unchecked-backup',
    /was made by pg_dump and can't be read: pg_restore was not found\. Install/u,
    async (one) => {
      await writeFile(await backedUp(one, 1), 'PGDMP');
      vi.stubEnv('PATH', '/nowhere');
      onTestFinished(() => void vi.unstubAllEnvs());
    },
  ],
  [
    'unreachable',
    /No PostgreSQL answers at 127\.0\.0\.1:1\. Check/u,
    (one) => set(one, { databaseUrl: 'postgres://bot:secret@127.0.0.1:1/games' }),
  ],
];
