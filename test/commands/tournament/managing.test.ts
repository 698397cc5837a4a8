/** Manage…*: an organizer's changes with buttons, throughout a tournament. */
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import { TOURNAMENT } from '../../../src/views/presses/declarations.ts';
import type { Form, Screen } from '../../../src/views/screen/screen.ts';
import { wordsOf } from '../../app/table.ts';
import { press, pressLabel, screenOf, submit, suggest, type } from '../asks.ts';
import { FOUR, letPass, hallWith, NOON, playRound, said, start, stateOf, type Hall } from './hall.ts';

const panelOf = async (hall: Hall): Promise<Screen> =>
  screenOf(await pressLabel(hall, 'anna', screenOf(await type(hall, 'anna', 'tournament show')), 'Manage…'));

async function windowOn(hall: Hall, screen: Screen): Promise<Form> {
  const reply = await pressLabel(hall, 'anna', screen, 'Edit…');
  if (reply.kind !== 'form') throw new Error('no window');
  return reply.form;
}

const answersOf = ({ questions }: Form): Record<string, string> =>
  Object.fromEntries(questions.map((asked) => [asked.name, asked.kind === 'line' ? asked.value : '']));

test('the title, the limits and the end are edited, and everyone is notified', async () => {
  const hall = await hallWith({ ends: '2026-11-30', players: 8 }, FOUR);
  const window = await windowOn(hall, await panelOf(hall));
  const before = answersOf(window);
  expect(before).toEqual({ title: '', players: '8', lowest: '', highest: '', ends: '2026-12-01 00:00' });
  const asked = { ...before, title: 'Master of the hall', players: '16', lowest: '1200', ends: '2026-12-05' };
  const changed = await submit(hall, 'anna', window, asked);
  expect(said(changed)).toContain('<@anna> changed the title, the entry limits, or the end date.');
  const { terms } = await stateOf(hall);
  expect(terms).toMatchObject({
    title: 'Master of the hall',
    entry: { mostPlayers: 16, leastRating: 1200, mostRating: null },
    endsAt: Date.UTC(2026, 11, 6),
  });
  await letPass(hall);
  expect([...hall.channel.messages.values()].map(wordsOf)[0]).toContain('Master of the hall');
  // Unchanged values stay the same to the minute.
  await submit(hall, 'anna', window, { ...asked, ends: '2026-12-01 00:00' });
  expect((await stateOf(hall)).terms.endsAt).toBe(Date.UTC(2026, 11, 1));
  expect(said(await submit(hall, 'anna', window, { ...asked, players: '3' }))).toContain('4');
  expect(said(await submit(hall, 'anna', window, { ...asked, ends: 'soon' }))).toContain('soon');
  expect((await stateOf(hall)).terms.entry.mostPlayers).toBe(16);
});

test('a running tournament can be extended, but its end can’t be in the past', async () => {
  const hall = await hallWith({ ends: '2026-11-23' }, FOUR);
  await start(hall);
  const window = await windowOn(hall, await panelOf(hall));
  await submit(hall, 'anna', window, { ...answersOf(window), ends: '2026-11-25' });
  expect((await stateOf(hall)).terms.endsAt).toBe(Date.UTC(2026, 10, 26));
  hall.time.now = NOON + DAY;
  const past = await submit(hall, 'anna', window, { ...answersOf(window), ends: '2026-11-22' });
  expect(said(past)).toContain('as the last day');
  expect((await stateOf(hall)).terms.endsAt).toBe(Date.UTC(2026, 10, 26));
});

test('a player is removed after a confirmation, and returns only if the organizer adds them', async () => {
  const hall = await hallWith({}, FOUR);
  const panel = await panelOf(hall);
  expect(wordsOf(panel)).toContain('**4 players:**');
  const { id } = await stateOf(hall);
  const pick = (who: string, user: string) => press(hall, who, TOURNAMENT.to.out({ id }), null, [user]);
  expect(said(await pick('anna', 'nobody'))).toContain('isn’t in the tournament');
  const asked = screenOf(await pick('anna', 'dora'));
  expect(wordsOf(asked)).toContain('Remove <@dora> from **Cup**?');
  expect(said(await pressLabel(hall, 'anna', asked, 'Back'))).toContain('**4 players:**');
  expect(said(await pressLabel(hall, 'boris', asked, 'Yes, remove'))).toContain('Only the organizer');
  expect(said(await pressLabel(hall, 'anna', asked, 'Yes, remove'))).toContain('**3 players:**');
  expect(said(await type(hall, 'dora', 'tournament join'))).toContain('removed');
});

