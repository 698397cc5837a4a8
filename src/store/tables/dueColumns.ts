/** What every row has that wants attention some time; `due/claim.ts` says what the columns mean together. */
export interface DueColumns {
  /** When it wants attention (ms since 1970); `null` when nothing is to be done. */
  readonly due_at: number | null;
  /** How often it was claimed since anything came of it; `null` before the first time. */
  readonly attempts: number | null;
  /** Until when the last claim holds. */
  readonly claimed_until: number | null;
}

/** No users are in them. */
export const DUE_HELD = { due_at: 'none', attempts: 'none', claimed_until: 'none' } as const;
