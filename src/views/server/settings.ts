/**
 * The panel of a server's settings: all of them with what holds, a menu to open one, and the opened one's control. What was
 * just saved is said above it.
 */
import type { Say } from '../../i18n/say.ts';
import { quiet, text, menuBlock } from '../screen/blocks.ts';
import type { Press } from '../presses/presses.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { SETTINGS } from '../presses/declarations.ts';

/** A setting by its name, and what holds. */
export interface SettingLine {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

/** The setting that is being changed. */
export interface OpenSetting {
  readonly id: string;
  /** What it is for, in a sentence or two. */
  readonly hint: string;
  readonly control: Block;
  /** Whether it was saved just now. */
  readonly isSaved: boolean;
}

/** The press of the control of a setting. */
export const settingPress = (id: string): Press => SETTINGS.to.set({ id });

const line = (say: Say, { name, value }: SettingLine): string => say('settings.line', { name, value });

function opened(say: Say, lines: readonly SettingLine[], open: OpenSetting): readonly Block[] {
  const own = lines.find(({ id }) => id === open.id);
  if (!own) throw new Error(`no setting ${open.id}`);
  const saved = open.isSaved ? say('settings.saved', { name: own.name, value: own.value }) : null;
  return [{ kind: 'divider' }, text(saved, open.hint), open.control];
}

/** The panel, with one setting opened or none. */
export function settingsScreen(say: Say, lines: readonly SettingLine[], open: OpenSetting | null): Screen {
  const choices = lines.map(({ id, name }) => ({ label: name, value: id, isChosen: id === open?.id }));
  return quiet(
    text(say('settings.title'), ...lines.map((each) => line(say, each))),
    menuBlock(SETTINGS.to.open(), say('settings.open'), choices),
    ...(open ? opened(say, lines, open) : []),
  );
}
