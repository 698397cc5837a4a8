/** Starting over: all games and messages are kept over restarts, so a visitor needs a way to an empty playground. It asks before. */
import { html, type TemplateResult } from 'lit';
import type { View } from '../view.ts';

export const startOver = ({ actions }: View): TemplateResult =>
  html`<button type="button" class="start-over" @click=${ask}>Start over…</button>
    <dialog
      class="modal"
      aria-labelledby="start-over-title"
      @close=${({ target }: Event) => carryOut(target, actions)}
    >
      <form method="dialog">
        <header><h2 id="start-over-title">Start over?</h2></header>
        <div class="modal-body">
          This erases all games and messages of this playground, for everyone who has it open.
        </div>
        <footer>
          <button value="" class="button secondary">Cancel</button>
          <button value="yes" class="button danger">Start over</button>
        </footer>
      </form>
    </dialog>`;

function ask({ currentTarget }: Event): void {
  const dialog = currentTarget instanceof HTMLElement ? currentTarget.nextElementSibling : null;
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Escape leaves the answer as it is.
  dialog.returnValue = '';
  dialog.showModal();
}

function carryOut(dialog: EventTarget | null, actions: View['actions']): void {
  if (dialog instanceof HTMLDialogElement && dialog.returnValue === 'yes') actions.startOver();
}
