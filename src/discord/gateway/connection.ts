/**
 * One connection to Discord's gateway, over the library's: begun anew or gone on with from what was kept of it, and let go so that another
 * process can go on with it. The library comes back by itself from almost everything; whether it may is asked each time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DefaultWebSocketManagerOptions,
  WebSocketShard,
  WebSocketShardEvents,
  WebSocketShardStatus,
  type FetchingStrategyOptions,
  type SessionInfo,
} from '@discordjs/ws';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { ConnectionKey, Kept, Session } from '../../app/ports/gateway.ts';
import type { Log } from '../../log.ts';
import { isForGood } from '../closing.ts';
import { within, type WaitToIdentify } from './identifying.ts';

/** What all connections of a process have in common. */
export interface Line {
  readonly token: string;
  /** Where the gateway is. */
  readonly url: string;
  readonly waitToIdentify: WaitToIdentify;
  readonly handle: (json: unknown) => void;
  readonly log: Log;
  /** Clocks in ms: of the day, and one since whenever that nobody sets. */
  readonly now: () => number;
  readonly stopwatch: () => number;
}

export interface Watcher {
  /** Resolves when the connection may be made again; never, when it is another's. */
  readonly mayReturn: () => Promise<void>;
  /** It is open, or has something else to be kept at once. */
  readonly changed: () => void;
  /** Discord does not want it back, by the code of its gateway. */
  readonly refused: (code: number) => void;
}

/** How it stands. */
export interface Standing {
  readonly isOpen: boolean;
  /** Since when, and when it was heard last, by the stopwatch. */
  readonly since: number;
  readonly heard: number;
}

export interface HeldConnection {
  readonly key: ConnectionKey;
  readonly standing: () => Standing;
  readonly kept: () => Kept;
  /** Closes it: so that it can be gone on with, or for ever. */
  readonly close: (isResumable: boolean) => Promise<void>;
}

/** With these codes of ours Discord keeps the session, or ends it. */
const [RESUMABLE, ENDED] = [4200, 1000];
/** As long as the other side may take to say goodbye, in ms. */
const FAREWELL = 1500;

const NO_NEWS = new Promise<never>(() => undefined);

const optionsOf = ({ token, url }: Line, shardCount: number): FetchingStrategyOptions => ({
  ...DefaultWebSocketManagerOptions,
  // Interactions belong to no intent, and without any Discord sends no servers, channels or members.
  intents: 0,
  token,
  shardCount,
  gatewayInformation: {
    url,
    shards: shardCount,
    session_start_limit: { total: 0, remaining: 0, reset_after: 0, max_concurrency: 1 },
  },
});

/** Makes the connection with what was kept of it. */
export function openConnection(line: Line, key: ConnectionKey, kept: Kept, watcher: Watcher): HeldConnection {
  const { stopwatch, now, log } = line;
  let { session, begun } = kept;
  let standing: Standing = { isOpen: false, since: stopwatch(), heard: stopwatch() };
  let [isClosing, isFirst] = [false, true];

  const info = ({ id, sequence, url }: Session): SessionInfo => ({
    sessionId: id,
    sequence,
    resumeURL: url,
    shardId: key.shard,
    shardCount: key.of,
  });
  const shard: WebSocketShard = new WebSocketShard(
    {
      options: optionsOf(line, key.of),
      // Asked for each heartbeat as well; only who is not connected is about to be.
      retrieveSessionInfo: async () => {
        if (shard.status === WebSocketShardStatus.Idle && !isFirst) await watcher.mayReturn();
        if (isClosing) await NO_NEWS;
        isFirst = false;
        return session && info(session);
      },
      updateSessionInfo: (_shard, told) => {
        if (isClosing) return;
        session = told && { id: told.sessionId, sequence: told.sequence, url: told.resumeURL };
      },
      waitForIdentify: async (_shard, signal) => {
        await line.waitToIdentify(key.shard, within(begun, now()).length, signal);
        begun = [...within(begun, now()), now()];
      },
    },
    key.shard,
  );

  const heard = (): void => {
    standing = { ...standing, heard: stopwatch() };
  };
  const turned = (isOpen: boolean): void => {
    if (standing.isOpen !== isOpen) standing = { isOpen, since: stopwatch(), heard: stopwatch() };
    if (isOpen) watcher.changed();
  };
  shard.on(WebSocketShardEvents.Ready, () => turned(true));
  shard.on(WebSocketShardEvents.Resumed, () => turned(true));
  shard.on(WebSocketShardEvents.HeartbeatComplete, heard);
  shard.on(WebSocketShardEvents.Dispatch, ({ data }) => {
    heard();
    if (data.t === GatewayDispatchEvents.InteractionCreate) line.handle(data.d);
  });
  shard.on(WebSocketShardEvents.Closed, ({ code }) => {
    turned(false);
    if (isForGood(code)) watcher.refused(code);
    else log.debug({ ...key, code }, 'a connection was closed');
  });
  shard.on(WebSocketShardEvents.Error, ({ error }) => log.error({ err: error }, 'a fault of the connection'));
  shard.connect().catch((error: unknown) => log.debug({ err: error }, 'a connection was not made at once'));

  return {
    key,
    standing: () => standing,
    kept: () => ({ session, begun, isOpen: standing.isOpen }),
    close: async (isResumable) => {
      isClosing = true;
      const closed = shard.destroy({ code: isResumable ? RESUMABLE : ENDED });
      await Promise.race([closed, sleep(FAREWELL, undefined, { ref: false })]);
    },
  };
}
