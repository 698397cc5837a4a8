/** A tournament as the list of its server's events (Discord's scheduled events) shows it to those who look there. */
import type { Say } from '../../i18n/say.ts';
import { arenaEnd } from '../../tournament/life/advance.ts';
import { serverEventStage, type ServerEventStage } from '../../tournament/life/venue.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { linkTo } from '../screen/blocks.ts';
import { agreedLines } from './terms.ts';

/** An entry of that list. Instants in ms since 1970. */
export interface ServerEventEntry {
  readonly stage: ServerEventStage;
  /** At most 100 characters. */
  readonly name: string;
  /** At most 1,000 characters. */
  readonly description: string;
  /** The link to the announcement, by which an entry is also known again: at most 100 characters. `null` while there is none. */
  readonly location: string | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Nothing in it changes with each player who enters, so that Discord is seldom asked to change it. */
export function serverEventEntry(say: Say, tournament: Tournament): ServerEventEntry {
  const { terms, venue, shown } = tournament;
  const lines = [...agreedLines(say, terms), say('tournament.event.join')];
  return {
    stage: serverEventStage(tournament),
    name: terms.name,
    description: lines.filter((line) => line !== null).join('\n'),
    location: shown.card && linkTo(venue.guildId, shown.card),
    startsAt: terms.startsAt,
    endsAt: arenaEnd(tournament),
  };
}
