/** Discord's rules for all components of a message together: number, length of texts, layout. */
import type { AnyComponent, Path } from '../world/components.ts';
import { breach, flaw, lengthOf, repeated, required, type Rule } from './rule.ts';

export interface Placed {
  readonly component: AnyComponent;
  readonly path: Path;
}

const ROW = 1;
const BUTTON = 2;
const TEXT_DISPLAY = 10;
const MOST_COMPONENTS = 40;
const MOST_TEXT = 4_000;

export const componentRules: readonly Rule<readonly Placed[]>[] = [
  {
    name: 'at most 40 components, nested ones included',
    source: 'components/reference#component-reference',
    *check(places) {
      if (places.length > MOST_COMPONENTS)
        yield flaw(
          ['components'],
          'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
          `The total number of components cannot exceed ${MOST_COMPONENTS}`,
        );
    },
  },
  {
    name: 'all texts of Components V2 together have at most 4,000 characters',
    source: 'experience',
    *check(places) {
      const texts = places.filter(({ component }) => component.type === TEXT_DISPLAY);
      const total = texts.reduce((sum, { component }) => sum + lengthOf(component.content ?? ''), 0);
      if (total > MOST_TEXT)
        yield flaw(
          ['components'],
          'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
          `Components displayable text size exceeds maximum size of ${MOST_TEXT}`,
        );
    },
  },
  {
    name: 'a text is more than blanks',
    source: 'experience',
    *check(places) {
      for (const { component, path } of places)
        if (component.type === TEXT_DISPLAY && (component.content ?? '').trim() === '')
          yield required([...path, 'content']);
    },
  },
  {
    name: 'no custom id comes twice',
    source: 'components/reference#anatomy-of-a-component',
    *check(places) {
      const named = places.filter(({ component }) => typeof component.custom_id === 'string');
      for (const { index } of repeated(named.map(({ component }) => component.custom_id ?? '')))
        yield flaw(
          [...(named[index]?.path ?? []), 'custom_id'],
          'COMPONENT_CUSTOM_ID_DUPLICATED',
          'Component custom id cannot be duplicated',
        );
    },
  },
  {
    name: 'no numeric id comes twice',
    source: 'components/reference#anatomy-of-a-component',
    *check(places) {
      const numbered = places.filter(({ component }) => (component.id ?? 0) > 0);
      for (const { index } of repeated(numbered.map(({ component }) => String(component.id))))
        yield flaw(
          [...(numbered[index]?.path ?? []), 'id'],
          'COMPONENT_ID_DUPLICATED',
          'Component id cannot be duplicated',
        );
    },
  },
  {
    name: 'a row holds up to five buttons, or one menu',
    source: 'components/reference#action-row',
    *check(places) {
      for (const { component, path } of places) {
        const inside = component.type === ROW ? (component.components ?? []) : [];
        if (inside.length > 1 && inside.some(({ type }) => type !== BUTTON))
          yield breach([...path, 'components', 1], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED');
      }
    },
  },
];
