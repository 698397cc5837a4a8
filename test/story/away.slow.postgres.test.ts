/**
 * The database becomes unreachable and returns: users are told in time, commands that don't need it
 * still work, and nothing is lost.
 */
import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { startBot } from '../../src/main.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { openNotebook } from '../discord/notebook.ts';
import { newDatabase, tell } from '../postgres/database.ts';
import { startServer } from '../postgres/server.ts';
import { begin, cardWith } from './cards.ts';
import { announced, configFor } from './door.ts';
import { byCommand } from './hands.ts';
import { openTable, type Table } from './table.ts';

const say = sayIn('en-US');
const AWAY = say('problem.store-away');
/** Time (ms) for a server to start, on a busy machine. */
const LONG = 180_000;

interface Seated extends Table {
  readonly errors: () => readonly unknown[];
  readonly health: () => Promise<unknown>;
}

const WELL = 'the database is writable';

async function sitDownAt(address: string): Promise<Seated> {
  const table = await openTable();
  const log = openNotebook();
  const started = await startBot(
    {
      ...configFor(table.discord, ''),
      databaseUrl: address,
      health: { host: '127.0.0.1', port: 0, names: [] },
    },
    { now: () => table.discord.clock.now(), log, renderer: openRenderer() },
  );
  if (!started.ok) throw new Error(started.problem);
  const leave = announced(table.discord, started.value.port);
  onTestFinished(() => {
    leave();
    return started.value.stop();
  });
  const errors = (): readonly unknown[] =>
    log.entries.filter(({ details }) => 'bug' in details).map(({ details }) => details['err']);
  const health = async (): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${started.value.healthPort}/health`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the bot itself wrote
    const { checks } = (await answer.json()) as { checks: { database: { words: string } } };
    return checks.database.words;
  };
  return { ...table, errors, health };
}

async function told(who: Visitor, channel: string, name: string, options = {}): Promise<string> {
  const heard = await who.command(channel, name, options);
  const message = heard.kind === 'thinking' ? await heard.answer() : heard.message!;
  expect(isEphemeral(message)).toBe(true);
  return textOf(message);
}

test(
  'the bot survives a database server that is stopped and started again',
  async () => {
    const server = await startServer({ durable: false });
    onTestFinished(() => server.stop());
    const table = await sitDownAt(server.url);
    const { anna, boris, channel, discord } = table;
    const card = await begin(table, anna, boris);
    await server.halt();
    expect(await told(anna, channel, 'move', { move: 'c3-d4' })).toBe(AWAY);
    expect(await told(anna, channel, 'games')).toBe(AWAY);
    expect(await told(anna, channel, 'help')).toContain('Draughts in this channel');
    expect(await told(anna, channel, 'rules', { variant: 'frisian' })).not.toBe(AWAY);
    expect(await told(anna, channel, 'learn', { lesson: 'capture' })).not.toBe(AWAY);
    expect(await told(anna, channel, 'learn')).not.toBe(AWAY);
    await expect.poll(table.health).toBe('the database can’t be reached or written');
    await server.resume();
    await expect.poll(table.health).toBe(WELL);
    await byCommand(anna, card, 'c3-d4');
    await cardWith(table, '** c3-d4');
    expect(table.errors()).toEqual([]);
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);

/** A connection to the server that can drop everything on request, like a broken network. */
async function tornWay(address: string) {
  const { hostname, port } = new URL(address);
  const state = { isTorn: false };
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => state.isTorn || to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  const listening = way.address();
  if (listening === null || typeof listening === 'string') throw new Error('the way has no port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    state,
    cut,
    address: Object.assign(new URL(address), { host: `127.0.0.1:${listening.port}` }).href,
  };
}

test(
  'the bot survives a network that drops every packet',
  async () => {
    const way = await tornWay(await newDatabase());
    const table = await sitDownAt(way.address);
    const { anna, boris, channel } = table;
    await begin(table, anna, boris);
    way.state.isTorn = true;
    expect(await told(anna, channel, 'move', { move: 'c3-d4' })).toBe(AWAY);
    expect(await told(anna, channel, 'help')).toContain('Draughts in this channel');
    await expect.poll(table.health).toBe('the database does not answer');
    expect(table.errors()).toEqual([]);
    // A waiting user eventually gets the message that there is no connection.
    way.cut();
  },
  LONG,
);

test(
  'the bot survives a full disk',
  async () => {
    const address = await newDatabase();
    const table = await sitDownAt(address);
    const { anna, boris, channel } = table;
    const card = await begin(table, anna, boris);
    // PostgreSQL's own error for a full disk:
    // https://www.postgresql.org/docs/current/errcodes-appendix.html
    const full = `create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before update on game for each row execute function full_disk();
      create trigger full_disk before insert on interaction for each row when (new.id = 'touch') execute function full_disk()`;
    await tell(full, address);
    expect(await told(anna, channel, 'move', { move: 'c3-d4' })).toBe(say('problem.store-full'));
    await expect.poll(table.health).toBe('the database is full');
    await tell('drop trigger full_disk on game; drop trigger full_disk on interaction', address);
    await expect.poll(table.health).toBe(WELL);
    await byCommand(anna, card, 'c3-d4');
    await cardWith(table, '** c3-d4');
    expect(table.errors()).toEqual([]);
  },
  LONG,
);
