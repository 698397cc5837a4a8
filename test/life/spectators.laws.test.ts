/**
 * The law of spectators: every answer to `/watch`, to guesses and to the lists of running games has
 * a control that leads to a different answer. Servers, options and presses are random.
 */
import { presses } from '../../src/app/presses.ts';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { taskOf, type Request } from '../../src/app/answer/perform.ts';
import { NOTHING_RESOLVED } from '../../src/app/ports/answering.ts';
import { type Asker, isRefusal, type Reply } from '../../src/app/ports/command.ts';
import { WATCH_CALLS } from '../../src/features/watch/rules.ts';
import type { Game, Place } from '../../src/game/game.ts';
import { GUESS, WATCH } from '../../src/views/presses/declarations.ts';
import type { Press } from '../../src/views/presses/presses.ts';
import type { Block, Screen } from '../../src/views/screen/screen.ts';
import { asking, newChannel, tableOver, type Table } from '../app/table.ts';
import { clear, newPlace } from '../store/place.ts';
import { importing, PLACE, sampleGame } from '../store/samples.ts';
import { openAt } from './world.ts';
import { runsOf } from '../runs.ts';

const RUNS = Number(process.env['LIVES_OF_SPECTATORS'] ?? runsOf(200));

const PLAYERS = ['anna', 'boris', 'chidi'] as const;
const SPECTATOR = 'chidi';
const IDS = ['g0', 'g1', 'g2', 'g3', 'g4'] as const;
const ALONE: Place = { guildId: null, channelId: 'direct', locale: 'en-US' };
const PLACES = [PLACE, { ...PLACE, channelId: 'side' }, { ...PLACE, guildId: 'guild-2' }, ALONE] as const;

/** An imported game, and a game where a player is waiting. */
const RECORD = '[GameType "25"] 1. c3-d4 d6-c5 2. b2-c3 *';

/** A press on a control, with the values that a reader could choose. */
interface Way {
  readonly press: Press;
  readonly values: readonly string[];
}

type Given = Extract<Request, { kind: 'typed' }>['values'];

const plainly = (press: Press): Way => ({ press, values: [] });

const someGame = fc.record({
  pair: fc.constantFrom(
    ['anna', 'boris'],
    ['boris', 'anna'],
    ['anna', 'chidi'],
    ['chidi', 'crownhead'],
    ['anna', 'crownhead'],
  ),
  place: fc.constantFrom(...PLACES),
  plies: fc.nat(3),
  isOver: fc.boolean(),
});
const LINE = ['c3-d4', 'd6-c5', 'b2-c3'];

const named = (id: string) => ({ id, name: id, ...(id === 'crownhead' && { level: 3 as const }) });

const games = fc.array(someGame, { maxLength: IDS.length }).map((all) =>
  all.map(({ pair: [white = '', black = ''], place, plies, isOver }, at): Game => {
    return sampleGame({
      id: IDS[at] ?? '',
      players: { white: named(white), black: named(black) },
      place,
      moves: LINE.slice(0, plies),
      turns: Array.from({ length: plies + 1 }, (_, ply) => ({ ply, from: 1000 + ply })),
      result: isOver ? { winner: 'white', by: 'resignation' } : null,
    });
  }),
);

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
const person = fc
  .constantFrom(...PLAYERS, 'crownhead', 'nobody')
  .map((id) => ({ id, name: id, isBot: id === 'crownhead' }));
const options = fc.record({
  game: maybe(fc.constantFrom(...IDS, 'no-such', '', 'https://discord.com/channels/1/channel-1/m1')),
  player: maybe(person),
  when: maybe(fc.constantFrom(...WATCH_CALLS)),
  guess: maybe(fc.boolean()),
});
/** Most commands have one option or none. */
const wish = fc.oneof(
  { weight: 2, arbitrary: options },
  { weight: 1, arbitrary: fc.constant({}) },
  ...['game', 'player', 'when', 'guess'].map((only) => ({
    weight: 1,
    arbitrary: options.map((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => name === only)),
    ),
  })),
);

