import type { Place } from '../web/listening.ts';

export const BOARDS = ['link', 'activity'] as const;

/** Where the page is served, and its public address. */
export interface PagePlace extends Place {
  /** The page's origin, such as `https://draughts.example.org`. */
  readonly publicUrl: string;
  readonly clientSecret: string;
  /** Proxies that report visitors' addresses, in addition to those on this machine. */
  readonly proxies?: readonly string[];
  /** What the *Board* button opens: the page in a browser, or the Activity in Discord. */
  readonly board: (typeof BOARDS)[number];
}
