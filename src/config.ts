/** Only this file reads the environment. It never prints a rejected value, which may be a token. */
import { z } from 'zod';
import { filesIn, readEnvFile, remarksOn, type Variables } from './envFile.ts';
import { type Result, done, refused } from './kit/result.ts';
import { own } from './kit/own.ts';
import { withoutEnd } from './kit/withoutEnd.ts';
import { parseShards, type Shards } from './discord/shards.ts';
import { PUBLIC_KEY } from './discord/door/signature.ts';
import type { DoorPlace } from './discord/door/place.ts';
import { BOARDS, type PagePlace } from './live/place.ts';
import type { NamedPlace } from './web/listening.ts';
import { isRange } from './web/visitorAddress.ts';
import { isReadableAddress } from './store/opening/address.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const WRONG_TOKEN =
  'is not a bot token. A token is one long word. Copy it from "Bot" in the developer portal, without quotes or "Bot " before it';
const ID_AS_TOKEN =
  'is the id of an application, not a token. Copy the token from "Bot" in the developer portal';
const KEY_AS_TOKEN = 'is a public key, not a token. Copy the token from "Bot" in the developer portal';
const WRONG_URL = 'is not a web address. Example: https://discord.com/api';
const WRONG_GUILD = 'is not a server id. It has 17 to 20 digits (right-click the server, Copy Server ID)';
const WRONG_SHARE = 'is not a share. Use 1 for one process, or 1/3 for each of three';
const WRONG_SHARDS =
  'is not a range of shards. Use 0-5/16 for the first six of sixteen, or empty it to open all that Discord recommends';
const WRONG_KEY =
  'is not a public key. It has 64 digits and letters from a to f. Copy it from "General Information" in the developer portal';
const WRONG_DATABASE =
  'is not a PostgreSQL address. Example: postgres://user:password@localhost:5432/crownhead. Write @ : / # in the password as %40 %3A %2F %23';
const WRONG_PORT = 'is not a port. Use a whole number from 0 to 65535; 0 is any free port';
const WRONG_HEALTH_PORT = `${WRONG_PORT}. off turns it off`;
const WRONG_NAMES =
  'is not a list of host names. Example: crownhead, status.example.org (no ports, no https://)';
const WRONG_THREADS = 'is not a number of threads. Use a whole number from 0 to 64; 0 turns the engine off';
const WRONG_CONNECTIONS = 'is not a number of connections. Use a whole number from 2 to 500';
const WRONG_KEEP = 'is not a number of backups. Use a whole number from 1 to 999';
const WRONG_SWITCH = 'is neither on nor off';
const WRONG_LEVEL = `is not a level. Use one of ${LOG_LEVELS.join(', ')}`;

const WRONG_PUBLIC_URL =
  'is not the address of a website without a path. Example: https://draughts.example.org';
const WRONG_PROXIES =
  'is not a list of addresses. Example: 172.16.0.0/12, 203.0.113.7, fd00::/8 (no names, no ports)';
const WRONG_SECRET =
  'is not a client secret. Copy it from "OAuth2" in the developer portal, as one word without quotes';

const WRONG_BOARD = 'is neither link nor activity';

const HALF_A_PAGE = {
  url: 'DISCORD_CLIENT_SECRET is set without PUBLIC_URL. Set the address of the page, or empty both.',
  secret:
    'PUBLIC_URL is set without DISCORD_CLIENT_SECRET. Copy it from "OAuth2" in the developer portal, or empty both.',
} as const;

const NO_SHARING = {
  door: 'DISCORD_SHARDS is set with INTERACTIONS_PORT. Shards are connections to the gateway, which a process with INTERACTIONS_PORT does not open. Empty one of them.',
  database:
    'DISCORD_SHARDS leaves shards to other processes, and only a PostgreSQL database can be shared. Set DATABASE_URL, or empty DISCORD_SHARDS.',
} as const;

const HALF_A_DOOR = {
  port: 'DISCORD_PUBLIC_KEY is set without INTERACTIONS_PORT. Set the port for Discord’s requests, or empty both.',
  key: 'INTERACTIONS_PORT is set without DISCORD_PUBLIC_KEY. Copy it from "General Information" in the developer portal, or empty both.',
} as const;

export const NO_TOKEN =
  'DISCORD_TOKEN is not set. Copy it from "Bot" in the developer portal into .env, or run `npm start` to play in the local playground.';

export const DEFAULT_DATABASE = 'data/crownhead.sqlite';

