import type { Place } from '../web/listening.ts';

/** Where the page is served, and its public address. */
export interface PagePlace extends Place {
  /** Its origin, such as `https://draughts.example.org`. */
  readonly publicUrl: string;
  readonly clientSecret: string;
}
