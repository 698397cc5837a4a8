/** How a game is requested and begins. */
import { expect, test } from 'vitest';
import { NO_SETTINGS } from '../../src/app/ports/settings.ts';
import { DAY } from '../../src/game/calendar/span.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { labelsOf } from '../views/screens.ts';
import type { Reply } from '../../src/app/ports/command.ts';
import { asking, newTable, type Table, wordsOf } from '../app/table.ts';
import { scripted } from '../app/scripted.ts';
import { PLACE } from '../store/samples.ts';
import { commandNamed, pressLabel, pressOn, refusalOf, screenOf, submit, suggest, type } from './asks.ts';

const boris = { id: 'boris', name: 'Boris', isBot: false };
const crownhead = { id: 'crownhead', name: 'CROWNHEAD', isBot: true };

/** From Boris's name. */
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

test('/play without an opponent invites anyone, and a coin decides', async () => {
  const table = await newTable();
  table.coin.heads = false;
  const invitation = screenOf(await type(table, 'anna', 'play', { color: 'random' }));
  expect(invitation.notifies).toEqual([]);
  expect(() => pressOn(invitation, 'Decline')).toThrow('no Decline');
  const begins = await pressLabel(table, 'dora', invitation, 'Accept');
  expect(begins).toMatchObject({ game: { seats: { white: { id: 'dora' }, black: { id: 'anna' } } } });
});

test.each([
  ['boris', 'Decline', 'declined'],
  ['anna', 'Cancel', 'cancelled'],
])('/play: %s closes it by %s', async (who, label, state) => {
  const table = await newTable();
  const invitation = screenOf(await type(table, 'anna', 'play', { opponent: boris }));
  const reply = await pressLabel(table, who, invitation, label);
  expect(reply).toMatchObject({ kind: 'invitation', challenge: { state } });
  expect(screenOf(reply).blocks.map(({ kind }) => kind)).toEqual(['text']);
});

test('/play from a position begins a casual game there, with the side to move that it says', async () => {
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

test('/play with a time shows it, and the game has its clock', async () => {
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
  expect(wordsOf(screenOf(reply))).toContain('· 3 days per move, weekends off · 1. Black');
});

test('/play offers the usual times, and any that is typed', async () => {
  const table = await newTable();
  const offered = await suggest(table, 'anna', 'play', 'time', '');
  expect(offered).toHaveLength(15);
  expect(offered[2]).toEqual({ label: '5+3: 5 min each, +3 s per move', value: '5+3' });
  expect(await suggest(table, 'anna', 'play', 'time', '7+7')).toEqual([
    { label: '7+7: 7 min each, +7 s per move', value: '7+7' },
  ]);
});

test('/play accepted by anyone names the accepter', async () => {
  const table = await newTable();
  const invitation = screenOf(await type(table, 'anna', 'play', { color: 'random' }));
  const begins = await pressLabel(table, 'dora', invitation, 'Accept');
  if (begins.kind !== 'card' || !begins.challenge) throw new Error(begins.kind);
  expect(wordsOf(screenOf({ kind: 'invitation', challenge: begins.challenge }))).toBe(
    '-# ⚔️ <@anna> and <@dora> are playing. Have a good game!',
  );
});

test('/play offers all variants, as many as Discord lists', () => {
  const option = commandNamed('play').options.find(({ name }) => name === 'variant');
  expect(option?.choices).toEqual(VARIANT_IDS);
  expect(VARIANT_IDS.length).toBeLessThanOrEqual(25);
});

test('a refused window opens again with the chosen values, except for the opponent who can’t be challenged', async () => {
  const table = await newTable();
  const window = await windowFor(table);
  if (window.kind !== 'form') throw new Error(window.kind);
  const answers = { opponent: 'other', variant: 'frisian', time: '3d', color: 'black', more: 'casual' };
  const people = new Map([['other', { id: 'other', name: 'Other', isBot: true }]]);
  const refused = screenOf(await submit(table, 'anna', window.form, answers, { people }));
  expect(labelsOf(refused)).toEqual(['Change the challenge']);
  const again = await pressLabel(table, 'anna', refused, 'Change the challenge', true);
  if (again.kind !== 'form') throw new Error(again.kind);
  const chosen = again.form.questions.map((question) =>
    question.kind === 'choice' ? question.choices.find(({ isChosen }) => isChosen)?.value : question,
  );
  expect(chosen).toEqual([expect.objectContaining({ chosen: null }), 'frisian', '3d', 'black', 'casual']);
});

test('an invitation without a clock says so', async () => {
  const table = await newTable();
  const invitation = screenOf(await type(table, 'anna', 'play', { opponent: boris, time: 'none' }));
  expect(wordsOf(invitation)).toContain('⏱️ No clock');
});

test('where games are not allowed, the window doesn’t open, and the right channel is named', async () => {
  const table = await newTable();
  const settings = { ...NO_SETTINGS, channels: ['channel-9'] };
  await table.app.store.settings.save({ guildId: 'guild-1', version: 1, settings });
  expect(wordsOf(screenOf(await windowFor(table)))).toContain('<#channel-9>');
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
] as const)('/play with %s', async (_, values, answer) => {
  expect(await playing(values)).toMatchObject(answer);
});

test.each([
  ['a search for one person', { find: 'server', opponent: boris }, 'To find you an opponent, I only look at'],
  ['a search for a color', { find: 'server', color: 'white' }, 'To find you an opponent, I only look at'],
  ['a rated practice', { level: '3', rated: true }, 'Games against me are always casual'],
  ['a practice match', { level: '3', match: '4' }, 'I only play single games.'],
])('%s is refused with what to leave out', async (_, values, says) => {
  expect(refusalOf(await playing(values)).slice(0, says.length)).toBe(says);
});

test('alone with the bot, any term begins a game against it, each variant its own', async () => {
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
