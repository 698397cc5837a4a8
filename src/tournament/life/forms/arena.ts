/** The arena: as many games as one can play until time is up. */
import { refused } from '../../../kit/attempt.ts';
import { MINUTE } from '../../../game/calendar/span.ts';
import { arenaRows } from '../playedEvent.ts';
import { MOST_ROUNDS } from '../terms.ts';
import type { FormRules } from './form.ts';

const USUAL_MINUTES = 60;

export const arena: FormRules<'arena'> = {
  least: 2,
  most: 200,
  games: 1,
  bye: 1,
  isFixed: false,
  hasRounds: false,
  hasWinners: false,
  isSeason: false,
  isLiveOnly: true,
  tieBreaks: [],
  chosen: ({ minutes }) => ({ kind: 'arena', lasts: (minutes ?? USUAL_MINUTES) * MINUTE }),
  fault: () => null,
  lasts: ({ lasts }) => lasts,
  mostRounds: () => MOST_ROUNDS,
  grouping: () => null,
  planned: () => null,
  scheduled: () => null,
  draw: () => refused('no-pairing'),
  table: (tournament) => ({ kind: 'arena', rows: arenaRows(tournament) }),
  event: () => null,
};
