/** The lists above the composer: commands, options, and values. */
import type { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { optionsOf, shownDescription, shownName } from './commands.ts';
import type { Chip } from './draft.ts';
import type { Suggestion } from './values.ts';

export const POPUP_ID = 'composer-popup';

/** For `aria-activedescendant`. */
export const rowId = (at: number): string => `${POPUP_ID}-${at}`;

export interface Rows {
  readonly active: number;
  readonly light: (at: number) => void;
  readonly take: (at: number) => void;
}

interface App {
  readonly name: string;
  readonly avatarUrl: string;
}

const row = ({ active, light, take }: Rows, at: number, face: unknown, label: string): TemplateResult =>
  html`<div
    class="popup-row"
    role="option"
    id=${rowId(at)}
    aria-label=${label}
    aria-selected=${at === active}
    @mousemove=${() => light(at)}
    @mousedown=${(event: Event) => event.preventDefault()}
    @click=${() => take(at)}
  >
    ${face}
  </div>`;

const popup = (label: string, head: unknown, rows: unknown): TemplateResult =>
  html`<div class="popup">
    ${head}
    <div class="popup-rows" id=${POPUP_ID} role="listbox" aria-label=${label}>${rows}</div>
  </div>`;

export function commandPopup(
  commands: readonly APIApplicationCommand[],
  app: App,
  rows: Rows,
): TemplateResult {
  const head = html`<div class="popup-head"><img src=${app.avatarUrl} alt="" />${app.name}</div>`;
  if (commands.length === 0)
    return popup('Commands', nothing, html`<div class="popup-empty">No commands match.</div>`);
  return popup(
    'Commands',
    head,
    commands.map((command, at) => row(rows, at, commandFace(command, app), `/${shownName(command)}`)),
  );
}

const commandFace = (command: APIApplicationCommand, app: App): TemplateResult => html`
  <img src=${app.avatarUrl} alt="" />
  <span class="popup-words">
    <span class="popup-title">
      <span class="popup-name">/${shownName(command)}</span
      >${optionsOf(command).map((option) => html`<span class="popup-option">${shownName(option)}</span>`)}
    </span>
    <span class="popup-note">${shownDescription(command)}</span>
  </span>
  <span class="popup-app">${app.name}</span>
`;

export const optionPopup = (
  options: readonly APIApplicationCommandBasicOption[],
  rows: Rows,
): TemplateResult =>
  popup(
    'Options',
    html`<div class="popup-head">Options</div>`,
    options.map((option, at) =>
      row(
        rows,
        at,
        html`<span class="popup-words">
          <span class="popup-title">${shownName(option)}</span
          ><span class="popup-note">${shownDescription(option)}</span>
        </span>`,
        shownName(option),
      ),
    ),
  );

export function valuePopup(
  chip: Chip,
  suggestions: readonly Suggestion[] | 'loading' | 'failed' | 'none',
  rows: Rows,
): TemplateResult {
  const name = shownName(chip.option);
  const description = shownDescription(chip.option);
  const head = html`<div class="popup-head">
      <span class="popup-title">${name}</span><span class="popup-note">${description}</span>
    </div>
    ${chip.problem === null ? nothing : html`<div class="popup-problem" role="alert">${chip.problem}</div>`}`;
  return popup(`Values of ${name}`, head, valueRows(suggestions, rows));
}

function valueRows(suggestions: Parameters<typeof valuePopup>[1], rows: Rows): unknown {
  if (suggestions === 'none') return nothing;
  if (suggestions === 'loading') return html`<div class="popup-empty">Loading options…</div>`;
  if (suggestions === 'failed') return html`<div class="popup-empty failure">Loading options failed</div>`;
  if (suggestions.length === 0) return html`<div class="popup-empty">No options match your search.</div>`;
  return suggestions.map(({ label, avatarUrl }, at) =>
    row(
      rows,
      at,
      html`${avatarUrl === undefined ? nothing : html`<img src=${avatarUrl} alt="" />`}<span>${label}</span>`,
      label,
    ),
  );
}
