/** A field per option. The browser offers choices and checks values; suggestions need our list. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption as Option,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { repeat } from 'lit/directives/repeat.js';
import { optionsOf, shownDescription, shownName } from './commands.ts';
import { MENU_ID } from './menu.ts';
import { appOf } from '../state/state.ts';
import type { PageOption, Session } from '../../protocol.ts';

export type OptionValue = PageOption['value'];

export const isCompleted = (option: Option): boolean => 'autocomplete' in option && option.autocomplete;

type Choice = readonly [value: string, label: string];

function choicesOf(option: Option, { users, channels }: Session): readonly Choice[] {
  if ('choices' in option && option.choices)
    return option.choices.map((choice) => [String(choice.value), shownName(choice)]);
  if (option.type === Kind.Boolean) return ['true', 'false'].map((value) => [value, value]);
  if (option.type === Kind.User || option.type === Kind.Mentionable)
    return users.map(({ id, name }) => [id, name]);
  return option.type === Kind.Channel ? channels.map(({ id, name }) => [id, `#${name}`]) : [];
}

export interface OpenCommand {
  readonly command: APIApplicationCommand;
  readonly options: readonly Option[];
  readonly rest: string;
}

export function commandLine(
  { command, options, rest }: OpenCommand,
  session: Session,
  focused: string | null,
  activeRow: string | undefined,
  added: (event: Event) => void,
): TemplateResult {
  const left = optionsOf(command).filter((option) => !options.includes(option));
  return html`<div class="composer-command" role="group" aria-label="Command /${shownName(command)}">
    <img class="composer-app" src=${appOf(session)?.avatarUrl ?? ''} alt="" />
    <span class="composer-name">/${shownName(command)}</span>
    ${repeat(
      options,
      ({ name }) => `${command.name} ${name}`,
      (option, at) =>
        field(option, session, at === 0 ? rest : '', option.name === focused ? activeRow : undefined),
    )}
    ${
      left.length === 0
        ? nothing
        : html`<select class="composer-more" aria-label="More options" @change=${added}>
            <option value="">+${left.length} optional</option>
            ${left.map(
              (option) =>
                html`<option value=${option.name}>${shownName(option)}: ${shownDescription(option)}</option>`,
            )}
          </select>`
    }
  </div>`;
}

/** `rest` is text pasted after the command; `activeRow` is set while the list of values is open. */
function field(
  option: Option,
  session: Session,
  rest: string,
  activeRow: string | undefined,
): TemplateResult {
  const choices = choicesOf(option, session);
  return html`<label class="chip" title=${shownDescription(option)}>
    <span class="chip-name">${shownName(option)}</span>
    ${choices.length > 0 ? choiceField(option, choices, rest) : inputField(option, rest, activeRow)}
  </label>`;
}

const choiceField = (option: Option, choices: readonly Choice[], rest: string): TemplateResult =>
  html`<select name=${option.name} aria-label=${shownName(option)} ?required=${option.required}>
    <option value=""></option>
    ${choices.map(
      ([value, label]) =>
        html`<option
          value=${value}
          ?selected=${label.toLowerCase() === rest.replace(/^@/u, '').toLowerCase()}
        >
          ${label}
        </option>`,
    )}
  </select>`;

function inputField(option: Option, rest: string, activeRow: string | undefined): TemplateResult {
  const completed = isCompleted(option);
  return html`<input
    name=${option.name}
    aria-label=${shownName(option)}
    type=${completed ? 'text' : typeOf(option)}
    role=${completed ? 'combobox' : nothing}
    aria-expanded=${completed ? activeRow !== undefined : nothing}
    aria-controls=${completed ? MENU_ID : nothing}
    aria-activedescendant=${ifDefined(activeRow)}
    ?required=${option.required}
    min=${'min_value' in option ? option.min_value : nothing}
    max=${'max_value' in option ? option.max_value : nothing}
    step=${option.type === Kind.Number ? 'any' : nothing}
    minlength=${'min_length' in option ? option.min_length : nothing}
    maxlength=${'max_length' in option ? option.max_length : nothing}
    autocomplete="off"
    spellcheck="false"
    value=${rest}
  />`;
}

function typeOf({ type }: Option): 'number' | 'file' | 'text' {
  if (type === Kind.Attachment) return 'file';
  return type === Kind.Integer || type === Kind.Number ? 'number' : 'text';
}

const valueOf = ({ type }: Option, text: string): OptionValue => {
  if (type === Kind.Boolean) return text === 'true';
  const isNumber = (type === Kind.Integer || type === Kind.Number) && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
};

/** The options that are filled in, without files. `picked` has the values of chosen suggestions. */
export const readOptions = (
  form: FormData,
  options: readonly Option[],
  picked: ReadonlyMap<string, OptionValue>,
): readonly PageOption[] =>
  options.flatMap((option) => {
    const { name, type } = option;
    const text = form.get(name);
    if (typeof text !== 'string' || text.trim() === '') return [];
    return [{ name, type, value: picked.get(name) ?? valueOf(option, text.trim()) }];
  });

export const readFiles = async (form: FormData, options: readonly Option[]): Promise<readonly PageOption[]> =>
  Promise.all(
    options.flatMap(({ name, type }) => {
      const file = form.get(name);
      return file instanceof File && file.name !== '' ? [asOption(name, type, file)] : [];
    }),
  );

export const contentOf = async (file: File): Promise<string> =>
  new Uint8Array(await file.arrayBuffer()).toBase64();

const asOption = async (name: string, type: Kind, file: File): Promise<PageOption> => ({
  name,
  type,
  value: await contentOf(file),
  fileName: file.name,
});
