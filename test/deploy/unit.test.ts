/** The service of systemd names what is there and is held tightly. That it works as well, `npm run test:packages` shows. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UNIT = join(ROOT, 'deploy/systemd/crownhead.service');
/** Where the page has the bot installed. */
const PLACE = '/opt/crownhead';
const text = readFileSync(UNIT, 'utf8');
const page = readFileSync(join(ROOT, 'deploy/systemd/README.md'), 'utf8');

const valuesOf = (name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gmu'))].map(([, value = '']) => value);

test('it is installed where it looks for the bot, and what it starts is there', () => {
  expect(valuesOf('WorkingDirectory')).toEqual([PLACE]);
  expect(page).toContain(`${PLACE}/deploy/systemd/crownhead.service`);
  expect(page).toContain(`useradd --system --home-dir /var/lib/${valuesOf('StateDirectory').join()}`);
  const [start = ''] = valuesOf('ExecStart');
  const [node, main = ''] = start.split(' ').filter((word) => !word.startsWith('--'));
  expect(node).toBe(`${PLACE}/node_modules/.bin/node`);
  expect(existsSync(join(ROOT, main))).toBe(true);
});

test('its page turns the settings to the folder that it may write to', () => {
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

test.runIf(hasSystemd)('systemd gives it less than 2.0, of 10 for the least safe', () => {
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', UNIT]);
  expect([judged.status, String(judged.stderr)]).toEqual([0, '']);
});
