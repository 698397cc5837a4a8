/**
 * Who asked and what they gave, read from the interaction itself.
 *
 * The bot asks for no gateway intents and so caches no servers, channels or members. Without these, discord.js's own
 * interaction objects are half empty (their `message` is then raw JSON under another type), so the interaction is
 * taken as the JSON that Discord documents; it holds all that is needed.
 */
import {
  ApplicationCommandOptionType,
  InteractionContextType,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteraction,
  type APIApplicationCommandAutocompleteInteraction,
  type APIInteractionDataResolved,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  type APIPartialChannel,
  type APIUser,
} from 'discord-api-types/v10';
import type { Asker, Person } from '../app/ports/command.ts';
import type { GivenFile } from '../app/ports/file.ts';
import type { Place } from '../game/game.ts';
import { mayMakeEvents } from './mayMakeEvents.ts';
import { mayOrganize } from './mayOrganize.ts';
import { madeAt } from './snowflake.ts';
import { isThread } from './threadTypes.ts';
import { own } from '../draughts/own.ts';

/** The interactions that the bot answers. */
export type Interaction =
  | APIChatInputApplicationCommandInteraction
  | APIApplicationCommandAutocompleteInteraction
  | APIMessageComponentInteraction
  | APIModalSubmitInteraction;

const personOf = (user: APIUser, nick: string | null | undefined): Person => ({
  id: user.id,
  name: nick ?? user.global_name ?? user.username,
  isBot: user.bot ?? false,
});

/** The channel that a thread belongs to. Other channels have a parent too: the heading under which they are listed. */
const threadOf = (channel: Pick<APIPartialChannel, 'type'> & { parent_id?: string | null }): string | null =>
  isThread(channel) ? (channel.parent_id ?? null) : null;

/** What the channel is called; direct messages have no name. */
const named = ({ name }: Pick<APIPartialChannel, 'name'>): Pick<Place, 'channelName'> =>
  name ? { channelName: name } : {};

/**
 * Who made the interaction. Throws when Discord named no user or no channel: the types allow for interactions of other
 * kinds, which have none.
 */
export function askerOf(interaction: Interaction): Asker {
  const user = interaction.member?.user ?? interaction.user;
  if (!user || !interaction.channel) throw new Error('an interaction without a user or channel');
  return {
    user: personOf(user, interaction.member?.nick),
    place: {
      guildId: interaction.guild_id ?? null,
      channelId: interaction.channel.id,
      ...named(interaction.channel),
      // A direct message has no language of its own but its only reader's.
      locale: interaction.guild_locale ?? interaction.locale,
    },
    threadOf: threadOf(interaction.channel),
    isAlone: interaction.context === InteractionContextType.BotDM,
    roles: interaction.member?.roles ?? [],
    mayOrganize: mayOrganize(interaction.member?.permissions),
    mayMakeEvents: mayMakeEvents(interaction.app_permissions),
    locale: interaction.locale,
    discordLocale: interaction.locale,
    at: madeAt(interaction.id),
  };
}

type Value = string | number | boolean | Person | GivenFile;

function valueOf(
  option: APIApplicationCommandInteractionDataBasicOption,
  resolved: APIInteractionDataResolved | undefined,
): Value | undefined {
  if (option.type === ApplicationCommandOptionType.Attachment) {
    const attachment = own(resolved?.attachments, option.value);
    return attachment && { name: attachment.filename, size: attachment.size, url: attachment.url };
  }
  if (option.type !== ApplicationCommandOptionType.User) return option.value;
  const user = own(resolved?.users, option.value);
  return user && personOf(user, own(resolved?.members, option.value)?.nick);
}

const isBasic = (
  option: APIApplicationCommandInteractionDataOption,
): option is APIApplicationCommandInteractionDataBasicOption =>
  option.type !== ApplicationCommandOptionType.Subcommand &&
  option.type !== ApplicationCommandOptionType.SubcommandGroup;

type Given = readonly APIApplicationCommandInteractionDataOption[];

/** A command as it was typed: its whole name, and the options of its innermost part. */
interface TypedCommand {
  readonly name: string;
  readonly options: readonly APIApplicationCommandInteractionDataBasicOption[];
}

/** Reads through the parts of a command that has any: Discord nests each in the one before. */
export function typedCommand({
  name,
  options = [],
}: {
  readonly name: string;
  readonly options?: Given;
}): TypedCommand {
  const part = options.find((option) => !isBasic(option));
  if (!part) return { name, options: options.filter(isBasic) };
  return typedCommand({ name: `${name} ${part.name}`, options: part.options ?? [] });
}

/** The values given for a command's options, by name. */
export function valuesOf(data: {
  readonly name: string;
  readonly options?: Given;
  readonly resolved?: APIInteractionDataResolved;
}): Readonly<Record<string, Value | undefined>> {
  return Object.fromEntries(
    typedCommand(data).options.map((option) => [option.name, valueOf(option, data.resolved)]),
  );
}

/** The option that is being typed, in an autocomplete. */
export function typedOf({ data }: APIApplicationCommandAutocompleteInteraction): {
  readonly option: string;
  readonly text: string;
} {
  const focused = typedCommand(data).options.find((option) => 'focused' in option && option.focused);
  return { option: focused?.name ?? '', text: String(focused?.value ?? '') };
}
