/** The questions of a modal: text inputs in either of the two forms that Discord accepts (in a label, or in a row with its own), and menus. */
import {
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';

export interface Field {
  readonly label: string;
  readonly description: string;
  readonly input: APITextInputComponent | APISelectMenuComponent;
}

const MENUS: ReadonlySet<ComponentType> = new Set([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
]);

const isField = (input: { readonly type: ComponentType }): input is Field['input'] =>
  input.type === ComponentType.TextInput || MENUS.has(input.type);

/** The inputs, top to bottom. */
export const fieldsOf = ({ components }: APIModalInteractionResponseCallbackData): readonly Field[] =>
  components.flatMap((component): readonly Field[] => {
    if (component.type === ComponentType.Label && isField(component.component)) {
      const { label, description = '', component: input } = component;
      return [{ label, description, input }];
    }
    if (component.type !== ComponentType.ActionRow) return [];
    return component.components.map((input) => ({ label: input.label ?? '', description: '', input }));
  });
