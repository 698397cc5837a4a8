/** An application with an Activity: its entry point, launching it, and who is in it. */
import { EmbeddedActivityInstanceSchema, InteractionCallbackResponseSchema } from 'discord-api-spec/zod';
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Events, Routes } from 'discord.js';
import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { StandIn } from '../../playground/server/standIn.ts';
import { connected } from './connect.ts';

const go = { name: 'go', description: 'Go' };

type Connected = Awaited<ReturnType<typeof connected>>;

/** A bot that answers each press with a launch. */
async function launcher(activity: boolean): Promise<Connected & { readonly press: () => Promise<string> }> {
  const { standIn, client, ...rest } = await connected({ activity, ackMs: 500 });
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
  return { ...rest, standIn, client, press };
}

function idOf(sent: unknown): string {
  const id = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'id') : null;
  if (typeof id !== 'string') throw new Error('a message without an id');
  return id;
}

const refused = ({ refusals }: StandIn): readonly number[] => refusals.map(({ code }) => code);

it('keeps its entry point: a list of commands without it is refused as a whole', async () => {
  const { standIn, client } = await connected({ activity: true });
  const route = Routes.applicationCommands(standIn.applicationId);
  const before = await client.rest.get(route);
  expect(before).toMatchObject([{ name: 'launch', type: 4, handler: 2 }]);
  await expect(client.rest.put(route, { body: [go] })).rejects.toMatchObject({ code: 50240 });
  const launch = { name: 'launch', type: 4, handler: 2 };
  await client.rest.put(route, { body: [go, launch] });
  expect([...standIn.world.commands.values()].map(({ name }) => name)).toEqual(['go', 'launch']);
  // Commands of one server have none.
  await client.rest.put(Routes.applicationGuildCommands(standIn.applicationId, standIn.guildId), {
    body: [go],
  });
});

it('opens for the person who pressed; others in the channel join it, and it ends with the last', async () => {
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

it('is not launched for an application without one', async () => {
  const { standIn, press } = await launcher(false);
  const message = await press();
  await expect(standIn.visitor('Anna').click(message, 'board')).rejects.toThrow('did not respond');
  expect(refused(standIn)).toEqual([50234]);
});
