/** A window with questions. */
import type { ShownForm, ShownQuestion } from '../../live/screen/sent.ts';
import { button, element } from '../parts.ts';
import type { PageSay } from '../words/say.ts';
import { optionOf } from './blocks.ts';

type Answers = Readonly<Record<string, string>>;

interface Field {
  readonly element: HTMLElement;
  readonly read: () => string;
}

function lineField(question: Extract<ShownQuestion, { kind: 'line' }>): Field {
  const { value, placeholder = '', longest, isRequired, isLong } = question;
  const field = isLong ? element('textarea', 'page-reason') : element('input', 'page-reason');
  field.value = value;
  field.placeholder = placeholder;
  field.maxLength = longest;
  field.required = isRequired;
  return { element: field, read: () => field.value };
}

function choiceField({ choices, kind }: Extract<ShownQuestion, { kind: 'choice' | 'choices' }>): Field {
  const select = element('select', 'screen-menu', ...choices.map(optionOf));
  select.multiple = kind === 'choices';
  const read = (): string => Array.from(select.selectedOptions, ({ value }) => value).join(',');
  return { element: select, read };
}

function fieldOf(say: PageSay, question: ShownQuestion): Field {
  switch (question.kind) {
    case 'line':
      return lineField(question);
    case 'choice':
    case 'choices':
      return choiceField(question);
    case 'in-discord':
      return {
        element: element('span', 'screen-small', say('page.in-discord', { label: question.label })),
        read: () => '',
      };
  }
}

/** Opens it. `send` runs with the answers, or never. */
export function openForm(
  say: PageSay,
  { title, questions }: ShownForm,
  send: (answers: Answers) => void,
): HTMLDialogElement {
  const fields = questions.map((question) => [question, fieldOf(say, question)] as const);
  const lines = fields.map(([{ label, hint }, field]) =>
    element(
      'label',
      'page-choice',
      label,
      field.element,
      ...(hint === undefined ? [] : [element('small', '', hint)]),
    ),
  );
  const end = (): void => {
    dialog.close();
    dialog.remove();
  };
  function agree(): void {
    if (!form.reportValidity()) return;
    const answered = fields.filter(([{ kind }]) => kind !== 'in-discord');
    send(Object.fromEntries(answered.map(([{ name }, { read }]) => [name, read()])));
    end();
  }
  const agreed = button(say('page.send'), agree);
  agreed.classList.add('is-primary');
  const tools = element('div', 'page-tools', agreed, button(say('button.cancel'), end));
  const form = element('form', 'screen-form', element('h2', 'screen-heading', title), ...lines, tools);
  const dialog = element('dialog', 'screen-window', form);
  // A sandboxed frame submits no forms.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    agree();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
