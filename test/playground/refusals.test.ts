/**
 * What Discord refuses, one row a rule: the body, and the path and code of the flaw that Discord would answer.
 * Each row differs from an accepted body by just this one thing.
 */
import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../../playground/server/standIn.ts';

const V2 = MessageFlags.IsComponentsV2;

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

const put = (commands: unknown): Promise<Response> =>
  send('PUT', `/applications/${standIn.applicationId}/commands`, commands);

/** The last refusal's flaws, as `path: code`. */
const flaws = (): readonly string[] => standIn.refusals.at(-1)?.flaws ?? [];

const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...more });
const row = (...components: unknown[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });
const option = (value: string) => ({ label: 'x', value });
const menu = (more: object = {}) => ({ type: 3, custom_id: 'menu', options: [option('a')], ...more });
const picture = (url: string) => ({ type: 12, items: [{ media: { url } }] });
const v2 = (...components: unknown[]) => ({ flags: V2, components });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const messages: readonly (readonly [what: string, body: unknown, flaw: string])[] = [
  ['a text that is no text', { content: 5 }, 'content: STRING_TYPE_CONVERT'],
  ['content over 2,000 characters', { content: 'x'.repeat(2001) }, 'content: BASE_TYPE_MAX_LENGTH'],
  ['11 embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds: BASE_TYPE_MAX_LENGTH'],
  [
    'embeds of more than 6,000 characters together',
    { embeds: many(2, () => ({ description: 'x'.repeat(3001) })) },
    'embeds: MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'an embed field without a value',
    { embeds: [{ fields: [{ name: 'x', value: ' ' }] }] },
    'embeds.0.fields.0.value: BASE_TYPE_REQUIRED',
  ],
  [
    'content beside Components V2',
    { content: 'x', ...v2(text('x')) },
    'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  ['Components V2 without the flag', { components: [text('x')] }, 'components.0.type: UNION_TYPE_CHOICES'],
  [
    'six rows without Components V2',
    { components: many(6, (i) => row(button({ custom_id: `${i}` }))) },
    'components: BASE_TYPE_MAX_LENGTH',
  ],
  ['a component of no known type', v2({ type: 99 }), 'components.0.type: UNION_TYPE_CHOICES'],
  [
    'a container in a container',
    v2({ type: 17, components: [{ type: 17, components: [text('x')] }] }),
    'components.0.components.0.type: UNION_TYPE_CHOICES',
  ],
  [
    '41 components',
    v2({ type: 17, components: many(40, () => text('x')) }),
    'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    'texts of more than 4,000 characters together',
    v2(text('x'.repeat(2001)), text('x'.repeat(2000))),
    'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  ['a text of blanks', v2(text('  ')), 'components.0.content: BASE_TYPE_REQUIRED'],
  [
    'a custom id twice',
    v2(row(button()), row(button())),
    'components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a numeric id twice',
    v2({ ...text('x'), id: 7 }, { ...text('x'), id: 7 }),
    'components.1.id: COMPONENT_ID_DUPLICATED',
  ],
  [
    'a custom id over 100 characters',
    v2(row(button({ custom_id: 'x'.repeat(101) }))),
    'components.0.components.0.custom_id: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a label over 80 characters',
    v2(row(button({ label: 'x'.repeat(81) }))),
    'components.0.components.0.label: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'six buttons in a row',
    v2(row(...many(6, (i) => button({ custom_id: `${i}` })))),
    'components.0.components: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a menu beside a button',
    v2(row(button(), menu())),
    'components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'a button without a custom id',
    v2(row({ type: 2, style: 1, label: 'x' })),
    'components.0.components.0.custom_id: BASE_TYPE_REQUIRED',
  ],
  [
    'a link with a custom id',
    v2(row(button({ style: 5, url: 'https://example.org' }))),
    'components.0.components.0.custom_id: BUTTON_COMPONENT_INVALID_FIELD',
  ],
  [
    'a link to somewhere odd',
    v2(row({ type: 2, style: 5, label: 'x', url: 'ftp://example.org' })),
    'components.0.components.0.url: URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a button without label and emoji',
    v2(row(button({ label: undefined }))),
    'components.0.components.0.label: BASE_TYPE_REQUIRED',
  ],
  [
    'an emoji that is none',
    v2(row(button({ emoji: { name: 'flag' } }))),
    'components.0.components.0.emoji.name: COMPONENT_INVALID_EMOJI',
  ],
  [
    '26 choices in a menu',
    v2(row(menu({ options: many(26, (i) => option(`${i}`)) }))),
    'components.0.components.0.options: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a choice twice',
    v2(row(menu({ options: [option('a'), option('a')] }))),
    'components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'a menu that asks for more than it offers',
    v2(row(menu({ min_values: 1, max_values: 2 }))),
    'components.0.components.0.max_values: SELECT_COMPONENT_MAX_VALUES',
  ],
  [
    'a menu whose least is more than its most',
    v2(row(menu({ min_values: 2, max_values: 1 }))),
    'components.0.components.0.min_values: SELECT_COMPONENT_MIN_GREATER_MAX',
  ],
  [
    'more roles to begin with than can be chosen',
    v2(row({ type: 6, custom_id: 'a', default_values: ['1', '2'].map((id) => ({ id, type: 'role' })) })),
    'components.0.components.0.default_values: SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_RANGE',
  ],
  [
    'more defaults than a menu takes',
    v2(
      row(menu({ options: ['a', 'b'].map((value) => ({ ...option(value), default: true })), max_values: 1 })),
    ),
    'components.0.components.0.options: SELECT_COMPONENT_TOO_MANY_DEFAULTS',
  ],
  [
    'a premium button with a label',
    v2(row({ type: 2, style: 6, label: 'x', sku_id: '1' })),
    'components.0.components.0: BUTTON_COMPONENT_INVALID_FIELD',
  ],
  [
    'a file component that shows no file',
    v2({ type: 13, file: { url: 'https://example.org/game.pdn' } }),
    'components.0.file.url: ATTACHMENT_REFERENCE_REQUIRED',
  ],
  [
    'a picture that was not sent',
    v2(picture('attachment://board.png')),
    'components.0.items.0.media.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'a picture from somewhere odd',
    v2(picture('file:///board.png')),
    'components.0.items.0.media.url: URL_TYPE_INVALID_SCHEME',
  ],
  [
    'an attachment that was not sent',
    { content: 'x', attachments: [{ id: '0', filename: 'board.png' }] },
    'attachments.0.id: ATTACHMENT_NOT_FOUND',
  ],
  [
    'mentions parsed and listed',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
];

const command = (more: object = {}) => ({ name: 'move', description: 'Move', ...more });
const param = (more: object = {}) => ({ type: 3, name: 'to', description: 'Where', ...more });
const choice = (value: string, name = value) => ({ name, value });

const commands: readonly (readonly [what: string, command: unknown, flaw: string])[] = [
  ['a capital in the name', command({ name: 'Move' }), '0.name: APPLICATION_COMMAND_INVALID_NAME'],
  ['a blank in the name', command({ name: 'my move' }), '0.name: APPLICATION_COMMAND_INVALID_NAME'],
  [
    'a capital in a translated name',
    command({ name_localizations: { de: 'Zug' } }),
    '0.name_localizations.de: APPLICATION_COMMAND_INVALID_NAME',
  ],
  ['no description', command({ description: '' }), '0.description: BASE_TYPE_BAD_LENGTH'],
  [
    'a description over 100 characters',
    command({ description: 'x'.repeat(101) }),
    '0.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a description of a context menu',
    command({ type: 2 }),
    '0.description: APPLICATION_COMMAND_INVALID_DESCRIPTION',
  ],
  [
    'a locale that Discord does not have',
    command({ description_localizations: { en: 'Move' } }),
    '0.description_localizations.en: BASE_TYPE_CHOICES',
  ],
  [
    'an optional option before a required one',
    command({ options: [param(), param({ name: 'from', required: true })] }),
    '0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'an option twice',
    command({ options: [param(), param()] }),
    '0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE',
  ],
  [
    'choices beside autocomplete',
    command({ options: [param({ autocomplete: true, choices: [choice('a')] })] }),
    '0.options.0.autocomplete: APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
  ],
  [
    'a choice twice',
    command({ options: [param({ choices: [choice('a'), choice('b', 'a')] })] }),
    '0.options.0.choices.1.name: APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE',
  ],
  [
    'a choice of more than 100 characters',
    command({ options: [param({ choices: [choice('x'.repeat(101), 'a')] })] }),
    '0.options.0.choices.0.value: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a bound above the other',
    command({ options: [param({ type: 4, min_value: 2, max_value: 1 })] }),
    '0.options.0.min_value: APPLICATION_COMMAND_OPTION_BOUNDS',
  ],
  [
    'a subcommand beside an option',
    command({ options: [param(), { type: 1, name: 'sub', description: 'Sub' }] }),
    '0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    '26 options',
    command({ options: many(26, (i) => param({ name: `o${i}` })) }),
    '0.options: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'more than 8,000 characters in all',
    command({
      options: many(4, (i) =>
        param({ name: `o${i}`, choices: many(25, (j) => choice('x'.repeat(98), `${j}`)) }),
      ),
    }),
    '0: APPLICATION_COMMAND_TOO_LARGE',
  ],
  [
    'more than 8,000 characters with the longest translation of each text',
    command({
      options: many(4, (i) =>
        param({
          name: `o${i}`,
          choices: many(25, (j) => ({ ...choice('x', `${j}`), name_localizations: { ru: 'я'.repeat(98) } })),
        }),
      ),
    }),
    '0: APPLICATION_COMMAND_TOO_LARGE',
  ],
];

describe('a message is refused for', () => {
  it.each(messages)('%s', async (_what, body, flaw) => {
    const answer = await post(body);
    expect(flaws()).toContain(flaw);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
  });

  it('being empty', async () => {
    expect(await (await post({})).json()).toEqual({ code: 50006, message: 'Cannot send an empty message' });
    expect(await (await post({ flags: V2, components: [] })).json()).toMatchObject({ code: 50006 });
  });

  it('not being JSON', async () => {
    expect(await (await post('{')).json()).toMatchObject({ code: 50109 });
  });
});

describe('a command is refused for', () => {
  it.each(commands)('%s', async (_what, body, flaw) => {
    const answer = await put([body]);
    expect(flaws()).toContain(flaw);
    expect(answer.status).toBe(400);
  });

  it('a name that comes twice', async () => {
    await put([command(), command()]);
    expect(flaws()).toEqual(['1.name: APPLICATION_COMMANDS_DUPLICATE_NAME']);
  });

  it('being one of more than 15 of its context menu', async () => {
    await put(many(16, (i) => ({ name: `menu ${i}`, type: 3 })));
    expect(flaws()).toEqual([': BASE_TYPE_MAX_LENGTH']);
  });
});

describe('accepted are', () => {
  it.each([
    ['a plain text', { content: 'x'.repeat(2000) }],
    ['Components V2 with a row', v2(text('Your move'), row(button({ emoji: { name: '♟️' } })), row(menu()))],
    ['a picture from elsewhere', v2(picture('https://example.org/board.png'))],
    ['40 components', v2({ type: 17, components: many(39, () => text('x')) })],
  ])('%s', async (_what, body) => {
    expect((await post(body)).status).toBe(200);
  });

  it('a command with everything', async () => {
    const full = command({
      name_localizations: { 'pt-BR': 'lance' },
      options: [
        param({ required: true, choices: [choice('a')] }),
        param({ name: 'why', autocomplete: true }),
      ],
    });
    expect((await put([full])).status).toBe(200);
  });
});

it('nests the flaws of a refusal under their paths, as Discord does', async () => {
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