export const DEFAULT_BACKUPS = 'data/backups';

/** The default port for health checks, in the range of Prometheus's exporters. */
const DEFAULT_HEALTH_PORT = 9464;

const whole = (least: number, most: number, wrong: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/u, wrong)
    .transform(Number)
    .refine((number) => number >= least && number <= most, wrong);

const port = (wrong = WRONG_PORT) => whole(0, 65_535, wrong);

/** Each variable with its default, and a message with a correct value. */
export const Environment = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^[\w.=+/-]+$/u, WRONG_TOKEN)
    .refine((token) => !/^\d+$/u.test(token), ID_AS_TOKEN)
    .refine((token) => !PUBLIC_KEY.test(token), KEY_AS_TOKEN)
    .optional(),
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
  DISCORD_SHARDS: z
    .string()
    .transform(parseShards)
    .refine((shards) => shards !== null, WRONG_SHARDS)
    .optional(),
  DISCORD_PUBLIC_KEY: z.string().regex(PUBLIC_KEY, WRONG_KEY).optional(),
  INTERACTIONS_HOST: z.string().default('127.0.0.1'),
  INTERACTIONS_PORT: port().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/u, error: WRONG_PUBLIC_URL })
    .transform((address) => new URL(address))
    .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash, WRONG_PUBLIC_URL)
    .transform(({ origin }) => origin)
    .optional(),
  DISCORD_CLIENT_SECRET: z.string().regex(/^\S+$/u, WRONG_SECRET).optional(),
  BOARD: z.enum(BOARDS, { error: WRONG_BOARD }).default('link'),
  TRUSTED_PROXIES: z
    .string()
    .transform((ranges) => ranges.split(/[\s,]+/u).filter(Boolean))
    .refine((ranges) => ranges.every(isRange), WRONG_PROXIES)
    .default([]),
  PAGE_HOST: z.string().default('127.0.0.1'),
  PAGE_PORT: port().default(8080),
  DATABASE_PATH: z.string().trim().default(DEFAULT_DATABASE),
  DATABASE_URL: z.string().refine(isReadableAddress, WRONG_DATABASE).optional(),
  DATABASE_CONNECTIONS: whole(2, 500, WRONG_CONNECTIONS).default(10),
  BACKUP_FOLDER: z
    .string()
    .trim()
    .transform((folder) => (folder === 'off' ? null : folder))
    .default(DEFAULT_BACKUPS),
  BACKUP_KEEP: whole(1, 999, WRONG_KEEP).default(7),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: WRONG_LEVEL }).default('info'),
  ENGINE_THREADS: whole(0, 64, WRONG_THREADS).optional(),
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

export interface Config {
  /** If there is none, only the playground can run. */
  readonly token: string | undefined;
  /** The root of the API, without a version. */
  readonly apiUrl: string;
  /** Registers the commands only in this server, where changes appear at once. */
  readonly guildId: string | undefined;
  /** This process's share of Discord's rate limits, from 0 to 1. */
  readonly requestShare: number;
  /** The connections that this process opens; `null`: as many as Discord recommends. */
  readonly shards: Shards | null;
  /** Where Discord sends interactions over HTTPS; `null`: the gateway is used. */
  readonly door: DoorPlace | null;
  /** The web page with boards to play on; `null` for none. */
  readonly page: PagePlace | null;
  /** The SQLite file. The store creates its folder. */
  readonly databasePath: string;
  /** A PostgreSQL database, used instead of the file. Contains a password. */
  readonly databaseUrl: string | undefined;
  /** The most connections to a database server, not counting those of the page. */
  readonly databaseConnections: number;
  /** The folder is `null` for no daily backups. */
  readonly backups: { readonly folder: string | null; readonly keep: number };
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** `null`: one fewer than the number of cores. */
  readonly engineThreads: number | null;
  /** The folder of solved endings; `null` for none. */
  readonly endingsFolder: string | null;
  /** Whether to solve endings with more pieces too, if there is a folder. */
  readonly moreEndings: boolean;
  /** Where to serve `/health` and `/metrics`, with the allowed host names; `null`: they are off. */
  readonly health: NamedPlace | null;
  readonly playground: { readonly host: string; readonly port: number };
}

/** The bot's database: the server's address if set, otherwise the file. */
export const databaseOf = ({ databaseUrl, databasePath }: Config): string => databaseUrl ?? databasePath;

type Data = z.infer<typeof Environment>;

