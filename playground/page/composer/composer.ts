import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type OptionValue, isCompleted } from './choices.ts';
import {
  type Command,
  type CommandMention,
  type Option,
  commandMentioned,
  offeredIn,
  typedCommand,
  typedOptions,
  withoutName,
} from './commands.ts';
import { commandLine, readFiles, readOptions, textLine } from './fields.ts';
import { type Menu, commandMenu, fieldMenu, popup, rowId } from './menu.ts';
import { MORE, type OpenCommand, isComplete, leftOf, openedWith, withNamed } from './openCommand.ts';
import { checkFields, fieldOf } from './validity.ts';
import { sendIcon } from '../layout/icons.ts';
import { toNewest } from '../message/newest.ts';
import type { ChannelView } from '../state/actions.ts';

/** How long typing must pause before the bot is asked for completions (ms). */
const REST_MS = 120;

@customElement('crown-composer')
class Composer extends LitElement {
  @property({ attribute: false }) accessor view: ChannelView | null = null;
  @state() private accessor text = '';
  @state() private accessor open: OpenCommand | null = null;
  @state() private accessor active = 0;
  @state() private accessor focused: string | null = null;
  @state() private accessor held = '';
  @state() private accessor isDismissed = false;
  @state() private accessor asked: string | null = null;
  private readonly picked = new Map<string, OptionValue>();
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    // The page has only one composer, so nothing removes the listener.
    window.addEventListener('keydown', this.typedElsewhere);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view')?.session.me.id;
    if (before !== undefined && before !== this.view?.session.me.id) this.empty();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, open, menu } = this;
    if (!view) return nothing;
    return html`<form
      class="composer"
      aria-label="Write"
      @submit=${this.submitted}
      @keydown=${this.pressed}
      @input=${this.typed}
      @focusin=${this.entered}
      @focusout=${() => (this.focused = null)}
    >
      ${menu ? popup(menu, this.active, (at) => (this.active = at)) : nothing}
      <div class="composer-line">
        ${
          open
            ? commandLine(open, view.session, this.focused, this.activeRow(menu))
            : textLine(view, this.text, this.activeRow(menu))
        }
        <button class="send plain" ?disabled=${!open && this.text === ''} aria-label="Send">
          ${sendIcon}
        </button>
      </div>
    </form>`;
  }

  private get form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  private get menu(): Menu | null {
    const { view, open, focused, held, asked } = this;
    if (!view || focused === null || this.isDismissed) return null;
    if (!open) return commandMenu(view, this.text, (command) => this.begin(command));
    const { completion } = view.state;
    const answer = completion?.nonce === asked ? completion : null;
    const field = { name: focused, held, answer: this.picked.has(focused) ? undefined : answer };
    return fieldMenu(open, field, view.session, {
      option: ({ name }) => this.add(open, new Map([[name, '']]), MORE, ''),
      value: ({ name, value }) => {
        const input = fieldOf(this.form, focused);
        if (input) input.value = name;
        this.picked.set(focused, value);
        this.focusNext();
      },
    });
  }

  private activeRow(menu: Menu | null): string | undefined {
    return menu?.rows[this.active] ? rowId(this.active) : undefined;
  }

  beginMentioned(mention: CommandMention): void {
    const { view } = this;
    const command = view && commandMentioned(offeredIn(view.session, view.channelId), mention);
    if (command) this.begin(command);
  }

  private begin(command: Command, text = ''): void {
    this.empty();
    this.open = openedWith(command, text);
    this.focusNext();
  }

  private empty(text = ''): void {
    this.text = text;
    this.open = null;
    this.picked.clear();
  }

  /** Options named in a field get their own fields. The text before them stays in it. */
  private add(open: OpenCommand, given: ReadonlyMap<string, string>, from: string, text: string): void {
    const input = fieldOf(this.form, from);
    if (input) input.value = text;
    this.open = withNamed(open, given);
    const last = this.open.options.at(-1)?.name ?? '';
    this.focusNext(given.get(last) === '' ? `[name="${last}"]` : undefined);
  }

  /** Usually the first field that must still be filled in. */
  private focusNext(selector = 'input:invalid, [name="text"], .composer-more'): void {
    this.requestUpdate();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(selector)?.focus());
  }

  private readonly entered = ({ target }: FocusEvent): void => {
    this.focused = target instanceof Element ? target.getAttribute('name') : null;
    this.held = target instanceof HTMLInputElement ? target.value : '';
    this.isDismissed = false;
    this.suggest();
  };

  private readonly typed = ({ target }: Event): void => {
    const { view, open, focused } = this;
    this.isDismissed = false;
    if (target instanceof HTMLInputElement && open && focused !== null) {
      this.picked.delete(focused);
      if (target.type === 'file') return;
      const own = open.options.find(({ name }) => name === focused);
      const text = own ? withoutName(own, target.value) : target.value;
      if (text !== target.value) target.value = text;
      this.held = text;
      const { given, rest } = typedOptions(leftOf(open), text);
      if (given.size > 0) this.add(open, given, focused, rest);
      else this.suggest();
      return;
    }
    if (!(target instanceof HTMLTextAreaElement)) return;
    this.text = target.value;
    this.active = 0;
    const command = typedCommand(view ? offeredIn(view.session, view.channelId) : [], this.text);
    if (command) this.begin(...command);
  };

  protected override updated(): void {
    if (this.view && this.open) checkFields(this.form, this.open, this.picked, this.view.session);
  }

  private suggest(): void {
    const { view, open, focused, held } = this;
    clearTimeout(this.pause);
    this.asked = null;
    const needsNothing = view && open && focused !== null && isComplete(open, focused, held, view.session);
    // Enter sends the command.
    this.active = needsNothing ? -1 : 0;
    const option = open?.options.find(({ name }) => name === focused);
    if (open && option && isCompleted(option) && !this.picked.has(option.name))
      this.pause = setTimeout(() => this.complete(open, option), REST_MS);
  }

  private complete({ command, options }: OpenCommand, option: Option): void {
    const { view, form, picked, held } = this;
    if (!view || !form) return;
    const others = options.filter((other) => other !== option);
    const typed = { name: option.name, type: option.type, value: held, focused: true };
    const given = readOptions(new FormData(form), others, picked, view.session);
    this.asked = view.actions.complete(command.name, [...given, typed]);
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.take(event)) event.preventDefault();
  };

  /** The keys of Discord's composer. `false` leaves the key to the browser. */
  private take({ key, shiftKey, target }: KeyboardEvent): boolean {
    const { menu, open, active } = this;
    const rows = menu?.rows ?? [];
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (rows.length > 0)
          this.light(
            (key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1 + rows.length) % rows.length,
          );
        return rows.length > 0;
      case 'Tab':
      case 'Enter':
        if (shiftKey && (key === 'Tab' || !open)) return false;
        if (rows[active]) rows[active].take();
        else if (key === 'Enter') this.form?.requestSubmit();
        return key === 'Enter' || rows[active] !== undefined;
      case 'Escape':
        if (open) this.leave('');
        else if (menu) this.isDismissed = true;
        return menu !== null || open !== null;
      case 'Backspace':
        return open !== null && target instanceof Element && this.stepBack(open, target);
      default:
        return false;
    }
  }

  private leave(text: string): void {
    this.empty(text);
    this.focusNext();
  }

  /** In an empty field: removes the field if it is optional, or leaves a command without values. */
  private stepBack(open: OpenCommand, target: Element): boolean {
    const { form } = this;
    if (!form || ('value' in target && target.value !== '')) return false;
    const name = target.getAttribute('name');
    const at = open.options.findIndex((option) => option.name === name);
    if (open.options.every((option) => fieldOf(this.form, option.name)?.value === '') && at <= 0) {
      this.leave(`/${open.command.name}`);
      return true;
    }
    if (open.options[at]?.required === false) this.open = { ...open, options: open.options.toSpliced(at, 1) };
    const before = open.options.at(at > 0 ? at - 1 : -1);
    this.focusNext(`[name="${before?.name}"]`);
    return true;
  }

  private light(at: number): void {
    this.active = at;
    void this.updateComplete.then(() =>
      this.querySelector(`#${rowId(at)}`)?.scrollIntoView({ block: 'nearest' }),
    );
  }

  /** Keys typed while no field has the focus go to the composer. */
  private readonly typedElsewhere = (event: KeyboardEvent): void => {
    const isLetter =
      event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ';
    const isFree =
      document.activeElement === document.body || document.activeElement?.matches('.scroller') === true;
    if (isLetter && isFree) this.querySelector<HTMLElement>('[name]')?.focus();
    if (event.key === 'Escape' && isFree && this.open) this.empty();
  };

  private readonly submitted = (event: Event): void => {
    event.preventDefault();
    if (this.view?.state.link === 'open') void this.send(this.view);
  };

  /** A name alone is the command, as in Discord. Missing values are asked for first. */
  private run(command: Command, text: string): void {
    this.begin(command, text);
    void this.updateComplete.then(() => this.form?.requestSubmit());
  }

  private async send({ actions, session, channelId }: ChannelView): Promise<void> {
    const { text, open, form, picked } = this;
    toNewest();
    if (!open || !form) {
      if (text.trim() === '') return;
      const command = typedCommand(offeredIn(session, channelId), `${text.trimEnd()} `);
      if (command) return this.run(...command);
      actions.say(text.trim());
    } else {
      const data = new FormData(form);
      const options = readOptions(data, open.options, picked, session);
      actions.command(open.command.name, [...options, ...(await readFiles(data, open.options))]);
    }
    this.empty();
    this.focusNext();
  }
}

export const beginHere = (command: CommandMention): void =>
  document.querySelector<Composer>('crown-composer')?.beginMentioned(command);
