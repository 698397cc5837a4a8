import { parseArgs } from 'node:util';
import { databaseOf } from '../config.ts';
import { openStore } from '../store/opening/open.ts';
import { Mistake, readSettings, runTool } from './commandLine.ts';

const USAGE = 'Use: npx crownhead due --list, --free KIND NAME, or --free all';

type Store = Extract<Awaited<ReturnType<typeof openStore>>, { readonly ok: true }>['value'];

async function open(): Promise<Store> {
  const opened = await openStore(databaseOf(readSettings()), (error) => console.error(String(error)));
  if (!opened.ok) throw new Mistake(opened.problem.message);
  return opened.value;
}

async function list({ due }: Store): Promise<readonly string[]> {
  const rows = await due.resting();
  if (rows.length === 0) return ['No work was given up.'];
  return rows.map(({ kind, id, since }) => `${kind} ${id}: given up after ${new Date(since).toISOString()}`);
}

async function named(
  { due }: Store,
  words: readonly string[],
): Promise<Awaited<ReturnType<Store['due']['resting']>>> {
  const rows = await due.resting();
  const [kind, id] = words;
  if (kind === 'all' && words.length === 1) return rows;
  if (id === undefined || words.length > 2) throw new Mistake(USAGE);
  const found = rows.filter((row) => row.kind === kind && row.id === id);
  if (found.length === 0) throw new Mistake(`No ${kind} named ${id} was given up.`);
  return found;
}

async function free(store: Store, words: readonly string[]): Promise<void> {
  for (const { kind, id } of await named(store, words))
    if (await store.due.free(kind, id, Date.now())) console.log(`${kind} ${id} will be tried again.`);
}

function wishOf(args: string[]): { readonly isFreeing: boolean; readonly words: readonly string[] } {
  try {
    const options = { list: { type: 'boolean' }, free: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.list === values.free || (values.list && positionals.length > 0)) throw new Mistake(USAGE);
    return { isFreeing: values.free ?? false, words: positionals };
  } catch {
    throw new Mistake(USAGE);
  }
}

async function run(args: string[]): Promise<void> {
  const { isFreeing, words } = wishOf(args);
  const store = await open();
  try {
    if (!isFreeing) return console.log((await list(store)).join('\n'));
    return await free(store, words);
  } finally {
    await store.close();
  }
}

await runTool(() => run(process.argv.slice(2)));
