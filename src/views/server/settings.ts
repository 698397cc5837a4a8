import type { Say } from '../../i18n/say.ts';
import { button, buttonBlock, quiet, text, menuBlock } from '../screen/blocks.ts';
import { renderText } from '../screen/tokens.ts';
import type { Press } from '../presses/presses.ts';
import type { Block, Choice, Screen } from '../screen/screen.ts';
import { homePicker } from '../../features/home/view.ts';
import { HOME, SETTING_SECTIONS, SETTINGS } from '../presses/declarations.ts';

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

/** What differs from the defaults. The menus have the other values. */
function changedLines(say: Say, lines: readonly SettingLine[]): Block {
  const changed = lines.filter(({ isUsual }) => !isUsual);
  return changed.length === 0
    ? text(say('settings.unchanged'))
    : text(
        say('settings.changed'),
        ...changed.map(({ name, value }) => say('settings.line', { name, value })),
      );
}

/** A menu shows no mentions. Only changed values have them, and those are also listed. */
const inMenu = (value: string): string | undefined =>
  renderText(value, {}) === value ? value.replaceAll('`', '') : undefined;

function sectionMenu(
  say: Say,
  section: SettingSection,
  lines: readonly SettingLine[],
  open: OpenSetting | null,
): Block {
  const choices = lines
    .filter((line) => line.section === section)
    .map(({ id, name, value }): Choice => {
      const description = inMenu(value);
      return { label: name, value: id, isChosen: id === open?.id, ...(description && { description }) };
    });
  return menuBlock(SETTINGS.to.in({ section }), say(`settings.section.${section}`), choices);
}

function opened(say: Say, lines: readonly SettingLine[], open: OpenSetting): readonly Block[] {
  const name = lines.find(({ id }) => id === open.id)?.name;
  if (name === undefined) throw new Error(`expected the id of a setting, got ${open.id}`);
  return [
    { kind: 'divider' },
    text(say('settings.opened', { name }), open.hint),
    ...(open.note === null ? [] : [text(open.note)]),
    open.control,
    buttonBlock(button(SETTINGS.to.panel(), say('button.back'), { emoji: '◀️' })),
  ];
}

/**
 * One tap puts the home into the channel of the panel, unless there is a home, which a menu moves.
 * Another begins the stories, if there are none.
 */
const homeOffer = (say: Say, lines: readonly SettingLine[], home: string | null): readonly Block[] => [
  text(say('settings.home'), home === null ? null : say('settings.home.at', { where: home })),
  ...(home === null ? [] : [homePicker(say)]),
  buttonBlock(
    home === null ? button(HOME.to.put(), say('button.home.put'), { emoji: '📍' }) : null,
    lines.some(({ id, isUsual }) => id === 'gameOfDay' && !isUsual)
      ? null
      : button(SETTINGS.to.story(), say('button.settings.story'), { emoji: '🎞️' }),
  ),
];

/**
 * One menu for each section, with the current values. The menu of the open setting is the last.
 * `home`: where the server's home is.
 */
export function settingsScreen(
  say: Say,
  lines: readonly SettingLine[],
  open: OpenSetting | null,
  home: string | null,
): Screen {
  return quiet(
    text(say('settings.title')),
    changedLines(say, lines),
    ...SETTING_SECTIONS.map((section) => sectionMenu(say, section, lines, open)),
    ...(open ? opened(say, lines, open) : homeOffer(say, lines, home)),
  );
}
