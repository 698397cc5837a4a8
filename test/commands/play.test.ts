/** How a game is requested and begins. */
import { expect, test } from 'vitest';
import { NO_SETTINGS } from '../../src/app/ports/subjects/settings.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { labelsOf } from '../views/screens.ts';
import type { Reply } from '../../src/app/ports/command.ts';
import { asking, newTable, type Table, wordsOf } from '../app/table.ts';
import { scripted } from '../app/scripted.ts';
import { PLACE } from '../store/samples.ts';
import { CHALLENGE } from '../../src/views/presses/declarations.ts';
import type { Form } from '../../src/views/screen/screen.ts';
import {
  commandNamed,
  press,
  pressLabel,
  pressOn,
  refusalOf,
  screenOf,
  submit,
  suggest,
  type,
} from './asks.ts';

const boris = { id: 'boris', name: 'Boris', isBot: false };
const other = { id: 'other', name: 'Other', isBot: true };
const crownhead = { id: 'crownhead', name: 'CROWNHEAD', isBot: true };

/** From the "Apps" menu on Boris's name. */
async function windowFor(table: Table): Promise<Reply> {
  const reply = await commandNamed('play').onPerson?.(asking(table, 'anna'), boris, table.app);
  if (!reply) throw new Error('no menu');
  return reply;
}

test('/play invites a member, whose Accept begins the game', async () => {
  const table = await newTable();
  const invitation = await type(table, 'anna', 'play', { opponent: boris, color: 'black' });
  expect(invitation).toMatchObject({
    kind: 'invitation',
    challenge: { opponent: { id: 'boris' }, color: 'black', variant: 'russian' },
  });
  expect(screenOf(invitation).notifies).toEqual(['boris']);
  const begins = await pressLabel(table, 'boris', screenOf(invitation), 'Accept');
  expect(begins).toMatchObject({
    kind: 'card',
    challenge: { state: 'accepted' },
    game: { seats: { white: { id: 'boris' }, black: { id: 'anna' } }, moves: [] },
  });
});

test('/play without an opponent invites anyone, and a coin toss decides the colors', async () => {
  const table = await newTable();
  table.coin.heads = false;
  const invitation = screenOf(await type(table, 'anna', 'play', { color: 'random' }));
  expect(invitation.notifies).toEqual([]);
  expect(() => pressOn(invitation, 'Decline')).toThrow('no Decline');
  const begins = await pressLabel(table, 'dora', invitation, 'Accept');
  expect(begins).toMatchObject({ game: { seats: { white: { id: 'dora' }, black: { id: 'anna' } } } });
});

test('a declined challenge has the right state and no buttons', async () => {
  const table = await newTable();
  const invitation = screenOf(await type(table, 'anna', 'play', { opponent: boris }));
  const reply = await pressLabel(table, 'boris', invitation, 'Decline');
  expect(reply).toMatchObject({ kind: 'invitation', challenge: { state: 'declined' } });
  expect(screenOf(reply).blocks.map(({ kind }) => kind)).toEqual(['text']);
});

test.each(['Accept', 'Decline', 'What are the rules?'])(
  'a challenger who presses %s can cancel the challenge',
  async (label) => {
    const table = await newTable();
    const invitation = screenOf(await type(table, 'anna', 'play', { opponent: boris }));
    const own = screenOf(await pressLabel(table, 'anna', invitation, label));
    const reply = await pressLabel(table, 'anna', own, 'Cancel');
    expect(reply).toMatchObject({ kind: 'invitation', challenge: { state: 'cancelled' } });
  },
);

test('/play from a position begins a casual game from it, with the right side to move', async () => {
  const table = await newTable();
  const asked = { variant: 'bashni', color: 'white', position: 'b:b4_Wb, b8_bw' };
  const invitation = await type(table, 'anna', 'play', asked);
  expect(invitation).toMatchObject({ challenge: { start: 'B:b4_Wb,b8_bw', rated: false } });
  await pressLabel(table, 'boris', screenOf(invitation), 'Accept');
  const reply = await type(table, 'boris', 'move', { move: 'b8-c7' });
  expect(reply).toMatchObject({
    kind: 'card',
    game: { variant: 'bashni', start: 'B:b4_Wb,b8_bw', rated: false, moves: ['b8-c7'] },
  });
  expect(screenOf(reply).notifies).toEqual(['anna']);
});

