import type { BoardPage } from '../app/ports/boardPage.ts';
import type { Place } from '../web/listening.ts';
import { SESSION_TTL } from './door/session.ts';

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

export function boardPageAt(place: PagePlace | null): BoardPage | null {
  if (!place) return null;
  return {
    longestVisit: SESSION_TTL,
    isActivity: place.board === 'activity',
    addressOf: (game) => `${place.publicUrl}/?game=${game}`,
    shared: (link) => `${place.publicUrl}/s/${link}`,
  };
}
