/** Rate limits and broken connections, as discord.js sees them. */
import { Routes } from 'discord.js';
import { expect, it } from 'vitest';
import { connected, standInFor } from './connect.ts';

it('reports its limits in headers that discord.js respects', async () => {
  const { standIn, client } = await connected({ limits: { createMessage: { requests: 2, perMs: 100 } } });
  const route = Routes.channelMessages(standIn.channel('general'));
  await Promise.all(Array.from({ length: 6 }, () => client.rest.post(route, { body: { content: 'x' } })));
  expect(standIn.visitor('Anna').messages(standIn.channel('general'))).toHaveLength(6);
  expect(standIn.refusals).toEqual([]);
});

it('answers requests beyond a bucket’s limit with 429, and accepts them later', async () => {
  const standIn = await standInFor({ limits: { createMessage: { requests: 2, perMs: 60_000 } } });
  const post = (channel: string): Promise<Response> =>
    fetch(`${standIn.url}/api/v10/channels/${standIn.channel(channel)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${standIn.token}`, 'content-type': 'application/json' },
      body: '{"content":"x"}',
    });
  const first = await post('general');
  expect(first.headers.get('x-ratelimit-limit')).toBe('2');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('1');
  expect((await post('general')).status).toBe(200);
  const refused = await post('general');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
  expect(await refused.json()).toMatchObject({ message: 'You are being rate limited.', global: false });
  expect((await post('arena')).status).toBe(200);
  standIn.clock.advance(60_001);
  expect((await post('general')).status).toBe(200);
});

it('counts all requests together, except requests about interactions', async () => {
  const standIn = await standInFor({ limits: { global: { requests: 3, perMs: 60_000 } } });
  const get = (path: string): Promise<Response> =>
    fetch(`${standIn.url}/api/v10${path}`, { headers: { authorization: `Bot ${standIn.token}` } });
  for (const path of ['/users/@me', '/gateway/bot', '/applications/@me'])
    expect((await get(path)).status).toBe(200);
  const refused = await get('/users/@me');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-ratelimit-global')).toBe('true');
  const webhook = await get(`/webhooks/${standIn.applicationId}/token/messages/@original`);
  expect(webhook.status).toBe(401);
});

it.each([
  ['before', 0],
  ['after', 1],
] as const)('can drop a connection %s the message was sent', async (when, sent) => {
  const { standIn, client } = await connected();
  client.rest.options.retries = 0;
  const general = standIn.channel('general');
  standIn.faults.rest({ on: /^POST \/channels/, effect: { drop: when } });
  await expect(client.rest.post(Routes.channelMessages(general), { body: { content: 'x' } })).rejects.toThrow(
    Error,
  );
  expect(standIn.visitor('Anna').messages(general)).toHaveLength(sent);
});
