/** A modal as it is sent in: every required input filled, within its bounds. What nobody touched is sent as it stood there. */
import { ComponentType, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { own } from '../../../src/draughts/own.ts';

type ModalComponent = APIModalInteractionResponseCallbackData['components'][number];

/** The `data` of the interaction. Throws with the client's complaint. */
export function modalData(
  modal: APIModalInteractionResponseCallbackData,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return {
    custom_id: modal.custom_id,
    components: modal.components.map((component, index) => sentIn(component, index + 1, fields)),
  };
}

function sentIn(component: ModalComponent, id: number, fields: Readonly<Record<string, string>>): unknown {
  if (component.type === ComponentType.TextDisplay) return { type: component.type, id };
  if (component.type === ComponentType.Label)
    return { type: component.type, id, component: inputOf(component.component, fields) };
  return {
    type: component.type,
    id,
    components: component.components.map((input) => inputOf(input, fields)),
  };
}

interface Input {
  readonly type: ComponentType;
  readonly custom_id: string;
  readonly required?: boolean;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly value?: string;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
}

/** What stands in it from the beginning. */
const givenIn = ({ value, options = [] }: Input): string =>
  value ??
  options
    .filter((option) => option.default === true)
    .map((option) => option.value)
    .join(',');

function inputOf(input: Input, fields: Readonly<Record<string, string>>): unknown {
  const value = own(fields, input.custom_id) ?? givenIn(input);
  const needed = input.required !== false;
  if (needed && value === '') throw new Error(`The field ${input.custom_id} is required`);
  if (value !== '' && value.length < (input.min_length ?? 0))
    throw new Error(`The field ${input.custom_id} needs ${input.min_length} characters`);
  if (value.length > (input.max_length ?? 4000))
    throw new Error(`The field ${input.custom_id} takes ${input.max_length} characters`);
  const common = { type: input.type, custom_id: input.custom_id };
  return input.type === ComponentType.TextInput
    ? { ...common, value }
    : { ...common, values: value === '' ? [] : value.split(',') };
}
