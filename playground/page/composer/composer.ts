/**
 * The box for messages and commands. Keys and clicks change the draft, and everything is rendered
 * from the draft. The focus follows the draft to the next option to fill in.
 */
import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type CommandMention, composers, namesOf, offeredIn, typedCommand } from './commands.ts';
import { type Draft, backspace, beginCommand, emptyDraft, focusAt, pick, typeInto } from './draft.ts';
import { type Deed, deedOf } from './keys.ts';
import { type LineView, commandLineOf, textLine } from './lines.ts';
import { type Menu, menuOf } from './menu.ts';
import { popup, rowId } from './popup.ts';
import { isCompleted, readCommand, readForCompletion } from './values.ts';
import { sendIcon } from '../layout/icons.ts';
import type { ChannelView } from '../state/actions.ts';
import { appOf } from '../state/state.ts';

function addressOf({ session, channelId }: ChannelView): string {
  const { name, kind } = session.channels.find(({ id }) => id === channelId) ?? { name: '', kind: 'text' };
  return `${kind === 'direct' ? '@' : '#'}${name}`;
}

/** How long typing must pause before the bot is asked for completions (ms). */
const REST_MS = 120;

@customElement('crown-composer')
export class Composer extends LitElement {
  @property({ attribute: false }) accessor view: ChannelView | null = null;
  @state() private accessor draft: Draft = emptyDraft;
  @state() private accessor active = 0;
  @state() private accessor hasFocus = false;
  /** Escape hides the list until something is typed. */
  @state() private accessor isDismissed = false;
  @state() private accessor asked: string | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private toFocus: number | null = null;

