/**
 * Requests that Discord refuses, one test case per rule: a valid body with one flaw, and the path
 * and code of that flaw.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';
import { choice, command, commands, param } from './flawedCommands.ts';
import {
  V2,
  button,
  many,
  menu,
  messages,
  picture,
  row,
  section,
  text,
  thumbnail,
  v2,
} from './flawedMessages.ts';

let standIn: StandIn;
beforeAll(async () => {
  const plenty = { requests: 10_000, perMs: 1_000 };
  standIn = await startStandIn({ limits: { createMessage: plenty, commands: plenty, global: plenty } });
});
afterAll(() => standIn.close());

async function send(method: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${standIn.url}/api/v10${path}`, {
    method,
    headers: { authorization: `Bot ${standIn.token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const post = (body: unknown): Promise<Response> =>
  send('POST', `/channels/${standIn.channel('general')}/messages`, body);

const put = (wanted: unknown): Promise<Response> =>
  send('PUT', `/applications/${standIn.applicationId}/commands`, wanted);

/** The flaws in the last refusal, as `path: code`. */
const flaws = (): readonly string[] => standIn.refusals.at(-1)?.flaws ?? [];

it.each(messages)('a message is refused because of %s', async (flaw, body) => {
  const answer = await post(body);
  expect(flaws()).toContain(flaw);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
});

it('a message is refused if it is empty', async () => {
  expect(await (await post({})).json()).toEqual({ code: 50006, message: 'Cannot send an empty message' });
  expect(await (await post({ flags: V2, components: [] })).json()).toMatchObject({ code: 50006 });
});

it('a message is refused if it isn’t JSON', async () => {
  expect(await (await post('{')).json()).toMatchObject({ code: 50109 });
});

it.each(commands)('a command is refused because of %s', async (flaw, body) => {
  const answer = await put([body]);
  expect(flaws()).toContain(flaw);
  expect(answer.status).toBe(400);
});

it('a command is refused because of a duplicate name', async () => {
  await put([command(), command()]);
  expect(flaws()).toEqual(['1.name: APPLICATION_COMMANDS_DUPLICATE_NAME']);
});

it('more than 100 commands, or more than 15 context menus, are refused', async () => {
  await put(many(101, (i) => command({ name: `move${i}` })));
  expect(flaws()).toEqual([': BASE_TYPE_MAX_LENGTH']);
  await put(many(16, (i) => ({ name: `Menu ${i}`, type: 3 })));
  expect(flaws()).toEqual([': BASE_TYPE_MAX_LENGTH']);
});

it('a command and a context menu of each kind with the same name are accepted', async () => {
  const answer = await put([command(), { name: 'move', type: 2 }, { name: 'move', type: 3 }]);
  expect(answer.status).toBe(200);
});

it.each([
  ['a plain text', { content: 'x'.repeat(2000) }],
  ['Components V2 with a row', v2(text('Your move'), row(button({ emoji: { name: '♟️' } })), row(menu()))],
  ['a picture from elsewhere', v2(picture('https://example.org/board.png'))],
  ['a section with a button', v2(section(button()))],
  ['a section with a picture', v2(section(thumbnail('https://example.org/board.png'), 3))],
  ['40 components', v2({ type: 17, components: many(39, () => text('x')) })],
])('a message with %s is accepted', async (_what, body) => {
  expect((await post(body)).status).toBe(200);
});

it('a command with all fields is accepted', async () => {
  const full = command({
    name_localizations: { 'pt-BR': 'lance' },
    options: [param({ required: true, choices: [choice('a')] }), param({ name: 'why', autocomplete: true })],
  });
  expect((await put([full])).status).toBe(200);
});

it('the flaws of a refusal are nested under their paths, as in Discord', async () => {
  const answer = await post(v2(row(button({ label: 'x'.repeat(81) }))));
  expect(await answer.json()).toEqual({
    code: 50035,
    message: 'Invalid Form Body',
    errors: {
      components: {
        0: {
          components: {
            0: {
              label: {
                _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 80 or fewer in length.' }],
              },
            },
          },
        },
      },
    },
  });
});
