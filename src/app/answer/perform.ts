/** Finds the handler of a request, checks rights and permissions, and runs it, on every surface. */
import { refused } from '../../kit/result.ts';
import { own } from '../../kit/own.ts';
import { sayIn } from '../../i18n/say.ts';
import { linkBlock, linkTo } from '../../views/screen/blocks.ts';
import type { Choice } from '../../views/screen/screen.ts';
import type { Pressed, PressGroup } from '../ports/answering.ts';
import type { Person } from '../ports/actor.ts';
import type { App } from '../ports/app.ts';
import {
  isRefusal,
  type Asker,
  type Command,
  type CommandOption,
  type TargetMessage,
  type Refusal,
  type Reply,
  type Values,
} from '../ports/command.ts';
import type { Share } from '../ports/limits.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt } from '../reader/reader.ts';
import { barOnPlace } from '../server/admission.ts';

/** The requests that the bot understands: typed commands, and presses by the group in their ids. */
export interface Conversation {
  readonly commands: readonly Command[];
  readonly presses: readonly PressGroup[];
}

type Given = Values<readonly CommandOption[]>;

/** `command`: its full name, including the subcommand, as in `tournament join`. */
export type Request =
  | { readonly kind: 'typed'; readonly command: string; readonly values: Given }
  | { readonly kind: 'on-person'; readonly command: string; readonly person: Person | undefined }
  | { readonly kind: 'on-message'; readonly command: string; readonly message: TargetMessage | undefined }
  /** `null`: an id that this bot never creates. */
  | { readonly kind: 'pressed'; readonly pressed: Pressed | null };

/** `share`: the queue for the work, or `null`. `run` never rejects for a refusal. */
export interface Task {
  readonly share: Share | null;
  readonly run: (app: App) => Promise<Reply>;
}

interface Work {
  readonly share: Share | null;
  readonly posts: boolean | 'card';
  readonly forAdmins: boolean;
  /** `null` or `undefined`: the object of the request no longer exists. */
  readonly run: (app: App) => Promise<Reply | null> | null | undefined;
}

const isForAdmins = ({ options, forAdmins }: Command, values: Given, { place }: Asker): boolean =>
  forAdmins === true ||
  (place.guildId !== null &&
    options.some((option) => option.forAdmins === true && (own(values, option.name) ?? false) !== false));

/** Discord may still show the choices of another version. */
function isOffered({ options }: Command, name: string, value: Given[string]): boolean {
  const { choices } = options.find((option) => option.name === name) ?? {};
  return !choices || value === undefined || choices.some((each) => each === value);
}

const postsWith = ({ posts }: Command, values: Given): boolean =>
  typeof posts === 'boolean' ? posts : posts(values);

const commandWork = (command: Command, values: Given, asker: Asker, run: Work['run']): Work => ({
  share: command.share?.(values) ?? null,
  posts: postsWith(command, values),
  forAdmins: isForAdmins(command, values, asker),
  run,
});

/** `null`: a control or choice of another version, or a command of the application's owner. */
function workOf({ commands, presses }: Conversation, request: Request, asker: Asker): Work | null {
  if (request.kind === 'pressed') {
    const { pressed } = request;
    const answer = pressed && presses.find(({ name }) => name === pressed.command)?.answerTo(pressed);
    return answer ? { ...answer, run: (app) => answer.run(asker, app) } : null;
  }
  const command = commands.find(({ name }) => name === request.command);
  if (!command) return null;
  if (request.kind === 'typed') {
    const { values } = request;
    if (!Object.entries(values).every(([name, value]) => isOffered(command, name, value))) return null;
    return commandWork(command, values, asker, (app) => command.run(asker, values, app));
  }
  if (request.kind === 'on-person')
    return commandWork(
      command,
      {},
      asker,
      (app) => request.person && command.onPerson?.(asker, request.person, app),
    );
  const work = commandWork(
    command,
    {},
    asker,
    (app) => request.message && command.onMessage?.(asker, request.message, app),
  );
  return { ...work, share: command.messageShare ?? null };
}

function barOn({ forAdmins, posts }: Work, { lacking, rights }: Asker): Problem | null {
  if (forAdmins && !rights.mayManage) return { code: 'admins-only' };
  if (!posts || (posts === 'card' && rights.unseen === 'page-unseen')) return null;
  if (rights.unseen) return { code: rights.unseen };
  const permissions = lacking?.posts ?? [];
  return permissions.length > 0 ? { code: 'missing-permission', permissions } : null;
}

/** Whether a request is refused before anything is read, because it posts or is for admins. */
export function isBarred(conversation: Conversation, request: Request, asker: Asker): boolean {
  const work = workOf(conversation, request, asker);
  return work !== null && barOn(work, asker) !== null;
}

/** Outside Discord, a refusal that needs a post in Discord becomes a link to the channel. */
function refusal(problem: Problem, { locale, place: { guildId, channelId } }: Asker): Refusal {
  if (problem.code !== 'page-unseen') return refused(problem);
  const to = linkTo(guildId, { channelId, messageId: '' });
  return { ...refused(problem), below: [linkBlock(to, sayIn(locale)('button.to-channel'))] };
}

export function taskOf(conversation: Conversation, request: Request, asker: Asker): Task {
  const notThere: Problem = {
    code: request.kind === 'pressed' ? 'malformed-button' : 'unknown-command',
  };
  const work = workOf(conversation, request, asker);
  const bar = work ? barOn(work, asker) : notThere;
  if (!work || bar) return { share: null, run: async () => refusal(bar ?? notThere, asker) };
  return {
    share: work.share,
    run: async (app) => {
      const reply = (await work.run(app)) ?? refused({ code: 'malformed-button' });
      const problem = isForEveryone(reply) ? await barOnSharing(app, asker) : null;
      return problem ? refused(problem) : reply;
    },
  };
}

/** Whether the reply is a new message for the channel that shows no game. */
const isForEveryone = (reply: Reply): boolean =>
  !isRefusal(reply) &&
  (reply.kind === 'public' ? reply.isNew === true : reply.kind === 'analysis' && !reply.isPrivate);

/** Members may show things only where they may play; admins may anywhere. */
const barOnSharing = async (
  app: Pick<App, 'store'>,
  { place, threadOf, rights }: Asker,
): Promise<Problem | null> =>
  rights.mayManage || place.guildId === null
    ? null
    : barOnPlace(await settingsAt(app, place), { place, threadOf });

/** The text typed into an option so far. */
export interface Typing {
  readonly command: string;
  readonly option: string;
  readonly text: string;
  readonly values: Given;
}

export async function complete(
  { commands }: Conversation,
  { command: name, values, ...typed }: Typing,
  asker: Asker,
  app: App,
): Promise<readonly Choice[]> {
  const command = commands.find((each) => each.name === name);
  if (!command || (command.forAdmins && !asker.rights.mayManage)) return [];
  const offered = Object.entries(values).filter(([option, value]) => isOffered(command, option, value));
  return (await command.suggest?.(asker, { ...typed, values: Object.fromEntries(offered) }, app)) ?? [];
}
