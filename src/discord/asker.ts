/**
 * Who asked and what they gave, read from the interaction itself.
 *
 * The bot asks for no gateway intents and so caches no servers, channels or members. Without these, discord.js's own
 * interaction objects are half empty (their `message` is then raw JSON under another type), so the interaction is
 * taken as the JSON that Discord documents; it holds all that is needed.
 */
import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import type { Asker, Person } from '../app/ports/command.ts';
import type { GivenFile } from '../app/ports/file.ts';
import type { Place } from '../game/game.ts';
import type {
  ChannelJson,
  CommandJson,
  CompletionInteraction,
  Interaction,
  OptionJson,
  UserJson,
} from './interaction.ts';
import { mayMakeEvents } from './mayMakeEvents.ts';
import { mayOrganize } from './mayOrganize.ts';
import { madeAt } from './snowflake.ts';
import { isThread } from './threadTypes.ts';
import { own } from '../draughts/own.ts';
import { cleanName } from '../game/cleanName.ts';

const personOf = (user: UserJson, nick: string | null | undefined): Person => ({
  id: user.id,
  name: cleanName(nick ?? '') || cleanName(user.global_name ?? '') || user.username,
  isBot: user.bot ?? false,
});

/** The channel that a thread belongs to. Other channels have a parent too: the heading under which they are listed. */
const threadOf = (channel: ChannelJson): string | null =>
  isThread(channel) ? (channel.parent_id ?? null) : null;

const within = (channel: ChannelJson): Pick<Place, 'within'> => {
  const parent = threadOf(channel);
  return parent === null ? {} : { within: parent };
};

/** What the channel is called; direct messages have no name. */
const named = ({ name }: ChannelJson): Pick<Place, 'channelName'> => (name ? { channelName: name } : {});

/** Who made the interaction, and when; not later than `now` (ms), by whichever clock of Discord's it was dated. */
export const askerOf = (interaction: Interaction, now: number): Asker => ({
  user: personOf(interaction.user, interaction.member?.nick),
  interaction: interaction.id,
  place: {
    guildId: interaction.guild_id ?? null,
    channelId: interaction.channel.id,
    ...named(interaction.channel),
    ...within(interaction.channel),
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
  at: Math.min(madeAt(interaction.id), now),
});

type Value = string | number | boolean | Person | GivenFile;

function valueOf(option: OptionJson, resolved: CommandJson['resolved']): Value | undefined {
  if (option.type === ApplicationCommandOptionType.Attachment) {
    const attachment = own(resolved?.attachments, option.value);
    return attachment && { name: attachment.filename, size: attachment.size, url: attachment.url };
  }
  if (option.type !== ApplicationCommandOptionType.User) return option.value;
  const user = own(resolved?.users, option.value);
  return user && personOf(user, own(resolved?.members, option.value)?.nick);
}

type Given = NonNullable<CommandJson['options']>;

const isBasic = (option: Given[number]): option is OptionJson => 'value' in option;

/** A command as it was typed: its whole name, and the options of its innermost part. */
interface TypedCommand {
  readonly name: string;
  readonly options: readonly OptionJson[];
}

/** Reads through the parts of a command that has any: Discord nests each in the one before. */
export function typedCommand({ name, options = [] }: Pick<CommandJson, 'name' | 'options'>): TypedCommand {
  const part = options.find((option) => !isBasic(option));
  if (!part) return { name, options: options.filter(isBasic) };
  return typedCommand({ name: `${name} ${part.name}`, options: part.options ?? [] });
}

/** The values given for a command's options, by name. */
export const valuesOf = (data: CommandJson): Readonly<Record<string, Value | undefined>> =>
  Object.fromEntries(
    typedCommand(data).options.map((option) => [option.name, valueOf(option, data.resolved)]),
  );

/** The option that is being typed, in an autocomplete. */
export function typedOf({ data }: CompletionInteraction): { readonly option: string; readonly text: string } {
  const focused = typedCommand(data).options.find((option) => option.focused);
  return { option: focused?.name ?? '', text: String(focused?.value ?? '') };
}
