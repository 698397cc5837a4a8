/**
 * Every option of every command with the worst possible value: each gets a private answer in plain
 * words, fits Discord's limits, mentions nobody and changes nothing. Otherwise, the option can't
 * have a wrong value.
 */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { taskOf } from '../../src/app/answer/perform.ts';
import { isRefusal, type CommandOption, type Reply } from '../../src/app/ports/command.ts';
import { presses } from '../../src/app/presses.ts';
import { begun } from '../app/play.ts';
import { scripted } from '../app/scripted.ts';
import { asking, newTable, wordsOf, type Table } from '../app/table.ts';
import { faultsOf, faultsOfForm } from '../views/limits.ts';
import { refusalOf, screenOf, suggest, type } from './asks.ts';
import { HARMLESS, WRONG, bot, carl, type Given } from './wrongOptions.ts';
import { someOf } from '../runs.ts';

const REAL = commands.flatMap(({ name, options }) =>
  options.map((option) => ({ key: `${name} ${option.name}`, command: name, option })),
);

/**
 * The user is Boris, who waits for Anna's move, if the option only matters then. Otherwise it is
 * Anna.
 */
const askerFor = (key: string): string => (key === 'games lines' ? 'boris' : 'anna');

async function opened(): Promise<Table> {
  const bare = await newTable();
  const table = { ...bare, app: { ...bare.app, engine: scripted() } };
  await begun(table);
  return table;
}

const stored = ({ app: { store } }: Table): Promise<unknown> =>
  Promise.all([
    store.games.list({}),
    store.tournaments.list({ guildId: 'guild-1', stages: ['open'] }),
    store.games.plans('id2'),
    store.settings.load('guild-1'),
    store.people.preference('anna'),
    store.people.vacations('anna'),
    store.blocks.of({ kind: 'user', id: 'anna' }, 10),
  ]);

/** Discord only sends values that can be chosen, and numbers within the limits. */
const isBound = ({ kind, choices, bounds }: CommandOption): boolean =>
  choices !== undefined || bounds !== undefined || ['flag', 'channel', 'role'].includes(kind);

test('every option of every command is in the table, unless no value can be wrong', () => {
  const known = [...Object.keys(WRONG), ...HARMLESS];
  expect(known.filter((each) => REAL.every(({ key }) => key !== each))).toEqual([]);
  const free = REAL.filter(({ key, option }) => !isBound(option) && !known.includes(key));
  expect(free.map(({ key }) => key)).toEqual([]);
});

test.each(Object.entries(WRONG).map(([key, row]) => ({ key, ...row })))(
  '$key: a wrong value is refused',
  async ({ key, given, says, saidIn = refusalOf }) => {
    const table = await opened();
    const before = await stored(table);
    const reply = await type(table, askerFor(key), key.split(' ').slice(0, -1).join(' '), given);
    expect(saidIn(reply).slice(0, says.length)).toBe(says);
    expect(screenOf(reply).notifies).toEqual([]);
    expect(await stored(table)).toEqual(before);
  },
);

test.each(REAL.filter(({ option: { choices } }) => choices))(
  '$key: a choice of another version is refused',
  async ({ key, command, option }) => {
    const reply = await type(await opened(), askerFor(key), command, { [option.name]: 'ludo' });
    expect(refusalOf(reply)).toMatch(/^I don’t have that command/u);
  },
);

test('while another option is typed, a choice of another version is ignored', async () => {
  const table = await opened();
  const starts = await suggest(table, 'anna', 'play', 'position', 'city');
  expect(starts).not.toEqual([]);
  expect(await suggest(table, 'anna', 'play', 'position', 'city', { variant: 'ludo' })).toEqual(starts);
});

/** Other options to add, if one is required or this option would otherwise be ignored. */
const BESIDE: Readonly<Record<string, Given>> = {
  'move game': { move: 'c3-d4' },
  'move draw': { move: 'c3-d4' },
  'replay variant': { text: '1. c3-d4' },
  'replay number': { text: '1. c3-d4' },
  'replay player': { text: '1. c3-d4' },
  'replay public': { text: '1. c3-d4' },
  ...Object.fromEntries(
    commands
      .filter(({ name }) => name === 'tournament create')
      .flatMap(({ name, options }) =>
        options.map((option) => [`${name} ${option.name}`, { name: 'Cup', form: 'swiss' }] as const),
      ),
  ),
  'server season name': { do: 'start' },
  'server season until': { do: 'start', name: 'W' },
  'server season reset': { do: 'start', name: 'W' },
  'server season channel': { do: 'start', name: 'W' },
  'server block unblock': { user: carl },
  // Without a clock, nothing starts.
  ...Object.fromEntries(
    ['team', 'boards', 'hours', 'rated'].map((option) => [
      `team match ${option}`,
      { team: 'Foxes', time: 'none' },
    ]),
  ),
  'server void reason': { game: 'nosuchgame' },
  'server void restore': { game: 'nosuchgame' },
};

const WORST: Readonly<Record<CommandOption['kind'], readonly (Given[string] & {})[]>> = {
  text: [
    '',
    ' ',
    '@everyone',
    '<@&1> **b** ||c||',
    '\u202Eright to left',
    'x'.repeat(6000),
    'toString',
    `x${'😀'.repeat(400)}`,
  ],
  number: [-1, 0, 0.5, 1e300, Number.MAX_SAFE_INTEGER],
  flag: [true, false],
  user: [bot, { id: 'anna', name: 'ANNA', isBot: false }, { id: '0', name: '*b* @everyone', isBot: false }],
  channel: ['123456789012345678'],
  role: ['123456789012345678'],
  file: [
    { name: '../x.exe', size: 0, url: 'https://files/none' },
    { name: 'x.pdn', size: 1e12, url: 'https://files/none' },
  ],
};

test.each(REAL)(
  '$key: the worst value gets an answer within the limits',
  async ({ key, command, option }) => {
    const table = await opened();
    for (const value of someOf(WORST[option.kind], 2)) {
      const reply = await type(table, askerFor(key), command, { ...BESIDE[key], [option.name]: value });
      expect(reply.kind === 'form' ? faultsOfForm(reply.form) : faultsOf(screenOf(reply))).toEqual([]);
      if (reply.kind === 'form') continue;
      const screen = screenOf(reply);
      expect(wordsOf(screen)).not.toMatch(/(?<!\\)@everyone/u);
      expect(screen.notifies.every((id) => ['anna', 'boris', '0'].includes(id))).toBe(true);
    }
  },
);

/** Commands without options, in channels where the bot may or may not post. */
async function answered(command: string, posts: readonly string[]): Promise<Reply> {
  const table = await opened();
  const asker = { ...asking(table, 'anna'), lacking: { posts, threads: [], roles: [] } };
  return taskOf({ commands, presses }, { kind: 'typed', command, values: {} }, asker).run(table.app);
}

test.each(
  commands.filter(({ options }) => !options.some(({ required }) => required)).map(({ name }) => name),
)('where the bot may not post, /%s still gives its private answer', async (name) => {
  const [allowed, denied] = [await answered(name, []), await answered(name, ['SendMessages'])];
  if (isRefusal(allowed) || allowed.kind === 'form') return;
  const told = isRefusal(denied) ? denied.problem.code : denied;
  expect(told).toEqual(allowed.kind === 'private' ? allowed : 'missing-permission');
});
