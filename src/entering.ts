/** By which way interactions come, and how requests are paced that go the other way. */
import type { Gateway } from './app/ports/gateway.ts';
import type { Config } from './config.ts';
import { doorEntrance } from './discord/door/entrance.ts';
import type { Entrance } from './discord/entrance.ts';
import { gatewayEntrance } from './discord/gateway/entrance.ts';
import { openPacing } from './discord/pacing.ts';
import type { RequestMeter } from './discord/restOptions.ts';
import type { Log } from './log.ts';

/** Clocks in ms: this machine's, Discord's, and one since whenever that nobody sets. */
interface EnteringParts {
  readonly book: Gateway;
  readonly log: Log;
  readonly meter: RequestMeter;
  readonly now: () => number;
  readonly discordNow: () => number;
  readonly stopwatch: () => number;
}

export interface Entering {
  /** The door where one is set, and the gateway elsewhere. */
  readonly entrance: Entrance;
  /** Whether what nobody waits for is to be left alone, for Discord refuses much. */
  readonly holdsBack: () => boolean;
}

/** The way that the settings say; nothing is begun yet. */
export function enteringBy({ apiUrl, door, shards, databaseUrl }: Config, parts: EnteringParts): Entering {
  const { book, log, discordNow, stopwatch } = parts;
  const isAlone = databaseUrl === undefined;
  const slows = (refusals: number, isSlow: boolean): void =>
    log.warn(
      { refusals },
      isSlow
        ? 'Discord refuses much: the bot slows down'
        : 'Discord refuses little again: the bot no longer slows down',
    );
  const pacing = openPacing({ book, isAlone, stopwatch, slows });
  const rest = { ...parts, apiUrl, paced: pacing.paced };
  const entrance = door
    ? doorEntrance(rest, door, { discordNow, stopwatch })
    : gatewayEntrance(rest, { book, isAlone, shards, stopwatch });
  return {
    holdsBack: pacing.holdsBack,
    entrance: {
      ...entrance,
      leave: async () => {
        pacing.close();
        await entrance.leave();
        await pacing.tell();
      },
    },
  };
}
