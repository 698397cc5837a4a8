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
  const select = element('select', 'screen-menu');
  select.multiple = kind === 'choices';
  select.append(...choices.map(optionOf));
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

/** Opens it; `send` is called with the answers, or never. */
export function openForm(
  say: PageSay,
  { title, questions }: ShownForm,
  send: (answers: Answers) => void,
): HTMLDialogElement {
  const dialog = element('dialog', 'screen-window');
  const form = element('form', 'screen-form');
  const fields = questions.map((question) => [question, fieldOf(say, question)] as const);
  for (const [{ label, hint }, field] of fields) {
    const line = element('label', 'page-choice', label);
    line.append(field.element, ...(hint === undefined ? [] : [element('small', '', hint)]));
    form.append(line);
  }
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
  // A sandboxed frame submits no forms.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    agree();
  });
  const agreed = button(say('page.send'), agree);
  agreed.classList.add('is-primary');
  const tools = element('div', 'page-tools');
  tools.append(agreed, button(say('button.cancel'), end));
  form.prepend(element('h2', 'screen-heading', title));
  form.append(tools);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
