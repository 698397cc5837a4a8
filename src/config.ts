/**
 * The settings, read once from the environment (and `.env`, which the environment outranks) and checked as a whole.
 *
 * The only file that reads the environment: everything else is handed its settings, so a test or the playground can
 * hand it others. All mistakes are told at once, so that nobody mends a file one error at a time, and a value that
 * was refused is never repeated: it may be a token.
 */
import { config as readDotenv } from 'dotenv';
import { z } from 'zod';
import { type Attempt, done, refused } from './draughts/attempt.ts';
import { PUBLIC_KEY } from './discord/door/signature.ts';
import type { DoorPlace } from './discord/door/place.ts';
import type { NamedPlace } from './web/listening.ts';
import { isReadableAddress } from './store/opening/address.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const WRONG_TOKEN =
  'is not a bot token. A token is one long word. Copy it from "Bot" in the developer portal, without quotes or "Bot " before it';
const WRONG_URL = 'is not a web address. Example: https://discord.com/api';
const WRONG_GUILD = 'is not a server id. It has 17 to 20 digits (right-click the server, Copy Server ID)';
const WRONG_SHARE = 'is not a share. Use 1 for one process, or 1/3 for each of three';
const WRONG_KEY =
  'is not a public key. It has 64 digits and letters from a to f. Copy it from "General Information" in the developer portal';
const WRONG_DATABASE =
  'is not a PostgreSQL address. Example: postgres://user:password@localhost:5432/crownhead. Write @ : / # in the password as %40 %3A %2F %23';
const WRONG_PORT = 'is not a port. Use a whole number from 0 to 65535; 0 is any free port';
const WRONG_HEALTH_PORT = `${WRONG_PORT}. off turns it off`;
const WRONG_NAMES =
  'is not a list of host names. Example: crownhead, status.example.org (no ports, no https://)';
const WRONG_THREADS = 'is not a number of threads. Use a whole number from 0 to 64; 0 turns the engine off';
const WRONG_KEEP = 'is not a number of backups. Use a whole number from 1 to 999';
const WRONG_SWITCH = 'is neither on nor off';
const WRONG_LEVEL = `is not a level. Use one of ${LOG_LEVELS.join(', ')}`;

const HALF_A_DOOR = {
  port: 'DISCORD_PUBLIC_KEY is set without INTERACTIONS_PORT. Set the port for Discord’s requests, or empty both.',
  key: 'INTERACTIONS_PORT is set without DISCORD_PUBLIC_KEY. Copy it from "General Information" in the developer portal, or empty both.',
} as const;

/** The SQLite file of a bot that is told no other. */
export const DEFAULT_DATABASE = 'data/crownhead.sqlite';

/** Where backups go that are told no other folder. */
export const DEFAULT_BACKUPS = 'data/backups';

/** Where the bot tells how it is that is told no other port: where Prometheus's exporters do by custom. */
const DEFAULT_HEALTH_PORT = 9464;

const port = (wrong = WRONG_PORT) =>
  z
    .string()
    .regex(/^\d{1,5}$/u, wrong)
    .transform(Number)
    .refine((number) => number <= 65_535, wrong);

/** Each variable with its default, and in plain words what would be right. */
export const Environment = z.object({
  DISCORD_TOKEN: z.string().regex(/^\S+$/u, WRONG_TOKEN).optional(),
  DISCORD_API_URL: z.url({ protocol: /^https?$/u, error: WRONG_URL }).default('https://discord.com/api'),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/u, WRONG_GUILD)
    .optional(),
  DISCORD_REQUEST_SHARE: z
    .string()
    .regex(/^1(?:\/[1-9]\d?)?$/u, WRONG_SHARE)
    .transform((text) => 1 / Number(text.split('/')[1] ?? 1))
    .default(1),
  DISCORD_PUBLIC_KEY: z.string().regex(PUBLIC_KEY, WRONG_KEY).optional(),
  INTERACTIONS_HOST: z.string().default('127.0.0.1'),
  INTERACTIONS_PORT: port().optional(),
  DATABASE_PATH: z.string().trim().default(DEFAULT_DATABASE),
  DATABASE_URL: z.string().refine(isReadableAddress, WRONG_DATABASE).optional(),
  BACKUP_FOLDER: z.string().trim().optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3}$/u, WRONG_KEEP)
    .transform(Number)
    .refine((backups) => backups > 0, WRONG_KEEP)
    .default(7),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: WRONG_LEVEL }).default('info'),
  ENGINE_THREADS: z
    .string()
    .regex(/^\d{1,2}$/u, WRONG_THREADS)
    .transform(Number)
    .refine((threads) => threads <= 64, WRONG_THREADS)
    .optional(),
  ENDINGS_FOLDER: z
    .string()
    .transform((folder) => (folder === 'off' ? null : folder))
    .default('data/endings'),
  MORE_ENDINGS: z.enum(['on', 'off'], { error: WRONG_SWITCH }).default('on'),
  HEALTH_HOST: z.string().default('127.0.0.1'),
  HEALTH_PORT: z
    .union([z.literal('off').transform(() => null), port(WRONG_HEALTH_PORT)], { error: WRONG_HEALTH_PORT })
    .default(DEFAULT_HEALTH_PORT),
  HEALTH_NAMES: z
    .string()
    .transform((names) => names.split(/[\s,]+/u).filter(Boolean))
    .refine((names) => names.every((name) => /^[\w.-]+$/u.test(name)), WRONG_NAMES)
    .default([]),
  HOST: z.string().default('127.0.0.1'),
  PORT: port().default(3000),
});

