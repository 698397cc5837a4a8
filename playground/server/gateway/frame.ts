/** What a client may send over the gateway. */
import {
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  tuple,
  union,
  unknown,
  type output,
} from 'zod/mini';

const frame = union([
  object({ op: literal(1), d: nullable(number()) }),
  object({
    op: literal(2),
    d: object({
      token: string(),
      intents: number(),
      shard: optional(tuple([number(), number()])),
      properties: object({ os: string(), browser: string(), device: string() }),
    }),
  }),
  object({ op: literal(3), d: unknown() }),
  object({ op: literal(6), d: object({ token: string(), session_id: string(), seq: number() }) }),
]);

export type Frame = output<typeof frame>;

/** The frame, or null when it is none that Discord would understand. */
export function readFrame(text: string): Frame | null {
  try {
    return frame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
