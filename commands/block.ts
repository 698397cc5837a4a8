/**
 * `/block` and `/unblock`: personal blocks, and for admins also server blocks. Without a user,
 * lists the blocks.
 */
import { answering } from '../src/app/ports/answering.ts';
import {
  block as blockPerson,
  blockedBy,
  unblock as unblockPerson,
  type BlockRequest,
} from '../src/app/server/blocks.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import type { UserId } from '../src/game/game.ts';
import { sayIn } from '../src/i18n/say.ts';
import { blockedScreen, blockNews, blockScreen } from '../src/views/person/choices.ts';
import { BLOCK } from '../src/views/presses/declarations.ts';
import type { Block } from '../src/views/screen/screen.ts';

async function list(app: App, asker: Asker, asked: BlockRequest, ...above: readonly Block[]): Promise<Reply> {
  const blocked = await blockedBy(app, asker, asked);
  if (!blocked.ok) return refusal(app, asker, blocked.problem);
  const by = asked.server ? 'server' : 'user';
  return { kind: 'private', screen: blockedScreen(sayIn(asker.locale), by, blocked.value, ...above) };
}

const CHANGES = { block: blockPerson, unblock: unblockPerson };
type Change = keyof typeof CHANGES;

async function change(app: App, asker: Asker, to: Change, asked: BlockRequest): Promise<Reply> {
  const done = await CHANGES[to](app, asker, asked);
  if (!done.ok) return refusal(app, asker, done.problem);
  const { by, user } = done.value;
  return { kind: 'private', screen: blockScreen(sayIn(asker.locale), `${to}.${by.kind}`, user) };
}

/** A change from the list, which is shown again below. */
async function changeInList(app: App, asker: Asker, to: Change, asked: BlockRequest): Promise<Reply> {
  const done = await CHANGES[to](app, asker, asked);
  if (!done.ok) return refusal(app, asker, done.problem);
  const { by, user } = done.value;
  return list(app, asker, asked, blockNews(sayIn(asker.locale), `${to}.${by.kind}`, user));
}

/** Discord's menu also offers bots, and blocking one has no effect. */
const chosen = (id: UserId) => ({ user: { id, isBot: false } });

const pick = (app: App, asker: Asker, [id]: readonly UserId[], server: boolean): Promise<Reply> =>
  id === undefined
    ? list(app, asker, { server })
    : changeInList(app, asker, 'block', { ...chosen(id), server });

export const blockPresses = answering(BLOCK, {
  pick: (asker, { values }, app) => pick(app, asker, values, false),
  'pick-here': (asker, { values }, app) => pick(app, asker, values, true),
  lift: (asker, { user }, app) => changeInList(app, asker, 'unblock', chosen(user)),
  'lift-here': (asker, { user }, app) =>
    changeInList(app, asker, 'unblock', { ...chosen(user), server: true }),
});

export const block = defineCommand({
  name: 'block',
  posts: false,
  options: [
    { name: 'user', kind: 'user' },
    { name: 'server', kind: 'flag', forAdmins: true },
  ],
  run: (asker, values, app) => (values.user ? change(app, asker, 'block', values) : list(app, asker, values)),
});

export const unblock = defineCommand({
  name: 'unblock',
  posts: false,
  options: [
    { name: 'user', kind: 'user', required: true },
    { name: 'server', kind: 'flag', forAdmins: true },
  ],
  run: (asker, values, app) => change(app, asker, 'unblock', values),
});
