/**
 * Requests of all kinds by many people within seconds, while the bot is killed twice. Everyone who
 * sees the bot think gets an answer or is told that it took too long, and finally the bot owes
 * nobody an answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Heard, Visitor } from '../../playground/server/visitor/visitor.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { moveOn } from '../bench/bot.ts';
import { cardOf } from '../bench/soak/acts.ts';
import { columnIn } from '../store/file.ts';
import { begin, buttonTo, UNHURRIED } from './cards.ts';
import { killAndRestart, LONG, type Scene } from './killing.ts';
import { patient, thinkingIn } from './patient.ts';
import { ready, run, settingsAt } from './process.ts';
import { openTable } from './table.ts';

const REQUESTS = 1205;
const KILLED_AT = [400, 800];
/** Between two requests, in ms. */
const PAUSE = 5;
const GAMES = 20;
const GAME = '[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *';
/** How long the bot waits before it says that an answer took too long, and as much again, in ms. */
const TOLD = { timeout: 240_000, interval: 500 };
const say = sayIn('en-US');

interface Place {
  readonly who: Visitor;
  readonly channel: string;
  readonly card: APIMessage;
  /** An imported game with its buttons. */
  readonly record: APIMessage;
  readonly file: string;
}

type Act = (place: Place) => Promise<Heard>;

const commanded =
  (name: string, options: Readonly<Record<string, string>> = {}): Act =>
  ({ who, channel }) =>
    who.command(channel, name, options);

const pressed =
  (of: (place: Place) => APIMessage, command: string, action: string): Act =>
  (place) => {
    const message = of(place);
    return place.who.click(message.id, buttonTo(message, command, action));
  };

const card = ({ who, channel, card: first }: Place): APIMessage => cardOf({ white: who, channel }) ?? first;
const record = (place: Place): APIMessage => place.record;

const ACTS: readonly Act[] = [
  ...['help', 'games', 'leaderboard', 'profile', 'watch', 'puzzle', 'learn'].map((name) => commanded(name)),
  ...['preferences', 'rules'].map((name) => commanded(name)),
  commanded('play', { level: '2' }),
  commanded('games', { do: 'board' }),
  commanded('games', { do: 'hint' }),
  ...['film', 'export', 'analysis'].map((as) => commanded('replay', { as })),
  commanded('replay', { text: GAME }),
  ({ who, channel, file }) => who.command(channel, 'replay', { file }),
  commanded('tournament create', { name: 'Cup' }),
  async ({ who, channel }) => {
    const window = await who.command(channel, 'tournament create', { name: 'Cup' });
    return window.modal ? who.submit(window.modal, {}) : window;
  },
  pressed(card, 'board', 'rest'),
  (place) => {
    const move = moveOn(card(place));
    return move ? move(place.who) : place.who.command(place.channel, 'games', { do: 'board' });
  },
  pressed(record, 'import', 'film'),
  pressed(record, 'analyze', 'begin'),
];

const FILE = Buffer.from(`${GAME}\n\n`.repeat(3000));

/** Games in separate channels, each with two players who also look at an imported game. */
async function sitDown({ table }: Scene): Promise<readonly Place[]> {
  const { discord, anna } = table;
  const places: Place[] = [];
  for (let n = 0; n < GAMES; n += 1) {
    const channel = addTextChannel(discord.world, `hall-${n}`).id;
    const [white, black] = [discord.visitor(`White ${n}`), discord.visitor(`Black ${n}`)];
    const first = await begin({ anna, channel }, patient(white), patient(black), channel);
    for (const who of [white, black]) {
      const heard = await who.command(channel, 'replay', { text: GAME });
      const imported = heard.message ?? (await heard.answer());
      const file = who.attach(channel, { name: 'games.pdn', bytes: FILE });
      places.push({ who, channel, card: first, record: imported, file });
    }
  }
  return places;
}

const UNHEARD = /did not respond/u;

/**
 * How a request was acknowledged, or Discord's error message. If a user's button has just gone,
 * they request something else.
 */
const heardOf = (act: Act, place: Place): Promise<Heard | 'unheard'> =>
  act(place).catch((error: unknown) =>
    error instanceof Error && UNHEARD.test(error.message) ? 'unheard' : heardOf(commanded('games'), place),
  );

const owedIn = ({ table }: Scene): unknown =>
  columnIn(table.databasePath, 'select count(*) from deferral')[0];

test(
  `of ${REQUESTS} requests while the bot is killed ${KILLED_AT.length} times nobody keeps seeing it think`,
  async () => {
    const people = Array.from({ length: GAMES }, (_, n) => [`White ${n}`, `Black ${n}`]).flat();
    const table = await openTable({ people, limits: UNHURRIED });
    const { discord, databasePath } = table;
    const settings = { ...settingsAt(discord, databasePath), LOG_LEVEL: 'silent' };
    let scene: Scene = { table, settings, bot: run(settings, discord) };
    await ready(discord);
    const places = await sitDown(scene);
    const asked: Promise<Heard | 'unheard'>[] = [];
    for (let n = 0; n < REQUESTS; n += 1) {
      const [act, place] = [ACTS[n % ACTS.length], places[n % places.length]];
      if (act && place) asked.push(heardOf(act, place));
      if (KILLED_AT.includes(n)) scene = await killAndRestart(scene);
      await sleep(PAUSE);
    }
    const all = await Promise.all(asked);
    await expect.poll(() => thinkingIn(discord).length, TOLD).toBe(0);
    await expect.poll(() => owedIn(scene), TOLD).toBe(0);
    const posts = [...discord.world.channels.values()].flatMap((channel) => [...channel.posts.values()]);
    const sorry = posts.filter(({ message }) => textOf(message) === say('problem.unanswered')).length;
    const unheard = all.filter((heard) => heard === 'unheard').length;
    console.info(`${all.length - unheard - sorry} answered, ${sorry} told that it took too long,`);
    console.info(
      `${unheard} told by Discord that nothing came, ${thinkingIn(discord).length} still thinking`,
    );
    expect(unheard).toBeLessThan(REQUESTS / 2);
    expect(discord.unknownRoutes).toEqual([]);
  },
  LONG + TOLD.timeout,
);