test('/play with a time control shows it, and the game has that clock', async () => {
  const table = await newTable();
  const asked = { color: 'white', time: '3 days', weekends: true };
  const invitation = screenOf(await type(table, 'anna', 'play', asked));
  expect(wordsOf(invitation)).toContain('⏱️ 3 days per move, weekends off');
  const begins = await pressLabel(table, 'boris', invitation, 'Accept');
  expect(begins).toMatchObject({
    game: { time: { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: 'UTC' } },
  });
  const reply = await type(table, 'anna', 'move', { move: 'c3-d4' });
  expect(reply).toMatchObject({ game: { turns: [{ ply: 0 }, { ply: 1, from: table.time.now }] } });
  expect(wordsOf(screenOf(reply))).toContain('· 3 days per move, weekends off · move 1');
});

test('/play suggests the usual times, and any valid typed time', async () => {
  const table = await newTable();
  const offered = await suggest(table, 'anna', 'play', 'time', '');
  expect(offered).toHaveLength(16);
  expect(offered[3]).toEqual({ label: '5+3: 5 min each, +3 s per move', value: '5+3' });
  expect(await suggest(table, 'anna', 'play', 'time', '7+7')).toEqual([
    { label: '7+7: 7 min each, +7 s per move', value: '7+7' },
  ]);
});

const formOf = (reply: Reply): Form => {
  if (reply.kind !== 'form') throw new Error(reply.kind);
  return reply.form;
};

/** The content of each field. */
const filledIn = ({ questions }: Form): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    questions.map((question) => {
      if (question.kind === 'person') return [question.name, question.chosen];
      if (question.kind === 'line') return [question.name, question.value];
      const chosen = 'choices' in question ? question.choices.filter(({ isChosen }) => isChosen) : [];
      return [question.name, chosen.map(({ value }) => value).join(',')];
    }),
  );

const inOrder = (more: unknown): readonly string[] => String(more).split(',').toSorted();

const PEOPLE = new Map([boris, other].map((person) => [person.id, person]));

test.each([
  ['an opponent who can’t be challenged', { opponent: 'other' }, { opponent: null }],
  ['a match of no length', { match: '3 games' }, {}],
  ['an invalid position', { match: 'W:Wz9' }, {}],
  ['a variant without tables of openings', { variant: 'bashni', more: 'openings,weekends,black' }, {}],
  ['weekends with a live clock', { time: '5+3' }, {}],
  ['both colors', { more: 'white,black,rated' }, {}],
])('after %s, the form opens again with the same input', async (_, given, kept) => {
  const table = await newTable();
  const window = formOf(await windowFor(table));
  const usual = {
    opponent: 'boris',
    variant: 'frisian',
    time: '3d',
    match: '',
    more: 'white,rated,weekends',
  };
  const answers = { ...usual, ...given };
  const refused = screenOf(await submit(table, 'anna', window, answers, { people: PEOPLE }));
  expect(labelsOf(refused)).toEqual(['Change the challenge']);
  const again = formOf(await pressLabel(table, 'anna', refused, 'Change the challenge', true));
  const { more, ...shown } = filledIn(again);
  expect(shown).toEqual({ ...answers, more: undefined, ...kept });
  expect(inOrder(more)).toEqual(inOrder(answers.more));
});

test('a position that is too long for the button is left out of the form that opens again', async () => {
  const table = await newTable();
  const window = formOf(await windowFor(table));
  const answers = {
    opponent: 'boris',
    variant: 'russian',
    time: '3d',
    match: `W:W${'c3,'.repeat(90)}x`,
    more: 'rated',
  };
  const refused = screenOf(await submit(table, 'anna', window, answers, { people: PEOPLE }));
  const again = formOf(await pressLabel(table, 'anna', refused, 'Change the challenge', true));
  expect(filledIn(again)).toMatchObject({ variant: 'russian', time: '3d', match: '' });
});

test.each([
  ['4', { match: { length: { games: 4 }, rest: 0 } }],
  ['first to 5, 10m', { match: { length: { points: 5 }, rest: 600_000 } }],
  ['W:Wc3,e3:Bf6,h8', { start: 'W:Wc3,e3:Bh8,f6', rated: false }],
  ['city game', { start: expect.stringContaining('W:'), rated: false }],
  ['basic 1-VII', { opening: { table: 'basic', row: '1-VII' } }],
  ['', { start: null, rated: true }],
])('a form with “%s” for a match or a position is understood', async (match, challenge) => {
  const table = await newTable();
  const window = formOf(await windowFor(table));
  const answers = { opponent: 'boris', variant: 'russian', time: '3d', match, more: 'rated' };
  const reply = await submit(table, 'anna', window, answers, { people: PEOPLE });
  expect(reply).toMatchObject({ kind: 'invitation', challenge });
});

