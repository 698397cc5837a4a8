/** Blocks stop challenges, rematches and notifications. Running games continue to their end. */
import { done, refused, type Result } from '../../kit/result.ts';
import type { Place, UserId } from '../../game/game.ts';
import type { Problem } from '../problem/problem.ts';
import type { Using } from '../ports/app.ts';
import type { Block, Blocked, Blocker } from '../ports/subjects/blocks.ts';
import type { Person } from '../ports/actor.ts';
import type { Asker } from '../ports/command.ts';

export interface BlockRequest {
  readonly user?: Pick<Person, 'id' | 'isBot'> | undefined;
  readonly server?: boolean | undefined;
}

/** A message holds this many users, each with a button. */
const MOST_NAMED = 10;

function blockerOf({ user, place }: Asker, { server }: BlockRequest): Result<Blocker, Problem> {
  if (!server) return done({ kind: 'user', id: user.id });
  return place.guildId === null
    ? refused({ code: 'no-server' })
    : done({ kind: 'server', id: place.guildId });
}

function blockOf(asker: Asker, request: BlockRequest): Result<Block, Problem> {
  const by = blockerOf(asker, request);
  if (!by.ok) return by;
  const { user } = request;
  if (!user || user.isBot || user.id === asker.user.id) return refused({ code: 'block-whom' });
  return done({ by: by.value, user: user.id });
}

export async function block(
  { store }: Using<'blocks'>,
  asker: Asker,
  request: BlockRequest,
): Promise<Result<Block, Problem>> {
  const made = blockOf(asker, request);
  if (made.ok) await store.blocks.add(made.value, asker.at);
  return made;
}

export async function unblock(
  { store }: Using<'blocks'>,
  asker: Asker,
  request: BlockRequest,
): Promise<Result<Block, Problem>> {
  const made = blockOf(asker, request);
  if (!made.ok || (await store.blocks.lift(made.value))) return made;
  return refused({ code: 'not-blocked', user: made.value.user });
}

export async function blockedBy(
  { store }: Using<'blocks'>,
  asker: Asker,
  request: BlockRequest,
): Promise<Result<Blocked, Problem>> {
  const by = blockerOf(asker, request);
  return by.ok ? done(await store.blocks.of(by.value, MOST_NAMED)) : by;
}

/** `null` if the asker may begin a game there. A blocked user learns only that they can't. */
export async function barOnMeeting(
  { store }: Using<'blocks'>,
  { user }: Pick<Asker, 'user'>,
  { guildId }: Place,
  others: readonly UserId[],
): Promise<Problem | null> {
  const here: Blocker | null = guildId === null ? null : { kind: 'server', id: guildId };
  const own = { kind: 'user', id: user.id } as const;
  const blocks: Block[] = here ? [{ by: here, user: user.id }] : [];
  for (const other of others) {
    blocks.push({ by: own, user: other }, { by: { kind: 'user', id: other }, user: user.id });
    if (here) blocks.push({ by: here, user: other });
  }
  const standing = await store.blocks.standing(blocks);
  if (standing.some(({ by, user: blocked }) => by.kind === 'server' && blocked === user.id))
    return { code: 'no-games-here' };
  const mine = standing.find(({ by }) => by.kind === 'user' && by.id === user.id);
  if (mine) return { code: 'you-blocked', user: mine.user };
  const [first] = others;
  return first === undefined || standing.length === 0 ? null : { code: 'no-game-with', user: first };
}

/** Whether the server or one of the players blocks this user, who then may not watch them. */
export async function isKeptOut(
  { store }: Using<'blocks'>,
  user: UserId,
  guildId: string,
  players: readonly UserId[],
): Promise<boolean> {
  const blockers: readonly Blocker[] = [
    { kind: 'server', id: guildId },
    ...players.map((id) => ({ kind: 'user', id }) as const),
  ];
  return (await store.blocks.standing(blockers.map((by) => ({ by, user })))).length > 0;
}
