/** Screens as messages, checked against Discord's published schema. */
import {
  CreateMessageInteractionCallbackRequestSchema,
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { MessageFlags } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { Screen } from '../../src/views/screen/screen.ts';
import { bodyOf, presentWith, privately, type Message } from '../../src/discord/showing/present.ts';
import { startLine } from '../../src/draughts/line.ts';
import { startPosition } from '../../src/draughts/position.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { formerPlayer } from '../../src/game/player.ts';
import type { Chart } from '../../src/render/scene/chart.ts';
import { filmOf } from '../../src/render/scene/lineScenes.ts';
import type { Scene } from '../../src/render/scene/scene.ts';

const scene: Scene = {
  variant: 'russian',
  position: startPosition(variantOf('russian')),
  bottom: 'white',
  last: null,
  mustCapture: [],
  captured: [],
  ply: 0,
  ending: null,
};
const flipped: Scene = { ...scene, bottom: 'black' };

const axis = { from: 0, to: 1, ticks: [] };
const barChart: Chart = { x: axis, y: axis, drawn: { kind: 'bars', values: [1] } };

const present = presentWith({
  png: async ({ bottom }) => Buffer.from(`seen by ${bottom}`),
  gif: async ({ from, to }) => Buffer.from(`a film from ${from} to ${to}`),
  chart: async (chart) => Buffer.from(`a chart of ${'kind' in chart ? chart.kind : chart.drawn.kind}`),
});

const press = { command: 'move', action: 'play', args: ['game', '12'] };
const text = (words: string) => ({ kind: 'text', text: words }) as const;

const SCREENS: Readonly<Record<string, Screen>> = {
  'one line': { blocks: [text('You resigned.')], notifies: [] },
  'a card with all that a card can have': {
    blocks: [
      text('White to move'),
      { kind: 'picture', picture: { scene, alt: 'A board' } },
      { kind: 'divider' },
      {
        kind: 'menu',
        menu: {
          press,
          placeholder: 'Your move',
          choices: Array.from({ length: 25 }, (_, n) => ({
            label: `move ${n}`,
            value: `${n}`,
            description: 'x',
          })),
        },
      },
      {
        kind: 'buttons',
        buttons: (['primary', 'secondary', 'success', 'danger'] as const).map((style) => ({
          press: { ...press, action: style },
          label: style,
          style,
          emoji: '🏳️',
        })),
      },
    ],
    accent: 0xf3e3c3,
    notifies: ['123456789012345678'],
  },
  'an animation and a file': {
    blocks: [
      {
        kind: 'picture',
        picture: { scene, alt: 'A film', film: filmOf(startLine(variantOf('russian')), 'white', null) },
      },
      { kind: 'file', name: 'game.pdn', content: '1. c3-d4 *' },
    ],
    notifies: [],
  },
  'a chart beside a picture': {
    blocks: [
      { kind: 'picture', picture: { scene, alt: 'A board' } },
      { kind: 'chart', charted: { chart: barChart, alt: 'One game' } },
    ],
    notifies: [],
  },
  'two pictures': {
    blocks: [
      { kind: 'picture', picture: { scene, alt: 'From White' } },
      { kind: 'picture', picture: { scene: flipped, alt: 'From Black' } },
    ],
    accent: 0,
    notifies: [],
  },
};

const REQUESTS: Readonly<Record<string, (body: Message['body']) => unknown>> = {
  'a new message': (body) => MessageCreateRequestSchema.parse(body),
  'an edit': (body) => MessageEditRequestPartialSchema.parse(body),
  'a first response': (data) => CreateMessageInteractionCallbackRequestSchema.parse({ type: 4, data }),
  'an update': (data) => UpdateMessageInteractionCallbackRequestSchema.parse({ type: 7, data }),
  'a follow-up': (body) => IncomingWebhookRequestPartialSchema.parse(body),
  'an edited response': (body) => IncomingWebhookUpdateRequestPartialSchema.parse(body),
};

test('deleted players are not notified: Discord has no such user, and would refuse the message', async () => {
  const { body } = await present({ blocks: [], notifies: [formerPlayer('abc').id, '80351110224678912'] });
  expect(body.allowed_mentions).toEqual({ parse: [], users: ['80351110224678912'] });
});

describe.each(Object.entries(SCREENS))('%s', (_name, screen) => {
  test.each(Object.entries(REQUESTS))('a screen fits %s', async (_request, parse) => {
    const { body } = await present(screen);
    expect(parse(body)).toMatchObject({});
  });

  test('a message notifies only the listed people', async () => {
    const { body } = await present(screen);
    expect(body.allowed_mentions).toEqual({ parse: [], users: screen.notifies });
  });

  test('a message is private only if it was made private', async () => {
    const message = await present(screen);
    expect(message.body.flags).toBe(MessageFlags.IsComponentsV2);
    expect(privately(message).body.flags).toBe(MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral);
  });
});

test('pictures are attached in order, described, and shown where they belong', async () => {
  const { body, files } = await present(SCREENS['two pictures']!);
  const expected = [
    ['board.png', 'seen by white'],
    ['board2.png', 'seen by black'],
  ];
  expect(files.map(({ name, data }) => [name, String(data)])).toEqual(expected);
  expect(body.attachments).toEqual([
    { id: '0', filename: 'board.png', description: 'From White' },
    { id: '1', filename: 'board2.png', description: 'From Black' },
  ]);
  expect(JSON.stringify(body.components)).toMatch(/attachment:\/\/board\.png.*attachment:\/\/board2\.png/u);
});

test('pictures can be animations, and can be sent with files', async () => {
  const { body, files } = await present(SCREENS['an animation and a file']!);
  const expected = [
    ['board.gif', 'a film from 0 to 0'],
    ['game.pdn', '1. c3-d4 *'],
  ];
  expect(files.map(({ name, data }) => [name, String(data)])).toEqual(expected);
  expect(body.attachments).toEqual([
    { id: '0', filename: 'board.gif', description: 'A film' },
    { id: '1', filename: 'game.pdn' },
  ]);
  expect(JSON.stringify(body.components)).toContain('attachment://game.pdn');
});

test('pictures can be charts', async () => {
  const { body, files } = await present(SCREENS['a chart beside a picture']!);
  const expected = [
    ['board.png', 'seen by white'],
    ['chart2.png', 'a chart of bars'],
  ];
  expect(files.map(({ name, data }) => [name, String(data)])).toEqual(expected);
  expect(body.attachments[1]).toEqual({ id: '1', filename: 'chart2.png', description: 'One game' });
  expect(JSON.stringify(body.components)).toContain('attachment://chart2.png');
});

test('an edit to a screen without pictures removes them', async () => {
  const { body, files } = await present(SCREENS['one line']!);
  expect([body.attachments, files]).toEqual([[], []]);
});

test('only a screen with an accent color has a frame, and black is a valid accent', async () => {
  const framed = await Promise.all(
    Object.values(SCREENS).map(async (screen) => (await present(screen)).body),
  );
  const expected = [[10], [17], [12, 13], [12, 12], [17]];
  expect(framed.map(({ components }) => components.map(({ type }) => type))).toEqual(expected);
});

const buttons = (count: number): Screen['blocks'] => [
  {
    kind: 'buttons',
    buttons: Array.from({ length: count }, (_, n) => ({
      press: { ...press, args: [String(n)] },
      label: String(n),
      style: 'primary',
    })),
  },
];
const rowsOf = (blocks: Screen['blocks']): readonly number[] =>
  bodyOf({ blocks, notifies: [] }).components.map((component) =>
    'components' in component ? component.components.length : 0,
  );

test.each([
  [0, []],
  [1, [1]],
  [5, [5]],
  [6, [3, 3]],
  [7, [4, 3]],
  [11, [4, 4, 3]],
  [25, [5, 5, 5, 5, 5]],
])('in any screen, %i buttons are in rows of at most five: %j', (count, rows) => {
  expect(rowsOf(buttons(count))).toEqual(rows);
});

test('in any screen, menus have at most Discord’s number of choices, and empty menus are omitted', () => {
  const choices = Array.from({ length: 30 }, (_, n) => ({ label: String(n), value: String(n) }));
  const menu = { press, placeholder: 'Choose' };
  const shown = JSON.stringify(
    bodyOf({ blocks: [{ kind: 'menu', menu: { ...menu, choices } }], notifies: [] }),
  );
  expect([shown.includes('"24"'), shown.includes('"25"')]).toEqual([true, false]);
  expect(rowsOf([{ kind: 'menu', menu: { ...menu, choices: [] } }])).toEqual([]);
});

test.each([[[5000]], [[3000, 1001]], [[4000, 4000, 4000]], [[10, 3000, 990, 2]], [Array(30).fill(200)]])(
  'in any screen, texts of %j letters are cut to 4,000 in total, and shorter texts stay whole',
  (lengths) => {
    const blocks = lengths.map((length) => text('x'.repeat(length)));
    const shown = bodyOf({ blocks, notifies: [] }).components.map((component) =>
      'content' in component ? component.content.length : 0,
    );
    expect(shown.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(4000);
    const most = Math.max(...shown);
    expect(shown).toEqual(lengths.map((length) => Math.min(length, most)));
  },
);
