/** Reads a request's body by a schema, and writes down the members that Discord would silently ignore. */
import type { Context } from 'hono';
import type { ZodMiniType } from 'zod/mini';
import type { Core } from '../core.ts';
import { checked, unknownFields } from '../rules/schema.ts';
import type { Env } from './request.ts';

/** What discord.js itself sends although the published schema has no place for it. */
const HARMLESS =
  /(?:^|\.)(?:tts|enforce_nonce|nonce|message_reference|poll|username|avatar_url|thread_name|applied_tags)$/;

/** What discord.js says of every command that has no say in it. */
const HARMLESS_IN_COMMANDS =
  /(?:^|\.)(?:type|nsfw|dm_permission|default_permission|integration_types|contexts|handler|name_localizations|description_localizations)$/;

/** The body, or a Refusal with code 50035. */
export function bodyAs<T>(core: Core, context: Context<Env>, schema: ZodMiniType<T>): T {
  const sent = context.get('body');
  const read = checked(schema, sent);
  const path = context.get('path');
  const harmless = path.includes('/commands') ? HARMLESS_IN_COMMANDS : HARMLESS;
  for (const field of unknownFields(sent, read))
    if (!harmless.test(field)) core.journal.warnings.push(`${context.req.method} ${path}: ${field}`);
  return read;
}
