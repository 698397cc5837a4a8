/** What a page asks for besides deeds in its game: plans and looks, puzzles and lessons. */
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Refusal } from '../app/ports/command.ts';
import type { Problem } from '../app/problem/problem.ts';
import { changePreference } from '../app/save/change.ts';
import type { Attempt } from '../kit/attempt.ts';
import type { GameId, UserId } from '../game/game.ts';
import { exploredOf } from './explored.ts';
import { lessonFor } from './lessons.ts';
import { planOf } from './plans.ts';
import type { FromPage, ToPage } from './protocol.ts';
import { puzzleFor } from './puzzles.ts';
import { voteOf } from './votes.ts';

/** In a game, and of its viewer alone. */
export type Aside = Extract<FromPage, { kind: 'plans' | 'plan' | 'unplan' | 'explore' | 'vote' }>;

const ASIDES: ReadonlySet<string> = new Set<Aside['kind']>(['plans', 'plan', 'unplan', 'explore', 'vote']);
export const isAside = (message: FromPage): message is Aside => ASIDES.has(message.kind);

/** Of no game. */
export type Learning = Extract<FromPage, { kind: 'puzzle' | 'lesson' }>;

export const isLearning = (message: FromPage): message is Learning =>
  message.kind === 'puzzle' || message.kind === 'lesson';

export interface Listener {
  readonly app: App;
  readonly tell: (message: ToPage) => void;
  /** Says why something can't be done. */
  readonly explain: (by: Actor, refusal: Refusal) => Promise<void>;
  /** Whether the user is a member of this server. */
  readonly isMember: (by: Actor, guildId: string) => Promise<boolean>;
}

export async function answerAside(
  { app, tell, explain, isMember }: Listener,
  by: Actor,
  game: GameId,
  message: Aside,
): Promise<void> {
  const told = await asideOf(app, by, game, message, (guildId) => isMember(by, guildId));
  if (told.ok) tell(told.value);
  else await explain(by, { ...told, game });
}

function asideOf(
  app: App,
  by: Actor,
  game: GameId,
  message: Aside,
  isMember: (guildId: string) => Promise<boolean>,
): Promise<Attempt<ToPage, Problem>> {
  switch (message.kind) {
    case 'vote':
      return voteOf(app, by, game);
    case 'explore':
      return exploredOf(app, by, game, message, isMember);
    case 'plans':
      return planOf(app, by, game, null);
    case 'plan':
    case 'unplan':
      return planOf(app, by, game, message);
  }
}

export async function saveLook(
  app: App,
  user: UserId,
  { theme, pieces, ...chosen }: Extract<FromPage, { kind: 'look' }>,
): Promise<void> {
  await changePreference(app, user, (before) => ({
    ...before,
    theme: theme ?? undefined,
    pieces: pieces ?? undefined,
    hasCoordinates: chosen.hasCoordinates ?? before.hasCoordinates,
    hasSounds: chosen.hasSounds ?? before.hasSounds,
  }));
}

/** `by` is `null` for someone who is not logged in. Puzzles are rated, so they need somebody. */
export async function answerLearning(
  { app, tell, explain }: Listener,
  by: Actor | null,
  message: Learning,
): Promise<void> {
  if (message.kind === 'lesson') {
    const student = { user: by?.user.id ?? null, locale: by?.locale ?? message.locale, at: app.now() };
    return tell({ kind: 'lesson', facts: await lessonFor(app, student, message) });
  }
  if (!by) return tell({ kind: 'refused', why: 'session', text: '' });
  const found = await puzzleFor(app, by, message);
  return found.ok ? tell({ kind: 'puzzle', facts: found.value }) : explain(by, found);
}
