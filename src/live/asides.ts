/** What a page asks for besides deeds in its game: plans, votes and looks. */
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Refusal } from '../app/ports/command.ts';
import type { Problem } from '../app/problem/problem.ts';
import { changePreference } from '../app/save/change.ts';
import type { Attempt } from '../kit/attempt.ts';
import type { GameId, UserId } from '../game/game.ts';
import { planOf } from './plans.ts';
import type { FromPage, ToPage } from './protocol.ts';
import { voteOf } from './votes.ts';

/** In a game, and of its viewer alone. */
export type Aside = Extract<FromPage, { kind: 'plans' | 'plan' | 'unplan' | 'vote' }>;

const ASIDES: ReadonlySet<string> = new Set<Aside['kind']>(['plans', 'plan', 'unplan', 'vote']);
export const isAside = (message: FromPage): message is Aside => ASIDES.has(message.kind);

export interface Listener {
  readonly app: App;
  readonly tell: (message: ToPage) => void;
  /** Says why something can't be done. */
  readonly explain: (by: Actor, refusal: Refusal) => Promise<void>;
}

export async function answerAside(
  { app, tell, explain }: Listener,
  by: Actor,
  game: GameId,
  message: Aside,
): Promise<void> {
  const told = await asideOf(app, by, game, message);
  if (told.ok) tell(told.value);
  else await explain(by, { ...told, game });
}

function asideOf(app: App, by: Actor, game: GameId, message: Aside): Promise<Attempt<ToPage, Problem>> {
  switch (message.kind) {
    case 'vote':
      return voteOf(app, by, game);
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