/** What the bot is run with. */
export interface Config {
  /** None: only the playground can be run. */
  readonly token: string | undefined;
  /** The root of the API, without a version. */
  readonly apiUrl: string;
  /** Registers the commands in this server only, where they change at once; everywhere when there is none. */
  readonly guildId: string | undefined;
  /** The part of what Discord allows a bot that this process may ask, from 0 to 1. */
  readonly requestShare: number;
  /** Where Discord's requests arrive, in place of the gateway; `null`: by the gateway. */
  readonly door: DoorPlace | null;
  /** The SQLite file; its folder is made. */
  readonly databasePath: string;
  /** A database on a PostgreSQL server, which outranks the file. Holds a password. */
  readonly databaseUrl: string | undefined;
  /** The folder into which backups go, if one is named, and how many of them are kept. */
  readonly backups: { readonly folder: string | undefined; readonly keep: number };
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How many threads think for the engine; `null`: one less than there are cores. */
  readonly engineThreads: number | null;
  /** Where endings are kept that are solved; `null`: nowhere. */
  readonly endingsFolder: string | null;
  /** Whether those with more pieces are solved as well, where there is a folder for them. */
  readonly moreEndings: boolean;
  /** Where `/health` and `/metrics` are served, and by which names one may ask there; `null`: nowhere. */
  readonly health: NamedPlace | null;
  /** Where the playground's page is served. */
  readonly playground: { readonly host: string; readonly port: number };
}

/** The database that the bot runs on: the server's address when there is one, the file otherwise. */
export const databaseOf = ({ databaseUrl, databasePath }: Config): string => databaseUrl ?? databasePath;

type Variables = Readonly<Record<string, string | undefined>>;

type Data = z.infer<typeof Environment>;

const doorIn = ({
  INTERACTIONS_HOST: host,
  INTERACTIONS_PORT: at,
  DISCORD_PUBLIC_KEY: key,
}: Data): DoorPlace | null =>
  at === undefined || key === undefined ? null : { host, port: at, publicKey: key.toLowerCase() };

const healthIn = ({ HEALTH_HOST: host, HEALTH_PORT: at, HEALTH_NAMES: names }: Data): NamedPlace | null =>
  at === null ? null : { host, port: at, names };

/** What of the door is there without the rest; `null` when all or nothing is. */
function halfADoor({ INTERACTIONS_PORT: at, DISCORD_PUBLIC_KEY: key }: Data): string | null {
  if (at === undefined) return key === undefined ? null : HALF_A_DOOR.port;
  return key === undefined ? HALF_A_DOOR.key : null;
}

/** Reads the settings from variables; an empty one counts as not set. The problem is one line a mistake. */
export function parseConfig(variables: Variables): Attempt<Config, readonly string[]> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { data, error } = Environment.safeParse(given);
  if (error) return refused(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  const half = halfADoor(data);
  if (half !== null) return refused([half]);
  return done({
    token: data.DISCORD_TOKEN,
    apiUrl: data.DISCORD_API_URL.replace(/\/+$/u, ''),
    guildId: data.DISCORD_GUILD_ID,
    requestShare: data.DISCORD_REQUEST_SHARE,
    door: doorIn(data),
    databasePath: data.DATABASE_PATH,
    databaseUrl: data.DATABASE_URL,
    backups: { folder: data.BACKUP_FOLDER, keep: data.BACKUP_KEEP },
    logLevel: data.LOG_LEVEL,
    engineThreads: data.ENGINE_THREADS ?? null,
    endingsFolder: data.ENDINGS_FOLDER,
    moreEndings: data.MORE_ENDINGS === 'on',
    health: healthIn(data),
    playground: { host: data.HOST, port: data.PORT },
  });
}

/** The settings of this process: its environment, then `.env` in the folder it was started from. */
export function readConfig(): Attempt<Config, readonly string[]> {
  readDotenv({ quiet: true });
  return parseConfig(process.env);
}
