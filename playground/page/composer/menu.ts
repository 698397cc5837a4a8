/** The list above the composer, and what choosing a row does to the draft. Pure. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { ChannelView } from '../state/actions.ts';
import { appOf, type Completion, type Session } from '../state/state.ts';
import {
  commandQuery,
  matchingCommands,
  offeredIn,
  optionsOf,
  partQuery,
  shownDescription,
  shownName,
} from './commands.ts';
import {
  addOption,
  beginCommand,
  type Chip,
  type CommandDraft,
  type Draft,
  optionsMatching,
  pick,
} from './draft.ts';
import { isCompleted, ownSuggestions, type Suggestion } from './values.ts';

export interface MenuRow {
  readonly title: string;
  readonly options?: readonly string[];
  readonly note?: string;
  readonly avatarUrl?: string | undefined;
  readonly app?: string;
  readonly draft: Draft;
}

export interface Menu {
  readonly label: string;
  readonly head: Omit<MenuRow, 'draft'> | null;
  readonly problem: string | null;
  readonly rows: readonly MenuRow[];
  readonly empty: string;
  /** The row highlighted at first; with none (-1), Enter sends the command as it is. */
  readonly first: number;
}

/**
 * `null` when there is nothing to list. `answer` is the bot's answer to the latest autocomplete
 * request, `null` while pending.
 */
export function menuOf(
  draft: Draft,
  { session, channelId }: Pick<ChannelView, 'session' | 'channelId'>,
  answer: Completion | null,
): Menu | null {
  if (draft.kind === 'text') {
    const offered = offeredIn(session, channelId);
    const query = commandQuery(draft.text) ?? partQuery(offered, draft.text);
    return query === null ? null : commandMenu(matchingCommands(offered, query), session);
  }
  const chip = draft.chips[draft.at];
  return chip ? valueMenu(draft, chip, session, answer) : optionMenu(draft);
}

function commandMenu(commands: readonly APIApplicationCommand[], session: Session): Menu {
  const { name: app = 'App', avatarUrl = '' } = appOf(session) ?? {};
  const rows = commands.map((command) => ({
    title: `/${shownName(command)}`,
    options: optionsOf(command).map(shownName),
    note: shownDescription(command),
    avatarUrl,
    app,
    draft: beginCommand(command),
  }));
  const head = rows.length > 0 ? { title: app, avatarUrl } : null;
  return { label: 'Commands', head, problem: null, rows, empty: 'No commands match.', first: 0 };
}

function optionMenu(draft: CommandDraft): Menu | null {
  const rows = optionsMatching(draft).map((option) => ({
    title: shownName(option),
    note: shownDescription(option),
    draft: addOption(draft, option),
  }));
  const first = draft.tail === '' ? -1 : 0;
  return rows.length === 0
    ? null
    : { label: 'Options', head: { title: 'Options' }, problem: null, rows, empty: '', first };
}

function valueMenu(draft: CommandDraft, chip: Chip, session: Session, answer: Completion | null): Menu {
  const title = shownName(chip.option);
  const [suggestions, empty] = suggestionsFor(chip, session, answer);
  return {
    label: `Values of ${title}`,
    head: { title, note: shownDescription(chip.option) },
    problem: chip.problem,
    rows: suggestions.map(({ label, text, value, avatarUrl }) => ({
      title: label,
      avatarUrl,
      draft: pick(draft, draft.at, text, value),
    })),
    empty,
    first: 0,
  };
}

/** The suggestions, and the text without any: none for free text and for a chosen value. */
function suggestionsFor(
  chip: Chip,
  session: Session,
  answer: Completion | null,
): readonly [readonly Suggestion[], string] {
  const noMatch = 'No options match your search.';
  if (chip.picked !== null) return [[], ''];
  if (isCompleted(chip)) {
    if (!answer) return [[], 'Loading options…'];
    if (!answer.choices) return [[], 'Loading options failed'];
    return [answer.choices.map(({ name, value }) => ({ label: name, text: name, value })), noMatch];
  }
  const all = ownSuggestions({ ...chip, text: '' }, session);
  return [ownSuggestions(chip, session), all.length === 0 ? '' : noMatch];
}
