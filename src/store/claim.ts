/** A span of claiming: of what is due at `now`, at most `limit` rows are nobody else's until `until` (ms since 1970). */
export interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
}