test.each([
  ['white,rated', { color: 'white', rated: true }],
  ['black', { color: 'black', rated: false }],
  ['openings', { match: { length: { games: 2 }, draw: { table: expect.any(String) } } }],
  ['weekends', { time: { restsWeekendsIn: 'UTC' } }],
])('a form with %s chosen works', async (more, challenge) => {
  const table = await newTable();
  const window = formOf(await windowFor(table));
  const answers = { opponent: '', variant: 'russian', time: '3d', match: '', more };
  expect(await submit(table, 'anna', window, answers)).toMatchObject({
    kind: 'invitation',
    challenge: { opponent: null, ...challenge },
  });
});

test.each([
  ['again', 'black', 'no', 'black'],
  ['customize', 'random', 'yes', 'rated'],
] as const)('an old button %s opens the form', async (action, color, rated, more) => {
  const table = await newTable();
  const terms = { opponent: 'boris', variant: 'frisian', time: '3d', color, rated } as const;
  const window = formOf(await press(table, 'anna', CHALLENGE.to[action](terms)));
  expect(filledIn(window)).toEqual({ opponent: 'boris', variant: 'frisian', time: '3d', match: '', more });
});

test('where games are not allowed, the form doesn’t open, and the message names the right channel', async () => {
  const table = await newTable();
  const settings = { ...NO_SETTINGS, channels: ['channel-9'] };
  await table.app.store.settings.save({ guildId: 'guild-1', version: 1, settings });
  expect(refusalOf(await windowFor(table))).toContain('<#channel-9>');
});

const playing = async (values: Parameters<typeof type>[3]): Promise<Reply> => {
  const table = await newTable();
  return type({ ...table, app: { ...table.app, engine: scripted() } }, 'anna', 'play', values);
};

test.each([
  ['nothing', {}, { kind: 'private' }],
  ['a level', { level: '3' }, { kind: 'card', game: { place: { guildId: null } } }],
  ['a color', { color: 'white' }, { kind: 'invitation', challenge: { opponent: null } }],
  ['the bot', { opponent: crownhead }, { kind: 'card', game: { place: { guildId: 'guild-1' } } }],
  [
    'a search',
    { find: 'server' },
    { kind: 'private', screen: { blocks: [{ text: expect.stringContaining('looking') }, {}] } },
  ],
] as const)('/play with %s works', async (_, values, answer) => {
  expect(await playing(values)).toMatchObject(answer);
});

test.each([
  ['a search for one person', { find: 'server', opponent: boris }, 'To find you an opponent, I only look at'],
  ['a search for a color', { find: 'server', color: 'white' }, 'To find you an opponent, I only look at'],
])('%s is refused, and the message says which option to leave out', async (_, values, says) => {
  expect(refusalOf(await playing(values)).slice(0, says.length)).toBe(says);
});

test('in direct messages, any option begins a game against the bot, in the chosen variant', async () => {
  const bare = await newTable();
  const table = { ...bare, app: { ...bare.app, engine: scripted() } };
  const alone = { ...asking(table, 'anna', { ...PLACE, guildId: null }), isAlone: true };
  const ask = (values: Readonly<Record<string, string>>) =>
    commandNamed('play').run(alone, values, table.app);
  expect(await ask({ variant: 'frisian' })).toMatchObject({ kind: 'card', game: { variant: 'frisian' } });
  expect(await ask({ variant: 'bashni', time: '5+3' })).toMatchObject({
    game: { variant: 'bashni', time: { kind: 'live' } },
  });
  expect(refusalOf(await ask({ find: 'server' }))).toContain('server');
});

test('/play suggests the names of the variant’s openings for a position', async () => {
  const table = await newTable();
  const offered = await suggest(table, 'anna', 'play', 'position', 'kogan');
  expect(offered).toContainEqual({ label: 'Kogan game', value: 'Kogan game' });
  const wish = { opponent: boris, position: offered[0]?.value };
  expect(await type(table, 'anna', 'play', wish)).toMatchObject({
    kind: 'invitation',
    challenge: { variant: 'russian', rated: false },
  });
});
