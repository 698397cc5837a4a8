/** What takes its time is not taken on: the asker waits for so many already, or too many people do. */
export type ShareProblem =
  | { readonly code: 'share-taken'; readonly most: number }
  | { readonly code: 'share-crowded' };
