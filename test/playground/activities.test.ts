/** An application with an Activity: its entry point, launch and participants. */
import { EmbeddedActivityInstanceSchema, InteractionCallbackResponseSchema } from 'discord-api-spec/zod';
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Events, Routes } from 'discord.js';
import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { StandIn } from '../../playground/server/standIn.ts';
import { connected, standInFor } from './connect.ts';
import { openPage } from './openPage.ts';

const go = { name: 'go', description: 'Go' };

/** A bot that answers each press with a launch. */
async function launcher(activity: boolean) {
  const { standIn, client } = await connected({ activity, ackMs: 500 });
  client.on(Events.InteractionCreate, ({ id, token }) => {
    const body = { type: InteractionResponseType.LaunchActivity };
    const query = new URLSearchParams({ with_response: 'true' });
    void client.rest
      .post(Routes.interactionCallback(id, token), { body, query, auth: false })
      .catch(() => undefined);
  });
  const press = async (): Promise<string> => {
    const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId('board').setLabel('Board').setStyle(ButtonStyle.Secondary),
    );
    const body = { components: [row.toJSON()], content: 'a game' };
    const sent = await client.rest.post(Routes.channelMessages(standIn.channel('general')), { body });
    return idOf(sent);
  };
  return { standIn, client, press };
}

function idOf(sent: unknown): string {
  const id = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'id') : null;
  if (typeof id !== 'string') throw new Error('a message without an id');
  return id;
}

const refused = ({ refusals }: StandIn): readonly number[] => refusals.map(({ code }) => code);

it('an Activity’s entry point is kept: a list of commands without it is refused as a whole', async () => {
  const { standIn, client } = await connected({ activity: true });
  const route = Routes.applicationCommands(standIn.applicationId);
  const before = await client.rest.get(route);
  expect(before).toMatchObject([{ name: 'launch', type: 4, handler: 2 }]);
  await expect(client.rest.put(route, { body: [go] })).rejects.toMatchObject({ code: 50240 });
  const launch = { name: 'launch', type: 4, handler: 2 };
  await client.rest.put(route, { body: [go, launch] });
  expect([...standIn.world.commands.values()].map(({ name }) => name)).toEqual(['go', 'launch']);
  // Command lists for one server have no entry point.
  await client.rest.put(Routes.applicationGuildCommands(standIn.applicationId, standIn.guildId), {
    body: [go],
  });
});

it('an Activity opens for the user who pressed, others can join, and it ends with the last one', async () => {
  const { standIn, client, press } = await launcher(true);
  const message = await press();
  const [anna, boris] = [standIn.visitor('Anna'), standIn.visitor('Boris')];
  const [first, second] = [await anna.click(message, 'board'), await boris.click(message, 'board')];
  expect(first.kind).toBe('launch');
  expect(second.launched?.id).toBe(first.launched?.id);
  const answered = standIn.requests.findLast(({ path }) => path.endsWith('/callback'))?.answer;
  expect(answered).toMatchObject({ resource: { type: 12, activity_instance: { id: first.launched?.id } } });
  expect(InteractionCallbackResponseSchema.safeParse(answered).error?.issues).toBeUndefined();

  const route = `/applications/${standIn.applicationId}/activity-instances/${first.launched?.id}` as const;
  const shown = await client.rest.get(route);
  expect(shown).toMatchObject({
    location: { kind: 'gc', channel_id: standIn.channel('general') },
    users: [anna.person.id, boris.person.id],
  });
  expect(EmbeddedActivityInstanceSchema.safeParse(shown).error?.issues).toBeUndefined();
  anna.leaveActivity(standIn.channel('general'));
  boris.leaveActivity(standIn.channel('general'));
  await expect(client.rest.get(route)).rejects.toMatchObject({ status: 404 });
  expect(refused(standIn)).toEqual([0]);
});

