import type { Place } from '../web/listening.ts';

/** Where the page is served, and the address by which the world knows it. */
export interface PagePlace extends Place {
  /** Its origin, such as `https://draughts.example.org`. */
  readonly publicUrl: string;
  readonly clientSecret: string;
}
