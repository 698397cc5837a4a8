/** What the use cases ask of a store about tournaments that somebody is about to announce. */
import type { UserId } from '../../game/player.ts';
import type { Draft } from '../../tournament/life/draft.ts';

export interface Drafts {
  /** What this user is about to announce in a server; `null` for nothing. */
  draft(guildId: string, user: UserId): Promise<Draft | null>;
  /** Saves over `draft.version - 1` at this instant (ms); false when another change was first. What is older than a day is forgotten. */
  save(draft: Draft, at: number): Promise<boolean>;
  /** Takes it out; false when it is gone, or was changed since. */
  take(draft: Draft): Promise<boolean>;
}
