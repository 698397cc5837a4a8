/** How the use cases reach the list of a server's events (Discord's scheduled events). */
import type { ServerEventEntry } from '../../views/tournament/serverEvent.ts';
import type { MessengerFault } from './messenger.ts';

/** Beside the usual: `full` when the server has as many events as Discord allows. */
export type ServerEventFault = MessengerFault | 'full';

export interface ServerEvents {
  /**
   * Makes an entry stand there as it should: it is made while it may still begin, changed, begun or ended; one that was ended or
   * deleted by somebody else is let be. `known` is its id; without one it is looked for first, so that no entry is made
   * twice. Its id then; `null` where there is none that goes on.
   */
  keep(
    guildId: string,
    entry: ServerEventEntry,
    known: string | null,
  ): Promise<{ readonly id: string | null } | ServerEventFault>;
}
