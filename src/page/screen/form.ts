/** A window with questions. */
import type { ShownForm, ShownQuestion } from '../../live/screen/sent.ts';
import { button, element } from '../parts.ts';
import type { PageSay } from '../words/say.ts';
import { optionOf } from './blocks.ts';

type Answers = Readonly<Record<string, string>>;

function lineField(question: Extract<ShownQuestion, { kind: 'line' }>): HTMLElement {
  const { name, value, placeholder = '', longest: maxLength, isRequired: required, isLong } = question;
  const field = element(isLong ? 'textarea' : 'input', 'page-reason');
  return Object.assign(field, { name, value, placeholder, maxLength, required });
}

function fieldOf(say: PageSay, question: ShownQuestion): HTMLElement {
  switch (question.kind) {
    case 'line':
      return lineField(question);
    case 'choice':
    case 'choices': {
      const { name, kind, choices } = question;
      const select = Object.assign(element('select', 'screen-menu'), { name, multiple: kind === 'choices' });
      select.append(...choices.map(optionOf));
      return select;
    }
    case 'in-discord':
      return element('span', 'screen-small', say('page.in-discord', { label: question.label }));
  }
}

/** Opens it. `send` runs with the answers, or never. */
export function openForm(
  say: PageSay,
  { title, questions }: ShownForm,
  send: (answers: Answers) => void,
): HTMLDialogElement {
  const lines = questions.map((question) => {
    const hint = question.hint === undefined ? [] : [element('small', '', question.hint)];
    return element('label', 'page-choice', question.label, fieldOf(say, question), ...hint);
  });
  const end = (): void => {
    dialog.close();
    dialog.remove();
  };
  function agree(): void {
    if (!form.reportValidity()) return;
    const answers = new FormData(form);
    const answered = questions.filter(({ kind }) => kind !== 'in-discord');
    send(Object.fromEntries(answered.map(({ name }) => [name, answers.getAll(name).map(String).join(',')])));
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
