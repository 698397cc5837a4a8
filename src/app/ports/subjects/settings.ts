/**
 * A new setting is one line here. It requires no migration, because stored servers get its default.
 */
import { z } from 'zod';
import { VARIANT_IDS } from '../../../draughts/variants.ts';
import { parseTime } from '../../../game/clock/timeText.ts';
import { parseZone } from '../../../game/calendar/parseZone.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { PIECE_SET_IDS, THEME_IDS } from '../../../render/scene/theme.ts';
import { HOLDS } from '../../../i18n/limits.ts';

/** Games are shown where they were requested, or each in its own thread. */
export const GAMES_IN = ['channel', 'thread'] as const;
/** What happens to an old card. */
export const OLD_CARDS = ['deleted', 'line', 'kept'] as const;
export const ENDS_AS = ['board', 'film', 'result'] as const;
export const MOST_CHANNELS = HOLDS.choices;

const chosen = z.object({
  /** The channels where games may begin; empty for all. */
  channels: z.array(z.string()).max(MOST_CHANNELS).readonly().default([]),
  gamesIn: z.enum(GAMES_IN).default('channel'),
  oldCards: z.enum(OLD_CARDS).default('deleted'),
  /** The variant of a challenge that names none. */
  variant: z.enum(VARIANT_IDS).default('russian'),
  /** The time control of a challenge that names none, as typed: `5+3`, `3d`, `none`. */
  time: z
    .string()
    .refine((text) => parseTime(text).ok)
    .default('none'),
  /** Whether a challenge is rated unless it says otherwise. */
  ratedByDefault: z.boolean().default(true),
  /** The channel that shows the seeks; `null`: the channel where they asked. */
  lobby: z.string().nullable().default(null),
  /** Whether members may find opponents in other servers that allow it too. */
  otherServers: z.boolean().default(false),
  /** Whether matches against other servers that also opted in count in the table of servers. */
  serverTable: z.boolean().default(false),
  /** Running games per member; `null` for no limit. */
  mostGames: z.int().positive().nullable().default(null),
  challengerRole: z.string().nullable().default(null),
  /** The minimum age, in days, of accounts and memberships that vote for a team. */
  voterDays: z.int().min(0).default(7),
  /** Whether a vote mentions the team's role, if it has one. Each vote does so only once. */
  voteCalls: z.boolean().default(false),
  /** The role that may organize tournaments, in addition to members with certain permissions. */
  organizerRole: z.string().nullable().default(null),
  /** The language of public messages; `null` means the server's language in Discord. */
  locale: z.enum(LOCALES).nullable().default(null),
  /** The time zone (IANA) that decides when weekends start and end. */
  zone: z
    .string()
    .refine((text) => parseZone(text) !== null)
    .default('UTC'),
  /** The look of public boards; `null` for the bot's own colors and the theme's own pieces. */
  theme: z.enum(THEME_IDS).nullable().default(null),
  pieces: z.enum(PIECE_SET_IDS).nullable().default(null),
  /** What the channel keeps of a finished game. */
  endAs: z.enum(ENDS_AS).default('board'),
  /**
   * Whether games can be watched and shared on the web page. Players always see their games there.
   */
  pages: z.boolean().default(true),
  /**
   * The channel of the puzzle of the day (`null`: none), and its hour in the server's time zone.
   */
  dailyPuzzle: z.string().nullable().default(null),
  dailyPuzzleHour: z.int().min(0).max(23).default(9),
  /** The channel of the story of the day (`null`: none), and its hour in the server's time zone. */
  gameOfDay: z.string().nullable().default(null),
  gameOfDayHour: z.int().min(0).max(23).default(20),
  /** The language of the admin who last made a choice, for posts that nobody requested. */
  placeLocale: z.string().default('en-US'),
  /** Whether the engine comments on its games. */
  personality: z.boolean().default(false),
});

/** In 1.0, a server could choose only between a board and an animation. */
const sinceFilms = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'filmAtEnd' in stored && stored.filmAtEnd === true
    ? { endAs: 'film', ...stored }
    : stored;

export const settingsSchema = z.preprocess(sinceFilms, chosen);

export type GuildSettings = Readonly<z.infer<typeof settingsSchema>>;

export const NO_SETTINGS: GuildSettings = settingsSchema.parse({});

export interface SettingsRecord {
  readonly guildId: string;
  readonly version: number;
  readonly settings: GuildSettings;
}