  constructor() {
    super();
    this.addEventListener('focusin', () => (this.hasFocus = true));
    this.addEventListener('focusout', () => (this.hasFocus = false));
    this.addEventListener('keydown', this.pressed);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.typedElsewhere);
    composers.add(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.typedElsewhere);
    composers.delete(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view')?.session.me.id;
    if (before !== undefined && before !== this.view?.session.me.id) this.draft = emptyDraft;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, draft } = this;
    if (!view) return nothing;
    const menu = this.menu(view);
    const channel = addressOf(view);
    const isEmpty = draft.kind === 'text' && draft.text === '';
    return html`<form class="composer" data-kind=${draft.kind} aria-label="Write" @submit=${this.submitted}>
      ${menu ? popup(menu, this.active, { light: (at) => (this.active = at), take: (at) => this.take(menu, at) }) : nothing}
      <div class="composer-line">
        ${
          draft.kind === 'text'
            ? textLine(draft, channel, this.line(menu))
            : commandLineOf(draft, appOf(view.session)?.avatarUrl ?? '', this.line(menu))
        }
        <button class="send plain" ?disabled=${isEmpty} aria-label="Send">${sendIcon}</button>
      </div>
    </form>`;
  }

  protected override updated(): void {
    if (this.toFocus === null) return;
    const field = this.querySelector<HTMLElement>(`[data-at="${this.toFocus}"]`);
    this.toFocus = null;
    field?.focus();
  }

  private menu(view: ChannelView): Menu | null {
    const { completion } = view.state;
    if (!this.hasFocus || this.isDismissed) return null;
    return menuOf(this.draft, view, completion?.nonce === this.asked ? completion : null);
  }

  private take(menu: Menu | null, at: number): void {
    const row = menu?.rows[at];
    if (row) this.change(row.draft);
  }

  private line(menu: Menu | null): LineView {
    const count = menu?.rows.length ?? 0;
    return {
      isOpen: count > 0,
      activeRow: count > 0 && this.active >= 0 ? rowId(this.active) : undefined,
      typed: (at, text) => this.change(this.typed(at, text), false),
      filed: (at, name, base64) => {
        if (this.draft.kind === 'command') this.change(pick(this.draft, at, name, base64));
      },
      focused: (at) => {
        if (this.draft.kind === 'command' && this.draft.at !== at)
          this.change(focusAt(this.draft, at), false);
      },
    };
  }

  private typed(at: number, text: string): Draft {
    const { draft, view } = this;
    if (draft.kind === 'command')
      return at < draft.chips.length ? typeInto(draft, at, text) : { ...draft, tail: text };
    const command = typedCommand(view ? offeredIn(view.session, view.channelId) : [], text);
    if (!command) return { kind: 'text', text };
    this.toFocus = 0;
    return beginCommand(...command);
  }

  private change(draft: Draft, follow = true): void {
    this.draft = draft;
    this.isDismissed = false;
    if (follow) this.toFocus = draft.kind === 'command' ? draft.at : 0;
    clearTimeout(this.rest);
    const chip = draft.kind === 'command' ? draft.chips[draft.at] : undefined;
    if (draft.kind === 'command' && chip && isCompleted(chip) && chip.picked === null) {
      this.asked = null;
      this.rest = setTimeout(() => this.ask(), REST_MS);
    }
    this.active = (this.view && menuOf(draft, this.view, null))?.first ?? 0;
  }

  begin({ id, name }: CommandMention): void {
    const { view } = this;
    const those = view ? offeredIn(view.session, view.channelId).filter((each) => each.id === id) : [];
    const command = those.find((each) => namesOf(each).includes(name.toLowerCase())) ?? those[0];
    if (command) this.change(beginCommand(command));
  }

  private ask(): void {
    const { draft, view } = this;
    if (draft.kind !== 'command' || !view) return;
    this.asked = view.actions.complete(draft.command.name, readForCompletion(draft, view.session));
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    const { view, draft, active } = this;
    const field = event.target;
    if (!view || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const menu = this.menu(view);
    const deed = deedOf(event, {
      draft,
      active,
      isOpen: menu !== null,
      rows: menu?.rows.length ?? 0,
      caretFirst: field.selectionEnd === 0,
      caretLast: field.selectionStart === field.value.length,
    });
    if (!deed) return;
    event.preventDefault();
    this.perform(deed, menu);
  };

  private perform(deed: Deed, menu: Menu | null): void {
    const { draft } = this;
    const rows = menu?.rows.length ?? 0;
    if (deed.kind === 'light') this.light((this.active + deed.by + rows) % rows);
    else if (deed.kind === 'take') this.take(menu, Math.max(0, this.active));
    else if (deed.kind === 'send') this.send();
    else if (deed.kind === 'dismiss') this.isDismissed = true;
    else if (deed.kind === 'leave') this.change(emptyDraft);
    else if (draft.kind === 'command') {
      this.change(deed.kind === 'step' ? focusAt(draft, draft.at + deed.by) : backspace(draft));
    }
  }

  private light(at: number): void {
    this.active = at;
    void this.updateComplete.then(() =>
      this.querySelector(`#${rowId(at)}`)?.scrollIntoView({ block: 'nearest' }),
    );
  }

  /** Typing without a focused field goes to the composer. */
  private readonly typedElsewhere = (event: KeyboardEvent): void => {
    const isLetter =
      event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ';
    const isFree =
      document.activeElement === document.body || document.activeElement?.matches('.scroller') === true;
    if (isLetter && isFree) this.querySelector<HTMLElement>('[data-at]')?.focus();
    if (event.key === 'Escape' && isFree && this.draft.kind === 'command') this.draft = emptyDraft;
  };

  private readonly submitted = (event: Event): void => {
    event.preventDefault();
    this.send();
  };

  private send(): void {
    const { draft, view } = this;
    if (view?.state.link !== 'open') return;
    document.querySelector('.scroller')?.scrollTo(0, 0);
    if (draft.kind === 'text') {
      if (draft.text.trim() === '') return;
      view.actions.say(draft.text.trim());
      this.change(emptyDraft);
      return;
    }
    const read = readCommand(draft, view.session);
    if ('kind' in read) {
      this.change(read);
      return;
    }
    view.actions.command(draft.command.name, read);
    this.change(emptyDraft);
  }
}
