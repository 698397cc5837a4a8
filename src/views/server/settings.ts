import type { Say } from '../../i18n/say.ts';
import { button, buttonBlock, quiet, text, menuBlock } from '../screen/blocks.ts';
import type { Press } from '../presses/presses.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { HOME, SETTINGS } from '../presses/declarations.ts';

const SETTING_SECTIONS = ['boards', 'challenges', 'members', 'look', 'extras'] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

export interface SettingLine {
  readonly id: string;
  readonly section: SettingSection;
  readonly name: string;
  readonly value: string;
  /** Whether it has its default value. */
  readonly isUsual: boolean;
}

export interface OpenSetting {
  readonly id: string;
  readonly hint: string;
  /** Shows the current value. */
  readonly control: Block;
  /** The result of the last choice. */
  readonly note: string | null;
}

export const settingPress = (id: string): Press => SETTINGS.to.set({ id });

function sectionOf(say: Say, heading: string, lines: readonly SettingLine[]): readonly Block[] {
  const written = lines.map(({ name, value, isUsual }) =>
    say(isUsual ? 'settings.line.usual' : 'settings.line', { name, value }),
  );
  return lines.length === 0 ? [] : [text(heading, ...written)];
}

function opened(say: Say, lines: readonly SettingLine[], open: OpenSetting): readonly Block[] {
  const name = lines.find(({ id }) => id === open.id)?.name;
  if (name === undefined) throw new Error(`expected the id of a setting, got ${open.id}`);
  return [
    { kind: 'divider' },
    text(say('settings.opened', { name }), open.hint),
    ...(open.note === null ? [] : [text(open.note)]),
    open.control,
  ];
}

/** One tap puts it into the channel of the panel. */
const homeOffer = (say: Say): readonly Block[] => [
  text(say('settings.home')),
  buttonBlock(button(HOME.to.put(), say('button.home.put'), { emoji: '📍' })),
];

/**
 * The settings that differ from the default, then the others by section. The menu shows the value
 * of the open setting.
 */
export function settingsScreen(say: Say, lines: readonly SettingLine[], open: OpenSetting | null): Screen {
  const others = lines.filter(({ id }) => id !== open?.id);
  const usual = others.filter(({ isUsual }) => isUsual);
  const choices = lines.map(({ id, name }) => ({ label: name, value: id, isChosen: id === open?.id }));
  return quiet(
    text(say('settings.title')),
    ...sectionOf(
      say,
      say('settings.changed'),
      others.filter(({ isUsual }) => !isUsual),
    ),
    ...SETTING_SECTIONS.flatMap((section) =>
      sectionOf(
        say,
        say(`settings.section.${section}`),
        usual.filter((line) => line.section === section),
      ),
    ),
    ...(open ? [] : homeOffer(say)),
    menuBlock(SETTINGS.to.open(), say('settings.open'), choices),
    ...(open ? opened(say, lines, open) : []),
  );
}
