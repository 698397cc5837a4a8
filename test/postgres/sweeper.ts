/**
 * A process that sweeps a database until nothing is due, as a bot does, and prints the key of each
 * card that it would post. It prints `ready` and waits for a line before it starts. Run as `node
 * sweeper.ts ADDRESS NAME`.
 */
import { once } from 'node:events';
import { audienceOf } from '../../src/app/audience.ts';
import type { SweepingApp } from '../../src/app/due/kinds.ts';
import type { Members } from '../../src/app/ports/subjects/servers.ts';
import type { Messenger } from '../../src/app/ports/messenger.ts';
import { newSweeper } from '../../src/app/due/sweeper.ts';
import { refused } from '../../src/kit/result.ts';
import { carryOut } from '../../src/reading/carryOut.ts';
import { readingOver } from '../../src/reading/order.ts';
import { LIMITS } from '../../src/app/ports/limits.ts';
import { openMemberMemory } from '../../src/app/server/memberMemory.ts';
import { openShares } from '../../src/app/shares.ts';
import { nobody } from '../app/nobody.ts';
import { storeAt } from '../store/opened.ts';

const [address = '', name = ''] = process.argv.slice(2);
const store = await storeAt(address);
const members: Members = {
  member: async () => 'unknown',
  server: async () => 'unknown',
  readers: async () => 'unknown',
  isInvited: async () => 'unknown',
};
const messenger: Messenger = {
  post: async ({ channelId }, _screen, key) => {
    process.stdout.write(`${key}\n`);
    return { channelId, messageId: `${name} ${key}` };
  },
  direct: async () => 'later',
  sentSince: async () => [],
  find: async () => 'later',
  update: async () => 'done',
  editableAt: () => 0,
  isBuried: async () => false,
  isClosed: async () => false,
  lackingAt: async () => null,
  retire: async () => 'done',
  remove: async () => 'done',
};
const app: SweepingApp = {
  store,
  messenger,
  threads: {
    open: async () => 'gone',
    openIn: async () => 'gone',
    openFor: async () => 'gone',
    archive: async () => 'gone',
    isGone: async () => false,
  },
  serverEvents: { keep: async () => 'gone' },
  engine: nobody,
  reading: readingOver(async (order) => carryOut(order)),
  shares: openShares(),
  limits: LIMITS,
  directs: { channelWith: async () => 'gone' },
  audience: audienceOf({ store, now: () => 5000 }),
  members,
  memory: openMemberMemory({ members, now: () => 5000 }),
  lateAnswers: { send: async () => 'gone' },
  page: null,
  backUp: null,
  now: () => 5000,
  newId: () => name,
  coin: () => true,
  readFile: async () => refused({ code: 'file-unreachable' }),
  botId: () => name,
};
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
const sweeper = newSweeper({
  app,
  report: ({ error }) => {
    throw error;
  },
});
for (let freed = sweeper.freed(); await sweeper.fill(); freed = sweeper.freed()) await freed;
await sweeper.idle();
await store.close();
