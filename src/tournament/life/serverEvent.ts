/**
 * A tournament's entry among the events of its server (Discord's scheduled events), which is optional: what is remembered of it, so
 * that there is one and no more than one, and at which stage it should be.
 */
import { noted } from './noted.ts';
import type { ServerEvent, Tournament } from './tournament.ts';

export type ServerEventStage = 'scheduled' | 'active' | 'over';

const STAGES = {
  open: 'scheduled',
  running: 'active',
  finished: 'over',
  cancelled: 'over',
} as const satisfies Record<Tournament['stage'], ServerEventStage>;

export const serverEventStage = ({ stage }: Pick<Tournament, 'stage'>): ServerEventStage => STAGES[stage];

/** Whether anything is to be done about it, now or later. */
export const isListed = ({ terms, serverEvent }: Tournament): boolean =>
  terms.inEvents && serverEvent?.state !== 'over';

export const withServerEvent = (tournament: Tournament, serverEvent: ServerEvent): Tournament =>
  noted(tournament, { serverEvent });
