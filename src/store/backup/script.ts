/**
 * Reading the SQL that pg_restore writes of a dump: which tables it has, with how many rows. All of it is read, so that
 * what is damaged shows. https://www.postgresql.org/docs/current/sql-copy.html says how rows are written.
 */
import { MIGRATION_TABLE } from '../opening/migrate.ts';

/** What a dump holds. */
export interface Contents {
  /** In which its tables are; `null` when it has none. */
  readonly schema: string | null;
  /** How many rows each of its tables has. */
  readonly rows: ReadonlyMap<string, number>;
  /** The names of the migrations that it has seen; `null`: it has no list of them. */
  readonly migrations: readonly string[] | null;
}

const NAME = String.raw`("(?:[^"]|"")+"|[^\s".]+)`;
const BEGINS = new RegExp(`^COPY ${NAME}\\.${NAME} \\((.*)\\) FROM stdin;$`, 'u');
const ENDS = Buffer.from(String.raw`\.`);

const unquoted = (name: string): string =>
  name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;

/** Reads the script to its end. */
export async function readScript(script: AsyncIterable<Buffer>): Promise<Contents> {
  const rows = new Map<string, number>();
  const migrations: string[] = [];
  let schema: string | null = null;
  /** The table whose rows are being read. */
  let table: string | null = null;
  let isMigrations = false;
  let count = 0;
  let column = 0;
  await eachLine(script, (line) => {
    if (table === null) {
      const [, ours, name, columns] = BEGINS.exec(line.toString()) ?? [];
      if (ours === undefined || name === undefined || columns === undefined) return;
      [schema, table, count] = [unquoted(ours), unquoted(name), 0];
      isMigrations = table === MIGRATION_TABLE;
      column = columns.split(', ').indexOf('name');
    } else if (line.equals(ENDS)) {
      rows.set(table, count);
      table = null;
    } else {
      count += 1;
      if (isMigrations) migrations.push(line.toString().split('\t')[column] ?? '');
    }
  });
  return { schema, rows, migrations: rows.has(MIGRATION_TABLE) ? migrations : null };
}

/** By the byte that ends them, and no other sign that a name in a row may have. */
async function eachLine(script: AsyncIterable<Buffer>, see: (line: Buffer) => void): Promise<void> {
  let begun: readonly Buffer[] = [];
  for await (const chunk of script) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const line = chunk.subarray(from, end);
      see(begun.length > 0 ? Buffer.concat([...begun, line]) : line);
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun = [...begun, chunk.subarray(from)];
  }
}
