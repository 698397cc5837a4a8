/**
 * From an interaction to what its command answers: finds the command by its name, or by the custom id that was pressed,
 * and hands it who asked and what was given. Nothing is sent from here.
 */
import { InteractionType } from 'discord.js';
import type {
  APIApplicationCommandAutocompleteInteraction,
  APIChatInputApplicationCommandInteraction,
  APIMessageComponentInteraction,
} from 'discord.js';
import type { App } from '../app/app.ts';
import type { Asker, Command } from '../app/command.ts';
import { parsePress } from '../views/press.ts';
import type { Reply } from '../app/reply.ts';
import type { Choice } from '../views/screen.ts';
import type { Problem } from '../game/problem.ts';
import { sayIn } from '../i18n/say.ts';
import { refusalScreen } from '../views/refusal.ts';
import { typedOf, valuesOf } from './asker.ts';
import { isPrivate } from './isPrivate.ts';
import { isUnseen, mayManage, missingPermissions } from './permissions.ts';

type CommandInteraction = APIChatInputApplicationCommandInteraction;
type PressInteraction = APIMessageComponentInteraction;

/** Discord's limit for completions. */
const MOST_CHOICES = 25;

/** The commands there are, and what they work with. */
export interface Repertoire {
  readonly app: App;
  readonly commands: readonly Command[];
}

/** Tells the asker alone what is wrong. */
export const refuse = (asker: Asker, problem: Problem): Reply => ({
  kind: 'private',
  screen: refusalScreen(sayIn(asker.locale), problem),
});

interface Work {
  readonly command: Command;
  readonly run: () => Promise<Reply>;
}

/** Discord only sends names that were registered, so one that is not here is a mistake of ours and throws. */
function named({ commands }: Repertoire, name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  return command;
}

function commandWork(repertoire: Repertoire, interaction: CommandInteraction, asker: Asker): Work {
  const command = named(repertoire, interaction.data.name);
  return { command, run: () => command.run(asker, valuesOf(interaction.data), repertoire.app) };
}

/** `null` when the custom id is none of ours, or no longer. */
function pressWork(
  { app, commands }: Repertoire,
  { data, message }: PressInteraction,
  asker: Asker,
): Work | null {
  const press = parsePress(data.custom_id);
  const command = commands.find(({ name }) => name === press?.command);
  const handle = command?.press?.bind(command);
  if (!press || !command || !handle) return null;
  const values = 'values' in data ? data.values : [];
  const pressed = {
    ...press,
    value: values[0] ?? null,
    values,
    message: { channelId: message.channel_id, messageId: message.id },
    isPrivate: isPrivate(message),
  };
  return { command, run: () => handle(asker, pressed, app) };
}

/** Does what the interaction wants, if the bot may then show it, and gives what is to be answered. */
export async function perform(
  repertoire: Repertoire,
  interaction: CommandInteraction | PressInteraction,
  asker: Asker,
): Promise<Reply> {
  const isPress = interaction.type === InteractionType.MessageComponent;
  const work = isPress
    ? pressWork(repertoire, interaction, asker)
    : commandWork(repertoire, interaction, asker);
  if (!work) return refuse(asker, { code: 'malformed-button' });
  // A button stays when its owner's permission is gone.
  if (work.command.forAdmins && !mayManage(interaction)) return refuse(asker, { code: 'admins-only' });
  if (work.command.posts && isUnseen(interaction)) return refuse(asker, { code: 'apps-unseen' });
  const permissions = work.command.posts ? missingPermissions(interaction) : [];
  return permissions.length > 0 ? refuse(asker, { code: 'missing-permission', permissions }) : work.run();
}

/**
 * The completions of the option that is being typed, as many as Discord takes. Whoever may not use a command gets none: a
 * server can show a command of its admins to others.
 */
export async function complete(
  repertoire: Repertoire,
  interaction: APIApplicationCommandAutocompleteInteraction,
  asker: Asker,
): Promise<readonly Choice[]> {
  const command = named(repertoire, interaction.data.name);
  if (command.forAdmins && !mayManage(interaction)) return [];
  const typed = { ...typedOf(interaction), values: valuesOf(interaction.data) };
  const choices = await command.suggest?.(asker, typed, repertoire.app);
  return choices?.slice(0, MOST_CHOICES) ?? [];
}