const doorIn = ({
  INTERACTIONS_HOST: host,
  INTERACTIONS_PORT: at,
  DISCORD_PUBLIC_KEY: key,
}: Data): DoorPlace | null =>
  at === undefined || key === undefined ? null : { host, port: at, publicKey: key.toLowerCase() };

const healthIn = ({ HEALTH_HOST: host, HEALTH_PORT: at, HEALTH_NAMES: names }: Data): NamedPlace | null =>
  at === null ? null : { host, port: at, names };

const pageIn = ({
  PAGE_HOST: host,
  PAGE_PORT: at,
  PUBLIC_URL: publicUrl,
  DISCORD_CLIENT_SECRET: clientSecret,
  BOARD: board,
  TRUSTED_PROXIES: proxies,
}: Data): PagePlace | null =>
  publicUrl === undefined || clientSecret === undefined
    ? null
    : { host, port: at, publicUrl, clientSecret, board, proxies };

function halfAPage({ PUBLIC_URL: url, DISCORD_CLIENT_SECRET: secret }: Data): string | null {
  if (url === undefined) return secret === undefined ? null : HALF_A_PAGE.url;
  return secret === undefined ? HALF_A_PAGE.secret : null;
}

function halfADoor({ INTERACTIONS_PORT: at, DISCORD_PUBLIC_KEY: key }: Data): string | null {
  if (at === undefined) return key === undefined ? null : HALF_A_DOOR.port;
  return key === undefined ? HALF_A_DOOR.key : null;
}

function unshared({
  DISCORD_SHARDS: shards,
  INTERACTIONS_PORT: door,
  DATABASE_URL: url,
}: Data): string | null {
  if (!shards) return null;
  if (door !== undefined) return NO_SHARING.door;
  return shards.ids.length < shards.count && url === undefined ? NO_SHARING.database : null;
}

/** Reads the settings. An empty variable is not set. The problem has one line per mistake. */
export function parseConfig(variables: Variables): Result<Config, readonly string[]> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { data, error } = Environment.safeParse(given);
  if (error) return refused(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  const halves = [halfADoor(data), halfAPage(data), unshared(data)].filter((half) => half !== null);
  if (halves.length > 0) return refused(halves);
  return done({
    token: data.DISCORD_TOKEN,
    apiUrl: withoutEnd(data.DISCORD_API_URL, '/'),
    guildId: data.DISCORD_GUILD_ID,
    requestShare: data.DISCORD_REQUEST_SHARE,
    shards: data.DISCORD_SHARDS ?? null,
    door: doorIn(data),
    page: pageIn(data),
    databasePath: data.DATABASE_PATH,
    databaseUrl: data.DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    backups: { folder: data.BACKUP_FOLDER, keep: data.BACKUP_KEEP },
    logLevel: data.LOG_LEVEL,
    engineThreads: data.ENGINE_THREADS ?? null,
    endingsFolder: data.ENDINGS_FOLDER,
    moreEndings: data.MORE_ENDINGS === 'on',
    health: healthIn(data),
    playground: { host: data.HOST, port: data.PORT },
  });
}

/** `given` overrides the environment, which overrides `.env`. */
export function readConfig(given: Variables = {}): Result<Config, readonly string[]> {
  const file = readEnvFile('.');
  if (!file.ok) return refused([file.problem]);
  const unset = Object.entries(file.value?.variables ?? {}).filter(
    ([name]) => !Object.hasOwn(process.env, name),
  );
  Object.assign(process.env, Object.fromEntries(unset));
  return parseConfig({ ...process.env, ...given });
}

/** Remarks on the settings that `readConfig` has read, one sentence each. */
export function settingsRemarks(): readonly string[] {
  const file = readEnvFile('.');
  const known = Object.keys(Environment.shape);
  return file.ok ? remarksOn(file.value, process.env, known, filesIn('.')) : [];
}

/** Whether the token's variable exists but is empty, probably because it was never filled in. */
export const isTokenEmpty = (): boolean => process.env['DISCORD_TOKEN']?.trim() === '';

/**
 * The value of an option before `--`, which npm consumes and sets a variable for. PowerShell's npm
 * never sees the `--`.
 */
export function takenByNpm(option: string): string | undefined {
  const script = process.env['npm_lifecycle_event'];
  // npx has options of its own, such as --yes.
  if (script === undefined || script === 'npx') return undefined;
  return own(process.env, `npm_config_${option.replaceAll('-', '_')}`) || undefined;
}
