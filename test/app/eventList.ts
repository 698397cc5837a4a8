/** A list of server events that records its requests. */
import type { ServerEventFault, ServerEvents } from '../../src/app/ports/messenger.ts';
import type { ServerEventEntry } from '../../src/views/tournament/announcement.ts';

export interface EventList extends ServerEvents {
  readonly entries: Map<string, ServerEventEntry>;
  fault: ServerEventFault | null;
  /** Whether it answers. It carries out requests either way. */
  isSilent: boolean;
  asked: number;
}

export function newEventList(): EventList {
  const entries = new Map<string, ServerEventEntry>();
  return {
    entries,
    fault: null,
    isSilent: false,
    asked: 0,
    async keep(_, entry, { id: known, links }) {
      this.asked += 1;
      if (this.fault) return this.fault;
      const found = [...entries].find(([, { location }]) => links.includes(location ?? ''))?.[0];
      const id = known ?? found ?? (entry.stage === 'scheduled' ? `event${entries.size + 1}` : null);
      if (id !== null) entries.set(id, entry);
      if (this.isSilent) return 'later';
      return { id: entry.stage === 'over' ? null : id };
    },
  };
}
