/** How alike two rows of numbers are: Pearson's correlation, -1 to 1; 0 where one of them never changes. */
export function alike(one: readonly number[], other: readonly number[]): number {
  const spread = Math.sqrt(covariance(one, one) * covariance(other, other));
  return spread === 0 ? 0 : covariance(one, other) / spread;
}

const meanOf = (row: readonly number[]): number => row.reduce((sum, value) => sum + value, 0) / row.length;

export const covariance = (one: readonly number[], other: readonly number[]): number =>
  meanOf(one.map((value, i) => value * (other[i] ?? 0))) - meanOf(one) * meanOf(other);
