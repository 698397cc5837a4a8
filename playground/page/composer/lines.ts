/** The composer's line: a text field, or a command with its chips. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { type Chip, type CommandDraft, optionsLeft, type TextDraft } from './draft.ts';
import { POPUP_ID } from './popup.ts';
import { shownName } from './commands.ts';

export interface LineView {
  readonly activeRow: string | undefined;
  readonly isOpen: boolean;
  readonly typed: (at: number, text: string) => void;
  readonly focused: (at: number) => void;
  /** A file was chosen; its content is in base64. */
  readonly filed: (at: number, name: string, base64: string) => void;
}

const typedBy = (event: Event): string =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    ? event.target.value
    : '';

export const textLine = ({ text }: TextDraft, channel: string, view: LineView): TemplateResult =>
  html`<textarea
    class="composer-text"
    data-at="0"
    rows="1"
    maxlength="2000"
    placeholder="Message ${channel}"
    aria-label="Message ${channel}"
    aria-controls=${POPUP_ID}
    aria-activedescendant=${ifDefined(view.activeRow)}
    autocomplete="off"
    spellcheck="false"
    .value=${text}
    @input=${(event: Event) => view.typed(0, typedBy(event))}
  ></textarea>`;

export function commandLineOf(draft: CommandDraft, avatarUrl: string, view: LineView): TemplateResult {
  const left = optionsLeft(draft).length;
  const tailAt = draft.chips.length;
  return html`<div class="composer-command" role="group" aria-label="Command /${shownName(draft.command)}">
    <img class="composer-app" src=${avatarUrl} alt="" />
    <span class="composer-name">/${shownName(draft.command)}</span>
    ${draft.chips.map(
      (chip, at) =>
        html`<label class="chip" data-focus=${at === draft.at} data-problem=${chip.problem !== null}>
          <span class="chip-name">${shownName(chip.option)}</span>
          ${chip.option.type === Kind.Attachment ? fileField(chip, at, view) : textField(chip, at, at === draft.at, view)}
        </label>`,
    )}
    <input
      class="composer-tail"
      data-at=${tailAt}
      aria-label=${left > 0 ? 'More options' : 'End of command'}
      placeholder=${left > 0 ? `+${left} optional` : nothing}
      autocomplete="off"
      spellcheck="false"
      .value=${draft.tail}
      @input=${(event: Event) => view.typed(tailAt, typedBy(event))}
      @focus=${() => view.focused(tailAt)}
    />
  </div>`;
}

const textField = (
  { option, text, problem }: Chip,
  at: number,
  inFocus: boolean,
  view: LineView,
): TemplateResult =>
  html`<input
    class="chip-text"
    data-at=${at}
    role="combobox"
    aria-label=${shownName(option)}
    aria-expanded=${inFocus && view.isOpen}
    aria-controls=${POPUP_ID}
    aria-activedescendant=${ifDefined(inFocus ? view.activeRow : undefined)}
    aria-invalid=${problem !== null}
    aria-required=${option.required === true}
    autocomplete="off"
    spellcheck="false"
    size=${Math.max(text.length, 2)}
    .value=${text}
    @input=${(event: Event) => view.typed(at, typedBy(event))}
    @focus=${() => view.focused(at)}
  />`;

async function takeFile(event: Event, at: number, { filed }: LineView): Promise<void> {
  const file = event.target instanceof HTMLInputElement ? event.target.files?.[0] : undefined;
  if (file) filed(at, file.name, new Uint8Array(await file.arrayBuffer()).toBase64());
}

const fileField = ({ option, text, problem }: Chip, at: number, view: LineView): TemplateResult =>
  html`<span class="chip-file">${text === '' ? 'Choose a file…' : text}</span>
    <input
      class="chip-file-input"
      type="file"
      data-at=${at}
      aria-label=${shownName(option)}
      aria-invalid=${problem !== null}
      @change=${(event: Event) => void takeFile(event, at, view)}
      @focus=${() => view.focused(at)}
    />`;
