/**
 * `/block` and `/unblock`: personal blocks, and for admins also server blocks. Without a user,
 * lists the blocks.
 */
import {
  block as blockPerson,
  blockedBy,
  unblock as unblockPerson,
  type BlockRequest,
} from '../src/app/server/blocks.ts';
import type { App } from '../src/app/ports/app.ts';
import { answering, defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import type { UserId } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { blockedScreen, blockScreen } from '../src/views/person/choices.ts';
import { BLOCK } from '../src/views/presses/declarations.ts';

async function list(app: App, asker: Asker, asked: BlockRequest): Promise<Reply> {
  const blocked = await blockedBy(app, asker, asked);
  if (!blocked.ok) return refusal(app, asker, blocked.problem);
  const { users, total } = blocked.value;
  return { kind: 'private', screen: blockedScreen(sayIn(asker.locale), users, total, !asked.server) };
}

async function add(app: App, asker: Asker, asked: BlockRequest): Promise<Reply> {
  const done = await blockPerson(app, asker, asked);
  if (!done.ok) return refusal(app, asker, done.problem);
  const { by, user } = done.value;
  return { kind: 'private', screen: blockScreen(sayIn(asker.locale), `block.${by.kind}`, user) };
}

async function lift(app: App, asker: Asker, asked: BlockRequest): Promise<Reply> {
  const done = await unblockPerson(app, asker, asked);
  if (!done.ok) return refusal(app, asker, done.problem);
  const { by, user } = done.value;
  return { kind: 'private', screen: blockScreen(sayIn(asker.locale), `unblock.${by.kind}`, user) };
}

/** Discord's menu also offers bots, and blocking one has no effect. */
const chosen = (id: UserId) => ({ user: { id, isBot: false } });

export const block = defineCommand({
  name: 'block',
  posts: false,
  options: [
    { name: 'user', kind: 'user' },
    { name: 'server', kind: 'flag', forAdmins: true },
  ],
  run: (asker, values, app) => (values.user ? add(app, asker, values) : list(app, asker, values)),
  press: answering(BLOCK, {
    pick: (asker, { values: [id] }, app) =>
      id === undefined ? list(app, asker, {}) : add(app, asker, chosen(id)),
    lift: (asker, { user }, app) => lift(app, asker, chosen(user)),
  }),
});

export const unblock = defineCommand({
  name: 'unblock',
  posts: false,
  options: [
    { name: 'user', kind: 'user', required: true },
    { name: 'server', kind: 'flag', forAdmins: true },
  ],
  run: (asker, values, app) => lift(app, asker, values),
});
