/** Each alert fires for a real fault, and no alert fires without one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { startLine } from '../../src/draughts/line.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { openPool, type Pool } from '../../src/enginePool/pool.ts';
import { HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';
import { openFigures } from '../../src/health/figures/figures.ts';
import { lookOver, type Sights } from '../../src/health/look.ts';
import { NotDrawn } from '../../src/render/scene/drawing.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { begun } from '../app/play.ts';
import { newTable, type Table } from '../app/table.ts';
import { ENDINGS_FOLDER } from '../endingsFolder.ts';
import { openNotebook } from '../discord/notebook.ts';
import { buttonTo } from '../story/cards.ts';
import { observe, type Observed } from '../health/bot.ts';
import { change } from '../store/place.ts';
import { ALERTS, expectAlerts, expectValidRules } from './prometheus.ts';

/** Scrapes for longer than any alert waits before it fires. */
const LONGEST = 25;

const rung: string[] = [];

/** Exactly these alerts fire, and only after the fault; `tell` supplies each scrape. */
async function expectRung(
  wanted: readonly string[],
  tell: () => Promise<string | null>,
  fault: () => Promise<unknown>,
  more: { during?: () => Promise<void>; scrapes?: number; besides?: string } = {},
): Promise<void> {
  const { during = async () => undefined, scrapes = LONGEST, besides = '' } = more;
  const heard = [await tell(), await tell()];
  await fault();
  while (heard.length < scrapes) {
    await during();
    heard.push(await tell());
  }
  await expectAlerts(heard, 1, wanted, besides);
  rung.push(...wanted);
}

const telling = (bot: Observed) => (): Promise<string | null> =>
  bot.get('/metrics').then(
    (answer) => answer.text(),
    () => null,
  );

/** Leaves out the process metrics, because this process may be busy for other reasons. */
const tellingOfItself = (bot: Observed) => async (): Promise<string | null> => {
  const text = await telling(bot)();
  return text && text.replaceAll(/^(?:nodejs|process)_.*$/gmu, '');
};

async function ready(...given: Parameters<typeof observe>): Promise<Observed> {
  const bot = await observe(...given);
  await expect.poll(() => bot.ask()).toMatchObject({ status: 200 });
  // A metric must have an earlier value to increase.
  await bot.anna.command(bot.channel, 'preferences', { open: 'language' });
  return bot;
}

/** An alert that was seen before is not reported again. */
const seenAnew = (bot: Observed): void => bot.pass(SECOND);

test('a process that has ended raises an alert', async () => {
  const bot = await ready();
  await expectRung(['CrownheadDown'], tellingOfItself(bot), () => bot.stop());
});

test.each([
  ['nearly full', 150_000_000, ['CrownheadDiskFilling']],
  ['full', 0, ['CrownheadDiskFilling', 'CrownheadNotReady']],
])('a disk that is %s raises an alert', async (_name, free, wanted) => {
  const bot = await ready();
  await expectRung(wanted, tellingOfItself(bot), async () => {
    bot.disk.free = free;
    seenAnew(bot);
  });
});

test('a machine that is much too slow raises an alert', async () => {
  const bot = await ready({}, {}, { heartbeatMs: 100 });
  await expectRung(['CrownheadAnswersLate', 'CrownheadDatabaseSlow'], tellingOfItself(bot), async () => {
    bot.slow.by = 600;
    await bot.anna.command(bot.channel, 'preferences', { open: 'language' });
    bot.slow.by = 0;
    await expect.poll(() => bot.ask()).toMatchObject({ status: 200 });
  });
});

test('a bug raises an alert, and the log lists it under the id that the user saw', async () => {
  const log = openNotebook();
  const broken = commands.map((each) => (each.name === 'help' ? { ...each, run: fails } : each));
  const bot = await ready({}, { commands: broken, log });
  await expectRung(['CrownheadBug'], tellingOfItself(bot), async () => {
    const { message } = await bot.anna.command(bot.channel, 'help');
    const ids = log.entries.flatMap(({ details }) => ('bug' in details ? [String(details['bug'])] : []));
    expect(ids).toHaveLength(1);
    expect(textOf(message!)).toContain(ids[0]);
  });
});

test('a database that refuses queries raises an alert', async () => {
  const bot = await ready();
  await expectRung(['CrownheadBug', 'CrownheadDatabaseFails'], tellingOfItself(bot), async () => {
    await change(
      bot.databasePath,
      `create trigger refuse before insert on challenge begin select raise(abort, 'refused'); end`,
    );
    await bot.anna.command(bot.channel, 'play', { color: 'random' });
  });
});

test('requests that Discord refuses raise an alert', async () => {
  const bot = await ready({}, {}, { ackMs: 500 });
  const anna = bot.discord.visitor('Anna');
  await expectRung(['CrownheadInvalidRequests'], tellingOfItself(bot), async () => {
    const refused = { status: 401, body: { code: 0, message: '401: Unauthorized' } };
    bot.discord.faults.rest({ on: /callback/u, times: 1000, effect: refused });
    const told = () => bot.discord.requests.filter(({ status }) => status === 401).length;
    while (told() <= 100)
      await Promise.allSettled(Array.from({ length: 50 }, () => anna.command(bot.channel, 'help')));
  });
});

