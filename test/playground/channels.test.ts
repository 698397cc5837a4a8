/** Channels with the bot's own token: permissions, missing channels, direct and old messages. */
import { AttachmentBuilder, MessageFlags, Routes, type Client } from 'discord.js';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { channelAmong } from '../../playground/server/world/world.ts';
import type { Permission } from '../../playground/server/world/permissions.ts';
import { connected } from './connect.ts';

const HOUR = 60 * 60_000;

interface Request {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly route: `/${string}`;
  readonly body?: unknown;
  readonly files?: { name: string; data: Buffer }[];
}

const ask = async (client: Client, { method, route, body, files }: Request): Promise<unknown> =>
  client.rest[method](route, { ...(body === undefined ? {} : { body }), ...(files ? { files } : {}) }).catch(
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

const image = (name: string) => new AttachmentBuilder(Buffer.from(name), { name });

const idOf = (answer: unknown): string => z.object({ id: z.string() }).parse(answer).id;

const file = { name: 'board.png', data: Buffer.from('x') };

it.each<[Permission, Omit<Request, 'route'>, number]>([
  ['ViewChannel', { method: 'post', body: { content: 'x' } }, 50001],
  ['SendMessages', { method: 'post', body: { content: 'x' } }, 50013],
  ['AttachFiles', { method: 'post', body: { content: 'x' }, files: [file] }, 50013],
])('refuses a message without the permission %s', async (lost, request, code) => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const route = Routes.channelMessages(general);
  expect(await ask(client, { ...request, route })).toMatchObject({ channel_id: general });
  standIn.deny(general, lost);
  expect(await ask(client, { ...request, route })).toBe(code);
  const arena = Routes.channelMessages(standIn.channel('arena'));
  expect(await ask(client, { ...request, route: arena })).toMatchObject({ author: { id: standIn.botId } });
});

it('rejects requests for deleted channels and messages', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const post = { method: 'post', route: Routes.channelMessages(general), body: { content: 'x' } } as const;
  const sent = idOf(await ask(client, post));
  const route = Routes.channelMessage(general, sent);
  expect(await ask(client, { method: 'get', route })).toMatchObject({ content: 'x' });
  const edit = { method: 'patch', route, body: { content: 'y' } } as const;
  expect(await ask(client, edit)).toMatchObject({ content: 'y' });
  await ask(client, { method: 'delete', route });
  expect(await ask(client, { method: 'get', route })).toBe(10008);
  expect(await ask(client, { method: 'patch', route, body: { content: 'z' } })).toBe(10008);
  standIn.deleteChannel(general);
  expect(await ask(client, { method: 'get', route })).toBe(10003);
});

it('refuses changes in an archived thread until somebody posts there', async () => {
  const { standIn, client } = await connected();
  const thread = standIn.openThread(standIn.channel('general'), 'game 7');
  const route = Routes.channelMessages(thread);
  const first = idOf(await ask(client, { method: 'post', route, body: { content: 'x' } }));
  const edit = {
    method: 'patch',
    route: Routes.channelMessage(thread, first),
    body: { content: 'y' },
  } as const;
  standIn.archive(thread);
  expect(await ask(client, edit)).toBe(50083);
  await ask(client, { method: 'post', route, body: { content: 'z' } });
  expect(await ask(client, edit)).toMatchObject({ content: 'y' });
  standIn.deny(thread, 'SendMessagesInThreads');
  expect(await ask(client, { method: 'post', route, body: { content: 'z' } })).toBe(50013);
});

it('opens one thread on a message, with the message’s id, and archives it', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const post = { method: 'post', route: Routes.channelMessages(general), body: { content: 'x' } } as const;
  const message = idOf(await ask(client, post));
  const open = { method: 'post', route: Routes.threads(general, message), body: { name: 'aside' } } as const;
  expect(await ask(client, { ...open, body: {} })).toBe(50035);
  expect(await ask(client, open)).toMatchObject({ id: message, type: 11, parent_id: general, name: 'aside' });
  expect(await ask(client, open)).toBe(160004);
  const inside = { ...post, route: Routes.channelMessages(message) } as const;
  const nested = Routes.threads(message, idOf(await ask(client, inside)));
  expect(await ask(client, { ...open, route: nested })).toBe(50024);
  const archive = { method: 'patch', route: Routes.channel(message), body: { archived: true } } as const;
  expect(await ask(client, archive)).toMatchObject({ thread_metadata: { archived: true } });
  await ask(client, inside);
  expect(standIn.world.channels.get(message)?.archived).toBe(false);
  standIn.deny(general, 'CreatePublicThreads');
  const other = Routes.threads(general, idOf(await ask(client, post)));
  expect(await ask(client, { ...open, route: other })).toBe(50013);
});

it('opens public threads without a message', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const open = { method: 'post', route: Routes.threads(general), body: { name: 'aside', type: 11 } } as const;
  expect(await ask(client, open)).toMatchObject({ type: 11, parent_id: general, name: 'aside' });
  expect(await ask(client, { ...open, body: { type: 11 } })).toBe(50035);
  standIn.deny(general, 'CreatePublicThreads');
  expect(await ask(client, open)).toBe(50013);
});

