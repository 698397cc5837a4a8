/**
 * Programs that replace PostgreSQL's programs if they are not installed. The dump is a text file,
 * and psql stores its input.
 */
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { MIGRATIONS } from '../../../src/store/migrations/list.ts';
import { pathInNewFolder } from '../folder.ts';

const SCRIPT = `SET transaction_timeout = 0;
CREATE TABLE public.game (id text);
COPY public.game (id, data) FROM stdin;
g1\tone\u2028line
g2\tCOPY public.game (id) FROM stdin;
\\.
COPY public.kysely_migration (name, "timestamp") FROM stdin;
${Object.keys(MIGRATIONS)
  .map((name) => `${name}\t2026\n`)
  .join('')}\\.
`;

interface Fails {
  readonly program: 'pg_dump' | 'pg_restore' | 'psql';
  readonly saying: string;
  readonly run: number;
}

/** Puts programs of this major version first in the current test's `PATH`. */
export async function standIns(version: number, fails?: Fails) {
  const folder = dirname(await pathInNewFolder('pg_dump'));
  const at = (name: string): string => join(folder, name);
  const make = async (program: Fails['program'], does: string): Promise<void> => {
    const failing =
      fails?.program === program
        ? `[ "$(wc -l < ${at(`${program}.told`)})" -ne ${fails.run} ] || { echo '${fails.saying}' >&2; exit 1; }\n`
        : '';
    await writeFile(
      at(program),
      `#!/bin/sh
[ "$1" = --version ] && { echo '${program} (PostgreSQL) ${version}.1'; exit; }
echo "$*; $PGPASSWORD" >> ${at(`${program}.told`)}
${does}
${failing}`,
    );
    await chmod(at(program), 0o700);
  };
  await writeFile(at('script'), SCRIPT);
  await make(
    'pg_dump',
    `for word; do case $word in --file=*) { printf PGDMP; cat ${at('script')}; } > "\${word#--file=}"; esac; done`,
  );
  await make('pg_restore', 'for file; do :; done; tail -c +6 "$file"');
  await make('psql', `cat > ${at('sent')}`);
  vi.stubEnv('PATH', folder + delimiter + (process.env['PATH'] ?? ''));
  onTestFinished(() => void vi.unstubAllEnvs());
  return {
    /** The command lines of a program, each with the password from its environment. */
    told: (program: Fails['program']) => readFile(at(`${program}.told`), 'utf8'),
    sent: () => readFile(at('sent'), 'utf8'),
  };
}
