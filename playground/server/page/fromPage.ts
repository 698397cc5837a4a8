/** Parses what the page sends. */
import {
  array,
  boolean,
  discriminatedUnion,
  int,
  literal,
  maximum,
  minimum,
  number,
  object,
  optional,
  record,
  string,
  union,
  type ZodMiniType,
} from 'zod/mini';
import type { FromPage } from '../../protocol.ts';

/** In ms. */
const LONGEST_WAIT = 31 * 24 * 3_600_000;

const option = object({
  name: string(),
  type: number(),
  value: union([string(), number(), boolean()]),
  fileName: optional(string()),
  focused: optional(boolean()),
});

const command = { nonce: string(), channelId: string(), name: string(), options: array(option) };
const control = { nonce: string(), messageId: string(), customId: string() };

const fromPage: ZodMiniType<FromPage> = discriminatedUnion('type', [
  object({ type: literal('command'), ...command }),
  object({ type: literal('complete'), ...command }),
  object({ type: literal('click'), ...control }),
  object({ type: literal('choose'), ...control, values: array(string()) }),
  object({
    type: literal('submit'),
    nonce: string(),
    modalNonce: string(),
    customId: string(),
    fields: record(string(), string()),
  }),
  object({ type: literal('speak'), whose: union([literal('mine'), literal('guild')]), locale: string() }),
  object({ type: literal('wait'), ms: int().check(minimum(1), maximum(LONGEST_WAIT)) }),
  object({ type: literal('startOver') }),
  object({ type: literal('dismiss'), messageId: string() }),
  object({ type: literal('say'), channelId: string(), content: string() }),
]);

/** `null` for anything else. */
export function readFromPage(text: string): FromPage | null {
  try {
    return fromPage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
