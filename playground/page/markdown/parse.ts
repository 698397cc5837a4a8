/** Discord's tokens in its Markdown. */
import {
  type Block as MarkdownBlock,
  type Inline as MarkdownInline,
  markdownWith,
  type Token as MarkdownToken,
} from '../../../src/kit/markdown.ts';

type Token =
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'slash'; readonly name: string; readonly id: string }
  /** `at` in ms; `style` is one of Discord's letters (t, T, d, D, f, F, R …). */
  | { readonly kind: 'time'; readonly at: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly name: string };

export type Inline = MarkdownInline<Token>;
export type Block = MarkdownBlock<Token>;

const TOKENS: readonly MarkdownToken<Token>[] = [
  [/^<@!?(\d+)>/u, ([, id = '']) => ({ kind: 'user', id })],
  [/^<@&(\d+)>/u, ([, id = '']) => ({ kind: 'role', id })],
  [/^<#(\d+)>/u, ([, id = '']) => ({ kind: 'channel', id })],
  [/^<\/([-\p{L}\p{M}\p{N}_ ]{1,100}):(\d+)>/u, ([, name = '', id = '']) => ({ kind: 'slash', name, id })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/u,
    ([, at, style = 'f']) => ({ kind: 'time', at: Number(at) * 1000, style }),
  ],
  [/^<a?:(\w{2,32}):\d+>/u, ([, name = '']) => ({ kind: 'emoji', name })],
];

export const { inline: readInline, blocks: readBlocks } = markdownWith(TOKENS);

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/u;

export function linkedMessage(
  url: string,
): { readonly channelId: string; readonly messageId: string } | null {
  const [, channelId, messageId] = MESSAGE_LINK.exec(url) ?? [];
  return channelId !== undefined && messageId !== undefined ? { channelId, messageId } : null;
}
