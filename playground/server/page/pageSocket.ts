/** One open page acts for its user through the same visitor that tests use. */
import {
  type APIApplicationCommand,
  GuildScheduledEventStatus,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type {
  FromPage,
  FromServer,
  PageLocales,
  PageMessage,
  PageUser,
  Session,
  PageChannel,
  PageEvent,
} from '../../protocol.ts';
import type { Core } from '../core.ts';
import { readFromPage } from './fromPage.ts';
import { localisedFor } from '../shown/localised.ts';
import type { OptionValue } from '../visitor/command.ts';
import { sightOf } from '../visitor/sight.ts';
import { type Heard, type OpenModal, type Visitor, visit } from '../visitor/visitor.ts';
import { type Post, isOpenTo, type Channel, contextOf } from '../world/channel.ts';
import { localeOf, offeredLocales } from '../world/locales.ts';
import type { Person } from '../world/people.ts';
import { ROLES, mayUse } from '../world/permissions.ts';
import { type World, type WorldEvent, announce, guildChannels } from '../world/world.ts';
import { isListed } from '../world/events.ts';

function pageChannels(world: World, person: Person): readonly PageChannel[] {
  const all = [...world.channels.values()].filter((channel) => isOpenTo(channel, person));
  const threadsOf = (parent: Channel): readonly Channel[] =>
    all.filter((channel) => channel.parent === parent && !channel.archived);
  const direct = all.filter((channel) => contextOf(channel) !== InteractionContextType.Guild);
  return [
    ...guildChannels(world).flatMap((channel) => [
      shown(channel, 'text'),
      ...threadsOf(channel).map((thread) => shown(thread, 'thread')),
    ]),
    ...direct.map((channel) => ({
      ...shown(channel, 'direct'),
      name: nameFor(world, person, channel),
    })),
  ];
}

const shown = (channel: Channel, kind: PageChannel['kind']): PageChannel => ({
  id: channel.id,
  name: channel.name,
  kind,
  context: contextOf(channel),
});

const nameFor = ({ bot }: World, person: Person, { among }: Channel): string =>
  among === null
    ? bot.name
    : among
        .filter((one) => one !== person)
        .map((one) => one.name)
        .join(', ');

const pageEvents = (world: World): readonly PageEvent[] =>
  [...world.events.values()]
    .filter((event) => isListed(world, event))
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((event) => ({
      id: event.id,
      name: event.name,
      description: event.description ?? '',
      location: event.location,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      isBegun: event.status === GuildScheduledEventStatus.Active,
    }));

interface Memory {
  readonly nonces: Map<string, string>;
  /** By the nonce of the interaction that opened it. */
  readonly modals: Map<string, OpenModal>;
}

export function servePage(core: Core, person: Person, socket: WebSocket): void {
  const { world } = core;
  const memory: Memory = { nonces: new Map(), modals: new Map() };
  // The page may use another name of this machine, so the addresses of files are relative.
  const tell = (told: FromServer): void =>
    socket.send(JSON.stringify(told).replaceAll(`${world.url}/attachments/`, '/attachments/'));
  const watch = (event: WorldEvent): void => {
    const told = toldOf(core, person, memory, event);
    if (told !== null) tell(told);
  };
  world.watchers.add(watch);
  socket.on('close', () => world.watchers.delete(watch));
  socket.on('message', (data: Buffer) => {
    const asked = readFromPage(data.toString());
    if (asked === null) return socket.close(1003, 'Not understood');
    return void act(core, person, memory, asked, tell);
  });
  tell({ type: 'hello', session: sessionOf(core, person), now: world.clock.now() });
}

function sessionOf(core: Core, person: Person): Session {
  const { world } = core;
  const sight = sightOf(core, person);
  const channels = [...world.channels.values()].filter((channel) => isOpenTo(channel, person));
  return {
    me: pageUser(person),
    users: [...world.people.values()].map(pageUser),
    guildName: world.guild.name,
    channels: pageChannels(world, person),
    events: pageEvents(world),
    roles: ROLES,
    locales: localesFor(world, person),
    commands: offeredTo(core, person),
    botOnline: core.gateway.isOnline(),
    messages: channels.flatMap((channel) =>
      [...channel.posts.values()]
        .filter((post) => sight.sees(post, channel))
        .map((post) => pageMessage(person, post)),
    ),
  };
}

function toldOf(core: Core, person: Person, memory: Memory, event: WorldEvent): FromServer | null {
  const { world } = core;
  switch (event.kind) {
    case 'clock':
      return { type: 'clock', now: world.clock.now() };
    case 'bot':
      return changed({ botOnline: event.online });
    case 'events':
      return changed({ events: pageEvents(world) });
    case 'channels':
      return changed({ channels: pageChannels(world, person) });
    case 'commands':
    case 'locales':
      return changed({ commands: offeredTo(core, person), locales: localesFor(world, person) });
    case 'gone':
      return { type: 'gone', messageId: event.messageId };
    case 'post': {
      if (!sightOf(core, person).sees(event.post, event.channel)) return null;
      const { message, ...rest } = pageMessage(person, event.post);
      // As on Discord, the answer carries the nonce of its interaction.
      const nonce = memory.nonces.get(message.interaction_metadata?.id ?? '');
      return { type: 'message', message: { ...rest, message: nonce ? { ...message, nonce } : message } };
    }
  }
}

type Changes = Extract<FromServer, { type: 'changed' }>['changes'];

const changed = (changes: Changes): FromServer => ({ type: 'changed', changes });

const offeredTo = ({ world }: Core, person: Person): readonly APIApplicationCommand[] =>
  [...world.commands.values()]
    .filter((command) => mayUse(command, person))
    .map((command) => localisedFor(command, localeOf(world, person)));

const localesFor = (world: World, person: Person): PageLocales => ({
  mine: localeOf(world, person),
  guild: world.guildLocale,
  manages: person.manages,
  offered: offeredLocales(world),
});

const pageMessage = (person: Person, post: Post): PageMessage => ({
  message: post.message,
  ephemeral: post.onlyFor !== null,
  mentionsMe: post.notified.has(person.id),
});

const pageUser = ({ id, name, avatar, bot }: Person): PageUser => ({
  id,
  name,
  bot,
  avatarUrl: `/avatars/${id}/${avatar}.svg`,
});

async function act(
  core: Core,
  person: Person,
  memory: Memory,
  asked: FromPage,
  tell: (told: FromServer) => void,
): Promise<void> {
  const nonce = 'nonce' in asked ? asked.nonce : null;
  const visitor = visit(core, person, ({ id }) => {
    if (nonce !== null) memory.nonces.set(id, nonce);
  });
  if (asked.type === 'wait') return letPass(core, asked.ms);
  if (asked.type === 'startOver') return core.startOver();
  try {
    const response = await perform(visitor, memory, asked, tell);
    if (response === null || nonce === null) return;
    if (response.kind === 'thinking') tell({ type: 'thinking', nonce });
    if (response.modal !== null) {
      memory.modals.set(nonce, response.modal);
      tell({ type: 'modal', nonce, modal: response.modal.data });
    }
    tell({ type: 'done', nonce });
  } catch (error) {
    if (nonce !== null) tell({ type: 'failed', nonce, reason: error instanceof Error ? error.message : '' });
  }
}

function letPass({ world }: Core, ms: number): void {
  world.clock.advance(ms);
  announce(world, { kind: 'clock' });
}

async function perform(
  visitor: Visitor,
  memory: Memory,
  asked: Exclude<FromPage, { type: 'wait' | 'startOver' }>,
  tell: (told: FromServer) => void,
): Promise<Heard | null> {
  switch (asked.type) {
    case 'command':
      return visitor.command(asked.channelId, asked.name, withFiles(visitor, asked));
    case 'complete': {
      const focused = asked.options.find((option) => option.focused === true)?.name ?? '';
      const choices = await visitor.complete(asked.channelId, asked.name, valuesOf(asked.options), focused);
      tell({
        type: 'choices',
        nonce: asked.nonce,
        choices: choices.map(({ name, value }) => ({ name, value })),
      });
      return null;
    }
    case 'menu':
      return asked.on === 'user'
        ? visitor.commandOnUser(asked.channelId, asked.name, asked.id)
        : visitor.commandOnMessage(asked.id, asked.name);
    case 'click':
      return visitor.click(asked.messageId, asked.customId);
    case 'choose':
      return visitor.choose(asked.messageId, asked.customId, asked.values);
    case 'submit': {
      const modal = memory.modals.get(asked.modalNonce);
      if (modal === undefined || modal.data.custom_id !== asked.customId)
        throw new Error('This window is closed');
      const files = Object.entries(asked.files).map(
        ([id, sent]) => [id, sent.map((file) => attached(visitor, modal.channelId, file)).join(',')] as const,
      );
      return visitor.submit(modal, { ...asked.fields, ...Object.fromEntries(files) });
    }
    case 'speak':
      if (asked.whose === 'mine') visitor.speak(asked.locale);
      else visitor.speakInServer(asked.locale);
      break;
    case 'dismiss':
      visitor.dismiss(asked.messageId);
      break;
    case 'say':
      visitor.say(asked.channelId, asked.content);
      break;
  }
  return null;
}

type Command = Extract<FromPage, { type: 'command' }>;
type Options = Command['options'];

const attached = (
  visitor: Visitor,
  channelId: string,
  { name, content }: { readonly name: string; readonly content: string },
): string => visitor.attach(channelId, { name, bytes: Buffer.from(content, 'base64') });

/** Files are uploaded first and replaced by their ids. */
const withFiles = (visitor: Visitor, { channelId, options }: Command): Record<string, OptionValue> =>
  valuesOf(
    options.map((option) => {
      const { fileName: name, value } = option;
      if (name === undefined) return option;
      return {
        ...option,
        value: attached(visitor, channelId, { name, content: String(value) }),
      };
    }),
  );

const valuesOf = (options: Options): Record<string, OptionValue> =>
  Object.fromEntries(options.map(({ name, value }) => [name, value]));
