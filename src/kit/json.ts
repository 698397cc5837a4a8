/** `null` if the text isn't JSON, or doesn't fit the schema. */
export function readJson<T>(
  schema: { safeParse(value: unknown): { readonly data?: T | undefined } },
  text: string,
): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
