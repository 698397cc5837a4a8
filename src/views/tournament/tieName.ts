/** What tie-breaks are called, in announcements, tables and reasons. */
import type { Say } from '../../i18n/say.ts';
import type { TieBreak } from '../../tournament/standings/tieBreaks.ts';

const TIES = {
  'BH/C1': 'tournament.tie.solkoff-cut',
  BH: 'tournament.tie.solkoff',
  SB: 'tournament.tie.sonneborn-berger',
  DE: 'tournament.tie.direct',
  WON: 'tournament.tie.won',
  LP: 'tournament.tie.performance',
} as const satisfies Partial<Record<TieBreak, string>>;

const isKnown = (code: string): code is keyof typeof TIES => Object.hasOwn(TIES, code);

/** What a tie-break is called; its code where it has no name here. */
export const tieName = (say: Say, code: TieBreak): string => (isKnown(code) ? say(TIES[code]) : code);
