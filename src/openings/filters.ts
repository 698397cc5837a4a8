/** Which games the explorer counts. The page loads this without the rules. */

/**
 * By the average of both ratings before the game; the first has casual and uncounted games, the
 * last imported ones.
 */
export const BANDS = ['none', 'u1400', '1400', '1600', '1800', 'imported'] as const;
export const IMPORTED = BANDS.indexOf('imported');

/** `server`: all but imported games. */
export const EXPLORER_BANDS = ['all', 'server', ...BANDS] as const;
export const EXPLORER_TIMES = ['ever', 'year', 'quarter'] as const;

export interface ExplorerFilters {
  readonly band: (typeof EXPLORER_BANDS)[number];
  readonly since: (typeof EXPLORER_TIMES)[number];
}
