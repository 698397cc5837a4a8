import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { type Placed, walk } from '../world/components.ts';
import type { Flaw } from '../refusal.ts';
import { componentFlaws, controlFlaws } from './components.ts';
import { badLength, demand, breach } from './rule.ts';

function* ownFlaws(places: readonly Placed[]): Generator<Flaw> {
  // A modal has one to five parts, in the schema up to 40
  // (interactions/receiving-and-responding#interaction-response-object-modal).
  const parts = places.filter(({ path }) => path.length === 2);
  if (parts.length < 1 || parts.length > 5) yield badLength(['components'], 1, 5);
  // A text input has a label component around it, and no label of its own
  // (components/reference#text-input-text-input-structure). Rows of inputs are deprecated.
  for (const { component, path } of places) {
    if (component.type === ComponentType.ActionRow) yield breach([...path, 'type'], 'UNION_TYPE_CHOICES');
    if (component.type === ComponentType.Label && component.component?.label)
      yield breach([...path, 'component', 'label'], 'TEXT_INPUT_LABEL_NOT_ALLOWED');
  }
  // A text input's minimum length is at most its maximum length
  // (components/reference#text-input-text-input-structure).
  for (const { component, path } of places)
    if (
      component.type === ComponentType.TextInput &&
      (component.min_length ?? 0) > (component.max_length ?? 4_000)
    )
      yield breach([...path, 'min_length'], 'TEXT_INPUT_MIN_GREATER_MAX');
}

/** Source: reference#file-type-filtering */
const FILE_TYPE = /^(?:audio|image|video|\.\w+)$/u;

function* uploadFlaws(places: readonly Placed[]): Generator<Flaw> {
  for (const { component, path } of places)
    for (const [index, type] of (component.file_types ?? []).entries())
      if (!FILE_TYPE.test(type)) yield breach([...path, 'file_types', index], 'FILE_TYPE_INVALID');
}

export function checkModal(modal: APIModalInteractionResponseCallbackData): void {
  const places = [...walk(modal.components)];
  demand(
    [...ownFlaws(places), ...uploadFlaws(places), ...componentFlaws(places), ...controlFlaws(places)],
    ['data'],
  );
}
