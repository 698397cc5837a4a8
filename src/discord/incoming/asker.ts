/** The bot caches no servers or members, so discord.js's own objects would be half empty. */
import { ApplicationCommandOptionType, InteractionContextType, InteractionType } from 'discord.js';
import type { Person } from '../../app/ports/actor.ts';
import type { Asker } from '../../app/ports/command.ts';
import type { GivenFile } from '../../app/ports/reading.ts';
import type { Place } from '../../game/game.ts';
import type {
  ChannelJson,
  CommandJson,
  CompletionInteraction,
  Interaction,
  OptionJson,
  UserJson,
} from '../interaction.ts';
import { isThread, mayMakeEvents, mayOrganize } from '../permissions.ts';
import { madeAt } from '../snowflake.ts';
import { own } from '../../kit/own.ts';
import { cleanName } from '../../game/cleanName.ts';
import type { AskedBy } from '../../app/ports/meter.ts';
import { parsePress } from '../../views/presses/presses.ts';

const personOf = (user: UserJson, nick: string | null | undefined): Person => ({
  id: user.id,
  name: cleanName(nick ?? '') || cleanName(user.global_name ?? '') || user.username,
  isBot: user.bot ?? false,
});

const threadOf = (channel: ChannelJson): string | null =>
  isThread(channel) ? (channel.parent_id ?? null) : null;

const within = (channel: ChannelJson): Pick<Place, 'within'> => {
  const parent = threadOf(channel);
  return parent === null ? {} : { within: parent };
};

const named = ({ name }: ChannelJson): Pick<Place, 'channelName'> => (name ? { channelName: name } : {});

/** `now` (ms) limits the date of the interaction, because Discord's clocks differ. */
export const askerOf = (interaction: Interaction, now: number): Asker => ({
  user: personOf(interaction.user, interaction.member?.nick),
  interaction: interaction.id,
  place: {
    guildId: interaction.guild_id ?? null,
    channelId: interaction.channel.id,
    ...named(interaction.channel),
    ...within(interaction.channel),
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

interface TypedCommand {
  readonly name: string;
  readonly options: readonly OptionJson[];
}

export function typedCommand({ name, options = [] }: Pick<CommandJson, 'name' | 'options'>): TypedCommand {
  const part = options.find((option) => !isBasic(option));
  if (!part) return { name, options: options.filter(isBasic) };
  return typedCommand({ name: `${name} ${part.name}`, options: part.options ?? [] });
}

export const valuesOf = (data: CommandJson): Readonly<Record<string, Value | undefined>> =>
  Object.fromEntries(
    typedCommand(data).options.map((option) => [option.name, valueOf(option, data.resolved)]),
  );

export function typedOf({ data }: CompletionInteraction): { readonly option: string; readonly text: string } {
  const focused = typedCommand(data).options.find((option) => option.focused);
  return { option: focused?.name ?? '', text: String(focused?.value ?? '') };
}

export interface Wanted {
  readonly by: AskedBy;
  readonly command: string;
}

const UNKNOWN = 'none';

const known = (names: ReadonlySet<string | undefined>, name: string | undefined): string =>
  name !== undefined && names.has(name) ? name : UNKNOWN;

export function wantedOf(names: readonly string[]): (interaction: Interaction) => Wanted {
  const whole = new Set(names);
  const first = new Set(names.map((name) => name.split(' ')[0]));
  return (interaction) => {
    switch (interaction.type) {
      case InteractionType.ApplicationCommand:
        return { by: 'command', command: known(whole, typedCommand(interaction.data).name) };
      case InteractionType.ApplicationCommandAutocomplete:
        return { by: 'typing', command: known(whole, typedCommand(interaction.data).name) };
      case InteractionType.MessageComponent:
      case InteractionType.ModalSubmit:
        return { by: 'press', command: known(first, parsePress(interaction.data.custom_id)?.command) };
    }
  };
}
