/** The presses on an analysis: each names its subject and a place in it, so that it works after any restart. */
import type { Press } from '../press.ts';
import type { Place } from '../place.ts';

/** A game of ours, or a record that was brought in. */
export interface SubjectPress {
  readonly kind: string;
  readonly id: string;
}

export const analysePress = ({ kind, id }: SubjectPress, action: string, { ply, bottom }: Place): Press => ({
  command: 'analyse',
  action,
  args: [kind, id, String(ply), bottom],
});

/** The press that begins an analysis, or shows the one that is there. */
export const beginPress = (subject: SubjectPress): Press =>
  analysePress(subject, 'begin', { ply: 0, bottom: 'white' });
