/** A backup by pg_dump in its own format, of the tables of one schema as they are at one instant. */
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import { checkDump } from './checkDump.ts';
import type { Held } from './held.ts';
import { into } from './into.ts';
import { start } from './programs.ts';
import type { Served } from './served.ts';

/** In milliseconds: an update of the bot that locks a table for longer is not waited for. */
const PATIENCE = 60_000;

/** Dumps the server's database to the file `path`; the problem is a plain sentence, and then there is no such file. */
export const dump = (address: string, served: Served, path: string): Promise<Attempt<Held, string>> =>
  into(path, async (part) => {
    const { child, failure } = start(
      'pg_dump',
      [
        '--format=custom',
        // Twice as quick as the usual level, and a tenth larger.
        '--compress=1',
        '--no-owner',
        '--no-privileges',
        '--no-password',
        `--lock-wait-timeout=${PATIENCE}`,
        `--table=${quoted(served.schema)}.*`,
        `--file=${part}`,
      ],
      address,
    );
    child.stdout.resume();
    const failed = await failure;
    if (failed !== null) return refused(`pg_dump failed (${failed})`);
    const checked = await checkDump(part);
    if (!checked.ok) return refused(`what pg_dump made came out damaged (${checked.problem.message})`);
    const missing = served.tables.filter((table) => !checked.value.rows.has(table));
    return missing.length > 0 ? refused(`pg_dump left out ${missing.join(', ')}`) : done(checked.value);
  });

/** A name as SQL has it, and patterns of pg_dump. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
