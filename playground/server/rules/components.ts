import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Flaw } from '../refusal.ts';
import type { AnyComponent, Placed } from '../world/components.ts';
import { breach, flaw, lengthOf, repeated, required } from './rule.ts';

const MOST_COMPONENTS = 40;
const MOST_TEXT = 4_000;

/** A Unicode emoji, with or without the variation selector. */
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$/v;

/** All components together: their number, the length of their texts, and their layout. */
export function* componentFlaws(places: readonly Placed[]): Generator<Flaw> {
  // At most 40 components, nested ones included (components/reference#component-reference).
  if (places.length > MOST_COMPONENTS)
    yield flaw(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components cannot exceed ${MOST_COMPONENTS}`,
    );
  // All texts of Components V2 together have at most 4,000 characters (experience).
  const texts = places.filter(({ component }) => component.type === ComponentType.TextDisplay);
  const total = texts.reduce((sum, { component }) => sum + lengthOf(component.content ?? ''), 0);
  if (total > MOST_TEXT)
    yield flaw(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size exceeds maximum size of ${MOST_TEXT}`,
    );
  // A text contains more than spaces (experience).
  for (const { component, path } of places)
    if (component.type === ComponentType.TextDisplay && (component.content ?? '').trim() === '')
      yield required([...path, 'content']);
  // No custom id appears twice (components/reference#anatomy-of-a-component).
  const named = places.filter(({ component }) => typeof component.custom_id === 'string');
  for (const { index } of repeated(named.map(({ component }) => component.custom_id ?? '')))
    yield flaw(
      [...(named[index]?.path ?? []), 'custom_id'],
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
    );
  // No numeric id appears twice (components/reference#anatomy-of-a-component).
  const numbered = places.filter(({ component }) => (component.id ?? 0) > 0);
  for (const { index } of repeated(numbered.map(({ component }) => String(component.id))))
    yield flaw(
      [...(numbered[index]?.path ?? []), 'id'],
      'COMPONENT_ID_DUPLICATED',
      'Component id cannot be duplicated',
    );
  // A row contains up to five buttons, or one menu (components/reference#action-row).
  for (const { component, path } of places) {
    const inside = component.type === ComponentType.ActionRow ? (component.components ?? []) : [];
    if (inside.length > 1 && inside.some(({ type }) => type !== ComponentType.Button))
      yield breach([...path, 'components', 1], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED');
  }
}

export function* controlFlaws(places: readonly Placed[]): Generator<Flaw> {
  const buttons = places.filter(({ component }) => component.type === ComponentType.Button);
  // A button has a custom id, or an address (a link) (components/reference#button-button-styles).
  for (const { component, path } of buttons) {
    const isLink = component.style === ButtonStyle.Link;
    const [needed, forbidden] = isLink ? (['url', 'custom_id'] as const) : (['custom_id', 'url'] as const);
    if (isMissing(component[needed])) yield required([...path, needed]);
    if (!isMissing(component[forbidden]))
      yield flaw(
        [...path, forbidden],
        'BUTTON_COMPONENT_INVALID_FIELD',
        `A button of this style cannot have a ${forbidden}`,
      );
  }
  // A button shows a label or an emoji (components/reference#button).
  for (const { component, path } of buttons) {
    const shows = !isMissing(component.label?.trim()) || !isMissing(component.emoji);
    if (!shows) yield required([...path, 'label']);
  }
  // An emoji is a valid Unicode emoji, or has an id (resources/emoji#emoji-object).
  for (const { component, path } of places)
    if (component.emoji && isMissing(component.emoji.id) && !EMOJI.test(component.emoji.name ?? ''))
      yield breach([...path, 'emoji', 'name'], 'COMPONENT_INVALID_EMOJI');
  // A link uses http, https or discord (components/reference#button).
  for (const { component, path } of buttons)
    if (component.url && !/^(?:https?|discord):/.test(component.url))
      yield flaw(
        [...path, 'url'],
        'URL_TYPE_INVALID_SCHEME',
        "Scheme is not supported. Scheme must be one of ('http', 'https', 'discord').",
      );
  // A menu requires no more choices than it has, and its minimum is at most its maximum
  // (components/reference#string-select).
  for (const { component, path } of places) yield* menuFlaws(component, path);
  // A menu of people, roles or channels starts with at most as many defaults as may be chosen
  // (components/reference#user-select).
  for (const { component, path } of places) yield* defaultFlaws(component, path);
  // No choice of a menu appears twice (components/reference#string-select-select-option-structure).
  for (const { component, path } of places)
    for (const { index } of repeated((component.options ?? []).map(({ value }) => value)))
      yield breach([...path, 'options', index, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED');
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

function* defaultFlaws(
  { default_values, min_values, max_values }: AnyComponent,
  path: Flaw['path'],
): Generator<Flaw> {
  if (isMissing(default_values) || !default_values || default_values.length === 0) return;
  const { length } = default_values;
  if (length < (min_values ?? 1) || length > (max_values ?? 1))
    yield breach([...path, 'default_values'], 'SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_RANGE');
}

function* menuFlaws({ options, min_values, max_values }: AnyComponent, path: Flaw['path']): Generator<Flaw> {
  const least = min_values ?? 1;
  const most = max_values ?? 1;
  if (least > most) yield breach([...path, 'min_values'], 'SELECT_COMPONENT_MIN_GREATER_MAX');
  if (options === undefined || isMissing(max_values)) return;
  if (most > options.length) yield breach([...path, 'max_values'], 'SELECT_COMPONENT_MAX_VALUES');
  if (options.filter((option) => option.default === true).length > most)
    yield breach([...path, 'options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS');
}
