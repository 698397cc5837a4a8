/** Reads a request's body by a schema, and writes down the members that Discord would silently ignore. */
import type { ZodMiniType } from 'zod/mini';
import type { Core } from '../core.ts';
import { checked, unknownFields } from '../rules/schema.ts';
import type { Received } from './request.ts';

/** What discord.js itself sends although the published schema has no place for it. */
const HARMLESS =
  /(?:^|\.)(?:tts|enforce_nonce|nonce|message_reference|poll|username|avatar_url|thread_name|applied_tags)$/;

/** What discord.js says of every command that has no say in it. */
const HARMLESS_IN_COMMANDS =
  /(?:^|\.)(?:type|nsfw|dm_permission|default_permission|integration_types|contexts|handler|name_localizations|description_localizations)$/;

/**
 * Discord documents a command's permissions as text (interactions/application-commands#application-command-object) and
 * publishes them as a number: it takes both.
 */
const withNumbers = (sent: unknown): unknown =>
  JSON.parse(JSON.stringify(sent ?? null), (key, value: unknown) =>
    key === 'default_member_permissions' && typeof value === 'string' && /^\d+$/u.test(value)
      ? Number(value)
      : value,
  );

/** The body, or a Refusal with code 50035. */
export function bodyAs<T>(core: Core, { method, path, body }: Received, schema: ZodMiniType<T>): T {
  const isCommand = path.includes('/commands');
  const sent = isCommand ? withNumbers(body) : body;
  const read = checked(schema, sent);
  const harmless = isCommand ? HARMLESS_IN_COMMANDS : HARMLESS;
  for (const field of unknownFields(sent, read))
    if (!harmless.test(field)) core.journal.warnings.push(`${method} ${path}: ${field}`);
  return read;
}
