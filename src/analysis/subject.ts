/** What is analyzed: a game of ours, or a record that was brought in. */
export const SUBJECT_KINDS = ['game', 'record'] as const;

export interface Subject {
  readonly kind: (typeof SUBJECT_KINDS)[number];
  readonly id: string;
}