const gameId = fc.constantFrom(...IDS, 'record', 'nosuch');
const calls = fc.constantFrom(...WATCH_CALLS);
const onBoard = fc.record({ id: gameId, ply: fc.nat(4) });
const text = fc.constantFrom('c3-d4', 'd6-c5', 'c3', 'a1-h8', '', '1');
/** Buttons and menus of any age. */
const old: fc.Arbitrary<Way> = fc.oneof(
  fc.constantFrom(WATCH.to.list(), WATCH.to.now(), GUESS.to.table()).map(plainly),
  gameId.map((each) => plainly(WATCH.to.ask({ id: each }))),
  fc.record({ id: gameId, calls }).map((state) => plainly(WATCH.to.game(state))),
  fc.tuple(calls, gameId).map(([when, each]) => ({ press: WATCH.to.in({ calls: when }), values: [each] })),
  gameId.map((each) => plainly(WATCH.to.stop({ of: 'game', id: each }))),
  fc.subarray(PLAYERS.slice(), { maxLength: 1 }).map((values) => ({ press: WATCH.to.player(), values })),
  gameId.map((each) => plainly(GUESS.to.open({ id: each }))),
  gameId.map((each) => plainly(GUESS.to.record({ id: each }))),
  gameId.map((each) => ({ press: GUESS.to.in(), values: [each] })),
  fc
    .tuple(fc.constantFrom('play', 'from', 'record-play', 'record-from'), onBoard, text)
    .map(([action, state, more]) => plainly(GUESS.to[action]({ ...state, more }))),
  fc
    .tuple(fc.constantFrom('pick', 'piece', 'record-pick', 'record-piece'), onBoard, text)
    .map(([action, state, value]) => ({ press: GUESS.to[action]({ ...state, more: '' }), values: [value] })),
);

const typed = (values: Given): Request => ({ kind: 'typed', command: 'watch', values });

function pressed({ press, values }: Way): Request {
  const people = new Map(PLAYERS.map((id) => [id, { id, name: id, isBot: false }]));
  const message = { channelId: 'channel-1', messageId: 'pressed' };
  const rest = { ...NOTHING_RESOLVED, people, answers: new Map(), message, isPrivate: true };
  return { kind: 'pressed', pressed: { ...rest, ...press, values } };
}

