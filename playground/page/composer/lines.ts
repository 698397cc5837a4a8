/** The composer's line itself: a text to write, or a command with its chips. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { type Chip, type CommandDraft, optionsLeft, type TextDraft } from './draft.ts';
import { POPUP_ID } from './popup.ts';

/** What a line needs to know of the list above it, and whom it tells what is typed. */
export interface LineView {
  /** The id of the lit row; none when nothing is lit. */
  readonly activeRow: string | undefined;
  readonly isOpen: boolean;
  readonly typed: (at: number, text: string) => void;
  readonly focused: (at: number) => void;
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
    placeholder="Message #${channel}"
    aria-label="Message #${channel}"
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
  return html`<div class="composer-command" role="group" aria-label="Command /${draft.command.name}">
    <img class="composer-app" src=${avatarUrl} alt="" />
    <span class="composer-name">/${draft.command.name}</span>
    ${draft.chips.map((chip, at) => chipField(chip, at, at === draft.at, view))}
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

function chipField(
  { option, text, problem }: Chip,
  at: number,
  inFocus: boolean,
  view: LineView,
): TemplateResult {
  return html`<label class="chip" data-focus=${inFocus} data-problem=${problem !== null}>
    <span class="chip-name">${option.name}</span>
    <input
      class="chip-text"
      data-at=${at}
      role="combobox"
      aria-label=${option.name}
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
    />
  </label>`;
}
