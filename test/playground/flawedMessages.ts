/** Messages that Discord refuses, with the reason. */
import { MessageFlags } from 'discord-api-types/v10';

export const V2 = MessageFlags.IsComponentsV2;

export const button = (more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...more });
export const row = (...components: unknown[]) => ({ type: 1, components });
export const text = (content: string) => ({ type: 10, content });
const option = (value: string) => ({ label: 'x', value });
export const menu = (more: object = {}) => ({ type: 3, custom_id: 'menu', options: [option('a')], ...more });
export const picture = (url: string) => ({ type: 12, items: [{ media: { url } }] });
export const thumbnail = (url: string) => ({ type: 11, media: { url } });
export const section = (accessory: unknown, texts = 1) => ({
  type: 9,
  components: many(texts, () => text('x')),
  accessory,
});
export const v2 = (...components: unknown[]) => ({ flags: V2, components });
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const messages: readonly (readonly [flaw: string, body: unknown])[] = [
  ['content: STRING_TYPE_CONVERT', { content: 5 }],
  ['content: BASE_TYPE_MAX_LENGTH', { content: 'x'.repeat(2001) }],
  ['embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', { embeds: [{ title: 'x' }] }],
  ['content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', { content: 'x', ...v2(text('x')) }],
  ['components.0.type: UNION_TYPE_CHOICES', { components: [text('x')] }],
  ['components: BASE_TYPE_MAX_LENGTH', { components: many(6, (i) => row(button({ custom_id: `${i}` }))) }],
  ['components.0.type: UNION_TYPE_CHOICES', v2({ type: 99 })],
  [
    'components.0.components.0.type: UNION_TYPE_CHOICES',
    v2({ type: 17, components: [{ type: 17, components: [text('x')] }] }),
  ],
  [
    'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    v2({ type: 17, components: many(40, () => text('x')) }),
  ],
  [
    'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    v2(text('x'.repeat(2001)), text('x'.repeat(2000))),
  ],
  ['components.0.content: BASE_TYPE_REQUIRED', v2(text('  '))],
  ['components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED', v2(row(button()), row(button()))],
  ['components.1.id: COMPONENT_ID_DUPLICATED', v2({ ...text('x'), id: 7 }, { ...text('x'), id: 7 })],
  [
    'components.0.components.0.custom_id: BASE_TYPE_MAX_LENGTH',
    v2(row(button({ custom_id: 'x'.repeat(101) }))),
  ],
  ['components.0.components.0.label: BASE_TYPE_MAX_LENGTH', v2(row(button({ label: 'x'.repeat(81) })))],
  [
    'components.0.components: BASE_TYPE_MAX_LENGTH',
    v2(row(...many(6, (i) => button({ custom_id: `${i}` })))),
  ],
  ['components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED', v2(row(button(), menu()))],
  ['components.0.components.0.custom_id: BASE_TYPE_REQUIRED', v2(row({ type: 2, style: 1, label: 'x' }))],
  [
    'components.0.components.0.custom_id: BUTTON_COMPONENT_INVALID_FIELD',
    v2(row(button({ style: 5, url: 'https://example.org' }))),
  ],
  [
    'components.0.components.0.url: URL_TYPE_INVALID_SCHEME',
    v2(row({ type: 2, style: 5, label: 'x', url: 'ftp://example.org' })),
  ],
  ['components.0.components.0.label: BASE_TYPE_REQUIRED', v2(row(button({ label: undefined })))],
  [
    'components.0.components.0.emoji.name: COMPONENT_INVALID_EMOJI',
    v2(row(button({ emoji: { name: 'flag' } }))),
  ],
  [
    'components.0.components.0.options: BASE_TYPE_MAX_LENGTH',
    v2(row(menu({ options: many(26, (i) => option(`${i}`)) }))),
  ],
  [
    'components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    v2(row(menu({ options: [option('a'), option('a')] }))),
  ],
  [
    'components.0.components.0.max_values: SELECT_COMPONENT_MAX_VALUES',
    v2(row(menu({ min_values: 1, max_values: 2 }))),
  ],
  [
    'components.0.components.0.min_values: SELECT_COMPONENT_MIN_GREATER_MAX',
    v2(row(menu({ min_values: 2, max_values: 1 }))),
  ],
  [
    'components.0.components.0.default_values: SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_RANGE',
    v2(row({ type: 6, custom_id: 'a', default_values: ['1', '2'].map((id) => ({ id, type: 'role' })) })),
  ],
  [
    'components.0.components.0.options: SELECT_COMPONENT_TOO_MANY_DEFAULTS',
    v2(
      row(menu({ options: ['a', 'b'].map((value) => ({ ...option(value), default: true })), max_values: 1 })),
    ),
  ],
  [
    'components.0.components.0.default_values: SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_RANGE',
    v2(row({ type: 5, custom_id: 'who', default_values: ['1', '2'].map((id) => ({ id, type: 'user' })) })),
  ],
  ['components.0.components: BASE_TYPE_MAX_LENGTH', v2(section(button(), 4))],
  ['components.0.accessory.type: UNION_TYPE_CHOICES', v2(section(menu()))],
  [
    'components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
    v2(section(button()), row(button())),
  ],
  [
    'components.0.accessory.media.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    v2(section(thumbnail('attachment://board.png'))),
  ],
  ['components.0.type: UNION_TYPE_CHOICES', { components: [section(button())] }],
  [
    'components.0.file.url: ATTACHMENT_REFERENCE_REQUIRED',
    v2({ type: 13, file: { url: 'https://example.org/game.pdn' } }),
  ],
  [
    'components.0.items.0.media.url: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    v2(picture('attachment://board.png')),
  ],
  ['components.0.items.0.media.url: URL_TYPE_INVALID_SCHEME', v2(picture('file:///board.png'))],
  [
    'attachments.0.id: ATTACHMENT_NOT_FOUND',
    { content: 'x', attachments: [{ id: '0', filename: 'board.png' }] },
  ],
  [
    'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
  ],
];
