/** Discord's modal: a title, labelled text inputs and menus, Cancel and Submit. The browser's own dialog keeps the focus inside. */
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { type APITextInputComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { closeIcon } from '../layout/icons.ts';
import { openAtOnce } from '../layout/openAtOnce.ts';
import { markdown } from '../markdown/show.ts';
import type { OpenModal, Session } from '../state/state.ts';
import type { View } from '../view.ts';
import { type Field, fieldsOf } from './fields.ts';
import { menuField } from './menuField.ts';

export function modalDialog({ state, actions }: View, { modal }: OpenModal): TemplateResult {
  const waiting = state.waiting.find(({ cause }) => cause.kind === 'modal');
  const isBusy = waiting !== undefined && waiting.progress !== 'failed';
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy && event.currentTarget instanceof HTMLFormElement)
      actions.submit(textsOf(event.currentTarget));
  };
  return html`<dialog
    class="modal"
    aria-labelledby="modal-title"
    ${ref(openAtOnce)}
    @close=${actions.closeModal}
  >
    <form @submit=${send}>
      <header>
        <h2 id="modal-title">${modal.title}</h2>
        <button type="button" class="plain" aria-label="Close" @click=${actions.closeModal}>
          ${closeIcon}
        </button>
      </header>
      <div class="modal-body">
        ${state.session ? texts(modal, state.session) : nothing}
        ${fieldsOf(modal).map((each) => field(state.session, each))}
        ${waiting?.progress === 'failed' ? html`<p class="failure" role="alert" title=${waiting.reason}>Something went wrong. Try again.</p>` : nothing}
      </div>
      <footer>
        <button type="button" class="button secondary" @click=${actions.closeModal}>Cancel</button>
        <button type="submit" class="button primary" aria-busy=${isBusy}>Submit</button>
      </footer>
    </form>
  </dialog>`;
}

const texts = (modal: OpenModal['modal'], names: Parameters<typeof markdown>[1]): readonly TemplateResult[] =>
  modal.components.flatMap((component) =>
    component.type === ComponentType.TextDisplay ? [markdown(component.content, names)] : [],
  );

const heading = (
  { label, description }: Pick<Field, 'label' | 'description'>,
  isRequired: boolean,
): TemplateResult =>
  html`<span class="field-label"
      >${label}${isRequired ? html`<span class="required" aria-hidden="true"> *</span>` : nothing}</span
    >
    ${description === '' ? nothing : html`<span class="field-description">${description}</span>`}`;

function field(session: Session | null, { input, ...words }: Field): TemplateResult | typeof nothing {
  const { required = true } = input;
  if (input.type === ComponentType.TextInput)
    return html`<label class="field">${heading(words, required)}${textField(input)}</label>`;
  // A label would open the list again with each click in it.
  return session
    ? html`<div class="field">${heading(words, required)}${menuField(session, words.label, input)}</div>`
    : nothing;
}

function textField(input: APITextInputComponent): TemplateResult {
  const { custom_id: id, required = true, value = '', placeholder = '' } = input;
  const least = input.min_length ?? nothing;
  const most = input.max_length ?? nothing;
  return input.style === TextInputStyle.Paragraph
    ? html`<textarea
        name=${id}
        rows="4"
        .defaultValue=${value}
        placeholder=${placeholder}
        minlength=${least}
        maxlength=${most}
        ?required=${required}
      ></textarea>`
    : html`<input
        name=${id}
        .defaultValue=${value}
        placeholder=${placeholder}
        minlength=${least}
        maxlength=${most}
        ?required=${required}
        autocomplete="off"
      />`;
}

const textsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
