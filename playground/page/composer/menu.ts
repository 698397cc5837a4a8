/** The list above the composer, and what choosing a row does to the draft. Pure. */
import type { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { Completion, Session } from '../state/state.ts';
import type { ChannelView } from '../state/actions.ts';
import { commandQuery, matchingCommands, offeredIn, partQuery } from './commands.ts';
import { addOption, beginCommand, type Chip, type Draft, optionsMatching, pick } from './draft.ts';
import { isCompleted, ownSuggestions, type Suggestion } from './values.ts';

export type Menu =
  | { readonly kind: 'none' }
  | { readonly kind: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | {
      readonly kind: 'options';
      readonly options: readonly APIApplicationCommandBasicOption[];
      readonly typed: boolean;
    }
  | { readonly kind: 'values'; readonly chip: Chip; readonly values: Values };

/** `none` when the option is free text or already chosen. */
type Values = readonly Suggestion[] | 'loading' | 'failed' | 'none';

/** `answer` is the bot's answer to the latest autocomplete request, `null` while pending. */
export function menuOf(
  draft: Draft,
  { session, channelId }: Pick<ChannelView, 'session' | 'channelId'>,
  answer: Completion | null,
): Menu {
  if (draft.kind === 'text') {
    const offered = offeredIn(session, channelId);
    const query = commandQuery(draft.text) ?? partQuery(offered, draft.text);
    return query === null
      ? { kind: 'none' }
      : { kind: 'commands', commands: matchingCommands(offered, query) };
  }
  const chip = draft.chips[draft.at];
  if (chip) return { kind: 'values', chip, values: valuesOf(chip, session, answer) };
  const options = optionsMatching(draft);
  return options.length > 0 ? { kind: 'options', options, typed: draft.tail !== '' } : { kind: 'none' };
}

function valuesOf(chip: Chip, session: Session, answer: Completion | null): Values {
  if (chip.picked !== null) return 'none';
  if (isCompleted(chip)) {
    if (!answer) return 'loading';
    return answer.choices?.map(({ name, value }) => ({ label: name, text: name, value })) ?? 'failed';
  }
  const all = ownSuggestions({ ...chip, text: '' }, session);
  return all.length === 0 ? 'none' : ownSuggestions(chip, session);
}

export function rowCount(menu: Menu): number {
  if (menu.kind === 'commands') return menu.commands.length;
  if (menu.kind === 'options') return menu.options.length;
  return menu.kind === 'values' && typeof menu.values !== 'string' ? menu.values.length : 0;
}

/** With no row highlighted, Enter sends the command as it is. */
export const firstActive = (menu: Menu): number => (menu.kind === 'options' && !menu.typed ? -1 : 0);

export function take(menu: Menu, at: number, draft: Draft): Draft {
  if (menu.kind === 'commands') {
    const command = menu.commands[at];
    return command ? beginCommand(command) : draft;
  }
  if (draft.kind === 'text') return draft;
  if (menu.kind === 'options') {
    const option = menu.options[at];
    return option ? addOption(draft, option) : draft;
  }
  const value = menu.kind === 'values' && typeof menu.values !== 'string' ? menu.values[at] : undefined;
  return value ? pick(draft, draft.at, value.text, value.value) : draft;
}
