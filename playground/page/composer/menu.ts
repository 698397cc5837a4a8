import { type TemplateResult, html, nothing } from 'lit';
import {
  type Command,
  type Option,
  matchingCommands,
  offeredIn,
  optionsOf,
  shownDescription,
  shownName,
} from './commands.ts';
import { type Choice, choicesOf, isCompleted, isLike } from './choices.ts';
import { MORE, type OpenCommand, leftOf } from './openCommand.ts';
import type { ChannelView } from '../state/actions.ts';
import { appOf, type Completion } from '../state/state.ts';
import type { Session } from '../../protocol.ts';

interface Face {
  readonly title: string;
  readonly options?: readonly string[];
  readonly note?: string;
  readonly avatarUrl?: string | undefined;
  readonly app?: string;
}

interface MenuRow extends Face {
  readonly take: () => void;
}

export interface Menu {
  readonly label: string;
  readonly head: Face | null;
  readonly rows: readonly MenuRow[];
  readonly empty: string;
}

/** `null` unless the text is the beginning of a command. */
export function commandMenu(
  { session, channelId }: ChannelView,
  text: string,
  take: (command: Command) => void,
): Menu | null {
  const commands = matchingCommands(offeredIn(session, channelId), text);
  if (!commands) return null;
  const { name: app = 'App', avatarUrl = '' } = appOf(session) ?? {};
  const rows = commands.map((command) => ({
    title: `/${shownName(command)}`,
    options: optionsOf(command).map(shownName),
    note: shownDescription(command),
    avatarUrl,
    app,
    take: () => take(command),
  }));
  const head = rows.length > 0 ? { title: app, avatarUrl } : null;
  return { label: 'Commands', head, rows, empty: 'No commands match.' };
}

interface FocusedField {
  readonly name: string;
  readonly held: string;
  /** The bot's suggestions; `null` while pending, `undefined` if there is nothing to suggest. */
  readonly answer: Completion | null | undefined;
}

interface Takers {
  readonly option: (option: Option) => void;
  readonly value: (choice: Choice) => void;
}

export function fieldMenu(
  open: OpenCommand,
  { name, held, answer }: FocusedField,
  session: Session,
  take: Takers,
): Menu | null {
  if (name === MORE) return optionMenu(leftOf(open), held, take.option);
  const option = open.options.find((each) => each.name === name);
  if (!option) return null;
  const known = choicesOf(option, session);
  const suggested = isCompleted(option) ? answer : undefined;
  const choices =
    known.length > 0 ? known.filter((choice) => isLike(choice, held)) : (suggested?.choices ?? []);
  const rows = choices.map((choice: Choice) => ({
    title: choice.name,
    avatarUrl: choice.avatarUrl,
    take: () => take.value(choice),
  }));
  const head = { title: shownName(option), note: shownDescription(option) };
  const empty = known.length > 0 ? NO_OPTIONS : wordsWithout(suggested);
  return { label: `Values of ${head.title}`, head, rows, empty };
}

const NO_OPTIONS = 'No options match your search.';

/** The options that can still be added. */
function optionMenu(left: readonly Option[], text: string, take: (option: Option) => void): Menu | null {
  if (left.length === 0 && text === '') return null;
  const typed = text.trim().toLowerCase();
  const rows = left
    .filter((option) => [shownName(option), option.name].some((name) => name.toLowerCase().startsWith(typed)))
    .map((option) => ({
      title: shownName(option),
      note: shownDescription(option),
      take: () => take(option),
    }));
  return { label: 'Options', head: null, rows, empty: NO_OPTIONS };
}

function wordsWithout(answer: Completion | null | undefined): string {
  if (answer === undefined) return '';
  if (answer === null) return 'Loading options…';
  return answer.choices ? NO_OPTIONS : 'Loading options failed';
}

export const MENU_ID = 'composer-menu';
export const rowId = (at: number): string => `${MENU_ID}-${at}`;

export const popup = (
  { label, head, rows, empty }: Menu,
  active: number,
  light: (at: number) => void,
): TemplateResult =>
  html`<div class="popup">
    ${head ? html`<div class="popup-head">${face(head)}</div>` : nothing}
    <div class="popup-rows" id=${MENU_ID} role="listbox" aria-label=${label}>
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
            @click=${row.take}
          >
            ${face(row)}
          </div>`,
      )}
      ${rows.length === 0 && empty !== '' ? html`<div class="popup-empty">${empty}</div>` : nothing}
    </div>
  </div>`;

const face = ({ title, options = [], note, avatarUrl, app }: Face): TemplateResult =>
  html`${avatarUrl === undefined ? nothing : html`<img src=${avatarUrl} alt="" />`}
    <span class="popup-words">
      <span class="popup-title"
        >${title}${options.map((option) => html`<span class="popup-option">${option}</span>`)}</span
      >
      ${note === undefined ? nothing : html`<span class="popup-note">${note}</span>`}
    </span>
    ${app === undefined ? nothing : html`<span class="popup-app">${app}</span>`}`;
