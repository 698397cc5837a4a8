/**
 * A process of its own that sweeps a database until nothing is due, as a bot does, and prints the key of each card that
 * it would post. It prints `ready` and waits for a word before it starts. Run as `node sweeper.ts ADDRESS NAME`.
 */
import { once } from 'node:events';
import type { App } from '../../src/app/app.ts';
import type { Members } from '../../src/app/members.ts';
import type { Messenger } from '../../src/app/messenger.ts';
import { sweep } from '../../src/app/sweep.ts';
import { refused } from '../../src/draughts/attempt.ts';
import { openStore } from '../../src/store/open.ts';
import { nobody } from '../app/nobody.ts';

const [address = '', name = ''] = process.argv.slice(2);
const opened = await openStore(address, (error) => {
  throw error;
});
if (!opened.ok) throw new Error(opened.problem.message);
const store = opened.value;
const members: Members = { presence: async () => 'unknown', server: async () => 'unknown' };
const app: App = {
  store,
  threads: { open: async () => 'gone', openIn: async () => 'gone', archive: async () => 'gone' },
  brain: nobody,
  directs: { channelWith: async () => 'gone' },
  members,
  now: () => 5000,
  newId: () => name,
  coin: () => true,
  readFile: async () => refused({ code: 'file-unreachable' }),
  botId: () => name,
};
const messenger: Messenger = {
  post: async ({ channelId }, _screen, key) => {
    process.stdout.write(`${key}\n`);
    return { channelId, messageId: `${name} ${key}` };
  },
  direct: async () => 'later',
  find: async () => 'done',
  update: async () => 'done',
  retire: async () => 'done',
  remove: async () => 'done',
};

process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
while (await sweep(app, messenger));
await store.close();
