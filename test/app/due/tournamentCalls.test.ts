/** Players are notified that their round has begun: in the thread, by direct message, or never. */
import { expect, test } from 'vitest';
import { NO_PREFERENCE } from '../../../src/app/ports/subjects/people.ts';
import { HOUR } from '../../../src/game/calendar/span.ts';
import type { Way } from '../../../src/game/calls/notices.ts';
import { pressesOn, type Screen } from '../../../src/views/screen/screen.ts';
import { NOON } from '../../tournament/life/hall.ts';
import { wordsOf } from '../../views/screens.ts';
import { letPass, hallWith, isTold, stateOf, type Hall } from './tournamentHall.ts';

/** How a player wants to be notified of their turns. */
const wanting = (hall: Hall, user: string, turn: Way): Promise<boolean> =>
  hall.app.store.people.saveNotices(
    {
      user,
      version: 1,
      preference: {
        ...NO_PREFERENCE,
        notices: { ways: { turn }, digest: { hour: 9, zone: 'UTC' }, locale: 'en-US' },
      },
    },
    NOON,
    null,
  );

const newsOf = (hall: Hall, words: string): Screen => {
  const found = [...hall.channel.messages.values()].find((screen) => wordsOf(screen).includes(words));
  if (!found) throw new Error(`nobody was told ${words}`);
  return found;
};

test('players are notified of the start, with a link to their board, through the channel they chose', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 3 }, 8);
  await wanting(hall, 'u6', 'direct');
  await wanting(hall, 'u8', 'nothing');
  await letPass(hall, HOUR);
  const { rounds, players } = await stateOf(hall);
  const idOf = (number: number): string => players.find((each) => each.number === number)?.id ?? '';
  const black = rounds[0]!.meetings.map((meeting) => idOf(meeting.black));
  const news = newsOf(hall, '**Round 1**');
  expect(wordsOf(news)).toMatch(/^🔔 \*\*Round 1\*\*\n1\. /u);
  expect(wordsOf(news).match(/\[Board ›\]\(https:.*?\/m1\/m\d+\)/gu)).toHaveLength(4);
  // The boards notify White; this notice is posted below them.
  expect(black).toEqual(expect.arrayContaining(['u6', 'u8']));
  expect(news.notifies.toSorted()).toEqual(black.filter((id) => id !== 'u6' && id !== 'u8').toSorted());
  const direct = [...hall.channel.messages.values()].filter(({ blocks }) =>
    blocks.some(({ kind }) => kind === 'link'),
  );
  expect(direct.map(wordsOf)).toEqual([
    expect.stringMatching(/^🏆 \*\*Friday blitz has started\.\*\*\nYou’re playing <@u\d>\./u),
  ]);
});

test('a player who can’t receive direct messages is mentioned in the news of the round', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 3 }, 8);
  const users = Array.from({ length: 8 }, (_, index) => `u${index + 1}`);
  for (const user of users) await wanting(hall, user, 'direct');
  hall.channel.refusesDirect = true;
  await letPass(hall, HOUR);
  expect(newsOf(hall, '**Round 1**').notifies).toHaveLength(4);
  const preferences = await Promise.all(users.map((user) => hall.app.store.people.preference(user)));
  expect(preferences.every(({ notices }) => notices?.refused)).toBe(true);
});

test('news of a round waits for its boards, but not forever', async () => {
  const hall = await hallWith({ kind: 'swiss', rounds: 3 }, 4);
  const { channel } = hall;
  const post = channel.post.bind(channel);
  channel.post = async (...given) =>
    pressesOn(given[1]).some(({ command }) => command === 'move') ? 'later' : post(...given);
  await letPass(hall, HOUR);
  expect(isTold(hall, '**Round 1**')).toBe(false);
  await letPass(hall, 20_000);
  expect(isTold(hall, '**Round 1**')).toBe(true);
  expect(wordsOf(newsOf(hall, '**Round 1**'))).not.toContain('Board ›');
});
