/**
 * A setting as admins meet it: its value in words, its control, and what a choice means. The kinds of setting
 * are made here; the settings are listed in `all.ts`.
 */
import { menuBlock } from '../../../views/screen/blocks.ts';
import type { Key, Say } from '../../../i18n/say.ts';
import type { Press } from '../../../views/presses/presses.ts';
import type { Block, Choice } from '../../../views/screen/screen.ts';
import type { GuildSettings } from '../../ports/settings.ts';

/** Which setting: the name of its field. A field without words is none that admins choose. */
export type SettingId = {
  [F in keyof GuildSettings]: `settings.${F}.hint` extends Key ? F : never;
}[keyof GuildSettings];

export interface Setting {
  readonly id: SettingId;
  /** What holds, in words. */
  readonly shown: (say: Say, settings: GuildSettings) => string;
  /** From what another is chosen; the press carries what was. */
  readonly control: (say: Say, settings: GuildSettings, press: Press) => Block;
  /** What was chosen, by the values of the press; `null` when none of it was offered. */
  readonly read: (values: readonly string[]) => Partial<GuildSettings> | null;
}

export interface Option<T> {
  readonly value: T;
  readonly label: string;
}

/** The value of no value at all in a menu. */
const NONE = 'none';
const keyOf = (value: string | number | boolean | null): string => (value === null ? NONE : String(value));

interface Chosen<F extends SettingId> {
  readonly shown: (say: Say, value: GuildSettings[F]) => string;
  /** At most 25; what holds is always among them. */
  readonly offered: (say: Say, value: GuildSettings[F]) => readonly Option<GuildSettings[F]>[];
  readonly parse: (text: string) => GuildSettings[F] | undefined;
}

type Simple = {
  [F in SettingId]: GuildSettings[F] extends string | number | boolean | null ? F : never;
}[SettingId];

/** One value out of a menu. */
export const chosen = <F extends Simple>(id: F, { shown, offered, parse }: Chosen<F>): Setting => ({
  id,
  shown: (say, settings) => shown(say, settings[id]),
  control: (say, settings, press) =>
    menuBlock(
      press,
      say('settings.choose'),
      offered(say, settings[id]).map(({ value, label }): Choice => ({
        label,
        value: keyOf(value),
        isChosen: value === settings[id],
      })),
    ),
  read: ([text]) => {
    const value = text === undefined ? undefined : parse(text);
    return value === undefined ? null : { [id]: value };
  },
});

/** One value out of a list that never changes. */
export const oneOf = <F extends Simple>(
  id: F,
  values: readonly GuildSettings[F][],
  label: (say: Say, value: GuildSettings[F]) => string,
): Setting =>
  chosen(id, {
    shown: label,
    offered: (say) => values.map((value) => ({ value, label: label(say, value) })),
    parse: (text) => values.find((value) => keyOf(value) === text),
  });

type Picked = {
  readonly [F in SettingId]: GuildSettings[F] extends readonly string[] | string | null ? F : never;
}[SettingId];

interface Picking<F extends Picked> {
  readonly of: 'channels' | 'roles';
  /** What stands in the empty picker, if something of its own. */
  readonly choose?: 'settings.dailyPuzzle.choose' | 'settings.organizerRole.choose';
  readonly most: number;
  readonly shown: (say: Say, ids: readonly string[]) => string;
  readonly ids: (value: GuildSettings[F]) => readonly string[];
  readonly value: (ids: readonly string[]) => GuildSettings[F];
}

/** Channels or roles out of those that the server has. */
export const picked = <F extends Picked>(
  id: F,
  { of, most, choose, shown, ids, value }: Picking<F>,
): Setting => ({
  id,
  shown: (say, settings) => shown(say, ids(settings[id])),
  control: (say, settings, press) => ({
    kind: 'picker',
    picker: {
      press,
      placeholder: say(choose ?? `settings.choose-${of}`),
      of,
      chosen: ids(settings[id]),
      most,
    },
  }),
  read: (given) =>
    given.length <= most && given.every((one) => /^\d+$/u.test(one)) ? { [id]: value(given) } : null,
});
