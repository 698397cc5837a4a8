/** How the use cases reach the list of a server's events (Discord's scheduled events). */
import type { ServerEvent } from '../../tournament/life/tournament.ts';
import type { ServerEventEntry } from '../../views/tournament/serverEvent.ts';
import type { MessengerFault } from './messenger.ts';

/** Beside the usual: `full` when the server has as many events as Discord allows. */
export type ServerEventFault = MessengerFault | 'full';

export interface ServerEvents {
  /**
   * Makes an entry stand there as it should: it is made while it may still begin, changed, begun or ended; one that was ended or
   * deleted by somebody else is let be. Without a known id it is looked for first, by the links under which it may have been
   * made, so that no entry is made twice. Its id then; `null` where there is none that goes on.
   */
  keep(
    guildId: string,
    entry: ServerEventEntry,
    known: Pick<ServerEvent, 'id' | 'links'>,
  ): Promise<{ readonly id: string | null } | ServerEventFault>;
}
