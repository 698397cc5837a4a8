/** Discord's modal. The browser's `<dialog>` keeps the focus inside. */
import {
  type APIFileUploadComponent,
  type APILabelComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { closeIcon, plainButton } from '../layout/icons.ts';
import { markdown } from '../markdown/show.ts';
import { contentOf } from '../composer/fields.ts';
import { withOptions } from './select.ts';
import type { ChannelView } from '../state/actions.ts';
import type { OpenModal } from '../state/state.ts';
import type { Session } from '../../protocol.ts';

const FIRST = '.modal-body :is(input, textarea, select, button), footer [type="submit"]';

/** For lit's `ref`: a modal dialog that opens when it is rendered. */
function openAtOnce(dialog?: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Lit calls this before it inserts the dialog, and only an inserted dialog can open.
  queueMicrotask(() => {
    if (!dialog.isConnected || dialog.open) return;
    dialog.showModal();
    // Custom elements render their fields a little later.
    setTimeout(() => dialog.querySelector<HTMLElement>(FIRST)?.focus());
  });
}

export function modalDialog({ state, actions, session }: ChannelView, open: OpenModal): TemplateResult {
  const { modal } = open;
  const waiting = state.waiting.find(({ asked }) => asked.type === 'submit');
  const fields = modal.components.filter((component) => component.type === ComponentType.Label);
  const isBusy = waiting !== undefined && waiting.progress !== 'failed';
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    void filesIn(form, fields).then((files) =>
      actions.submit(open, { fields: valuesOf(form, fields), files }),
    );
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
        ${plainButton('Close', closeIcon, actions.closeModal)}
      </header>
      <div class="modal-body">
        ${modal.components.map((each) => part(session, each))}
        ${waiting?.progress === 'failed' ? html`<p class="failure" role="alert" title=${waiting.reason}>Something went wrong. Try again.</p>` : nothing}
      </div>
      <footer>
        <button type="button" class="button secondary" @click=${actions.closeModal}>Cancel</button>
        <button type="submit" class="button primary" aria-busy=${isBusy}>Submit</button>
      </footer>
    </form>
  </dialog>`;
}

function part(
  session: Session,
  component: OpenModal['modal']['components'][number],
): TemplateResult | typeof nothing {
  if (component.type === ComponentType.TextDisplay) return markdown(component.content, session);
  return component.type === ComponentType.Label ? field(session, component) : nothing;
}

function field(
  session: Session,
  { label, description = '', component: input }: APILabelComponent,
): TemplateResult | typeof nothing {
  const heading = (isRequired = true): TemplateResult =>
    html`<span class="field-label"
        >${label}${isRequired ? html`<span class="required" aria-hidden="true"> *</span>` : nothing}</span
      >
      ${description === '' ? nothing : html`<span class="field-description">${description}</span>`}`;
  if (input.type === ComponentType.TextInput)
    return html`<label class="field">${heading(input.required)}${textField(input)}</label>`;
  if (input.type === ComponentType.FileUpload)
    return html`<label class="field">${heading(input.required)}${fileField(input)}</label>`;
  // The bot asks with menus instead.
  const { RadioGroup, CheckboxGroup, Checkbox } = ComponentType;
  if (input.type === RadioGroup || input.type === CheckboxGroup || input.type === Checkbox) return nothing;
  const menu = withOptions(session, { ...input, placeholder: input.placeholder ?? label });
  return html`<div class="field">${heading(input.required)}<crown-select .menu=${menu}></crown-select></div>`;
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

const fileField = ({ custom_id: id, required = true, ...input }: APIFileUploadComponent): TemplateResult =>
  html`<input
    type="file"
    name=${id}
    accept=${(input.file_types ?? []).map((type) => (type.startsWith('.') ? type : `${type}/*`)).join(',')}
    ?multiple=${(input.max_values ?? 1) > 1}
    ?required=${required}
  />`;

const isUpload = ({ component }: APILabelComponent): boolean => component.type === ComponentType.FileUpload;

/** The values of a menu with several values are separated by commas. */
const valuesOf = (form: FormData, fields: readonly APILabelComponent[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .filter((each) => !isUpload(each))
      .map(({ component: { custom_id: id } }) => [id, form.getAll(id).map(String).join(',')]),
  );

type Uploads = Readonly<Record<string, readonly { readonly name: string; readonly content: string }[]>>;

async function filesIn(form: FormData, fields: readonly APILabelComponent[]): Promise<Uploads> {
  const uploads = fields.filter(isUpload).map(async ({ component: { custom_id: id } }) => {
    const files = form
      .getAll(id)
      .filter((file) => file instanceof File)
      .filter(({ name }) => name !== '');
    const read = files.map(async (file) => ({ name: file.name, content: await contentOf(file) }));
    return [id, await Promise.all(read)] as const;
  });
  return Object.fromEntries(await Promise.all(uploads));
}
