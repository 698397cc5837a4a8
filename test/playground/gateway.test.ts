/**
 * The gateway under bad conditions: lost sockets, failed resumes, silence, wrong tokens, shards.
 */
import { once } from 'node:events';
import { Events, GatewayIntentBits, SlashCommandBuilder, type Client } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { StandIn } from '../../playground/server/standIn.ts';
import { logIn, standInFor } from './connect.ts';

// By default, discord.js waits five seconds between two IDENTIFYs. Its throttler option changes
// that.
const buildIdentifyThrottler = async () => ({ waitForIdentify: async () => {} });

const ping = new SlashCommandBuilder().setName('ping').setDescription('Answers');

/** A bot that answers /ping, and the ids of the interactions that reached it. */
async function answering(standIn: StandIn, client: Client<true>): Promise<string[]> {
  const response: string[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    response.push(interaction.id);
    if (interaction.isChatInputCommand()) void interaction.reply('pong');
  });
  await client.application.commands.set([ping]);
  expect(standIn.refusals).toEqual([]);
  return response;
}

function bareSocket(standIn: StandIn) {
  const socket = new WebSocket(`${standIn.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
  onTestFinished(() => socket.terminate());
  const open = once(socket, 'open');
  const send = (frame: unknown): void => void open.then(() => socket.send(JSON.stringify(frame)));
  return { send, closed: once(socket, 'close') };
}

const identify = (standIn: StandIn, more: object = {}) => ({
  op: 2,
  d: {
    token: standIn.token,
    intents: 0,
    properties: { os: 'linux', browser: 'test', device: 'test' },
    ...more,
  },
});

it('lets a client start a new session if its resume is refused', async () => {
  const standIn = await standInFor();
  const client = await logIn(standIn, { ws: { buildIdentifyThrottler } });
  await answering(standIn, client);
  const [session] = standIn.gateway.sessions.keys();
  standIn.faults.refuseResumes(1);
  standIn.gateway.drop();
  await expect.poll(() => standIn.gateway.sessions.has(session ?? ''), { timeout: 10_000 }).toBe(false);
  await expect.poll(() => standIn.gateway.isOnline(), { timeout: 10_000 }).toBe(true);
  const answer = await standIn.visitor('Anna').command(standIn.channel('general'), 'ping');
  expect(answer.message?.content).toBe('pong');
});

it('closes the socket of a client without heartbeats', async () => {
  const standIn = await standInFor({ heartbeatMs: 30 });
  const { send, closed } = bareSocket(standIn);
  send(identify(standIn));
  expect((await closed)[0]).toBe(4009);
});

it.each([
  ['a wrong token', { token: 'wrong' }, 4004],
  ['a privileged intent', { intents: GatewayIntentBits.MessageContent }, 4014],
  ['a shard that there is not', { shard: [2, 2] }, 4010],
])('closes the socket of a client that identifies with %s', async (_what, more, code) => {
  const standIn = await standInFor();
  const { send, closed } = bareSocket(standIn);
  send(identify(standIn, more));
  expect((await closed)[0]).toBe(code);
});

it('closes the socket of a client that sends nonsense', async () => {
  const standIn = await standInFor();
  const { send, closed } = bareSocket(standIn);
  send({ op: 99 });
  expect((await closed)[0]).toBe(4002);
});

it('sends an interaction only to the shard of its server', async () => {
  const standIn = await standInFor();
  const clients = [
    await logIn(standIn, { shards: [0], shardCount: 2 }),
    await logIn(standIn, { shards: [1], shardCount: 2 }),
  ];
  const response = await Promise.all(clients.map((client) => answering(standIn, client)));
  await standIn.visitor('Anna').command(standIn.channel('general'), 'ping');
  expect(response.flat()).toHaveLength(1);
});
