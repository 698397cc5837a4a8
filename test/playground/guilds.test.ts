/** A world of two servers, one of which removes the bot. */
import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type StandIn, startStandIn } from '../../playground/server/standIn.ts';
import { send } from '../../playground/server/world/posts.ts';

const OWLS = { name: 'Owls', channels: ['owlery'], members: ['Olga', 'Dana'] };

async function opened() {
  const standIn = await startStandIn({ guilds: [OWLS] });
  onTestFinished(() => standIn.close());
  const ask = (path: string) =>
    fetch(`${standIn.url}/api/v10${path}`, { headers: { authorization: `Bot ${standIn.token}` } });
  const statusOf = async (path: string): Promise<number> => (await ask(path)).status;
  return { standIn, owls: standIn.guild('Owls'), ask, statusOf };
}

const post = (standIn: StandIn, name: string) =>
  send(standIn.world, {
    author: standIn.world.bot,
    channel: standIn.world.channels.get(standIn.channel(name))!,
    body: { content: 'Hello' },
  }).message;

test('each server has its own members, managers and channels', async () => {
  const { standIn, owls, ask } = await opened();
  const [olga, dana, anna] = ['Olga', 'Dana', 'Anna'].map((name) => standIn.visitor(name).person.id);
  expect([...owls.members]).toEqual([olga, dana]);
  expect([...owls.managers]).toEqual([olga]);
  expect(standIn.world.guild.members.has(olga!)).toBe(false);
  expect(await (await ask(`/guilds/${owls.id}`)).json()).toMatchObject({ name: 'Owls', owner_id: olga });
  expect(await (await ask(`/guilds/${owls.id}/channels`)).json()).toMatchObject([
    { name: 'owlery', guild_id: owls.id },
  ]);
  const member = async (id: string) => (await ask(`/guilds/${owls.id}/members/${id}`)).json();
  expect(await member(dana!)).toMatchObject({ user: { id: dana } });
  expect(await member(anna!)).toMatchObject({ code: 10_007 });
  expect(await (await ask('/users/@me/guilds')).json()).toHaveLength(2);
});

test('nobody can read, write or use commands in a server that they aren’t in', async () => {
  const { standIn } = await opened();
  const [anna, dana] = [standIn.visitor('Anna'), standIn.visitor('Dana')];
  const owlery = standIn.channel('owlery');
  const { id } = post(standIn, 'owlery');
  expect(anna.messages(owlery)).toEqual([]);
  expect(dana.messages(owlery)).toHaveLength(1);
  expect(() => anna.find(id)).toThrow("can't see the message");
  expect(() => anna.say(owlery, 'Hi')).toThrow("can't see the channel");
  await expect(anna.command(owlery, 'play')).rejects.toThrow("can't see the channel");
  expect(dana.say(standIn.channel('draughts'), 'Hi').content).toBe('Hi');
});

test('after removing the bot, a server is closed to it, but other servers are not', async () => {
  const { standIn, owls, statusOf } = await opened();
  const [here, there] = [post(standIn, 'draughts'), post(standIn, 'owlery')];
  const path = ({ channel_id, id }: typeof here) => `/channels/${channel_id}/messages/${id}`;
  standIn.kick(owls);
  expect(await statusOf(path(there))).toBe(403);
  expect(await statusOf(`/guilds/${owls.id}`)).toBe(404);
  expect(await statusOf(`/guilds/${owls.id}/channels`)).toBe(403);
  expect(await statusOf(`/guilds/${owls.id}/members/${standIn.botId}`)).toBe(403);
  expect(await statusOf(`/guilds/${owls.id}/scheduled-events`)).toBe(403);
  expect(await statusOf(`/applications/${standIn.applicationId}/guilds/${owls.id}/commands`)).toBe(403);
  expect(await statusOf(path(here))).toBe(200);
  expect(await statusOf(`/guilds/${standIn.guildId}`)).toBe(200);
  await expect(standIn.visitor('Olga').click(there.id, 'anything').catch(String)).resolves.toContain(
    'has no control',
  );
  standIn.invite(owls);
  expect(await statusOf(path(there))).toBe(200);
});

test('the gateway reports the servers, and the bot’s removal', async () => {
  const { standIn, owls } = await opened();
  const socket = new WebSocket(`${standIn.url.replace('http', 'ws')}/gateway`);
  onTestFinished(() => socket.terminate());
  const heard: unknown[] = [];
  socket.on('message', (data: Buffer) => {
    const { op, t, d } = JSON.parse(data.toString());
    if (op === GatewayOpcodes.Hello)
      socket.send(
        JSON.stringify({
          op: GatewayOpcodes.Identify,
          d: {
            token: standIn.token,
            intents: GatewayIntentBits.Guilds,
            properties: { os: 'os', browser: 'browser', device: 'device' },
          },
        }),
      );
    else heard.push([t, d.id ?? d.guilds.length]);
  });
  await expect
    .poll(() => heard)
    .toEqual([
      ['READY', 2],
      ['GUILD_CREATE', standIn.guildId],
      ['GUILD_CREATE', owls.id],
    ]);
  standIn.kick(owls);
  standIn.kick(owls);
  standIn.invite(owls);
  await expect
    .poll(() => heard.slice(3))
    .toEqual([
      ['GUILD_DELETE', owls.id],
      ['GUILD_CREATE', owls.id],
    ]);
});
