import type { Say } from '../../i18n/say.ts';
import { quiet, text, menuBlock } from '../screen/blocks.ts';
import type { Press } from '../presses/presses.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { SETTINGS } from '../presses/declarations.ts';

export interface SettingLine {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

export interface OpenSetting {
  readonly id: string;
  readonly hint: string;
  readonly control: Block;
  readonly isSaved: boolean;
}

export const settingPress = (id: string): Press => SETTINGS.to.set({ id });

const line = (say: Say, { name, value }: SettingLine): string => say('settings.line', { name, value });

function opened(say: Say, lines: readonly SettingLine[], open: OpenSetting): readonly Block[] {
  const own = lines.find(({ id }) => id === open.id);
  if (!own) throw new Error(`no setting ${open.id}`);
  const saved = open.isSaved ? say('settings.saved', { name: own.name, value: own.value }) : null;
  return [{ kind: 'divider' }, text(saved, open.hint), open.control];
}

export function settingsScreen(say: Say, lines: readonly SettingLine[], open: OpenSetting | null): Screen {
  const choices = lines.map(({ id, name }) => ({ label: name, value: id, isChosen: id === open?.id }));
  return quiet(
    text(say('settings.title'), ...lines.map((each) => line(say, each))),
    menuBlock(SETTINGS.to.open(), say('settings.open'), choices),
    ...(open ? opened(say, lines, open) : []),
  );
}
