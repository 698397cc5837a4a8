/** The bot caches no servers or members, so discord.js's own objects would be half empty. */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  InteractionType,
} from 'discord.js';
import type { Membership, Person } from '../../app/ports/actor.ts';
import type { Conversation } from '../../app/answer/perform.ts';
import type { Resolved } from '../../app/ports/answering.ts';
import type { Asker, Command } from '../../app/ports/command.ts';
import type { GivenFile } from '../../app/ports/reading.ts';
import type { Place } from '../../game/game.ts';
import type {
  ChannelJson,
  CommandJson,
  CompletionInteraction,
  Interaction,
  MenuJson,
  MenuOn,
  OptionJson,
  ResolvedJson,
  UserJson,
} from '../interaction.ts';
import { memberOf, nameOf } from '../member.ts';
import { isThread, isUnseen, lackingOf, mayManage, mayMakeEvents, mayOrganize } from '../permissions.ts';
import { madeAt } from '../snowflake.ts';
import { menuName } from '../commandDefinitions.ts';
import { own } from '../../kit/own.ts';
import { cleanName } from '../../game/cleanName.ts';
import type { AskedBy } from '../../app/ports/meter.ts';
import { fileOf } from './givenMessage.ts';
import { parsePress } from '../../views/presses/presses.ts';

const personOf = (user: UserJson, nick: string | null | undefined): Person => ({
  id: user.id,
  name: nameOf(user, nick),
  isBot: user.bot ?? false,
});

const threadOf = (channel: ChannelJson): string | null =>
  isThread(channel) ? (channel.parent_id ?? null) : null;

const within = (channel: ChannelJson): Pick<Place, 'within'> => {
  const parent = threadOf(channel);
  return parent === null ? {} : { within: parent };
};

const named = ({ name }: ChannelJson): Pick<Place, 'channelName'> => (name ? { channelName: name } : {});

function membershipOf({ member, guild_id: guildId, channel }: Interaction): Membership | null {
  if (!member || guildId === undefined) return null;
  const { accountAt, joinedAt, isGuest } = memberOf(member);
  const parent = threadOf(channel);
  return { guildId, accountAt, joinedAt, isGuest, channels: [channel.id, ...(parent ? [parent] : [])] };
}

function chosenNamesIn({ data }: Interaction): ReadonlyMap<string, string> {
  const resolved = 'resolved' in data ? data.resolved : undefined;
  if (!resolved || 'messages' in resolved) return new Map();
  const chosen = [...Object.entries(resolved.roles ?? {}), ...Object.entries(resolved.channels ?? {})];
  return new Map(chosen.map(([id, { name }]) => [id, cleanName(name ?? '')] as const));
}

/** `now` (ms) limits the interaction's date, because Discord's clocks differ. */
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
  membership: membershipOf(interaction),
  chosenNames: chosenNamesIn(interaction),
  mayOrganize: mayOrganize(interaction.member?.permissions),
  mayMakeEvents: mayMakeEvents(interaction.app_permissions),
  rights: { mayManage: mayManage(interaction), unseen: isUnseen(interaction) ? 'apps-unseen' : null },
  lacking: lackingOf(interaction),
  locale: interaction.locale,
  discordLocale: interaction.locale,
  at: Math.min(madeAt(interaction.id), now),
});

type Value = string | number | boolean | Person | GivenFile;

export const resolvedIn = ({ users = {}, members, attachments = {} }: ResolvedJson = {}): Resolved => ({
  people: new Map(
    Object.entries(users).map(([id, user]) => [id, personOf(user, own(members, id)?.nick)] as const),
  ),
  files: new Map(Object.entries(attachments).map(([id, file]) => [id, fileOf(file)] as const)),
});

function valueOf(option: OptionJson, { people, files }: Resolved): Value | undefined {
  if (option.type === ApplicationCommandOptionType.Attachment) return files.get(option.value);
  return option.type === ApplicationCommandOptionType.User ? people.get(option.value) : option.value;
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

export function valuesOf(data: CommandJson): Readonly<Record<string, Value | undefined>> {
  const resolved = resolvedIn(data.resolved);
  return Object.fromEntries(
    typedCommand(data).options.map((option) => [option.name, valueOf(option, resolved)]),
  );
}

export const personIn = ({ target_id, resolved }: MenuOn<ApplicationCommandType.User>): Person | undefined =>
  resolvedIn(resolved).people.get(target_id);

export function typedOf({ data }: CompletionInteraction): { readonly option: string; readonly text: string } {
  const focused = typedCommand(data).options.find((option) => option.focused);
  return { option: focused?.name ?? '', text: String(focused?.value ?? '') };
}

export const menuNamed = (commands: readonly Command[], { type, name }: MenuJson): Command | undefined =>
  commands.find(
    (command) =>
      (type === ApplicationCommandType.User ? 'onPerson' : 'onMessage') in command &&
      menuName(command) === name,
  );

interface CommandName {
  readonly by: AskedBy;
  readonly command: string;
}

const UNKNOWN = 'none';

const known = (names: ReadonlySet<string | undefined>, name: string | undefined): string =>
  name !== undefined && names.has(name) ? name : UNKNOWN;

export function wantedOf({ commands, presses }: Conversation): (interaction: Interaction) => CommandName {
  const whole = new Set(commands.map(({ name }) => name));
  const groups = new Set(presses.map(({ name }) => name));
  return (interaction) => {
    switch (interaction.type) {
      case InteractionType.ApplicationCommand:
        return {
          by: 'command',
          command:
            interaction.data.type === ApplicationCommandType.ChatInput
              ? known(whole, typedCommand(interaction.data).name)
              : (menuNamed(commands, interaction.data)?.name ?? UNKNOWN),
        };
      case InteractionType.ApplicationCommandAutocomplete:
        return { by: 'typing', command: known(whole, typedCommand(interaction.data).name) };
      case InteractionType.MessageComponent:
      case InteractionType.ModalSubmit:
        return { by: 'press', command: known(groups, parsePress(interaction.data.custom_id)?.command) };
    }
  };
}
