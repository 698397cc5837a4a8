import { z } from 'zod';
import type { MessageAddress } from '../../game/game.ts';

/** Makes every field required, because otherwise a schema could forget an optional field. */
type Whole<T> = T extends object ? { readonly [K in keyof T]-?: Whole<Exclude<T[K], undefined>> } : T;

type Same<S, T> = [S, T] extends [T, S] ? unknown : { readonly 'reads something else than': T };

/** `z.object` for a `T`. Doesn't compile if the schema refuses or drops a part of the type. */
export const objectOf =
  <T>() =>
  <S extends Readonly<Record<string, z.ZodType>>>(
    shape: S & Same<Whole<z.output<z.ZodObject<S>>>, Whole<T>>,
  ): z.ZodObject<S> =>
    z.object<S>(shape);

/** A message's address from two columns; `null` if there is no message. */
export const addressIn = (channelId: string | null, messageId: string | null): MessageAddress | null =>
  channelId === null || messageId === null ? null : { channelId, messageId };

export const addressSchema = objectOf<MessageAddress>()({ channelId: z.string(), messageId: z.string() });