it('opens private threads, which only the people added to them see', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  const open = {
    method: 'post',
    route: Routes.threads(general),
    body: { name: 'for Anna', type: 12 },
  } as const;
  const opened = await ask(client, open);
  expect(opened).toMatchObject({ type: 12, parent_id: general });
  const thread = idOf(opened);
  const member = { method: 'put', route: Routes.threadMembers(thread, anna.person.id) } as const;
  await ask(client, member);
  await ask(client, { method: 'post', route: Routes.channelMessages(thread), body: { content: 'x' } });
  expect(anna.messages(thread)).toHaveLength(1);
  expect(boris.messages(thread)).toEqual([]);
  expect(await ask(client, { ...member, route: Routes.threadMembers(general, anna.person.id) })).toBe(50024);
  expect(await ask(client, { ...member, route: Routes.threadMembers(thread, '1') })).toBe(10013);
  standIn.deny(thread, 'SendMessagesInThreads');
  expect(await ask(client, member)).toBe(50013);
  standIn.deny(general, 'CreatePrivateThreads');
  expect(await ask(client, open)).toBe(50013);
});

it('hides direct messages between people from the bot', async () => {
  const { standIn, client } = await connected();
  const people = ['Anna', 'Boris'].map((name) => standIn.visitor(name).person);
  const { id } = channelAmong(standIn.world, people);
  const post = { method: 'post', route: Routes.channelMessages(id), body: { content: 'x' } } as const;
  expect(await ask(client, post)).toBe(50001);
});

it('sends only one message for the same enforced nonce', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const route = Routes.channelMessages(general);
  const post = (nonce: string): Promise<unknown> =>
    ask(client, { method: 'post', route, body: { content: 'x', nonce, enforce_nonce: true } });
  expect(idOf(await post('a'))).toBe(idOf(await post('a')));
  await post('b');
  standIn.clock.advance(HOUR);
  await post('a');
  expect(standIn.visitor('Anna').messages(general)).toHaveLength(3);
  expect(standIn.warnings).toEqual([]);
});

it('lets the bot delete but not edit other people’s messages, if it may manage messages', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const said = standIn.visitor('Anna').say(general, 'hello');
  const route = Routes.channelMessage(general, said.id);
  expect(await ask(client, { method: 'patch', route, body: { content: 'bye' } })).toBe(50005);
  expect(await ask(client, { method: 'delete', route })).toBe(50013);
});

it('delivers direct messages to one person', async () => {
  const { standIn, client } = await connected();
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  const route = Routes.userChannels();
  const channel = idOf(
    await ask(client, {
      method: 'post',
      route,
      body: { recipient_id: anna.person.id },
    }),
  );
  await ask(client, {
    method: 'post',
    route: Routes.channelMessages(channel),
    body: { content: 'your move' },
  });
  expect(anna.messages(channel).map(({ content }) => content)).toEqual(['your move']);
  expect(boris.messages(channel)).toEqual([]);
  const weatherbot = standIn.visitor('Weatherbot').person.id;
  expect(await ask(client, { method: 'post', route, body: { recipient_id: weatherbot } })).toBe(50007);
});

it('limits edits to messages that are older than an hour', async () => {
  const { standIn, client } = await connected({
    limits: { oldEdits: { requests: 2, perMs: 60_000 }, editMessage: { requests: 100, perMs: 1_000 } },
  });
  client.rest.options.rejectOnRateLimit = () => true;
  const general = standIn.channel('general');
  const post = { method: 'post', route: Routes.channelMessages(general), body: { content: 'x' } } as const;
  const sent = idOf(await ask(client, post));
  const edit = (): Promise<unknown> =>
    ask(client, { method: 'patch', route: Routes.channelMessage(general, sent), body: { content: 'y' } });
  await edit();
  await edit();
  await edit();
  expect(standIn.refusals).toEqual([]);
  standIn.clock.advance(HOUR + 1);
  await edit();
  await edit();
  expect(standIn.refusals).toEqual([]);
  await edit();
  expect(standIn.refusals).toMatchObject([{ status: 429, code: 30046 }]);
});

it('keeps, adds and removes attachments in an edit, as requested', async () => {
  const { standIn, client } = await connected();
  const general = standIn.channel('general');
  const channel = await client.channels.fetch(general);
  if (!channel?.isSendable()) throw new Error('no text channel');
  const message = await channel.send({ content: 'x', files: [image('a.png'), image('b.png')] });
  const names = () =>
    standIn
      .visitor('Anna')
      .lastMessage(general)
      .attachments.map(({ filename }) => filename);
  expect(names()).toEqual(['a.png', 'b.png']);
  await message.edit({ content: 'y' });
  expect(names()).toEqual(['a.png', 'b.png']);
  const kept = message.attachments.first();
  await message.edit({ attachments: kept ? [kept] : [], files: [image('c.png')] });
  expect(names()).toEqual(['a.png', 'c.png']);
  await message.edit({ attachments: [] });
  expect(names()).toEqual([]);
  expect(standIn.refusals).toEqual([]);
});

it('refuses a file over 10 MiB', async () => {
  const { standIn, client } = await connected();
  const files = [{ name: 'big.bin', data: Buffer.alloc(10 * 2 ** 20 + 1) }];
  const route = Routes.channelMessages(standIn.channel('general'));
  expect(await ask(client, { method: 'post', route, body: {}, files })).toBe(40005);
});

it('records fields that Discord would ignore, and unknown routes', async () => {
  const { standIn, client } = await connected();
  const route = Routes.channelMessages(standIn.channel('general'));
  await ask(client, { method: 'post', route, body: { content: 'x', flag: MessageFlags.IsComponentsV2 } });
  expect(standIn.warnings).toEqual([`POST ${route}: flag`]);
  await ask(client, { method: 'get', route: '/nowhere' });
  expect(standIn.unknownRoutes).toEqual(['GET /nowhere']);
});
