/** The endpoint's answers: to strangers at once and without details, to Discord from the router. */
import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { attending } from '../../../src/discord/incoming/intake.ts';
import { doorRoute } from '../../../src/discord/door/door.ts';
import type { Interaction } from '../../../src/discord/interaction.ts';
import type { Route } from '../../../src/discord/incoming/router.ts';
import type { Answered } from '../../../src/web/route.ts';
import { openNotebook } from '../notebook.ts';
import { newSigner } from '../../../playground/server/door/signer.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const discord = newSigner();
const HELP = {
  type: 2,
  id: '1',
  application_id: '2',
  token: 'aW50ZXJhY3Rpb24',
  member: { user: { id: '3', username: 'anna' }, roles: [], permissions: '0' },
  guild_id: '4',
  locale: 'en-US',
  channel: { id: '5', type: 0 },
  app_permissions: '0',
  authorizing_integration_owners: { 0: '4' },
  data: { type: 1, name: 'help' },
};
const COMMAND = JSON.stringify(HELP);
const { ChannelMessageWithSource: MESSAGE } = InteractionResponseType;

/** A request with this body, and with Discord's signature for it or for a different body. */
async function knock(
  handle: Route,
  body: string,
  signed: string = body,
  log = openNotebook(),
): Promise<Answered> {
  const attended = attending(handle, log, () => 0);
  const route = doorRoute({ publicKey: discord.publicKey, now: () => NOON, attended });
  const headers = discord.headers(signed, NOON);
  return (
    route.refuse?.(headers) ??
    route.answer({
      headers,
      path: '/interactions',
      body: Buffer.from(body),
      query: new URLSearchParams(),
      arrived: 0,
      address: '127.0.0.1',
    })
  );
}

const nobody: Route = () => {
  throw new Error('the router was asked');
};

test('a request with an invalid signature gets 401, and nothing is processed', async () => {
  expect(await knock(nobody, COMMAND, '{}')).toMatchObject({ status: 401 });
});

test('a ping is answered with a pong, and nothing is processed', async () => {
  const { status, headers, body } = await knock(nobody, '{"type":1}');
  expect([status, headers, body]).toEqual([200, { 'Content-Type': 'application/json' }, '{"type":1}']);
});

test.each(['', 'null', '"words"', '{}', '{"type":', '{"type":2}'])(
  '%j is not an interaction',
  async (body) => {
    expect(await knock(nobody, body)).toMatchObject({ status: 400 });
  },
);

test('requests other than interactions are logged once per minute, by their fault', async () => {
  const log = openNotebook();
  let passed = 0;
  const attended = attending(nobody, log, () => passed);
  for (passed of [0, 1, 59_999, 60_000]) await attended.handle({ ...HELP, id: 'soon' });
  const at = { where: 'id' };
  const expected = [
    { ...at, count: 1 },
    { ...at, count: 3 },
  ];
  expect(log.entries.map(({ details }) => details)).toEqual(expected);
});

test('errors in the router are caught and logged, and the response is 202', async () => {
  const log = openNotebook();
  expect(await knock(nobody, COMMAND, COMMAND, log)).toEqual({ status: 202 });
  expect(log.entries.map(({ level }) => level)).toEqual(['error']);
});

test('the first response is the answer, and is reported as sent', async () => {
  const heard: Interaction[] = [];
  const sent: boolean[] = [];
  const answered = await knock(async (interaction, waiting) => {
    heard.push(interaction);
    sent.push((await waiting?.answer({ type: MESSAGE, data: { flags: 64 }, files: [] })) ?? false);
  }, COMMAND);
  expect([answered.status, answered.headers, JSON.parse(String(Buffer.from(answered.body ?? '')))]).toEqual([
    200,
    { 'Content-Type': 'application/json' },
    { type: 4, data: { flags: 64 } },
  ]);
  expect([heard, sent]).toEqual([[{ ...HELP, user: HELP.member.user }], []]);
  answered.onSent?.(true);
  await expect.poll(() => sent).toEqual([true]);
});

test('a first response with files is a form, as Discord reads it', async () => {
  const png = Buffer.from([137, 80, 78, 71, 0, 255]);
  const answered = await knock(async (_interaction, waiting) => {
    const files = [{ name: 'a "board".png', data: png, contentType: 'image/png' }];
    await waiting?.answer({ type: MESSAGE, data: { flags: 64 }, files });
  }, COMMAND);
  const form = await new Response(Buffer.from(answered.body ?? ''), {
    headers: { ...answered.headers },
  }).formData();
  expect(JSON.parse(z.string().parse(form.get('payload_json')))).toEqual({ type: 4, data: { flags: 64 } });
  const file = form.get('files[0]');
  if (!(file instanceof File)) throw new Error('no file');
  const expected = ['a "board".png', 'image/png', png];
  expect([file.name, file.type, Buffer.from(await file.arrayBuffer())]).toEqual(expected);
});

/** How the process handles the interaction, and the state of its answer at that time. */
test.each<[string, Route]>([
  ['nobody answers', async () => undefined],
  ['the first response is sent in another way', async (_interaction, waiting) => waiting?.release()],
  [
    'another way was chosen before',
    async (_interaction, waiting) => {
      waiting?.release();
      expect(await waiting?.answer({ type: MESSAGE, data: {}, files: [] })).toBe(false);
    },
  ],
])('if %s, the response is 202 and empty', async (_name, handle) => {
  expect(await knock(handle, COMMAND)).toEqual({ status: 202 });
});

test('the handler is told if Discord has disconnected', async () => {
  const sent: boolean[] = [];
  const answered = await knock(async (_interaction, waiting) => {
    sent.push((await waiting?.answer({ type: MESSAGE, data: {}, files: [] })) ?? true);
  }, COMMAND);
  answered.onSent?.(false);
  await expect.poll(() => sent).toEqual([false]);
});

test('a request that can’t be validly signed is rejected before its body is read, and so is every request during a shutdown', async () => {
  const attended = attending(nobody, openNotebook(), () => 0);
  const { refuse } = doorRoute({ publicKey: discord.publicKey, now: () => NOON, attended });
  expect(refuse?.({})).toMatchObject({ status: 401 });
  expect(refuse?.(discord.headers(COMMAND, NOON - 60_000))).toMatchObject({ status: 401 });
  expect(refuse?.(discord.headers(COMMAND, NOON))).toBeNull();
  await attended.hangUp();
  expect(refuse?.(discord.headers(COMMAND, NOON))).toMatchObject({ status: 503 });
});