it('an Activity is not launched for an application without one', async () => {
  const { standIn, press } = await launcher(false);
  const message = await press();
  await expect(standIn.visitor('Anna').click(message, 'board')).rejects.toThrow('did not respond');
  expect(refused(standIn)).toEqual([50234]);
});

/** A page in the Activity whose frame sends these messages. */
async function framed() {
  const standIn = await standInFor();
  standIn.mapTo('http://127.0.0.1:1');
  const page = await openPage(standIn.url, standIn.visitor('Anna').person.id);
  page.say({ type: 'launch', channelId: standIn.channel('general') });
  const { frameId } = await page.hear('launched');
  const heard = async (fits: (message: readonly [number, unknown]) => boolean): Promise<unknown> =>
    (await page.hear('rpc', ({ message }) => fits(message))).message[1];
  return {
    standIn,
    frameId,
    say: (message: unknown) => page.say({ type: 'rpc', frameId, message }),
    answer: (nonce: string) =>
      heard(([opcode, data]) => opcode === 1 && JSON.stringify(data).includes(nonce)),
    closed: () => heard(([opcode]) => opcode === 2),
  };
}

const handshake = (standIn: StandIn, frameId: string, more: object = {}): unknown => [
  0,
  { v: 1, encoding: 'json', client_id: standIn.applicationId, frame_id: frameId, ...more },
];

it.each([
  ['another application', { client_id: '1' }, 4000],
  ['another frame', { frame_id: '1' }, 4001],
  ['another version', { v: 2 }, 4004],
  ['another encoding', { encoding: 'etf' }, 4005],
])('a handshake with %s closes the Activity', async (_, more, code) => {
  const { standIn, frameId, say, closed } = await framed();
  say(handshake(standIn, frameId, more));
  expect(await closed()).toMatchObject({ code });
});

it('a frame that sends anything before its handshake, or an invalid message, is closed', async () => {
  const early = await framed();
  early.say([1, { cmd: 'CAPTURE_LOG', nonce: 'x' }]);
  expect(await early.closed()).toMatchObject({ code: 1000 });
  const unreadable = await framed();
  unreadable.say({ cmd: 'AUTHORIZE' });
  expect(await unreadable.closed()).toMatchObject({ code: 1000 });
});

const refusedWith = (code: number): object => ({ evt: 'ERROR', data: { code } });

it('commands are answered, or refused with Discord’s error codes', async () => {
  const { standIn, frameId, say, answer } = await framed();
  say(handshake(standIn, frameId));
  expect(await answer('READY')).toMatchObject({ cmd: 'DISPATCH', data: { user: { username: 'anna' } } });
  const asked = async (nonce: string, cmd: string, args: object = {}, evt?: string): Promise<unknown> => {
    say([1, { cmd, nonce, args, ...(evt !== undefined && { evt }) }]);
    return answer(nonce);
  };
  const client = { client_id: standIn.applicationId };
  expect(await asked('n1', 'START_PURCHASE')).toMatchObject(refusedWith(4002));
  expect(await asked('n2', 'SUBSCRIBE', {}, 'SPEAKING_START')).toMatchObject(refusedWith(4004));
  expect(await asked('n3', 'AUTHENTICATE', { access_token: 'made up' })).toMatchObject(refusedWith(4009));
  expect(await asked('n4', 'AUTHORIZE', { client_id: '1', scope: ['identify'] })).toMatchObject(
    refusedWith(4007),
  );
  expect(await asked('n5', 'AUTHORIZE', { ...client, scope: ['email'] })).toMatchObject(refusedWith(4000));
  expect(await asked('n6', 'OPEN_EXTERNAL_LINK', { url: 'javascript:alert(1)' })).toMatchObject(
    refusedWith(4000),
  );
  expect(await asked('n7', 'AUTHORIZE', { ...client, scope: ['identify'] })).toMatchObject({
    evt: null,
    data: { code: expect.any(String) },
  });
});