const life = fc.record({
  games,
  begin: fc.oneof(wish.map(typed), old.map(pressed)),
  place: fc.constantFrom(...PLACES),
  mayManage: fc.boolean(),
  lacks: fc.boolean(),
  watched: fc.integer({ min: 0, max: 11 }),
  isBlocked: fc.boolean(),
  hasRecord: fc.boolean(),
  steps: fc.array(fc.record({ which: fc.nat(99), choice: fc.nat(99), isOver: fc.boolean() }), {
    maxLength: 6,
  }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const isOfSpectators = ({ command }: Press): boolean => command === 'watch' || command === 'guess';

function waysOf(block: Block, choice: number): readonly Way[] {
  if (block.kind === 'buttons')
    return block.buttons
      .filter(({ isDisabled = false }) => !isDisabled)
      .map(({ press }) => ({ press, values: [] }));
  if (block.kind === 'section')
    return 'press' in block.beside ? [{ press: block.beside.press, values: [] }] : [];
  if (block.kind === 'picker')
    return [{ press: block.picker.press, values: [PLAYERS[choice % PLAYERS.length] ?? ''] }];
  if (block.kind !== 'menu') return [];
  const { press, choices } = block.menu;
  return [{ press, values: [choices[choice % choices.length]?.value ?? ''] }];
}

const waysOn = ({ blocks }: Screen, choice = 0): readonly Way[] =>
  blocks.flatMap((block) => waysOf(block, choice));

const askedBy = ({ place, mayManage, lacks }: Life, table: Table): Asker => ({
  ...asking(table, SPECTATOR, place),
  isAlone: place.guildId === null,
  rights: { mayManage: mayManage && place.guildId !== null, unseen: null },
  lacking: { posts: lacks ? ['SendMessages'] : [], threads: [], roles: [] },
});

const perform = ({ app }: Table, asker: Asker, request: Request): Promise<Reply> =>
  taskOf({ commands, presses }, request, asker).run(app);

/** The commands to watch, guess, look at a board, start a game, or be notified of a game. */
const isWayOn = ({ command, action }: Press): boolean =>
  ['watch', 'guess', 'game', 'help'].includes(command) && action !== 'stop';

/** Whether a control of the screen leads to a different answer that isn't a refusal. */
async function leadsOn(table: Table, asker: Asker, screen: Screen): Promise<boolean> {
  for (const way of waysOn(screen)) {
    if (!isWayOn(way.press)) continue;
    const reply = await perform(table, asker, pressed(way));
    if (isRefusal(reply)) continue;
    if (reply.kind !== 'private') return true;
    const isSame = JSON.stringify(reply.screen) === JSON.stringify(screen);
    if (!isSame) return true;
  }
  return false;
}

async function furnish(table: Table, { games: all, watched, isBlocked, hasRecord }: Life): Promise<void> {
  const { store } = table.app;
  for (const game of all) await store.games.add(game, 0);
  for (let at = 0; at < watched; at += 1) {
    const id = IDS[at] ?? `player-${at}`;
    const of = { kind: at < IDS.length ? 'game' : 'player', id } as const;
    const chosen = {
      user: SPECTATOR,
      guildId: 'guild-1',
      of,
      calls: 'end',
      madeAt: at,
      locale: 'en-US',
    } as const;
    await store.watches.add(chosen, 12, null);
  }
  if (isBlocked) await store.blocks.add({ by: { kind: 'user', id: 'anna' }, user: SPECTATOR }, 0);
  if (hasRecord) await store.records.add({ id: 'record', variant: 'russian', source: RECORD }, importing(0));
}

async function live({ app, ...rest }: Table, each: Life): Promise<number> {
  const messenger = newChannel();
  const table = { ...rest, app: { ...app, messenger } };
  await furnish(table, each);
  const asker = askedBy(each, table);
  let request = each.begin;
  let answers = 0;
  for (const { which, choice, isOver } of [...each.steps, { which: 0, choice: 0, isOver: false }]) {
    const reply: Reply = await perform(table, asker, request);
    // Other laws cover replies that aren't private.
    if (reply.kind !== 'private') return answers;
    answers += 1;
    expect([await leadsOn(table, asker, reply.screen), request, reply.screen]).toEqual([
      true,
      request,
      reply.screen,
    ]);
    for (const screen of messenger.messages.values()) expect(await leadsOn(table, asker, screen)).toBe(true);
    if (isOver) await endOne(table, each);
    const ways = waysOn(reply.screen, choice).filter(({ press }) => isOfSpectators(press));
    const next = ways[which % Math.max(1, ways.length)];
    if (!next) return answers;
    request = pressed(next);
  }
  return answers;
}

/** The players end a game that the screen still shows. */
async function endOne({ app }: Table, { games: all }: Life): Promise<void> {
  for (const { id } of all) {
    const record = await app.store.games.load(id);
    if (!record || record.game.result) continue;
    const { game } = record;
    const over = {
      ...game,
      version: game.version + 1,
      result: { winner: 'white', by: 'resignation' },
    } as const;
    await app.store.games.save(over, null);
    return;
  }
}

test(
  'every answer to a spectator leads to another answer',
  async () => {
    const place = await newPlace();
    const store = await openAt(place);
    onTestFinished(() => store.close());
    let answers = 0;
    const property = fc.asyncProperty(life, async (each) => {
      await clear(place);
      answers += await live(tableOver(store), each);
    });
    await fc.assert(property, { numRuns: RUNS, seed: RUNS });
    expect(answers).toBeGreaterThan(RUNS / 2);
  },
  60_000 + RUNS * 200,
);
