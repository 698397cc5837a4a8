/** Server events for tournaments: one per tournament, kept up to date, never delaying it. */
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import type { ServerEventEntry } from '../../../src/views/tournament/announcement.ts';
import { wordsOf } from '../../app/table.ts';
import { type } from '../asks.ts';
import { endIt, FOUR, letPass, hallWith, NOON, playRound, start, stateOf, type Hall } from './hall.ts';
import { message } from '../../../src/views/screen/tokens.ts';

const entriesIn = ({ events }: Hall): readonly ServerEventEntry[] => [...events.entries.values()];
const inPrivate = ({ channel }: Hall): readonly string[] =>
  [...channel.messages.values()].map(wordsOf).filter((words) => words.includes('server’s events'));

/** The next tournament here, which should get an event. */
const createListed = (hall: Hall) =>
  type(hall, 'anna', 'tournament create', { name: 'Club cup', form: 'swiss', time: '5+3', event: true });

test('the event is created, postponed, started and ended with its tournament, and says where to join', async () => {
  const hall = await hallWith({ event: true, rounds: 1, starts: '2h' }, FOUR);
  expect(entriesIn(hall)).toEqual([
    {
      stage: 'scheduled',
      name: 'Cup',
      description:
        'Swiss, 1 round · Russian draughts · 5+3\nRated\nWant to play? Open the link and join there.',
      location: message({ guildId: 'guild-1', channelId: 'channel-1', messageId: 'm1' }),
      startsAt: NOON + 2 * HOUR,
      endsAt: (await stateOf(hall)).terms.endsAt,
    },
  ]);
  await type(hall, 'anna', 'tournament manage start', { to: '5h' });
  await letPass(hall);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'scheduled', startsAt: NOON + 5 * HOUR + 1000 }]);
  await start(hall);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'active' }]);
  await playRound(hall);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'over' }]);
  expect((await stateOf(hall)).serverEvent).toMatchObject({ state: 'over' });
  const { asked } = hall.events;
  await letPass(hall, DAY);
  // One request each to create, postpone, start and end it, and none for new players or games.
  expect([asked, hall.events.asked]).toEqual([4, 4]);
});

test('the event is deleted if its tournament is canceled', async () => {
  const hall = await hallWith({ event: true });
  await endIt(hall);
  await letPass(hall);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'over' }]);
});

test('a tournament only gets an event on request', async () => {
  const hall = await hallWith({}, FOUR);
  await start(hall);
  expect(hall.events.asked).toBe(0);
});

test('each tournament of a repeating series gets an event', async () => {
  const hall = await hallWith({ event: true, repeats: 'week', rounds: 1 }, FOUR);
  await letPass(hall, HOUR);
  expect(entriesIn(hall)).toMatchObject([
    { stage: 'active', startsAt: NOON + HOUR },
    { stage: 'scheduled', startsAt: NOON + 7 * DAY + HOUR },
  ]);
});

test.each([
  ['forbidden', '**Create Events** permission'],
  ['full', 'it already has as many as Discord allows'],
] as const)(
  'the organizer is notified once if the event can’t be created (%s), and the tournament continues',
  async (fault, words) => {
    const hall = await hallWith({ rounds: 1 }, FOUR);
    await endIt(hall);
    hall.events.fault = fault;
    await createListed(hall);
    await letPass(hall);
    expect(inPrivate(hall)).toEqual([expect.stringContaining(words)]);
    await type(hall, 'anna', 'tournament manage start', {
      tournament: (await newest(hall)).id,
      to: '5h',
    });
    await letPass(hall, MINUTE);
    expect(inPrivate(hall)).toHaveLength(1);
    // Once the bot has permission, the next change creates the event.
    hall.events.fault = null;
    await type(hall, 'anna', 'tournament manage start', {
      tournament: (await newest(hall)).id,
      to: '6h',
    });
    await letPass(hall, MINUTE);
    expect(entriesIn(hall)).toMatchObject([{ name: 'Club cup', stage: 'scheduled' }]);
  },
);

test('creating the event is retried while Discord doesn’t answer, and delays nothing else', async () => {
  const hall = await hallWith({ event: true, rounds: 1 }, FOUR);
  hall.events.fault = 'later';
  await start(hall);
  expect((await stateOf(hall)).rounds).toHaveLength(1);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'scheduled' }]);
  hall.events.fault = null;
  await letPass(hall, MINUTE);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'active' }]);
});

test('an announcement that moves before the event is confirmed doesn’t create a second event', async () => {
  const hall = await hallWith({}, FOUR);
  await endIt(hall);
  hall.events.isSilent = true;
  await createListed(hall);
  await letPass(hall);
  const { id: tournament, serverEvent } = await newest(hall);
  expect([entriesIn(hall).length, serverEvent]).toMatchObject([1, { id: null, state: 'sought' }]);
  hall.events.isSilent = false;
  await type(hall, 'anna', 'tournament manage move', { tournament, channel: 'channel-2' });
  await letPass(hall, MINUTE);
  expect(entriesIn(hall)).toMatchObject([{ location: expect.stringContaining('channel-2') }]);
  expect((await newest(hall)).serverEvent).toMatchObject({ id: 'event1', links: [], state: 'listed' });
});

test('an event whose end Discord rejected for a day still ends', async () => {
  const hall = await hallWith({ event: true, starts: '3d' });
  hall.events.fault = 'later';
  await endIt(hall);
  await letPass(hall);
  await letPass(hall, DAY);
  hall.events.fault = null;
  await letPass(hall, DAY / 4);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'over' }]);
  expect(hall.events.asked).toBeLessThan(20);
});

test('an event ends even if its tournament ended while Discord was down and the channel closed', async () => {
  const hall = await hallWith({ event: true, rounds: 1 }, FOUR);
  await start(hall);
  hall.events.fault = 'later';
  hall.channel.fault = 'forbidden';
  await playRound(hall);
  expect((await stateOf(hall)).stage).toBe('finished');
  hall.events.fault = null;
  await letPass(hall, MINUTE);
  expect(entriesIn(hall)).toMatchObject([{ stage: 'over' }]);
});

const newest = async ({ app }: Hall) => {
  const [record] = await app.store.tournaments.list({ guildId: 'guild-1', stages: ['open', 'running'] });
  if (!record) throw new Error('there is no tournament');
  return record.tournament;
};
