/** Discord's rules for a button or menu, in messages and modals. */
import type { Flaw } from '../refusal.ts';
import type { AnyComponent } from '../world/components.ts';
import type { Placed } from './components.ts';
import { breach, flaw, repeated, required, type Rule } from './rule.ts';

const BUTTON = 2;
const LINK = 5;
const PREMIUM = 6;

/** A Unicode emoji, with or without the variation selector. */
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$/v;

const buttons = (places: readonly Placed[]): readonly Placed[] =>
  places.filter(({ component }) => component.type === BUTTON);

export const controlRules: readonly Rule<readonly Placed[]>[] = [
  {
    name: 'a button has either a custom id, or an address (link), or an article (premium)',
    source: 'components/reference#button-button-styles',
    *check(places) {
      for (const { component, path } of buttons(places)) {
        const [needed, ...forbidden] = membersFor(component);
        if (isMissing(component[needed])) yield required([...path, needed]);
        for (const field of forbidden)
          if (!isMissing(component[field]))
            yield flaw(
              [...path, field],
              'BUTTON_COMPONENT_INVALID_FIELD',
              `A button of this style cannot have a ${field}`,
            );
      }
    },
  },
  {
    name: 'a button shows a label or an emoji, a premium one neither',
    source: 'components/reference#button',
    *check(places) {
      for (const { component, path } of buttons(places)) {
        const shows = !isMissing(component.label?.trim()) || !isMissing(component.emoji);
        if (component.style !== PREMIUM && !shows) yield required([...path, 'label']);
        if (component.style === PREMIUM && shows) yield breach(path, 'BUTTON_COMPONENT_INVALID_FIELD');
      }
    },
  },
  {
    name: 'an emoji is one, or has an id',
    source: 'resources/emoji#emoji-object',
    *check(places) {
      for (const { component, path } of places)
        if (component.emoji && isMissing(component.emoji.id) && !EMOJI.test(component.emoji.name ?? ''))
          yield breach([...path, 'emoji', 'name'], 'COMPONENT_INVALID_EMOJI');
    },
  },
  {
    name: 'a link leads to http, https or discord',
    source: 'components/reference#button',
    *check(places) {
      for (const { component, path } of buttons(places))
        if (component.url && !/^(?:https?|discord):/.test(component.url))
          yield flaw(
            [...path, 'url'],
            'URL_TYPE_INVALID_SCHEME',
            "Scheme is not supported. Scheme must be one of ('http', 'https', 'discord').",
          );
    },
  },
  {
    name: 'a menu asks for no more than it offers, and for at least as few as at most',
    source: 'components/reference#string-select',
    *check(places) {
      for (const { component, path } of places) yield* menuFlaws(component, path);
    },
  },
  {
    name: 'a menu of people, roles or channels begins with as many as may be chosen',
    source: 'components/reference#user-select',
    *check(places) {
      for (const { component, path } of places) yield* defaultFlaws(component, path);
    },
  },
  {
    name: 'no choice of a menu comes twice',
    source: 'components/reference#string-select-select-option-structure',
    *check(places) {
      for (const { component, path } of places)
        for (const { index } of repeated((component.options ?? []).map(({ value }) => value)))
          yield breach([...path, 'options', index, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED');
    },
  },
];

/** The field that this button style needs, then those it must not have. */
function membersFor({
  style,
}: AnyComponent): readonly ['custom_id' | 'url' | 'sku_id', ...('custom_id' | 'url' | 'sku_id')[]] {
  if (style === LINK) return ['url', 'custom_id', 'sku_id'];
  if (style === PREMIUM) return ['sku_id', 'custom_id', 'url'];
  return ['custom_id', 'url', 'sku_id'];
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