test('only organizers can cancel or end a tournament, after a confirmation', async () => {
  const hall = await hallWith({}, FOUR);
  const status = screenOf(await type(hall, 'boris', 'tournament show'));
  expect(JSON.stringify(status)).not.toContain('Manage…');
  await start(hall);
  await playRound(hall);
  const panel = await panelOf(hall);
  const ending = screenOf(await pressLabel(hall, 'anna', panel, 'End now…'));
  expect(wordsOf(ending)).toContain('End **Cup** now?');
  const off = screenOf(await pressLabel(hall, 'anna', panel, 'Cancel tournament…'));
  expect(wordsOf(off)).toContain('Cancel **Cup**? This can’t be undone.');
  expect((await stateOf(hall)).stage).toBe('running');
  expect(said(await pressLabel(hall, 'anna', off, 'Yes, cancel it'))).toContain('canceled the tournament');
  expect((await stateOf(hall)).stage).toBe('cancelled');
  expect(said(await pressLabel(hall, 'anna', ending, 'Yes, end it'))).toContain('over');
  await letPass(hall, HOUR);
  expect(said(await pressLabel(hall, 'anna', panel, 'Edit…'))).toContain('over');
});

test('a typed end or removal asks for confirmation, names the unfinished games, and stores its reason', async () => {
  const hall = await hallWith({ form: 'round-robin', rounds: undefined }, FOUR);
  await start(hall);
  const dora = { id: 'dora', name: 'DORA', isBot: false };
  const removing = screenOf(
    await type(hall, 'anna', 'tournament manage remove', { player: dora, reason: 'no | shows' }),
  );
  expect(wordsOf(removing)).toContain('no ¦ shows');
  expect((await stateOf(hall)).rulings).toHaveLength(1);
  await pressLabel(hall, 'anna', removing, 'Yes, remove');
  expect((await stateOf(hall)).rulings.at(-1)).toMatchObject({ to: 'removed', reason: 'no ¦ shows' });
  const ending = screenOf(await type(hall, 'anna', 'tournament manage end', { reason: 'rain' }));
  expect(wordsOf(ending)).toMatch(/2 games are unfinished: [A-Z]+ – [A-Z]+, [A-Z]+ – [A-Z]+/u);
  expect((await stateOf(hall)).stage).toBe('running');
  await pressLabel(hall, 'anna', ending, 'Yes, end it');
  await letPass(hall);
  const { stage, rulings } = await stateOf(hall);
  expect([stage, rulings.find(({ what }) => what === 'ended')?.reason]).toEqual(['finished', 'rain']);
  const changes = said(await press(hall, 'boris', TOURNAMENT.to.rulings({ id: (await stateOf(hall)).id })));
  // Nobody has moved, so both lose: by the organizer's decision, not by time.
  expect(changes).toMatch(
    /unfinished when <@anna> ended the tournament \(<@\w+> – <@\w+>, round 1\): 0–0 \(forfeit\)/u,
  );
  expect(changes).not.toContain('in time');
});

test('the organizer can set the result of a game in progress', async () => {
  const hall = await hallWith({}, FOUR);
  await start(hall);
  const [id] = (await suggest(hall, 'anna', 'tournament manage result', 'game', '')).map(
    ({ value }) => value,
  );
  const given = { game: id!, result: 'white', reason: 'Boris left' };
  expect(said(await type(hall, 'anna', 'tournament manage result', given))).toMatch(
    /set the result of a game \(<@\w+> – <@\w+>, round 1\): 2–0/u,
  );
  await letPass(hall);
  expect((await hall.app.store.games.load(id!))?.game.result).toMatchObject({ winner: 'white' });
});

test('a reader who verifies the draw finds a button to go back', async () => {
  const hall = await hallWith({}, FOUR);
  const status = screenOf(await type(hall, 'boris', 'tournament show'));
  const draw = screenOf(await pressLabel(hall, 'boris', status, 'Are the pairings fair?'));
  expect(said(await pressLabel(hall, 'boris', draw, 'Back'))).toBe(wordsOf(status));
});
