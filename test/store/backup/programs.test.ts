/** What is decided about pg_dump, what its programs are told, and how what they write is read. */
import { writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { checkBackup } from '../../../src/store/backup/checkBackup.ts';
import { majorIn, toldOf } from '../../../src/store/backup/programs.ts';
import { onlyKnown } from '../../../src/store/backup/restoreDump.ts';
import { readScript } from '../../../src/store/backup/script.ts';
import { whyNoDump } from '../../../src/store/backup/way.ts';
import { pathInNewFolder } from '../folder.ts';

type Major = number | null;

/** A server, the three programs, and why the one does not fit the others. */
const WAYS: readonly (readonly [Major, Major, Major, Major, string | null])[] = [
  [15, 15, 15, 15, null],
  [15, 18, 18, 18, null],
  [15, 16, 18, 17, null],
  [18, 15, 15, 15, 'pg_dump is of version 15 and the server of version 18'],
  [18, null, 18, 18, 'pg_dump was not found'],
  [18, null, null, null, 'pg_dump was not found'],
  [18, 18, null, 18, 'pg_restore was not found'],
  [18, 18, 18, null, 'psql was not found'],
  [15, 18, 16, 18, 'pg_restore is of version 16 and pg_dump of version 18'],
];

test.each(WAYS)('server %s, pg_dump %s, pg_restore %s, psql %s: %s', (server, dump, restore, psql, why) => {
  expect(whyNoDump(server ?? 0, { pg_dump: dump, pg_restore: restore, psql })).toBe(why);
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
])('of %s a command line shows no password', (address, shown, password) => {
  const { options, env } = toldOf(address);
  expect([options, env['PGPASSWORD']]).toEqual([[`--dbname=${shown}`], password]);
});

test('a setting is made where the server has it', () => {
  expect(onlyKnown("SET transaction_timeout = 0;\nSET client_encoding = 'UTF8';\nSELECT 1;\n")).toBe(
    `select set_config('transaction_timeout', '0', false) from pg_catalog.pg_settings where name = 'transaction_timeout';
select set_config('client_encoding', 'UTF8', false) from pg_catalog.pg_settings where name = 'client_encoding';
SELECT 1;
`,
  );
});

const SCRIPT = `SET row_security = off;
COPY "my ""own".game (id, data) FROM stdin;
g1\tone\u2028line
g2\tCOPY public.game (id) FROM stdin;
\\.

COPY "my ""own".kysely_migration (name, "timestamp") FROM stdin;
001-games\t2026
002-more\t2026
\\.
COPY "my ""own"."odd table" (id) FROM stdin;
\\.
`;

test.each([1, 7, 1000])('tables and their rows are read, by %d bytes at a time', async (size) => {
  const bytes = Buffer.from(SCRIPT);
  const pieces = async function* pieces(): AsyncGenerator<Buffer> {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  };
  expect(await readScript(pieces())).toEqual({
    schema: 'my "own',
    rows: new Map([
      ['game', 2],
      ['kysely_migration', 2],
      ['odd table', 0],
    ]),
    migrations: ['001-games', '002-more'],
  });
});

test('where there is no pg_restore, a dump is not said to be damaged', async () => {
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
