/** Discord's rules for modals, beyond its published schema. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { walk, type AnyComponent } from '../world/components.ts';
import { componentRules, type Placed } from './components.ts';
import { controlRules } from './controls.ts';
import { badLength, demand, breach, required, type Rule } from './rule.ts';

const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;

const modalRules: readonly Rule<readonly Placed[]>[] = [
  {
    name: 'a modal has one to five parts (the schema lets 40 pass)',
    source: 'interactions/receiving-and-responding#interaction-response-object-modal',
    *check(places) {
      const parts = places.filter(({ path }) => path.length === 2);
      if (parts.length < 1 || parts.length > 5) yield badLength(['components'], 1, 5);
    },
  },
  {
    name: 'a text input has a label: its own in a row, that of the label around it otherwise',
    source: 'components/reference#text-input-text-input-structure',
    *check(places) {
      for (const { component, path } of places) {
        if (component.type === ROW && !component.components?.[0]?.label)
          yield required([...path, 'components', 0, 'label']);
        if (component.type === LABEL && component.component?.label)
          yield breach([...path, 'component', 'label'], 'TEXT_INPUT_LABEL_NOT_ALLOWED');
      }
    },
  },
  {
    name: 'a text input asks for at least as few characters as at most',
    source: 'components/reference#text-input-text-input-structure',
    *check(places) {
      for (const { component, path } of places)
        if (component.type === TEXT_INPUT && leastOf(component) > mostOf(component))
          yield breach([...path, 'min_length'], 'TEXT_INPUT_MIN_GREATER_MAX');
    },
  },
];

const leastOf = ({ min_length }: AnyComponent): number => min_length ?? 0;
const mostOf = ({ max_length }: AnyComponent): number => max_length ?? 4_000;

export function checkModal(modal: APIModalInteractionResponseCallbackData): void {
  const places = [...walk(modal.components)];
  demand([...modalRules, ...componentRules, ...controlRules], places, ['data']);
}
