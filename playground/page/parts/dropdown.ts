/**
 * The menu of a message: a button that opens a list above everything else, worked by mouse or keys as the listbox of
 * the ARIA practices. Choosing from a menu of one value sends at once; from a menu of several, when it is closed.
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { APISelectMenuOption, APIStringSelectComponent } from 'discord-api-types/v10';
import { chevronIcon, tickIcon } from '../layout/icons.ts';
import { newName } from '../state/newName.ts';
import { emoji } from './emoji.ts';
import { placeUnder } from './placeUnder.ts';

@customElement('crown-dropdown')
export class Dropdown extends LitElement {
  @property({ attribute: false }) accessor menu: APIStringSelectComponent | null = null;
  @property({ type: Boolean }) accessor waiting = false;
  @state() private accessor open = false;
  @state() private accessor active = 0;
  /** What was chosen; `null` until the person has chosen, when the options' own defaults hold. */
  @state() private accessor chosen: readonly string[] | null = null;
  private readonly listId = newName();
  /** The same when the list was opened: closing it unchanged sends nothing. */
  private atOpening: readonly string[] | null = null;

  /** Drawn in the page itself, so that its styles reach it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The message was redrawn by the bot: Discord forgets what was chosen from the menu before.
    if (changed.has('menu') && changed.get('menu')?.custom_id !== this.menu?.custom_id) this.chosen = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { menu } = this;
    if (!menu) return nothing;
    const values = this.values(menu);
    const face = menu.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
    return html`<button
        type="button"
        class="select"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-controls=${this.listId}
        aria-activedescendant=${this.open ? `${this.listId}-${this.active}` : nothing}
        aria-busy=${this.waiting}
        aria-label=${menu.placeholder ?? 'Make a selection'}
        ?disabled=${menu.disabled === true}
        @click=${() => (this.open ? this.close() : this.show())}
        @keydown=${this.pressed}
        @blur=${this.close}
      >
        <span class=${face.length > 0 ? 'select-value' : 'select-placeholder'}>
          ${face.length > 0 ? face.join(', ') : (menu.placeholder ?? 'Make a selection')}
        </span>
        ${this.waiting ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : chevronIcon}
      </button>
      <div
        class="select-list"
        id=${this.listId}
        aria-multiselectable=${(menu.max_values ?? 1) > 1}
        popover="manual"
        role="listbox"
        aria-label=${menu.placeholder ?? 'Options'}
      >
        ${this.open ? menu.options.map((option, at) => this.row(option, at, values)) : nothing}
      </div>`;
  }

  private row(option: APISelectMenuOption, at: number, values: readonly string[]): TemplateResult {
    return html`<div
      class="select-option"
      role="option"
      id="${this.listId}-${at}"
      aria-selected=${values.includes(option.value)}
      data-active=${at === this.active}
      @mousemove=${() => (this.active = at)}
      @mousedown=${(event: Event) => event.preventDefault()}
      @click=${() => this.pick(option)}
    >
      ${emoji(option.emoji)}
      <span class="select-words">
        <span class="select-label">${option.label}</span>
        ${option.description ? html`<span class="select-description">${option.description}</span>` : nothing}
      </span>
      ${values.includes(option.value) ? tickIcon : nothing}
    </div>`;
  }

  private values(menu: APIStringSelectComponent): readonly string[] {
    return this.chosen ?? menu.options.filter((option) => option.default).map(({ value }) => value);
  }

  private readonly show = async (): Promise<void> => {
    if (this.waiting || !this.menu || this.menu.disabled) return;
    this.open = true;
    this.atOpening = this.chosen;
    this.active = Math.max(
      0,
      this.menu.options.findIndex(({ value }) => this.chosen?.includes(value)),
    );
    await this.updateComplete;
    const [face, list] = this.pieces();
    if (!face || !list) return;
    list.showPopover();
    placeUnder(list, face);
    window.addEventListener('scroll', this.moved, true);
    window.addEventListener('resize', this.close);
  };

  private readonly close = (): void => {
    if (!this.open) return;
    this.open = false;
    this.pieces()[1]?.hidePopover();
    window.removeEventListener('scroll', this.moved, true);
    window.removeEventListener('resize', this.close);
    if (this.menu && (this.menu.max_values ?? 1) > 1 && this.chosen && this.chosen !== this.atOpening)
      this.send(this.chosen);
  };

  /** The page moved under the open list (its own scrolling does not count). */
  private readonly moved = ({ target }: Event): void => {
    if (target !== this.pieces()[1]) this.close();
  };

  private readonly pressed = (event: KeyboardEvent): void => {
    const options = this.menu?.options ?? [];
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const option = options[this.active];
    if (step !== undefined) {
      event.preventDefault();
      if (!this.open) void this.show();
      else this.activate((this.active + step + options.length) % options.length);
    } else if (this.open && (event.key === 'Enter' || event.key === ' ') && option) {
      event.preventDefault();
      this.pick(option);
    } else if (this.open && event.key === 'Escape') {
      // A dialog around it stays open.
      event.preventDefault();
      this.close();
    }
  };

  private activate(at: number): void {
    this.active = at;
    this.pieces()[1]?.children[at]?.scrollIntoView({ block: 'nearest' });
  }

  private pick({ value }: APISelectMenuOption): void {
    const { menu } = this;
    if (!menu) return;
    const most = menu.max_values ?? 1;
    if (most === 1) {
      // What may be left empty is emptied by choosing it again.
      const isTakenBack = menu.min_values === 0 && this.values(menu).includes(value);
      this.chosen = isTakenBack ? [] : [value];
      this.close();
      this.send(this.chosen);
      return;
    }
    const values = this.values(menu);
    if (values.includes(value)) this.chosen = values.filter((other) => other !== value);
    else if (values.length < most) this.chosen = [...values, value];
  }

  private send(detail: readonly string[]): void {
    this.dispatchEvent(new CustomEvent('choose', { detail }));
  }

  private pieces(): readonly [HTMLElement | null, HTMLElement | null] {
    return [this.querySelector<HTMLElement>('.select'), this.querySelector<HTMLElement>('.select-list')];
  }
}
