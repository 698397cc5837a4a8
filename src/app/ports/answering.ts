/** The answers to buttons, menus and windows. They belong to no command, so commands can change. */
import { refused } from '../../kit/result.ts';
import {
  type Answers,
  type Arrived,
  type Controls,
  type Press,
  type Presses,
  readPress,
} from '../../views/presses/presses.ts';
import type { MessageAddress } from '../../game/game.ts';
import type { Person } from './actor.ts';
import type { App } from './app.ts';
import { type Asker, isInServer, type Reply, type ServerAsker } from './command.ts';
import type { Share } from './limits.ts';
import type { GivenFile } from './reading.ts';

/** Discord's data about the ids in a press. */
export interface Resolved {
  readonly people: ReadonlyMap<string, Person>;
  readonly files: ReadonlyMap<string, GivenFile>;
}

export const NOTHING_RESOLVED: Resolved = { people: new Map(), files: new Map() };

export interface ButtonPress extends Resolved {
  readonly isPrivate: boolean;
  /** `null` in a window opened by a command. */
  readonly message: MessageAddress | null;
}

export interface Pressed extends Press, ButtonPress {
  readonly values: readonly string[];
  readonly answers: Answers;
}

interface PressAnswer {
  readonly share: Share | null;
  readonly posts: boolean | 'card';
  readonly forAdmins: boolean;
  /** `null` if the object of the press no longer exists. */
  run(asker: Asker, app: App): Promise<Reply | null>;
}

/** The answers to presses whose ids begin with `name`; `null` for a press that is not declared. */
export interface PressGroup {
  readonly name: string;
  answerTo(pressed: Pressed): PressAnswer | null;
}

/** Rules for all presses of a group. */
interface Rules {
  readonly posts?: true | 'card';
  readonly forAdmins?: true;
  /** The queue for its work (`limits.ts`). */
  readonly share?: (action: string) => Share | null;
}

type Handlers<C extends Controls, A extends Asker> = {
  readonly [Action in keyof C]: (
    asker: A,
    arrived: Arrived<C[Action]> & ButtonPress,
    app: App,
  ) => Promise<Reply | null>;
};

/** Answers to some presses of a group, in servers. */
export type AnswersInServers<P> = P extends Presses<infer C> ? Partial<Handlers<C, ServerAsker>> : never;

export function answering<C extends Controls>(
  { command, controls }: Presses<C>,
  handlers: Handlers<C, Asker>,
  rules: Rules = {},
): PressGroup {
  const isDeclared = (action: string): action is keyof C & string => Object.hasOwn(controls, action);
  const answer = (action: keyof C, { args, values, answers, ...pressing }: Pressed) => {
    const { isPrivate, message, people, files } = pressing;
    const arrived = readPress(controls[action], args, values, answers);
    if (arrived === null) return null;
    const run: PressAnswer['run'] = (asker, app) =>
      handlers[action](asker, { ...arrived, isPrivate, message, people, files }, app);
    const { forAdmins = false } = { ...controls[action], ...rules };
    return { run, posts: controls[action]?.posts ?? rules.posts ?? false, forAdmins };
  };
  return {
    name: command,
    answerTo(pressed) {
      const { action } = pressed;
      const found = isDeclared(action) ? answer(action, pressed) : null;
      return found && { ...found, share: rules.share?.(action) ?? null };
    },
  };
}

/** Like `answering`, but outside servers each press is refused. */
export function answeringInServers<C extends Controls>(
  declared: Presses<C>,
  handlers: Handlers<C, ServerAsker>,
  rules?: Rules,
): PressGroup;
export function answeringInServers(
  declared: Presses<Controls>,
  handlers: Handlers<Controls, ServerAsker>,
  rules?: Rules,
): PressGroup {
  const inServers = Object.entries(handlers).map(([action, handler]) => {
    const run: Handlers<Controls, Asker>[string] = async (asker, arrived, app) =>
      isInServer(asker) ? handler(asker, arrived, app) : refused({ code: 'no-server' });
    return [action, run] as const;
  });
  return answering(declared, Object.fromEntries(inServers), rules);
}
