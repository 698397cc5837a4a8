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
  readonly,
  record,
  string,
  union,
  unknown,
  type output,
} from 'zod/mini';
import { readJson } from '../../../src/kit/json.ts';
import { LAYOUT } from '../activity/layout.ts';

const LONGEST_WAIT = 31 * 24 * 3_600_000;

/** An option's value. `type` is Discord's `ApplicationCommandOptionType`. */
const option = readonly(
  object({
    name: string(),
    type: number(),
    value: union([string(), number(), boolean()]),
    /** For files: the value is the content in base64. */
    fileName: optional(string()),
    focused: optional(boolean()),
  }),
);

export type PageOption = output<typeof option>;

const command = {
  nonce: string(),
  channelId: string(),
  name: string(),
  options: readonly(array(option)),
};
const control = { nonce: string(), messageId: string(), customId: string() };

const fromPage = discriminatedUnion('type', [
  object({ type: literal('command'), ...command }),
  object({ type: literal('complete'), ...command }),
  /** A command from the "Apps" menu on a person or a message. */
  object({
    type: literal('menu'),
    nonce: string(),
    channelId: string(),
    name: string(),
    on: union([literal('user'), literal('message')]),
    id: string(),
  }),
  object({ type: literal('click'), ...control }),
  object({ type: literal('choose'), ...control, values: readonly(array(string())) }),
  /** A submitted modal; `fields` by the custom ids of its inputs. */
  object({
    type: literal('submit'),
    nonce: string(),
    modalNonce: string(),
    customId: string(),
    fields: readonly(record(string(), string())),
    /** Uploads, by the custom ids of their inputs. The content is in base64. */
    files: readonly(record(string(), readonly(array(object({ name: string(), content: string() }))))),
  }),
  object({ type: literal('speak'), whose: union([literal('mine'), literal('guild')]), locale: string() }),
  object({ type: literal('wait'), ms: int().check(minimum(1), maximum(LONGEST_WAIT)) }),
  object({ type: literal('startOver') }),
  object({ type: literal('dismiss'), messageId: string() }),
  object({ type: literal('launch'), channelId: string() }),
  object({ type: literal('leave'), channelId: string() }),
  object({ type: literal('rpc'), frameId: string(), message: unknown() }),
  object({ type: literal('layout'), mode: union([literal(LAYOUT.focused), literal(LAYOUT.pip)]) }),
  object({ type: literal('say'), channelId: string(), content: string() }),
]);

export type FromPage = output<typeof fromPage>;

export const readFromPage = (text: string): FromPage | null => readJson(fromPage, text);
