/** Restores a dump in one transaction and updates the database to the newest schema. */
import { pipeline } from 'node:stream/promises';
import { done, refused, type Result } from '../../kit/result.ts';
import { showAgain } from '../due/queue.ts';
import { isAddress, placeName } from '../opening/address.ts';
import { openDatabase } from '../opening/open.ts';
import { serverFault } from '../opening/fault.ts';
import { checkDump, quoted, lookAtServer, type Served } from './dump.ts';
import { start } from './programs.ts';

export interface Restored {
  /** The name that the replaced file got; `null` if there was no file, or on a server. */
  readonly kept: string | null;
}

export const inUse = (place: string): string =>
  `The bot is using ${placeName(place)}. Stop all its processes, then restore.`;

export async function restoreDump(from: string, to: string, at: number): Promise<Result<Restored, string>> {
  if (!isAddress(to))
    return refused(
      `${from} was made by pg_dump, so only PostgreSQL can restore it. Set DATABASE_URL. Then npx crownhead copy copies the games to a file.`,
    );
  const checked = await checkDump(from);
  if (!checked.ok) return refused(checked.problem.message);
  const looked = await lookAtServer(to);
  if (!looked.ok) return looked;
  const served = looked.value;
  // A newer schema is fine, because the database is replaced completely.
  if (served.refusal === 'foreign') return refused(serverFault('foreign', to).message);
  if (checked.value.schema !== served.schema)
    return refused(
      `${from} is from the schema "${checked.value.schema}", and ${placeName(to)} has "${served.schema}". Set the first in DATABASE_URL with ?options=-csearch_path%3D${checked.value.schema}`,
    );
  const failed = await replace(from, to, served);
  return failed === null ? bringUp(to, at) : refused(`${placeName(to)} was not changed: ${failed}`);
}

async function replace(from: string, to: string, served: Served): Promise<string | null> {
  const reading = start('pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--no-tablespaces',
    '--file=-',
    from,
  ]);
  const writing = start(
    'psql',
    ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--file=-'],
    to,
  );
  writing.child.stdout.resume();
  const statements = async function* statements(): AsyncGenerator<string | Buffer> {
    yield 'begin;\n';
    const names = served.tables.map((table) => `${quoted(served.schema)}.${quoted(table)}`);
    if (names.length > 0) yield `drop table ${names.join(', ')} cascade;\n`;
    yield* withKnownSettings(reading.child.stdout);
    // Without a commit, the server rolls everything back.
    if ((await reading.failure) === null) yield 'commit;\n';
  };
  const sent = pipeline(statements(), writing.child.stdin).catch(() => reading.child.kill());
  const [, unread, unwritten] = await Promise.all([sent, reading.failure, writing.failure]);
  return unwritten ?? unread;
}

const SETTING = /^SET (\w+) = '?([^';]*)'?;$/gmu;
const HEAD = /^(?:CREATE|COPY) /mu;

/** A newer pg_restore writes settings that an older server doesn't have. Makes them conditional. */
async function* withKnownSettings(script: AsyncIterable<Buffer>): AsyncGenerator<string | Buffer> {
  let head = '';
  let isHead = true;
  for await (const chunk of script) {
    if (isHead) {
      // Keeps non-ASCII bytes as they are.
      head += chunk.toString('latin1');
      isHead = !HEAD.test(head);
      if (!isHead) yield Buffer.from(onlyKnown(head), 'latin1');
    } else yield chunk;
  }
  if (isHead) yield Buffer.from(onlyKnown(head), 'latin1');
}

export const onlyKnown = (head: string): string =>
  head.replaceAll(
    SETTING,
    (_, name: string, value: string) =>
      `select set_config('${name}', '${value}', false) from pg_catalog.pg_settings where name = '${name}';`,
  );

export async function bringUp(to: string, at: number): Promise<Result<Restored, string>> {
  const opened = await openDatabase(to, () => undefined);
  if (!opened.ok) return refused(opened.problem.message);
  await showAgain(opened.value, at);
  await opened.value.db.destroy();
  return done({ kept: null });
}
