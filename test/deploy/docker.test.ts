/**
 * The Dockerfile and the compose files name existing files. `npm run test:packages` shows that they
 * work.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { Environment } from '../../src/config.ts';
import { spawnSync } from 'node:child_process';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DOCKERFILE = read('deploy/docker/Dockerfile');

const Service = z
  .object({ environment: z.record(z.string(), z.string()), restart: z.literal('unless-stopped') })
  .loose();
const Compose = z.object({ services: z.record(z.string(), Service.partial().loose()) });

test.each([
  ['compose.yaml', ['bot']],
  ['compose.postgres.yaml', ['bot', 'database']],
] as const)('%s has its services, and the bot recognizes each of their settings', (file, names) => {
  const text = read(`deploy/docker/${file}`);
  const { services } = Compose.parse(parse(text));
  expect(Object.keys(services)).toEqual(names);
  const known = Object.keys(Environment.shape);
  expect(Object.keys(services['bot']?.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  // The file's only own variable, which is required.
  const asked = [...text.matchAll(/\$\{(\w+)/gu)].map(([, name]) => name);
  expect(asked.filter((name) => name !== 'POSTGRES_PASSWORD')).toEqual([]);
});

test('the hosting page names every address of the bot, with the ports from the web servers’ files', () => {
  const [, override = ''] = /```yaml\n([^]*?)```/u.exec(read('deploy/docker/README.md')) ?? [];
  const { services } = Compose.parse(parse(override.replaceAll(/^ {2}/gmu, '')));
  const { environment = {}, ports } = services['bot'] ?? {};
  const hosts = Object.keys(Environment.shape).filter((name) => name.endsWith('_HOST'));
  for (const name of hosts) expect(environment).toHaveProperty(name, '0.0.0.0');
  const opened = z.array(z.string()).parse(ports);
  const inside = opened.map((each) => each.split(':').at(-1));
  expect(opened).toEqual(inside.map((port) => `127.0.0.1:${port}:${port}`));
  const { HEALTH_PORT, PAGE_PORT } = Environment.parse({});
  for (const file of ['deploy/caddy/Caddyfile', 'deploy/nginx/crownhead.conf'])
    for (const port of inside.filter((each) => each !== String(HEALTH_PORT)))
      expect(read(file)).toContain(`127.0.0.1:${port}`);
  expect(inside).toEqual([PAGE_PORT, 8090, HEALTH_PORT].map(String));
});

test('the image’s pg_dump has the version of the database server in the compose file', () => {
  const [, client, path] =
    /postgresql-client-(\d+) [\s\S]*PATH=\S*postgresql\/(\d+)\/bin/u.exec(DOCKERFILE) ?? [];
  const [, server] = /image: postgres:(\d+)-/u.exec(read('deploy/docker/compose.postgres.yaml')) ?? [];
  expect([client, path]).toEqual([server, server]);
});

test('the image’s sources exist, and are not ignored by Docker', () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY (?!--)(.+) \S+$/gmu)].flatMap(([, files = '']) =>
    files.split(' '),
  );
  expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const [first, ...others] = read('deploy/docker/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => !/^(?:#|$)/u.test(line));
  expect(first).toBe('*');
  expect(others.toSorted()).toEqual(copied.map((file) => `!${file}`).toSorted());
});

test('the image’s start command and health check exist', () => {
  const started = [...DOCKERFILE.matchAll(/CMD \["node", "([^"]+)"/gu)].map(([, file = '']) => file);
  expect(started).toEqual(['bin/crownhead.js', 'bin/start.js']);
  expect(started.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

const UNIT = join(ROOT, 'deploy/systemd/crownhead.service');
/** The folder where the hosting page installs the bot. */
const PLACE = '/opt/crownhead';
const unit = readFileSync(UNIT, 'utf8');
const page = readFileSync(join(ROOT, 'deploy/systemd/README.md'), 'utf8');

const valuesOf = (name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gmu'))].map(([, value = '']) => value);

test('the service is installed in the folder that it expects, and its start command exists', () => {
  expect(valuesOf('WorkingDirectory')).toEqual([PLACE]);
  expect(page).toContain(`${PLACE}/deploy/systemd/crownhead.service`);
  expect(page).toContain(`useradd --system --home-dir /var/lib/${valuesOf('StateDirectory').join()}`);
  const [start = ''] = valuesOf('ExecStart');
  const [node, main = ''] = start.split(' ').filter((word) => !word.startsWith('--'));
  expect(node).toBe(`${PLACE}/node_modules/.bin/node`);
  expect(existsSync(join(ROOT, main))).toBe(true);
});

test('the hosting page sets the paths to the folder that the service may write to', () => {
  const [, pattern = ''] = /sed --in-place '([^']+)' \.env/u.exec(page) ?? [];
  const settings = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const { stdout } = spawnSync('sed', [pattern], { input: settings, encoding: 'utf8' });
  const places = [...stdout.matchAll(/^(?:DATABASE_PATH|ENDINGS_FOLDER|BACKUP_FOLDER)=(.*)$/gmu)];
  expect(places.map(([, place]) => place)).toEqual([
    '/var/lib/crownhead/crownhead.sqlite',
    '/var/lib/crownhead/backups',
    '/var/lib/crownhead/endings',
  ]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd rates the service’s exposure below 2.0 out of 10', () => {
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', UNIT]);
  expect([judged.status, String(judged.stderr)]).toEqual([0, '']);
});

test.each(['package.json', 'deploy/docker/Dockerfile', 'deploy/systemd/crownhead.service'])(
  '%s starts the bot with bin/start.js, and sets nothing else',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text).toMatch(/node(?:", "| )bin\/start\.js/u);
    expect(text).not.toMatch(/MALLOC|--max-semi-space-size/u);
  },
);
