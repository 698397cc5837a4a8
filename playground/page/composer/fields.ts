/** One field per option, and one for naming further options. */
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { repeat } from 'lit/directives/repeat.js';
import { type Offered, type OptionValue, choicesOf, isCompleted, readValue } from './choices.ts';
import { type Option, shownDescription, shownName } from './commands.ts';
import { MENU_ID } from './menu.ts';
import { MORE, type OpenCommand, leftOf } from './openCommand.ts';
import type { ChannelView } from '../state/actions.ts';
import { appOf } from '../state/state.ts';
import type { PageOption, Session } from '../../protocol.ts';

export function textLine(
  { session, channelId }: ChannelView,
  text: string,
  activeRow: string | undefined,
): TemplateResult {
  const channel = session.channels.find(({ id }) => id === channelId);
  const label = `Message ${channel?.kind === 'direct' ? '@' : '#'}${channel?.name ?? ''}`;
  return html`<textarea
    class="composer-text"
    name="text"
    rows="1"
    maxlength="2000"
    placeholder=${label}
    aria-label=${label}
    aria-activedescendant=${ifDefined(activeRow)}
    autocomplete="off"
    spellcheck="false"
    .value=${text}
  ></textarea>`;
}

export function commandLine(
  open: OpenCommand,
  session: Session,
  focused: string | null,
  activeRow: string | undefined,
): TemplateResult {
  const { command, options, given, rest } = open;
  const left = leftOf(open).length;
  const rowOf = (name: string): string | undefined => (name === focused ? activeRow : undefined);
  return html`<div class="composer-command" role="group" aria-label="Command /${shownName(command)}">
    <img class="composer-app" src=${appOf(session)?.avatarUrl ?? ''} alt="" />
    <span class="composer-name">/${shownName(command)}</span>
    ${repeat(
      options,
      ({ name }) => `${command.name} ${name}`,
      (option) => field(option, session, given.get(option.name) ?? '', rowOf(option.name)),
    )}
    <input
      class="composer-more"
      name=${MORE}
      aria-label="More options"
      placeholder=${left > 0 ? `+${left} optional` : nothing}
      value=${rest}
      role="combobox"
      aria-expanded=${rowOf(MORE) !== undefined}
      aria-controls=${MENU_ID}
      aria-activedescendant=${ifDefined(rowOf(MORE))}
      autocomplete="off"
      spellcheck="false"
    />
  </div>`;
}

/** `activeRow` is set while the list of values is open. */
function field(
  option: Option,
  session: Session,
  given: string,
  activeRow: string | undefined,
): TemplateResult {
  const { name, type } = option;
  const isListed = isCompleted(option) || choicesOf(option, session).length > 0;
  return html`<label class="chip" title=${shownDescription(option)}>
    <span class="chip-name">${shownName(option)}</span>
    <input
      name=${name}
      aria-label=${shownName(option)}
      type=${type === Kind.Attachment ? 'file' : 'text'}
      inputmode=${type === Kind.Integer ? 'numeric' : nothing}
      role=${isListed ? 'combobox' : nothing}
      aria-expanded=${isListed ? activeRow !== undefined : nothing}
      aria-controls=${isListed ? MENU_ID : nothing}
      aria-activedescendant=${ifDefined(activeRow)}
      ?required=${option.required}
      minlength=${'min_length' in option ? option.min_length : nothing}
      maxlength=${'max_length' in option ? option.max_length : nothing}
      autocomplete="off"
      spellcheck="false"
      value=${given}
    />
  </label>`;
}

/** The options that are filled in, except files. `picked` has the values of chosen suggestions. */
export const readOptions = (
  form: FormData,
  options: readonly Option[],
  picked: ReadonlyMap<string, OptionValue>,
  offered: Offered,
): readonly PageOption[] =>
  options.flatMap((option) => {
    const { name, type } = option;
    const text = form.get(name);
    if (typeof text !== 'string' || text.trim() === '') return [];
    return [{ name, type, value: picked.get(name) ?? readValue(option, text.trim(), offered).value }];
  });

export const readFiles = async (form: FormData, options: readonly Option[]): Promise<readonly PageOption[]> =>
  Promise.all(
    options.flatMap(({ name, type }) => {
      const file = form.get(name);
      if (!(file instanceof File) || file.name === '') return [];
      return [contentOf(file).then((value) => ({ name, type, value, fileName: file.name }))];
    }),
  );

export const contentOf = async (file: File): Promise<string> =>
  new Uint8Array(await file.arrayBuffer()).toBase64();
