import type { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { type TemplateResult, html, nothing } from 'lit';
import { matchingCommands, offeredIn, optionsOf, shownDescription, shownName } from './commands.ts';
import { type OptionValue, choicesOf, isCompleted, isLike } from './choices.ts';
import { MORE, type OpenCommand, leftOf } from './openCommand.ts';
import type { ChannelView } from '../state/actions.ts';
import { appOf, type Completion } from '../state/state.ts';
import type { Session } from '../../protocol.ts';

interface Face {
  readonly title: string;
  readonly options?: readonly string[];
  readonly note?: string;
  readonly avatarUrl?: string;
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
  take: (command: APIApplicationCommand) => void,
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
  readonly option: (option: APIApplicationCommandBasicOption) => void;
  readonly value: (choice: Suggested) => void;
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
  return choicesOf(option, session).length > 0
    ? choiceMenu(option, session, held, take.value)
    : valueMenu(option, isCompleted(option) ? answer : undefined, take.value);
}

/** The options that can still be added. */
function optionMenu(
  left: readonly APIApplicationCommandBasicOption[],
  text: string,
  take: (option: APIApplicationCommandBasicOption) => void,
): Menu | null {
  if (left.length === 0 && text === '') return null;
  const typed = text.trim().toLowerCase();
  const rows = left
    .filter((option) => [shownName(option), option.name].some((name) => name.toLowerCase().startsWith(typed)))
    .map((option) => ({
      title: shownName(option),
      note: shownDescription(option),
      take: () => take(option),
    }));
  return { label: 'Options', head: null, rows, empty: 'No options match your search.' };
}

/** The choices that fit the typed text. */
function choiceMenu(
  option: APIApplicationCommandBasicOption,
  session: Session,
  text: string,
  take: (choice: Suggested) => void,
): Menu {
  const rows = choicesOf(option, session)
    .filter((choice) => isLike(choice, text))
    .map(({ label, value, avatarUrl }) => ({
      title: label,
      ...(avatarUrl === undefined ? {} : { avatarUrl }),
      take: () => take({ name: label, value }),
    }));
  return { ...valueMenu(option, undefined, take), rows, empty: 'No options match your search.' };
}

interface Suggested {
  readonly name: string;
  readonly value: OptionValue;
}

/** `answer` is the bot's, `null` while pending, `undefined` if there is nothing to suggest. */
function valueMenu(
  option: APIApplicationCommandBasicOption,
  answer: Completion | null | undefined,
  take: (choice: Suggested) => void,
): Menu {
  const title = shownName(option);
  const rows = answer?.choices?.map((choice) => ({ title: choice.name, take: () => take(choice) })) ?? [];
  const head = { title, note: shownDescription(option) };
  return { label: `Values of ${title}`, head, rows, empty: wordsWithout(answer) };
}

function wordsWithout(answer: Completion | null | undefined): string {
  if (answer === undefined) return '';
  if (answer === null) return 'Loading options…';
  return answer.choices ? 'No options match your search.' : 'Loading options failed';
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
