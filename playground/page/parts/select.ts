/** A menu with one value is a `<select>`. One with several is a popover, sent when it closes. */
import {
  type APISelectMenuComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { emoji } from '../emoji/emoji.ts';
import { type MessageView, newName } from '../state/actions.ts';
import type { PageRole, Session } from '../../protocol.ts';
import { isWaiting } from './button.ts';

@customElement('crown-select')
export class SelectMenu extends LitElement {
  @property({ attribute: false }) accessor menu: APIStringSelectComponent | null = null;
  @property({ type: Boolean }) accessor waiting = false;
  /** `null` until the person chooses: the defaults apply. */
  @state() private accessor chosen: readonly string[] | null = null;
  private readonly listId = newName();
  private atOpening: readonly string[] | null = null;

  /** Rendered in the page itself, so that its styles and forms reach the fields. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Discord forgets the choice when the bot replaces the menu.
    if (changed.has('menu') && changed.get('menu')?.custom_id !== this.menu?.custom_id) this.chosen = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { menu } = this;
    if (!menu) return nothing;
    const values = this.chosen ?? menu.options.filter((option) => option.default).map(({ value }) => value);
    const chosen = menu.options.filter(({ value }) => values.includes(value));
    if ((menu.max_values ?? 1) > 1) return this.checklist(menu, chosen);
    // `<selectedcontent>` doesn't notice when the text of the chosen option changes.
    const { custom_id: id, placeholder, options } = menu;
    return html`${keyed(JSON.stringify([id, placeholder, options]), this.list(menu, chosen[0]))}`;
  }

  private list(menu: APIStringSelectComponent, chosen: APISelectMenuOption | undefined): TemplateResult {
    const placeholder = menu.placeholder ?? 'Make a selection';
    return html`<select
      class="select"
      name=${menu.custom_id}
      aria-label=${placeholder}
      aria-busy=${this.waiting}
      ?disabled=${menu.disabled === true || this.waiting}
      ?required=${menu.required ?? true}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLSelectElement) this.choose(target.value === '' ? [] : [target.value]);
      }}
    >
      <button><selectedcontent></selectedcontent></button>
      ${placeholderOption(menu, placeholder, !chosen)}
      ${repeat(
        menu.options,
        ({ value }) => value,
        (option) =>
          html`<option value=${option.value} .selected=${live(option === chosen)}>${face(option)}</option>`,
      )}
    </select>`;
  }

  private checklist(menu: APIStringSelectComponent, chosen: readonly APISelectMenuOption[]): TemplateResult {
    const { placeholder = 'Make a selection', max_values: most = 1 } = menu;
    return html`<button
        type="button"
        class="select"
        popovertarget=${this.listId}
        aria-label=${placeholder}
        aria-busy=${this.waiting}
        ?disabled=${menu.disabled === true || this.waiting}
      >
        ${chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : placeholder}
      </button>
      <div
        class="checklist"
        id=${this.listId}
        popover
        role="group"
        aria-label=${placeholder}
        @toggle=${this.toggled}
      >
        ${menu.options.map((option) => {
          const isChosen = chosen.includes(option);
          return html`<label class="option">
            <input
              type="checkbox"
              name=${menu.custom_id}
              value=${option.value}
              ?autofocus=${option === menu.options[0]}
              .checked=${live(isChosen)}
              ?disabled=${!isChosen && chosen.length >= most}
              @change=${() =>
                (this.chosen = menu.options
                  .filter((one) => (one === option ? !isChosen : chosen.includes(one)))
                  .map(({ value }) => value))}
            />
            ${face(option)}
          </label>`;
        })}
      </div>`;
  }

  private readonly toggled = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') this.atOpening = this.chosen;
    else if (
      this.chosen &&
      this.chosen !== this.atOpening &&
      this.chosen.length >= (this.menu?.min_values ?? 1)
    )
      this.choose(this.chosen);
  };

  private choose(values: readonly string[]): void {
    this.chosen = values;
    this.dispatchEvent(new CustomEvent('choose', { detail: values }));
  }
}

/** Its own template: `<selectedcontent>` copies it while lit still counts the list's nodes. */
const placeholderOption = ({ min_values: least }: APIStringSelectComponent, text: string, isShown: boolean) =>
  html`<option value="" ?hidden=${least !== 0} .selected=${live(isShown)}>${text}</option>`;

const face = ({ label, description, emoji: sign }: APISelectMenuOption): TemplateResult =>
  html`${emoji(sign)}
    <span class="option-label">${label}</span>
    ${description ? html`<span class="option-description">${description}</span>` : nothing}`;

export const selectMenu = (view: MessageView, menu: APISelectMenuComponent): TemplateResult =>
  html`<crown-select
    .menu=${withOptions(view.session, menu)}
    .waiting=${isWaiting(view, menu.custom_id)}
    @choose=${({ detail }: CustomEvent<readonly string[]>) =>
      view.actions.choose(view.message.id, menu.custom_id, detail)}
  ></crown-select>`;

/** Discord fills menus of people, roles and channels. Here, they become menus of fixed options. */
export function withOptions(session: Session, menu: APISelectMenuComponent): APIStringSelectComponent {
  if (menu.type === ComponentType.StringSelect) return menu;
  const { type, default_values: defaults = [], ...common } = menu;
  const options = namesIn(session, type).map(({ id, name }): APISelectMenuOption => ({
    label: name,
    value: id,
    default: defaults.some((value) => value.id === id),
  }));
  return { ...common, type: ComponentType.StringSelect, options };
}

type Filled = Exclude<APISelectMenuComponent, APIStringSelectComponent>['type'];

function namesIn({ users, roles, channels }: Session, type: Filled): readonly PageRole[] {
  const asRoles = roles.map(({ id, name }) => ({ id, name: `@${name}` }));
  const texts = channels.filter(({ kind }) => kind === 'text');
  return {
    [ComponentType.UserSelect]: users,
    [ComponentType.RoleSelect]: asRoles,
    [ComponentType.MentionableSelect]: [...users, ...asRoles],
    [ComponentType.ChannelSelect]: texts.map(({ id, name }) => ({ id, name: `#${name}` })),
  }[type];
}
