/**
 * Removes Discord's markup from text that someone typed, so that readers see what the author meant.
 * Source: https://docs.discord.com/developers/reference#message-formatting
 */

/** The longest text that Discord accepts in an option, in UTF-16 units. */
const LONGEST = 6000;

/** A record in a code block replaces the whole text. */
const BLOCK = /```(?:[\w+#.-]{0,30}\n)?([^`]{1,6000})```/u;
const QUOTE = /^(?:>>> |> )/gmu;
/** Mentions, timestamps, commands, and custom emoji. */
const MENTION = /<(?:@[!&]?|#|id:|t:|\/[^:<>\n]{1,100}:|a?:\w{1,40}:)[\w:]{1,60}>/gu;
const LINK = /\[([^[\]"\n]{1,500})\]\(<?https?:[^\s()]{1,1000}\)/gu;

/** Marks are paired only outside words: `c3*e5` and `a1_w` stay. A result `*` may be last. */
const SPANS = [
  /``([^`]{1,6000})``/gu,
  /`([^`\n]{1,6000})`/gu,
  /(?<!\\)\|\|([^|]{1,6000})\|\|/gu,
  /(?<![\p{L}\d\\])\*\*(?=\S)([^*]{1,6000}(?:(?<=\s)\*)?)(?<=\S)\*\*(?![\p{L}\d])/gu,
  /(?<![\p{L}\d\\])__(?=\S)((?:[^_]|_(?!_)){1,6000})(?<=\S)__(?![\p{L}\d])/gu,
  /(?<!\\)~~([^~]{1,6000})~~/gu,
  /(?<![\p{L}\d\\*])\*(?=\S)([^*\n]{1,6000}(?:(?<=\s)\*)?)(?<=\S)\*(?![\p{L}\d*])/gu,
  /(?<![\p{L}\d\\_])_(?=\S)([^_\n]{1,6000})(?<=\S)_(?![\p{L}\d_])/gu,
] as const;
/** The values of PDN tags and PDN comments stay as they are. */
const KEPT = /\uE002|"[^"\n]{0,2000}"|\{[^{}]{0,6000}\}/gu;
const PLACE = '\uE002';

/** How deep marks may be nested, as in `||**c3-d4**||`. */
const DEEPEST = 3;

/** In PDN, `\"` and `\\` are escapes too. */
const ESCAPED = /\\([*_~|`>#<:@.()-])/gu;

export function withoutMarkup(text: string): string {
  if (text.length > LONGEST) return text;
  const block = BLOCK.exec(text)?.[1];
  if (block !== undefined) return block.trim();
  const kept = text.match(KEPT) ?? [];
  let plain = text.replace(KEPT, PLACE).replace(QUOTE, '').replace(MENTION, ' ').replace(LINK, '$1');
  for (let depth = 0; depth < DEEPEST; depth += 1)
    for (const span of SPANS) plain = plain.replace(span, '$1');
  let next = 0;
  return plain.replace(ESCAPED, '$1').replaceAll(PLACE, () => kept[next++] ?? '');
}
