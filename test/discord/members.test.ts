/**
 * Who can read a channel, based on Discord's data about the channel, its server and a member
 * (https://docs.discord.com/developers/topics/permissions#permission-overwrites).
 */
import { ChannelType, PermissionFlagsBits, REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { isReadByAll } from '../../src/app/ports/subjects/servers.ts';
import { membersOver } from '../../src/discord/outgoing/members.ts';

const { ViewChannel, Administrator, SendMessages } = PermissionFlagsBits;
const [SERVER, ROLE, ROLE_2, USER, OWNER] = ['1', '2', '3', '4', '5'];

interface Overwrite {
  readonly id: string;
  readonly allow: string;
  readonly deny: string;
}

const allow = (id: string): Overwrite => ({ id, allow: String(ViewChannel), deny: '0' });
const deny = (id: string): Overwrite => ({ id, allow: '0', deny: String(ViewChannel) });

/** A client whose server returns this data. */
function answering(answers: Readonly<Record<string, unknown>>): REST {
  const rest = new REST({
    makeRequest: async (url) => {
      const path = new URL(url).pathname.replace('/api/v10', '');
      const body = JSON.stringify(answers[path] ?? {});
      const status = body.includes('"code"') ? 404 : path in answers ? 200 : 500;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
    retries: 0,
  });
  return rest.setToken('token');
}

const roles = (everyone: bigint, role = 0n) => [
  { id: SERVER, permissions: String(everyone) },
  { id: ROLE, permissions: String(role) },
  { id: ROLE_2, permissions: '0' },
];

const serverWith = (overwrites: readonly Overwrite[], held: ReturnType<typeof roles>) =>
  answering({
    [Routes.guild(SERVER)]: { owner_id: OWNER, roles: held },
    [Routes.channel('10')]: {
      type: ChannelType.GuildText,
      guild_id: SERVER,
      permission_overwrites: overwrites,
    },
    [Routes.channel('11')]: { type: ChannelType.PublicThread, guild_id: SERVER, parent_id: '10' },
    [Routes.channel('12')]: { type: ChannelType.PrivateThread, guild_id: SERVER, parent_id: '10' },
    [Routes.threadMembers('12', USER)]: { id: '12', user_id: USER },
    [Routes.threadMembers('12', OWNER)]: { code: RESTJSONErrorCodes.UnknownMember },
  });

const READS = ViewChannel | SendMessages;
const PATIENCE = AbortSignal.timeout(10_000);

/** Whether all members can read the channel, one with both roles, and one without roles. */
test.each([
  ['an open channel', [], roles(READS), [true, true, true]],
  ['a channel of nobody', [deny(SERVER)], roles(READS), [false, false, false]],
  ['a channel of one role', [deny(SERVER), allow(ROLE)], roles(READS), [false, true, false]],
  ['a role that is kept out', [deny(ROLE)], roles(READS), [true, false, true]],
  ['an allowing role and a denying one', [deny(ROLE), allow(ROLE_2)], roles(READS), [true, true, true]],
  ['a member who is let in', [deny(SERVER), allow(USER)], roles(READS), [false, true, true]],
  ['a member who is kept out', [allow(ROLE), deny(USER)], roles(READS), [true, false, false]],
  ['a server that only a role reads', [], roles(0n, READS), [false, true, false]],
  ['a server that lets everyone into a channel', [allow(SERVER)], roles(0n), [true, true, true]],
  ['an administrator', [deny(SERVER), deny(ROLE)], roles(READS, Administrator), [false, true, false]],
] as const)('%s', async (_, overwrites, held, [all, withRoles, without]) => {
  const members = membersOver(serverWith(overwrites, held));
  for (const channel of ['10', '11']) {
    const reads = await members.readers(SERVER, channel, PATIENCE);
    if (reads === 'unknown') throw new Error('there was no answer');
    expect(reads(null)).toBe(all);
    expect(reads({ id: USER, roles: [ROLE, ROLE_2] })).toBe(withRoles);
    expect(reads({ id: USER, roles: [] })).toBe(without);
    expect(reads({ id: OWNER, roles: [] })).toBe(true);
  }
});

test('a private thread can be read by its members who can read its channel', async () => {
  const members = membersOver(serverWith([deny(SERVER), allow(ROLE)], roles(READS)));
  const reads = await members.readers(SERVER, '12', PATIENCE);
  if (reads === 'unknown') throw new Error('there was no answer');
  expect(reads({ id: USER, roles: [ROLE] })).toBe('if-invited');
  expect(reads({ id: USER, roles: [] })).toBe(false);
  const open = await membersOver(serverWith([], roles(READS))).readers(SERVER, '12', PATIENCE);
  expect(isReadByAll(open)).toBe(false);
});

test('a thread’s member is distinguished from other users, and from a missing answer', async () => {
  const members = membersOver(serverWith([], roles(READS)));
  expect(await members.isInvited('12', USER, PATIENCE)).toBe(true);
  expect(await members.isInvited('12', OWNER, PATIENCE)).toBe(false);
  expect(await members.isInvited('13', USER, PATIENCE)).toBe('unknown');
});

test('nobody counts as a reader of a channel in another server, or without an answer', async () => {
  const members = membersOver(serverWith([], roles(READS)));
  const other = await members.readers('9', '10', PATIENCE);
  expect(other !== 'unknown' && other({ id: OWNER, roles: [] })).toBe(false);
  expect(await members.readers(SERVER, '13', PATIENCE)).toBe('unknown');
});
