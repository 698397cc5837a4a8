/** A body is JSON, or multipart with `payload_json` and `files[N]`. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ZodMiniType } from 'zod/mini';
import type { Core } from '../core.ts';
import { refusal } from '../refusal.ts';
import type { SentFile } from '../rules/body.ts';
import { checked, unknownFields } from '../rules/schema.ts';
import type { Channel } from '../world/channel.ts';
import { isBotIn, type Guild } from '../world/guild.ts';
import { may } from '../world/permissions.ts';

export interface Env {
  /** Node's request, to break its connection. */
  Bindings: HttpBindings;
  Variables: {
    readonly body: unknown;
    readonly files: readonly SentFile[];
    readonly path: string;
  };
}

export interface Sent {
  readonly body: unknown;
  readonly files: readonly SentFile[];
}

/** The body of a request or a response. Throws a Refusal for invalid JSON. */
export async function readBody(sent: Request | Response): Promise<Sent> {
  const type = sent.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(await sent.formData());
  const text = await sent.text();
  return { body: text === '' ? null : parse(text), files: [] };
}

async function readForm(form: FormData): Promise<Sent> {
  const files: SentFile[] = [];
  for (const [field, value] of form.entries()) {
    const key = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (key === undefined || typeof value === 'string') continue;
    files.push({ key, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  const payload = form.get('payload_json');
  return { body: typeof payload === 'string' ? parse(payload) : {}, files };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}

export interface Received extends Sent {
  readonly method: string;
  readonly path: string;
}

export interface Call extends Received {
  readonly core: Core;
  readonly param: (name: string) => string;
  readonly query: (name: string) => string | undefined;
  readonly as: <T>(schema: ZodMiniType<T>) => T;
}

/** Keyed by method and path. The result becomes JSON; `undefined` becomes an empty response. */
export type Routes = Readonly<Record<string, (call: Call) => unknown>>;

export const created = (made: unknown): Response => Response.json(made, { status: 201 });

export function callIn(core: Core, context: Context<Env>): Call {
  const received = {
    method: context.req.method,
    path: context.get('path'),
    body: context.get('body'),
    files: context.get('files'),
  };
  return {
    ...received,
    core,
    param: (name) => context.req.param(name) ?? '',
    query: (name) => context.req.query(name),
    as: (schema) => bodyAs(core, received, schema),
  };
}

/** Fields that discord.js sends, but the published schema doesn't have. */
const HARMLESS =
  /(?:^|\.)(?:tts|enforce_nonce|nonce|message_reference|poll|username|avatar_url|thread_name|applied_tags)$/;

/** Fields that discord.js adds to every command. */
const HARMLESS_IN_COMMANDS =
  /(?:^|\.)(?:type|nsfw|dm_permission|default_permission|integration_types|contexts|handler|name_localizations|description_localizations)$/;

/** Permissions are text in Discord's documentation, numbers in its schema. It accepts both. */
const withNumbers = (sent: unknown): unknown =>
  JSON.parse(JSON.stringify(sent ?? null), (key, value: unknown) =>
    key === 'default_member_permissions' && typeof value === 'string' && /^\d+$/u.test(value)
      ? Number(value)
      : value,
  );

/** Throws a Refusal with code 50035. Records unknown fields, which Discord ignores. */
export function bodyAs<T>(core: Core, { method, path, body }: Received, schema: ZodMiniType<T>): T {
  const isCommand = path.includes('/commands');
  const sent = isCommand ? withNumbers(body) : body;
  const read = checked(schema, sent);
  const harmless = isCommand ? HARMLESS_IN_COMMANDS : HARMLESS;
  for (const field of unknownFields(sent, read))
    if (!harmless.test(field)) core.journal.warnings.push(`${method} ${path}: ${field}`);
  return read;
}

/** Throws a Refusal if the bot isn't in the server. */
export function entered({ core: { world }, param }: Pick<Call, 'core' | 'param'>): Guild {
  const guild = world.guilds.get(param('guild'));
  if (guild === undefined) throw refusal('unknownGuild');
  if (!isBotIn(guild)) throw refusal('missingAccess');
  return guild;
}

/** Throws a Refusal if the bot can't see the channel. */
export function seen({ core: { world }, param }: Call): Channel {
  const channel = world.channels.get(param('channel'));
  if (channel === undefined) throw refusal('unknownChannel');
  const isOutside = channel.guild !== null && !isBotIn(channel.guild);
  if (isOutside || channel.among !== null || !may(channel.botPermissions, 'ViewChannel'))
    throw refusal('missingAccess');
  return channel;
}
