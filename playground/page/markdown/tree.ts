/** A text of Discord's markdown, read: what it is made of, without any markup left. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly inside: readonly Inline[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'slash'; readonly name: string; readonly id: string }
  /** `at` in ms; `style` is one of Discord's letters (t, T, d, D, f, F, R …). */
  | { readonly kind: 'time'; readonly at: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly name: string }
  | { readonly kind: 'break' };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly inside: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `start` is the first number; `null` for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Inline[])[] };
