/**
 * The settings: the values of each variable. All mistakes are reported at once, without repeating a
 * secret.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { Environment, parseConfig } from '../src/config.ts';

const DEFAULTS = {
  token: undefined,
  apiUrl: 'https://discord.com/api',
  guildId: undefined,
  requestShare: 1,
  shards: null,
  door: null,
  page: null,
  databasePath: 'data/crownhead.sqlite',
  databaseUrl: undefined,
  databaseConnections: 10,
  backups: { folder: 'data/backups', keep: 7 },
  logLevel: 'info',
  engineThreads: null,
  endingsFolder: 'data/endings',
  moreEndings: true,
  health: { host: '127.0.0.1', port: 9464, names: [] },
  playground: { host: '127.0.0.1', port: 3000 },
};

test('settings have defaults for everything but the token', () =>
  expect(parseConfig({})).toEqual({ ok: true, value: DEFAULTS }));

test('daily backups can be turned off', () =>
  expect(parseConfig({ BACKUP_FOLDER: 'off' })).toMatchObject({ value: { backups: { folder: null } } }));

test('an empty variable counts as not set', () =>
  expect(parseConfig({ DISCORD_TOKEN: '', PORT: ' ', LOG_LEVEL: '' })).toEqual({
    ok: true,
    value: DEFAULTS,
  }));

test('settings have the values of their variables', () => {
  const variables = {
    DISCORD_TOKEN: 'abc.def.ghi',
    DISCORD_API_URL: 'http://localhost:4000/api/',
    DISCORD_GUILD_ID: '123456789012345678',
    DISCORD_REQUEST_SHARE: '1/4',
    DISCORD_SHARDS: '3-4/16',
    DATABASE_PATH: '/var/lib/games.sqlite',
    DATABASE_URL: 'postgres://bot:p%40ss@db.example/games?sslmode=verify-full',
    DATABASE_CONNECTIONS: '3',
    ENGINE_THREADS: '0',
    ENDINGS_FOLDER: 'off',
    MORE_ENDINGS: 'off',
    BACKUP_FOLDER: '/var/backups/games',
    BACKUP_KEEP: '30',
    LOG_LEVEL: 'debug',
    HEALTH_HOST: '0.0.0.0',
    HEALTH_PORT: '0',
    HEALTH_NAMES: 'crownhead, status.example.org',
    HOST: '0.0.0.0',
    PORT: '0',
  };
  expect(parseConfig(variables)).toEqual({
    ok: true,
    value: {
      token: 'abc.def.ghi',
      apiUrl: 'http://localhost:4000/api',
      guildId: '123456789012345678',
      requestShare: 0.25,
      shards: { ids: [3, 4], count: 16 },
      door: null,
      page: null,
      databasePath: '/var/lib/games.sqlite',
      databaseUrl: 'postgres://bot:p%40ss@db.example/games?sslmode=verify-full',
      databaseConnections: 3,
      backups: { folder: '/var/backups/games', keep: 30 },
      logLevel: 'debug',
      engineThreads: 0,
      endingsFolder: null,
      moreEndings: false,
      health: { host: '0.0.0.0', port: 0, names: ['crownhead', 'status.example.org'] },
      playground: { host: '0.0.0.0', port: 0 },
    },
  });
});

const key = 'AB'.repeat(32);

test.each([
  [{ DISCORD_SHARDS: '0-5/16' }, /Set DATABASE_URL/u],
  [{ DISCORD_SHARDS: '7/16' }, /Set DATABASE_URL/u],
  [{ DISCORD_SHARDS: '0-15/16', INTERACTIONS_PORT: '1', DISCORD_PUBLIC_KEY: key }, /INTERACTIONS_PORT/u],
])('shards need a database that processes can share, and a gateway connection: %j', (variables, words) => {
  expect(parseConfig(variables)).toEqual({ ok: false, problem: [expect.stringMatching(words)] });
});

test('all shards in one process work with any database', () =>
  expect(parseConfig({ DISCORD_SHARDS: '0-1/2' })).toMatchObject({ value: { shards: { ids: [0, 1] } } }));

test('the endpoint needs a port and a key', () => {
  const variables = { INTERACTIONS_PORT: '8080', DISCORD_PUBLIC_KEY: key, INTERACTIONS_HOST: '0.0.0.0' };
  const expected = { ok: true, value: { door: { host: '0.0.0.0', port: 8080, publicKey: 'ab'.repeat(32) } } };
  expect(parseConfig(variables)).toMatchObject(expected);
});

test.each([
  [{ INTERACTIONS_PORT: '8080' }, /without DISCORD_PUBLIC_KEY\. Copy it/u],
  [{ DISCORD_PUBLIC_KEY: key }, /without INTERACTIONS_PORT\. Set/u],
])('the endpoint can’t be configured halfway: %j', (variables, words) => {
  expect(parseConfig(variables)).toEqual({ ok: false, problem: [expect.stringMatching(words)] });
});

const page = { PUBLIC_URL: 'https://draughts.example.org/', DISCORD_CLIENT_SECRET: 'secret' };

test('the page needs an address and a secret, and its button is a link unless it opens an Activity', () => {
  const place = {
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'https://draughts.example.org',
    clientSecret: 'secret',
  };
  expect(parseConfig(page)).toMatchObject({ ok: true, value: { page: { ...place, board: 'link' } } });
  expect(parseConfig({ ...page, BOARD: 'activity' })).toMatchObject({
    value: { page: { board: 'activity' } },
  });
});

test.each([
  [{ ...page, PUBLIC_URL: '' }, /without PUBLIC_URL\. Set/u],
  [{ ...page, DISCORD_CLIENT_SECRET: '' }, /without DISCORD_CLIENT_SECRET\. Copy it/u],
])('the page can’t be configured halfway: %j', (variables, words) => {
  expect(parseConfig(variables)).toEqual({ ok: false, problem: [expect.stringMatching(words)] });
});

test.each<[string, string, RegExp]>([
  ['PUBLIC_URL', 'https://example.org/page', /not the address of a website.*https:\/\/draughts/u],
  ['DISCORD_CLIENT_SECRET', 'two words', /not a client secret.*OAuth2/u],
  ['BOARD', 'window', /neither link nor activity/u],
  ['DISCORD_TOKEN', 'Bot abc.def.ghi', /not a bot token.*developer portal/u],
  ['DISCORD_API_URL', 'example.org/api', /not a web address.*https:\/\/discord\.com\/api/u],
  ['DISCORD_API_URL', 'ftp://discord.com/api', /not a web address/u],
  ['DISCORD_GUILD_ID', 'my server', /not a server id.*17 to 20 digits/u],
  ['DATABASE_URL', 'mysql://bot:secret@localhost/games', /not a PostgreSQL address.*postgres:\/\//u],
  ['DATABASE_URL', 'postgres://bot:secret@localhost/%zz', /not a PostgreSQL address/u],
  ['DATABASE_URL', 'postgres://bot:100%@localhost/games', /not a PostgreSQL address/u],
  ['DATABASE_URL', 'games.sqlite', /not a PostgreSQL address/u],
  ['DATABASE_URL', 'postgres://bot:pa/ss#word@localhost/games', /not a PostgreSQL address.*%2F %23/u],
  ['DISCORD_REQUEST_SHARE', 'half', /is not a share.*1\/3/u],
  ['DISCORD_REQUEST_SHARE', '2/3', /is not a share/u],
  ['DISCORD_REQUEST_SHARE', '1/0', /is not a share/u],
  ['DISCORD_PUBLIC_KEY', 'abc', /not a public key.*64 digits.*General Information/u],
  ['DISCORD_PUBLIC_KEY', 'g'.repeat(64), /not a public key/u],
  ['INTERACTIONS_PORT', '70000', /not a port.*0 to 65535/u],
  ['LOG_LEVEL', 'loud', /not a level.*fatal, error, warn, info, debug, trace, silent/u],
  ['MORE_ENDINGS', 'sometimes', /neither on nor off/u],
  ['ENGINE_THREADS', '-1', /not a number of threads/u],
  ['ENGINE_THREADS', '65', /not a number of threads.*0 to 64/u],
  ['DATABASE_CONNECTIONS', '1', /not a number of connections.*2 to 500/u],
  ['DATABASE_CONNECTIONS', '501', /not a number of connections/u],
  ['DATABASE_CONNECTIONS', 'many', /not a number of connections/u],
  ['BACKUP_KEEP', '0', /not a number of backups.*1 to 999/u],
  ...['5-0/16', '0-16/16', '16/16', '0–5/16', 'most'].map((value): [string, string, RegExp] => [
    'DISCORD_SHARDS',
    value,
    /not a range of shards/u,
  ]),
  ['BACKUP_KEEP', 'all', /not a number of backups/u],
  ['HEALTH_NAMES', 'https://example.org:80', /not a list of host names.*crownhead/u],
  ['TRUSTED_PROXIES', 'proxy.example', /not a list of addresses.*172\.16\.0\.0\/12/u],
  ['PORT', '65536', /not a port.*0 to 65535/u],
  ['PORT', '-1', /not a port/u],
  ['PORT', '80.5', /not a port/u],
])('a mistake in the settings is reported: %s=%s', (name, value, said) => {
  const attempt = parseConfig({ [name]: value });
  const problem = attempt.ok ? [] : attempt.problem;
  expect(problem).toHaveLength(1);
  expect(problem[0]).toMatch(new RegExp(`^${name} .*\\.$`, 'u'));
  expect(problem[0]).toMatch(said);
  expect(problem[0]).not.toContain(value);
});

test('mistakes in the settings are all reported at once', () => {
  const attempt = parseConfig({ DISCORD_TOKEN: 'two words', PORT: 'x', LOG_LEVEL: 'x' });
  const problem = attempt.ok ? [] : attempt.problem;
  expect(problem.map((line) => line.split(' ')[0])).toEqual(['DISCORD_TOKEN', 'LOG_LEVEL', 'PORT']);
});

describe('.env.example', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const variables = parse(example);

  test('the example file lists every existing variable, and no other', () =>
    expect(Object.keys(variables).sort()).toEqual(Object.keys(Environment.shape).sort()));

  test('the example file sets each variable to its default, so a plain copy changes nothing', () =>
    expect(parseConfig(variables)).toEqual({ ok: true, value: DEFAULTS }));

  test('the example file explains each variable', () => {
    const blocks = example.trim().split('\n\n');
    const undocumented = blocks.filter((block) => !block.startsWith('# '));
    expect(undocumented).toEqual([]);
  });
});
