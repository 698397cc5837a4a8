/** The content of a page, as its person may see it. */
import {
  type APIApplicationCommand,
  GuildScheduledEventStatus,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { PageChannel, PageEvent, PageLocales, PageMessage, PageUser, Session } from '../../protocol.ts';
import type { Core } from '../core.ts';
import { localisedFor } from '../shown/localised.ts';
import { sightOf } from '../visitor/sight.ts';
import { type Channel, type Post, contextOf, isOpenTo } from '../world/channel.ts';
import { isListed } from '../world/events.ts';
import { mayUse } from '../world/guild.ts';
import { localeOf, offeredLocales } from '../world/locales.ts';
import type { Person } from '../world/people.ts';
import { type World, homeOf } from '../world/world.ts';

export function pageChannels(world: World, person: Person): readonly PageChannel[] {
  const all = [...world.channels.values()].filter((channel) => isOpenTo(channel, person));
  const threadsOf = (parent: Channel): readonly Channel[] =>
    all.filter((channel) => channel.parent === parent && !channel.archived);
  const direct = all.filter((channel) => contextOf(channel) !== InteractionContextType.Guild);
  return [
    ...all
      .filter(isTextChannel)
      .flatMap((channel) => [
        shown(channel, 'text'),
        ...threadsOf(channel).map((thread) => shown(thread, 'thread')),
      ]),
    ...direct.map((channel) => ({
      ...shown(channel, 'direct'),
      name: nameFor(world, person, channel),
    })),
  ];
}

const isTextChannel = ({ guild, parent }: Channel): boolean => guild !== null && parent === null;

const shown = (channel: Channel, kind: PageChannel['kind']): PageChannel => ({
  id: channel.id,
  name: channel.name,
  kind,
  context: contextOf(channel),
  guildId: channel.guild?.id ?? null,
});

const nameFor = ({ bot }: World, person: Person, { among }: Channel): string =>
  among === null
    ? bot.name
    : among
        .filter((one) => one !== person)
        .map((one) => one.name)
        .join(', ');

export const pageEvents = (world: World, person: Person): readonly PageEvent[] =>
  [...homeOf(world, person).events.values()]
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

export function sessionOf(core: Core, person: Person): Session {
  const { world } = core;
  const sight = sightOf(core, person);
  const guild = homeOf(world, person);
  const channels = [...world.channels.values()].filter((channel) => isOpenTo(channel, person));
  return {
    me: pageUser(person),
    users: [...world.people.values()].map(pageUser),
    guildName: guild.name,
    board: world.board,
    hasActivity: world.hasActivity,
    channels: pageChannels(world, person),
    events: pageEvents(world, person),
    roles: guild.roles,
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

export const offeredTo = ({ world }: Core, person: Person): readonly APIApplicationCommand[] =>
  [...world.commands.values()]
    .filter((command) => mayUse(command, homeOf(world, person), person))
    .map((command) => localisedFor(command, localeOf(world, person)));

export const localesFor = (world: World, person: Person): PageLocales => ({
  mine: localeOf(world, person),
  guild: homeOf(world, person).locale,
  manages: homeOf(world, person).managers.has(person.id),
  offered: offeredLocales(world),
});

export const pageMessage = (person: Person, post: Post): PageMessage => ({
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
