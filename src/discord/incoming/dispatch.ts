import { ApplicationCommandType, InteractionType } from 'discord.js';
import type { App } from '../../app/ports/app.ts';
import type { Asker, Command, Reply } from '../../app/ports/command.ts';
import { type Answers, parsePress } from '../../views/presses/presses.ts';
import type { Share } from '../../app/ports/limits.ts';
import type { Choice } from '../../views/screen/screen.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { sayIn } from '../../i18n/say.ts';
import { own } from '../../kit/own.ts';
import { refusalScreen } from '../../app/problem/refusal.ts';
import { messageIn } from './givenMessage.ts';
import { menuNamed, personIn, resolvedIn, typedCommand, typedOf, valuesOf } from './asker.ts';
import {
  isPrivate,
  type Answerable,
  type CommandInteraction,
  type CompletionInteraction,
  type MenuJson,
  type PressInteraction,
} from '../interaction.ts';
import { LIMITS } from '../showing/limits.ts';
import { answersIn } from '../showing/modal.ts';
import { isUnseen, mayManage } from '../permissions.ts';

const NO_ANSWERS: Answers = new Map();

export interface CommandParts {
  readonly app: App;
  readonly commands: readonly Command[];
}

export const refuse = (asker: Asker, problem: Problem): Reply => ({
  kind: 'private',
  screen: refusalScreen(sayIn(asker.locale), problem),
  isRefusal: true,
});

const isForAdmins = (
  { options }: Command,
  values: Readonly<Record<string, unknown>>,
  { place }: Asker,
): boolean =>
  place.guildId !== null &&
  options.some(({ name, forAdmins }) => forAdmins === true && (own(values, name) ?? false) !== false);

interface Work {
  readonly share: Share | null;
  readonly posts: boolean;
  readonly forAdmins: boolean;
  readonly run: () => Promise<Reply | null>;
}

/** `null`: another version of the bot registered it, or the application's owner. */
const named = ({ commands }: CommandParts, name: string): Command | null =>
  commands.find((candidate) => candidate.name === name) ?? null;

function commandWork(parts: CommandParts, interaction: CommandInteraction, asker: Asker): Work | null {
  const { data } = interaction;
  if (data.type !== ApplicationCommandType.ChatInput) return menuWork(parts, data, asker);
  const command = named(parts, typedCommand(data).name);
  if (!command) return null;
  const values = valuesOf(data);
  const share = command.share?.({ press: null, values }) ?? null;
  const forAdmins = command.forAdmins === true || isForAdmins(command, values, asker);
  return { share, forAdmins, posts: command.posts, run: () => command.run(asker, values, parts.app) };
}

function menuWork({ app, commands }: CommandParts, data: MenuJson, asker: Asker): Work | null {
  const command = menuNamed(commands, data);
  if (!command) return null;
  const run = async (): Promise<Reply | null> => {
    if (data.type === ApplicationCommandType.User) {
      const person = personIn(data);
      return (person && command.onPerson?.(asker, person, app)) ?? null;
    }
    const message = messageIn(data, app.botId());
    return (message && command.onMessage?.(asker, message, app)) ?? null;
  };
  const share = command.share?.({ press: null, values: {} }) ?? null;
  return { share, forAdmins: false, posts: command.posts, run };
}

const isAnsweredBy = (command: Command, pressed: string | undefined): boolean =>
  'press' in command && command.name.split(' ')[0] === pressed;

function pressWork(
  { app, commands }: CommandParts,
  interaction: PressInteraction,
  asker: Asker,
): Work | null {
  const { data, message } = interaction;
  const press = parsePress(data.custom_id);
  const command = commands.find((each) => isAnsweredBy(each, press?.command));
  const answer =
    press &&
    command?.press?.({
      ...press,
      values: 'values' in data ? (data.values ?? []) : [],
      answers: interaction.type === InteractionType.ModalSubmit ? answersIn(interaction) : NO_ANSWERS,
      ...resolvedIn(data.resolved),
      message: message ? { channelId: message.channel_id, messageId: message.id } : null,
      isPrivate: message !== undefined && isPrivate(message),
    });
  if (!command || !answer) return null;
  const share = command.share?.({ press, values: {} }) ?? null;
  return {
    share,
    forAdmins: command.forAdmins === true || answer.forAdmins === true,
    posts: command.posts || answer.posts === true,
    run: () => answer.run(asker, app),
  };
}

const workOf = (parts: CommandParts, interaction: Answerable, asker: Asker): Work | null =>
  interaction.type === InteractionType.ApplicationCommand
    ? commandWork(parts, interaction, asker)
    : pressWork(parts, interaction, asker);

export const shareOf = (parts: CommandParts, interaction: Answerable, asker: Asker): Share | null =>
  workOf(parts, interaction, asker)?.share ?? null;

export async function perform(parts: CommandParts, interaction: Answerable, asker: Asker): Promise<Reply> {
  const work = workOf(parts, interaction, asker);
  if (!work) {
    const isCommand = interaction.type === InteractionType.ApplicationCommand;
    return refuse(asker, { code: isCommand ? 'unknown-command' : 'malformed-button' });
  }
  if (work.forAdmins && !mayManage(interaction)) return refuse(asker, { code: 'admins-only' });
  if (work.posts && isUnseen(interaction)) return refuse(asker, { code: 'apps-unseen' });
  const permissions = (work.posts && asker.lacking?.posts) || [];
  if (permissions.length > 0) return refuse(asker, { code: 'missing-permission', permissions });
  return (await work.run()) ?? refuse(asker, { code: 'malformed-button' });
}

export async function complete(
  parts: CommandParts,
  interaction: CompletionInteraction,
  asker: Asker,
): Promise<readonly Choice[]> {
  const command = named(parts, typedCommand(interaction.data).name);
  if (!command || (command.forAdmins && !mayManage(interaction))) return [];
  const typed = { ...typedOf(interaction), values: valuesOf(interaction.data) };
  const choices = await command.suggest?.(asker, typed, parts.app);
  return choices?.slice(0, LIMITS.choices) ?? [];
}
