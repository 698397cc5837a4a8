import {
  ComponentType,
  SelectMenuDefaultValueType,
  TextInputStyle,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord.js';
import type { Form, Question } from '../../views/screen/screen.ts';
import { type Answers, makePress } from '../../views/presses/presses.ts';
import { fit, optionsOf } from './fit.ts';
import { CHANNELS } from './layout.ts';
import { LIMITS } from './limits.ts';
import type { SubmitInteraction } from '../interaction.ts';

function inputOf(question: Question): APILabelComponent['component'] {
  const { name: custom_id } = question;
  if (question.kind === 'choice')
    return {
      type: ComponentType.StringSelect,
      custom_id,
      required: question.isRequired ?? true,
      options: optionsOf(question.choices),
    };
  if (question.kind === 'choices') {
    const options = optionsOf(question.choices);
    const counts = { min_values: 0, max_values: options.length };
    return { type: ComponentType.StringSelect, custom_id, required: false, ...counts, options };
  }
  if (question.kind === 'person') {
    const type = SelectMenuDefaultValueType.User;
    const { chosen } = question;
    return {
      type: ComponentType.UserSelect,
      custom_id,
      required: false,
      ...(chosen !== null && { default_values: [{ id: chosen, type }] }),
    };
  }
  if (question.kind === 'channel')
    return { type: ComponentType.ChannelSelect, custom_id, required: false, channel_types: CHANNELS };
  if (question.kind === 'role' || question.kind === 'person-or-role') {
    const { RoleSelect, MentionableSelect } = ComponentType;
    return { type: question.kind === 'role' ? RoleSelect : MentionableSelect, custom_id, required: false };
  }
  if (question.kind === 'file') {
    const { types, isRequired } = question;
    return { type: ComponentType.FileUpload, custom_id, required: isRequired, file_types: [...types] };
  }
  const { value, placeholder, longest, isRequired, isLong } = question;
  return {
    type: ComponentType.TextInput,
    custom_id,
    style: isLong ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required: isRequired,
    max_length: longest,
    ...(value !== '' && { value: fit(value, longest) }),
    ...(placeholder && { placeholder: fit(placeholder, LIMITS.hint) }),
  };
}

const labelled = (question: Question): APILabelComponent => ({
  type: ComponentType.Label,
  label: fit(question.label, LIMITS.title),
  ...(question.hint && { description: fit(question.hint, LIMITS.hint) }),
  component: inputOf(question),
});

export const modalOf = ({ press, title, questions }: Form): APIModalInteractionResponseCallbackData => ({
  custom_id: makePress(press),
  title: fit(title, LIMITS.title),
  components: questions.map(labelled),
});

type Answered = SubmitInteraction['data']['components'][number]['component'];

function answerIn({ value, values }: NonNullable<Answered>): string {
  if (values) return values.join(',');
  return typeof value === 'string' ? value : '';
}

export const answersIn = ({ data }: Pick<SubmitInteraction, 'data'>): Answers =>
  new Map(
    data.components.flatMap(({ component }) =>
      component ? [[component.custom_id, answerIn(component)] as const] : [],
    ),
  );
