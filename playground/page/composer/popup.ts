/** The list above the composer, as HTML. */
import { type TemplateResult, html, nothing } from 'lit';
import type { Menu, MenuRow } from './menu.ts';

export const POPUP_ID = 'composer-popup';
export const rowId = (at: number): string => `${POPUP_ID}-${at}`;

export const popup = (
  { label, head, problem, rows, empty }: Menu,
  active: number,
  { light, take }: { readonly light: (at: number) => void; readonly take: (at: number) => void },
): TemplateResult =>
  html`<div class="popup">
    ${head ? html`<div class="popup-head">${face(head)}</div>` : nothing}
    ${problem === null ? nothing : html`<div class="popup-problem" role="alert">${problem}</div>`}
    <div class="popup-rows" id=${POPUP_ID} role="listbox" aria-label=${label}>
      ${rows.map(
        (row, at) =>
          html`<div
            class="popup-row"
            role="option"
            id=${rowId(at)}
            aria-label=${row.title}
            aria-selected=${at === active}
            @mousemove=${() => light(at)}
            @mousedown=${(event: Event) => event.preventDefault()}
            @click=${() => take(at)}
          >
            ${face(row)}
          </div>`,
      )}
      ${rows.length === 0 && empty !== '' ? html`<div class="popup-empty">${empty}</div>` : nothing}
    </div>
  </div>`;

const face = ({ title, options = [], note, avatarUrl, app }: Omit<MenuRow, 'draft'>): TemplateResult =>
  html`${avatarUrl === undefined ? nothing : html`<img src=${avatarUrl} alt="" />`}
    <span class="popup-words">
      <span class="popup-title"
        >${title}${options.map((option) => html`<span class="popup-option">${option}</span>`)}</span
      >
      ${note === undefined ? nothing : html`<span class="popup-note">${note}</span>`}
    </span>
    ${app === undefined ? nothing : html`<span class="popup-app">${app}</span>`}`;
