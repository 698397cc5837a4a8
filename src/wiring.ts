/** Connects the parts. Starts nothing. */
import { randomInt, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { audienceOf } from './app/audience.ts';
import type { DueFault } from './app/due/attempt.ts';
import type { SweepingApp, SweptStore } from './app/due/kinds.ts';
import { newSweeper, type Sweeper } from './app/due/sweeper.ts';
import type { App } from './app/ports/app.ts';
import type { EnginePool } from './app/ports/enginePool.ts';
import type { PressGroup } from './app/ports/answering.ts';
import type { Command } from './app/ports/command.ts';
import type { Limits } from './app/ports/limits.ts';
import type { Reading } from './app/ports/reading.ts';
import { openMemberMemory } from './app/server/memberMemory.ts';
import { openShares } from './app/shares.ts';
import { boardPageAt } from './live/place.ts';
import { backingUp } from './dailyBackup.ts';
import type { Config } from './config.ts';
import { doorEntrance } from './discord/door/entrance.ts';
import type { Entrance, Prepare } from './discord/entrance.ts';
import { gatewayEntrance } from './discord/gateway.ts';
import { alone, together } from './discord/identify.ts';
import { measureLateness } from './discord/incoming/lateness.ts';
import { faultOf } from './discord/outgoing/faults.ts';
import { openEditBudget } from './discord/outgoing/editBudget.ts';
import { accessOver } from './discord/outgoing/channelAccess.ts';
import { heedRefusals } from './discord/outgoing/closedChannels.ts';
import { directsOver, messengerOver } from './discord/outgoing/messenger.ts';
import { lateAnswersOver } from './discord/incoming/deferrals.ts';
import { membersOver } from './discord/outgoing/members.ts';
import type { CommandIds } from './discord/showing/commandMentions.ts';
import { presentWith } from './discord/showing/present.ts';
import { readFileFrom } from './discord/outgoing/readFile.ts';
import { holdingBack, countAnswers, onAnswer } from './discord/clients.ts';
import { register } from './discord/register.ts';
import { openBegin, type Begin } from './turns/begin.ts';
import { routerOf, type Route } from './discord/incoming/router.ts';
import { serverEventsOver } from './discord/outgoing/serverEvents.ts';
import { threadsOver } from './discord/outgoing/threads.ts';
import { done } from './kit/result.ts';
import type { Figures } from './health/figures/figures.ts';
import type { Log } from './log.ts';
import type { Renderer } from './render/scene/drawing.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Ids are short enough for every button, and too many to guess or to collide. */
const newId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** Parts that a test may replace. */
export interface Parts {
  readonly commands: readonly Command[];
  readonly presses: readonly PressGroup[];
  readonly renderer: Renderer;
  readonly engine: EnginePool;
  readonly reading: Reading;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  readonly steady: () => number;
  /** Measures durations in ms, in real time even if a test moves the clock. */
  readonly stopwatch: () => number;
  /** The pause (ms) after a sweep that found nothing more due. */
  readonly sweepPause: number;
  readonly freeDisk: (folder: string) => Promise<number>;
  /** How long (ms) idle threads are kept; `null` for the default times. */
  readonly rest: number | null;
}

export interface Counted extends Parts {
  readonly figures: Figures;
}

interface Wired {
  readonly app: App;
  readonly entrance: Entrance;
  readonly route: Route;
  /** Begins interactions, and the requests of the page's visitors, in one queue. */
  readonly begin: Begin;
  readonly sweeper: Sweeper;
  /** The time by Discord's clock, in ms since 1970. */
  readonly now: () => number;
  readonly register: Prepare;
}

export function wire(config: Config, store: SweptStore, parts: Counted): Wired {
  const { apiUrl, door, shards, requestShare: share } = config;
  const { renderer, engine, reading, limits, log, now, steady, stopwatch, figures } = parts;
  const lateness = measureLateness(now, steady);
  const discordNow = (): number => now() - lateness.ahead();
  const asking = { apiUrl, share, log, now, meter: figures };
  const entrance = door
    ? doorEntrance(asking, door, { discordNow, stopwatch })
    : gatewayEntrance({
        ...asking,
        shards,
        takeTurns: shards ? together(store.notes, now) : alone,
        stopwatch,
      });
  const { rest, answering, botId } = entrance;
  for (const client of [rest, answering]) {
    onAnswer(client, (date) => lateness.sawAnswer(date));
    countAnswers(client, figures);
  }
  const unsent = (error: unknown, id?: string): void => {
    if (faultOf(error) !== 'refused') return log.warn({ err: error, id }, 'a request to Discord failed');
    figures.refused();
    return log.error({ err: error, id }, 'Discord rejected a request as malformed; it will not be repeated');
  };
  let commandIds: CommandIds = new Map();
  const page = boardPageAt(config.page);
  const present = presentWith(renderer, () => commandIds, page);
  const directs = directsOver(rest, unsent, discordNow);
  const members = membersOver(rest);
  const app: SweepingApp = {
    store,
    ...heedRefusals(
      {
        messenger: messengerOver(rest, present, unsent, botId, directs, openEditBudget(discordNow, share)),
        threads: threadsOver(rest, unsent),
      },
      accessOver(rest, botId, discordNow),
      discordNow,
    ),
    serverEvents: serverEventsOver(rest, unsent, botId),
    engine,
    reading,
    shares: openShares(),
    limits,
    directs,
    audience: audienceOf({ store, now: discordNow }),
    members,
    memory: openMemberMemory({ members, now: discordNow }),
    lateAnswers: lateAnswersOver(answering, present, unsent),
    backUp: backingUp(config, parts),
    now: discordNow,
    newId,
    coin: () => randomInt(2) === 0,
    readFile: readFileFrom(apiUrl),
    botId,
    page,
  };
  const begin = openBegin(() => nextTurn());
  const route = routerOf({ ...parts, begin, app, answering, present, lateness, meter: figures });
  const report = ({ error, rests, ...row }: DueFault): void =>
    log.error(
      { err: error, ...row },
      rests ? 'a due row was abandoned: see `npx crownhead due`' : 'due work failed',
    );
  return {
    app,
    entrance,
    route,
    begin,
    sweeper: newSweeper({
      app,
      report,
      attempted: figures.attempted,
      holdsBack: holdingBack(entrance, log),
      stopwatch,
    }),
    now: discordNow,
    register: async (applicationId) => {
      const { guildId } = config;
      const registered = await register(
        { rest, applicationId, guildId, notes: store.notes, log },
        parts.commands,
      );
      if (!registered.ok) return registered;
      commandIds = registered.value;
      return done(null);
    },
  };
}
