import { openStore } from '../store/opening/open.ts';
import { Failure, Mistake, existingDatabase, readCommandLine, refuse, runTool } from './commandLine.ts';

const USAGE = 'Use: npx crownhead due --list, --free KIND NAME, or --free all';

type Store = Extract<Awaited<ReturnType<typeof openStore>>, { readonly ok: true }>['value'];

async function open(): Promise<Store> {
  const place = await existingDatabase();
  const opened = await openStore(place, (error) => console.error(String(error)));
  if (!opened.ok) throw new Failure(opened.problem.message);
  return opened.value;
}

async function list({ due }: Store): Promise<void> {
  const rows = await due.resting();
  if (rows.length === 0) console.log('No work was abandoned.');
  for (const { kind, id, since } of rows)
    console.log(`${kind} ${id}: abandoned after ${new Date(since).toISOString()}`);
}

async function named({ due }: Store, words: readonly string[]): ReturnType<Store['due']['resting']> {
  const rows = await due.resting();
  const [kind, id] = words;
  if (kind === 'all' && words.length === 1) return rows;
  if (id === undefined || words.length > 2) throw new Mistake(USAGE);
  const found = rows.filter((row) => row.kind === kind && row.id === id);
  if (found.length === 0) throw new Failure(`No ${kind} named ${id} was abandoned.`);
  return found;
}

async function free(store: Store, words: readonly string[]): Promise<void> {
  for (const { kind, id } of await named(store, words))
    if (await store.due.free(kind, id, Date.now())) console.log(`${kind} ${id} will be tried again.`);
}

const { values, positionals } = readCommandLine({
  options: { list: { type: 'boolean' }, free: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.list === values.free || (values.list && positionals.length > 0)) refuse(USAGE);

await runTool(async () => {
  const store = await open();
  try {
    await (values.list ? list(store) : free(store, positionals));
  } finally {
    await store.close();
  }
});
