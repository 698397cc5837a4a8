/** Discord's tokens in its Markdown. */
import {
  type Block as MarkdownBlock,
  type Inline as MarkdownInline,
  markdownWith,
  type Token as MarkdownToken,
} from '../../../src/page/screen/markdown.ts';

type Token =
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'slash'; readonly name: string; readonly id: string }
  /** `at` in ms; `style` is one of Discord's letters (t, T, d, D, f, F, R …). */
  | { readonly kind: 'time'; readonly at: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly name: string };

export type Inline = MarkdownInline<Token>;
export type Block = MarkdownBlock<Token>;

const group = (found: RegExpExecArray, at: number): string => found[at] ?? '';

const TOKENS: readonly MarkdownToken<Token>[] = [
  [/^<@!?(\d+)>/u, (found) => ({ kind: 'user', id: group(found, 1) })],
  [/^<@&(\d+)>/u, (found) => ({ kind: 'role', id: group(found, 1) })],
  [/^<#(\d+)>/u, (found) => ({ kind: 'channel', id: group(found, 1) })],
  [
    /^<\/([-\p{L}\p{M}\p{N}_ ]{1,100}):(\d+)>/u,
    (found) => ({ kind: 'slash', name: group(found, 1), id: group(found, 2) }),
  ],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/u,
    (found) => ({ kind: 'time', at: Number(group(found, 1)) * 1000, style: found[2] ?? 'f' }),
  ],
  [/^<a?:(\w{2,32}):\d+>/u, (found) => ({ kind: 'emoji', name: group(found, 1) })],
];

export const { inline: readInline, blocks: readBlocks } = markdownWith(TOKENS);

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/u;

export function linkedMessage(
  url: string,
): { readonly channelId: string; readonly messageId: string } | null {
  const [, channelId, messageId] = MESSAGE_LINK.exec(url) ?? [];
  return channelId !== undefined && messageId !== undefined ? { channelId, messageId } : null;
}
