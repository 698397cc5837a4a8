/** What the door answers: to strangers at once and without asking anybody, to Discord what the router says. */
import { InteractionResponseType, type APIInteraction } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { attending } from '../../../src/discord/attending.ts';
import { doorRoute } from '../../../src/discord/door/door.ts';
import type { Route } from '../../../src/discord/router.ts';
import type { Answered } from '../../../src/web/route.ts';
import { newSigner } from '../../../playground/server/door/signer.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const discord = newSigner();
const COMMAND = JSON.stringify({ type: 2, id: '1' });
const { ChannelMessageWithSource: MESSAGE } = InteractionResponseType;

/** Somebody knocks with this body, and with Discord's signature on another if one is given. */
async function knock(handle: Route, body: string, signed: string = body): Promise<Answered> {
  const route = doorRoute({ publicKey: discord.publicKey, now: () => NOON, attended: attending(handle) });
  const headers = discord.headers(signed, NOON);
  return route.answer({ headers, body: Buffer.from(body), query: new URLSearchParams(), arrived: 0 });
}

const nobody: Route = () => {
  throw new Error('the router was asked');
};

test('a stranger gets 401, and nobody is asked', async () => {
  expect(await knock(nobody, COMMAND, '{}')).toMatchObject({ status: 401 });
});

test('a ping is answered by a pong, and nobody is asked', async () => {
  const { status, headers, body } = await knock(nobody, '{"type":1}');
  expect([status, headers, body]).toEqual([200, { 'Content-Type': 'application/json' }, '{"type":1}']);
});

test.each(['', 'null', '"words"', '{}', '{"type":'])('%j is no interaction', async (body) => {
  expect(await knock(nobody, body)).toMatchObject({ status: 400 });
});

test('the first response is the answer, and is known to have left', async () => {
  const heard: APIInteraction[] = [];
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
  expect([heard, sent]).toEqual([[JSON.parse(COMMAND)], []]);
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
  expect([file.name, file.type, Buffer.from(await file.arrayBuffer())]).toEqual([
    'a "board".png',
    'image/png',
    png,
  ]);
});

/** Who handles it, and what has become of its answers by then. */
const SILENT: readonly (readonly [string, Route])[] = [
  ['nobody answers', async () => undefined],
  ['the first response comes by another way', async (_interaction, waiting) => waiting?.release()],
  [
    'another way was chosen before',
    async (_interaction, waiting) => {
      waiting?.release();
      expect(await waiting?.answer({ type: MESSAGE, data: {}, files: [] })).toBe(false);
    },
  ],
];

test.each(SILENT)('where %s, the answer is 202 and empty', async (_name, handle) => {
  expect(await knock(handle, COMMAND)).toEqual({ status: 202 });
});

test('whoever answers learns that Discord has hung up', async () => {
  const sent: boolean[] = [];
  const answered = await knock(async (_interaction, waiting) => {
    sent.push((await waiting?.answer({ type: MESSAGE, data: {}, files: [] })) ?? true);
  }, COMMAND);
  answered.onSent?.(false);
  await expect.poll(() => sent).toEqual([false]);
});
