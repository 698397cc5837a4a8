/** What the use cases ask of a store's seasons: started and ended once, however many try at the same time. */
import type { Season, SeasonLine } from '../../rating/season.ts';

/** What an admin wants of a season. */
export type SeasonPlan = Pick<
  Season,
  'guildId' | 'name' | 'channelId' | 'locale' | 'isReset' | 'startedAt' | 'endsAt'
>;

export interface Seasons {
  /** All seasons of a server, newest first. */
  all(guildId: string): Promise<readonly Season[]>;
  /** Begins a season, with the reset of ratings if it wants one, due to be announced; `null` when one goes on. */
  start(plan: SeasonPlan): Promise<Season | null>;
  /** The table as it stands. */
  table(season: Season): Promise<readonly SeasonLine[]>;
  /** Ends a season at an instant (ms), with its table, due to be posted then; `null` when someone else was first. */
  end(season: Season, at: number): Promise<Season | null>;
}
