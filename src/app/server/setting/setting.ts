/** A setting in the admins' panel: its value in words, its control, and the meaning of a choice. */
import { menuBlock, pickerBlock } from '../../../views/screen/blocks.ts';
import type { Say } from '../../../i18n/say.ts';
import type { Press } from '../../../views/presses/presses.ts';
import type { Block, Choice } from '../../../views/screen/screen.ts';
import { NO_SETTINGS, type GuildSettings } from '../../ports/subjects/settings.ts';

/**
 * The name of a setting's field. Admins don't choose `placeLocale`: it follows from their choices.
 */
export type SettingId = Exclude<keyof GuildSettings, 'placeLocale'>;

export interface Setting {
  readonly id: SettingId;
  readonly isUsual: (settings: GuildSettings) => boolean;
  readonly shown: (say: Say, settings: GuildSettings) => string;
  readonly control: (say: Say, settings: GuildSettings, press: Press) => Block;
  /** The change for the chosen values; `null` if none of them was offered. */
  readonly read: (values: readonly string[]) => Partial<GuildSettings> | null;
}

/** A kind of setting, for the field `F`. */
export type Kind<F extends SettingId> = (id: F) => Setting;
export type Kinds<F extends SettingId> = { readonly [I in F]: Kind<I> };

interface Option<T> {
  readonly value: T;
  readonly label: string;
}

const NONE = 'none';
const keyOf = (value: string | number | boolean | null): string => (value === null ? NONE : String(value));

interface Chosen<F extends SettingId> {
  readonly shown: (say: Say, value: GuildSettings[F]) => string;
  /** The choices offered, including the current value. */
  readonly offered: (say: Say, value: GuildSettings[F]) => readonly Option<GuildSettings[F]>[];
  readonly parse: (text: string) => GuildSettings[F] | undefined;
}

type Simple = {
  [F in SettingId]: GuildSettings[F] extends string | number | boolean | null ? F : never;
}[SettingId];

export const chosen =
  <F extends Simple>({ shown, offered, parse }: Chosen<F>): Kind<F> =>
  (id) => ({
    id,
    isUsual: (settings) => settings[id] === NO_SETTINGS[id],
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

export const oneOf = <F extends Simple>(
  values: readonly GuildSettings[F][],
  label: (say: Say, value: GuildSettings[F]) => string,
): Kind<F> =>
  chosen({
    shown: label,
    offered: (say) => values.map((value) => ({ value, label: label(say, value) })),
    parse: (text) => values.find((value) => keyOf(value) === text),
  });

type Picked = {
  readonly [F in SettingId]: GuildSettings[F] extends readonly string[] | string | null ? F : never;
}[SettingId];

interface Picking<F extends Picked> {
  readonly of: 'channels' | 'roles';
  /** The text of the empty picker. */
  readonly choose?: `settings.${'dailyPuzzle' | 'gameOfDay' | 'lobby' | 'organizerRole'}.choose`;
  readonly most: number;
  readonly shown: (say: Say, ids: readonly string[]) => string;
  readonly ids: (value: GuildSettings[F]) => readonly string[];
  readonly value: (ids: readonly string[]) => GuildSettings[F];
}

export const picked =
  <F extends Picked>({ of, most, choose, shown, ids, value }: Picking<F>): Kind<F> =>
  (id) => ({
    id,
    isUsual: (settings) => ids(settings[id]).length === 0,
    shown: (say, settings) => shown(say, ids(settings[id])),
    control: (say, settings, press) =>
      pickerBlock(of, press, say(choose ?? `settings.choose-${of}`), ids(settings[id]), most),
    read: (given) =>
      given.length <= most && given.every((one) => /^\d+$/u.test(one)) ? { [id]: value(given) } : null,
  });
