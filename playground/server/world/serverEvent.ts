/** An event of the server, as the stand-in remembers it. */
import type { GuildScheduledEventStatus as Status } from 'discord-api-types/v10';

/** Instants in ms since 1970. */
export interface ServerEvent {
  readonly id: string;
  readonly creatorId: string;
  name: string;
  description: string | null;
  location: string;
  startsAt: number;
  endsAt: number;
  /** As it was set; time goes over it. */
  status: Status;
}
