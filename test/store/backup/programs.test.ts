/** Decisions about pg_dump, the arguments of PostgreSQL's programs, and parsing their output. */
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { checkBackup } from '../../../src/store/backup/checkBackup.ts';
import { readScript } from '../../../src/store/backup/dump.ts';
import { majorIn, missingFor, programSettings } from '../../../src/store/backup/programs.ts';
import { onlyKnown } from '../../../src/store/backup/restoreDump.ts';
import { pathInNewFolder } from '../folder.ts';

type Major = number | null;

/** A server, the three programs, and the reason why backups are impossible. */
test.each<[number, Major, Major, Major, string | null]>([
  [15, 15, 15, 15, null],
  [15, 18, 18, 18, null],
  [15, 16, 18, 17, null],
  [18, 15, 15, 15, 'pg_dump has version 15, the server 18'],
  [18, null, 18, 18, 'pg_dump was not found'],
  [18, null, null, null, 'pg_dump was not found'],
  [18, 18, null, 18, 'pg_restore was not found'],
  [18, 18, 18, 17, 'psql has version 17, the server 18'],
])('server %s, pg_dump %s, pg_restore %s, psql %s: %s', (server, dump, restore, psql, why) => {
  const missing = missingFor(server, { pg_dump: dump, pg_restore: restore, psql });
  const [, said = null] =
    / can't be backed up: (.*)\. Install PostgreSQL's client programs/u.exec(missing ?? '') ?? [];
  expect(said).toBe(why);
});

test.each([
  ['pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n', 15],
  ['pg_restore (PostgreSQL) 18.1\n', 18],
  ['psql (PostgreSQL) 19beta1\n', 19],
  ['pg_dump: no such thing', null],
])('%j is of version %s', (said, version) => expect(majorIn(said)).toBe(version));

test.each([
  [
    'postgres://bot:p%40ss@db:5433/games?sslmode=require',
    'postgres://bot@db:5433/games?sslmode=require',
    'p@ss',
  ],
  ['postgres://db/games?user=bot&password=pass', 'postgres://db/games?user=bot', 'pass'],
  ['postgres://db/games', 'postgres://db/games', undefined],
])('the command line of %s shows no password', (address, shown, password) => {
  const { options, env } = programSettings(address);
  expect([options, env['PGPASSWORD']]).toEqual([[`--dbname=${shown}`], password]);
});

test('a setting is used only if the server knows it', () => {
  expect(onlyKnown("SET transaction_timeout = 0;\nSET client_encoding = 'UTF8';\nSELECT 1;\n")).toBe(
    `select set_config('transaction_timeout', '0', false) from pg_catalog.pg_settings where name = 'transaction_timeout';
select set_config('client_encoding', 'UTF8', false) from pg_catalog.pg_settings where name = 'client_encoding';
SELECT 1;
`,
  );
});

const SCRIPT = `SET row_security = off;
COPY "mý ""own".game (id, data) FROM stdin;
g1\tone\u2028line
g2\tCOPY public.game (id) FROM stdin;
\\.

COPY "mý ""own".kysely_migration (name, "timestamp") FROM stdin;
001-games\t2026
002-more\t2026
\\.
COPY "mý ""own"."odd table" (id) FROM stdin;
\\.
`;

test.each([1, 7, 1000])('lists of tables and rows are read, %d bytes at a time', async (size) => {
  const bytes = Buffer.from(SCRIPT);
  const pieces = function* pieces(): Generator<Buffer> {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  };
  const expected = { schema: 'mý "own', games: 2, migrations: ['001-games', '002-more'] };
  expect(await readScript(Readable.from(pieces(), { objectMode: false }))).toEqual(expected);
});

test('a dump is not reported as damaged if pg_restore is missing', async () => {
  const path = await pathInNewFolder('crownhead.dump');
  await writeFile(path, 'PGDMP and more');
  vi.stubEnv('PATH', '/nowhere');
  try {
    expect(await checkBackup(path)).toMatchObject({
      ok: false,
      problem: { code: 'no-program', message: expect.stringMatching(/pg_restore was not found\. Install/u) },
    });
  } finally {
    vi.unstubAllEnvs();
  }
});