test('a board that Discord rejects raises an alert', async () => {
  const bot = await ready();
  const [anna, boris] = [bot.discord.visitor('Anna'), bot.discord.visitor('Boris')];
  const refused = async (): Promise<void> => {
    const effect = { status: 400, body: { code: 50035, message: 'Invalid Form Body' } };
    bot.discord.faults.rest({ on: /^POST \/channels/u, times: Infinity, effect });
    const { message } = await anna.command(bot.channel, 'play', { time: '1d' });
    await boris.click(message!.id, buttonTo(message!, 'challenge', 'accept'));
    // Reposts become due one at a time. A new sweeper misses the first hours.
    const isRefused = (): boolean => {
      bot.discord.clock.advance(HOUR);
      return bot.discord.requests.some(({ status }) => status === 400);
    };
    await expect.poll(isRefused, { interval: 500 }).toBe(true);
  };
  // The bot did not run during these hours.
  const besides = 'Crownhead(AnswersLate|NotReady|Work.*)';
  await expectRung(['CrownheadRequestRefused'], tellingOfItself(bot), refused, { besides });
});

test('an outage of Discord raises an alert', async () => {
  const bot = await ready({}, {}, { ackMs: 500 });
  const anna = bot.discord.visitor('Anna');
  await expectRung(['CrownheadDiscordFails'], tellingOfItself(bot), async () => {
    bot.discord.faults.rest({ on: /callback/u, times: 8, effect: { status: 502 } });
    await Promise.allSettled([anna.command(bot.channel, 'help')]);
    await expect.poll(() => bot.discord.requests.filter(({ status }) => status === 502).length).toBe(8);
  });
});

test('pictures that can’t be drawn raise an alert', async () => {
  const renderer = openRenderer();
  const state = { isBroken: false };
  const png: typeof renderer.png = (...given) =>
    state.isBroken ? Promise.reject(new NotDrawn('broken')) : renderer.png(...given);
  const bot = await ready({}, { renderer: { ...renderer, png } });
  await expectRung(['CrownheadPicturesFail'], tellingOfItself(bot), async () => {
    state.isBroken = true;
    await bot.anna.command(bot.channel, 'rules', { variant: 'frisian' });
  });
});

test('a process that is too busy raises an alert', async () => {
  const bot = await ready();
  await expectRung(['CrownheadEventLoopBusy'], telling(bot), async () => undefined, {
    scrapes: 8,
    during: async () => {
      // The baseline of the event loop's delay is only known after the first measurement.
      block();
      await sleep(1);
      block();
    },
  });
});

/** Blocks the event loop for longer than the alert allows. */
function block(): void {
  for (const until = performance.now() + 300; performance.now() < until;);
}

const fails = async (): Promise<never> => {
  throw new Error('a bug');
};

async function tellingOf(table: Table, pool: Pool): Promise<() => Promise<string>> {
  const { text } = openFigures();
  const sights: Sights = {
    discord: async () => ({ all: 1, open: 1, closedFor: null }),
    sweep: () => ({ lookedAt: 0, full: new Map() }),
    store: table.app.store,
    fullness: { isFull: false },
    soundness: { isDamaged: false },
    engine: pool.state,
    freeDisk: null,
    now: () => table.time.now,
    stopwatch: () => 0,
  };
  return async () => text(await lookOver(sights)());
}

function poolOf(threads: number): Pool {
  const pool = openPool({ threads, folder: ENDINGS_FOLDER, report: () => undefined });
  onTestFinished(() => pool.close());
  return pool;
}

test('due work that no process does raises an alert', async () => {
  const table = await newTable();
  await expectRung(
    ['CrownheadNotReady', 'CrownheadWorkLate'],
    await tellingOf(table, poolOf(0)),
    async () => {
      await begun(table, 'boris');
      table.time.now += 10 * MINUTE;
    },
  );
});

test('abandoned work raises an alert', async () => {
  const table = await newTable();
  const { due } = table.app.store;
  await expectRung(['CrownheadWorkGivenUp'], await tellingOf(table, poolOf(0)), async () => {
    await begun(table, 'boris');
    const { now } = table.time;
    const claim = { now: now + MINUTE, until: now + HOUR, limit: 1, again: false, except: [] };
    const [claimed] = await due.claim('game', claim);
    expect(await due.rest('game', claimed!)).toBe(true);
  });
});

test('an engine with a long queue raises an alert', async () => {
  const table = await newTable();
  const pool = poolOf(1);
  const stopping = new AbortController();
  const { signal } = stopping;
  await expectRung(['CrownheadEngineCrowded'], await tellingOf(table, pool), async () => {
    const line = startLine(variantOf('russian'));
    for (const queue of ['a', 'b', 'c', 'd']) void pool.think(line, { ms: 30_000 }, { queue, signal });
  });
  stopping.abort();
});

test('every alert has a test here, and says what to do', () => {
  expect([...new Set(rung)].toSorted()).toEqual(ALERTS.map(({ alert }) => alert).toSorted());
  for (const { annotations } of ALERTS) expect(annotations.description).toMatch(/[.?]$/u);
});

test('each alert and each query of the dashboard is valid', () => expectValidRules());
