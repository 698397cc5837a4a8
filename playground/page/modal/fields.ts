/** The text inputs of a modal, in either of the two forms that Discord accepts: in a label, or in a row with its own. */
import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';

export interface Field {
  readonly label: string;
  readonly description: string;
  readonly input: APITextInputComponent;
}

/** The inputs, top to bottom. */
export const fieldsOf = ({ components }: APIModalInteractionResponseCallbackData): readonly Field[] =>
  components.flatMap((component): readonly Field[] => {
    if (component.type === ComponentType.Label && component.component.type === ComponentType.TextInput) {
      const { label, description = '', component: input } = component;
      return [{ label, description, input }];
    }
    if (component.type !== ComponentType.ActionRow) return [];
    return component.components.map((input) => ({ label: input.label ?? '', description: '', input }));
  });
