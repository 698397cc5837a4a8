/** The blocks of a user or, for admins, of a server: listed, added and lifted. */
import { done, type Result } from '../../kit/result.ts';
import type { UserId } from '../../game/game.ts';
import { sayIn } from '../../i18n/say.ts';
import { blockedScreen, blockNews, blockScreen } from '../../views/person/choices.ts';
import { BLOCK } from '../../views/presses/declarations.ts';
import type { Block, Screen } from '../../views/screen/screen.ts';
import { answering } from '../ports/answering.ts';
import type { Person } from '../ports/actor.ts';
import type { App, Using } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { block, blockedBy, unblock, type BlockRequest } from './blocks.ts';

type Needs = Using<'blocks'>;
type Shown = Promise<Result<Screen, Problem>>;

export async function listBlocks(
  app: Needs,
  asker: Asker,
  asked: BlockRequest,
  ...above: readonly Block[]
): Shown {
  const blocked = await blockedBy(app, asker, asked);
  if (!blocked.ok) return blocked;
  const by = asked.server ? 'server' : 'user';
  return done(blockedScreen(sayIn(asker.locale), by, blocked.value, ...above));
}

const CHANGES = { block, unblock };
type Change = keyof typeof CHANGES;

export async function changeBlock(app: Needs, asker: Asker, to: Change, asked: BlockRequest): Shown {
  const changed = await CHANGES[to](app, asker, asked);
  if (!changed.ok) return changed;
  const { by, user } = changed.value;
  return done(blockScreen(sayIn(asker.locale), `${to}.${by.kind}`, user));
}

interface TypedBlocks {
  readonly block?: Person | undefined;
  readonly unblock?: Person | undefined;
}

export const typedBlock = async (app: Needs, asker: Asker, { block: user }: TypedBlocks) =>
  user ? changeBlock(app, asker, 'block', { user }) : null;

export const typedUnblock = async (app: Needs, asker: Asker, { unblock: user }: TypedBlocks) =>
  user ? changeBlock(app, asker, 'unblock', { user }) : null;

/** A change made in the list, which is then shown again below. */
async function changeInList(app: Needs, asker: Asker, to: Change, asked: BlockRequest): Shown {
  const changed = await CHANGES[to](app, asker, asked);
  if (!changed.ok) return changed;
  const { by, user } = changed.value;
  return listBlocks(app, asker, asked, blockNews(sayIn(asker.locale), `${to}.${by.kind}`, user));
}

/** Discord's menu also offers bots, and blocking one has no effect. */
const chosen = (id: UserId) => ({ user: { id, isBot: false } });

const pick = async (app: App, asker: Asker, [id]: readonly UserId[], server: boolean): Promise<Reply> =>
  privately(
    id === undefined
      ? await listBlocks(app, asker, { server })
      : await changeInList(app, asker, 'block', { ...chosen(id), server }),
  );

const lift = async (app: App, asker: Asker, user: UserId, server: boolean): Promise<Reply> =>
  privately(await changeInList(app, asker, 'unblock', { ...chosen(user), server }));

export const blockPresses = answering(BLOCK, {
  pick: (asker, { values }, app) => pick(app, asker, values, false),
  'pick-here': (asker, { values }, app) => pick(app, asker, values, true),
  lift: (asker, { user }, app) => lift(app, asker, user, false),
  'lift-here': (asker, { user }, app) => lift(app, asker, user, true),
});
