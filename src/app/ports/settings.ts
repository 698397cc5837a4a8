/**
 * What the admins of a server chose for it. A setting is one line here: what it can be, and what holds where nobody ever
 * chose. So a new one needs nothing of the database, and servers that were stored without it have its default.
 */
import { z } from 'zod';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import { parseTime } from '../../game/timeText.ts';
import { parseZone } from '../../game/zone.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../render/scene/theme.ts';

/** Games are shown where they were asked for, or each in a thread of its own. */
export const GAMES_IN = ['channel', 'thread'] as const;
/** What becomes of a card when a newer one takes its place. */
export const OLD_CARDS = ['deleted', 'line', 'kept'] as const;
/** So many channels can be chosen in one menu. */
export const MOST_CHANNELS = 25;

export const settingsSchema = z.object({
  /** The channels in which games may be begun; anywhere when there are none. */
  channels: z.array(z.string()).max(MOST_CHANNELS).readonly().default([]),
  gamesIn: z.enum(GAMES_IN).default('channel'),
  oldCards: z.enum(OLD_CARDS).default('deleted'),
  /** The game that is played when a challenge names none. */
  variant: z.enum(VARIANT_IDS).default('russian'),
  /** The time control of a challenge that names none, as it is written: `5+3`, `3d`, `none`. */
  time: z
    .string()
    .refine((text) => parseTime(text).ok)
    .default('none'),
  /** Whether a challenge counts for ratings that does not say. */
  ratedByDefault: z.boolean().default(true),
  /** How many games a member may have going on in the server; `null` for as many as they like. */
  mostGames: z.int().positive().nullable().default(null),
  /** The role that may challenge; `null` for everyone. */
  challengerRole: z.string().nullable().default(null),
  /** The role that may hold tournaments, beside those whom Discord lets manage the server, its events or its messages. */
  organizerRole: z.string().nullable().default(null),
  /** The language of what everyone sees; `null` for the language that the server has in Discord. */
  locale: z.enum(LOCALES).nullable().default(null),
  /** The time zone (IANA) whose weekends are free. */
  zone: z
    .string()
    .refine((text) => parseZone(text) !== null)
    .default('UTC'),
  /** How boards look that everyone sees; `null` for the bot's own colours, and the pieces made for a theme. */
  theme: z.enum(THEME_IDS).nullable().default(null),
  pieces: z.enum(PIECE_SET_IDS).nullable().default(null),
  /** Whether the film of a game is posted when it has ended. */
  filmAtEnd: z.boolean().default(false),
  /** The channel that gets a puzzle of the day; `null` for none. And the hour, in the server's zone. */
  dailyPuzzle: z.string().nullable().default(null),
  dailyPuzzleHour: z.int().min(0).max(23).default(9),
  /** The language of the place where the admins chose last, for what is posted without being asked for. */
  placeLocale: z.string().default('en-US'),
  /** Whether the engine says a word about its games. */
  personality: z.boolean().default(false),
});

export type GuildSettings = Readonly<z.infer<typeof settingsSchema>>;

/** What holds in a server that has said nothing, and where there is no server. */
export const NO_SETTINGS: GuildSettings = settingsSchema.parse({});

/** A server's settings as they are stored: saved by compare-and-set. */
export interface SettingsRecord {
  readonly guildId: string;
  /** Counts the changes; 0 before the first. */
  readonly version: number;
  readonly settings: GuildSettings;
}

/** What the use cases ask of a store about settings. */
export interface SettingsBook {
  /** What the admins of a server chose; version 0 with `NO_SETTINGS` until they do. */
  settings(guildId: string): Promise<SettingsRecord>;
  /** Saves over `record.version - 1`; false when another change was first. */
  saveSettings(record: SettingsRecord): Promise<boolean>;
}
