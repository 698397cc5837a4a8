/** A click on a button or a choice from a menu, as far as the message allows it. */
import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import { resolvedBy } from './chosen.ts';
import { buttonsOf, menusOf } from './reading.ts';

/** The `data` of the interaction. Throws when the control is missing or disabled, or the values do not fit it. */
export function componentData(
  world: World,
  message: APIMessage,
  type: ComponentType | 'menu',
  customId: string,
  values: readonly string[],
): Record<string, unknown> {
  const among = type === ComponentType.Button ? buttonsOf(message) : menusOf(message);
  const control = among.find((one) => one.custom_id === customId);
  if (control === undefined) throw new Error(`The message has no such control: ${customId}`);
  if (control.disabled === true) throw new Error(`The control is disabled: ${customId}`);
  const common = { custom_id: customId, component_type: control.type, id: control.id };
  if (control.type === ComponentType.Button) return common;
  const [least, most] = [control.min_values ?? 1, control.max_values ?? 1];
  if (values.length < least || values.length > most)
    throw new Error(`Choose ${least} to ${most} of the menu`);
  if (control.type !== ComponentType.StringSelect)
    return { ...common, values, resolved: resolvedBy(world, control, values) };
  const unknown = values.find((value) => !control.options.some((option) => option.value === value));
  if (unknown !== undefined) throw new Error(`The menu has no choice ${unknown}`);
  return { ...common, values };
}
