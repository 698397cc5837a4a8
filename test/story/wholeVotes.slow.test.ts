/** Whole games of teams that vote, from `/team play` to their end. */
import { expect, test } from 'vitest';
import { DAY } from '../../src/game/calendar/span.ts';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { dump, placesOf } from '../store/dump.ts';
import { buttonTo, cardAfter, plyOn, refusalsIn } from './cards.ts';
import { byHand } from './hands.ts';
import { AFTER, begin, board, erase, GUESTS, PLAYERS, surely, told, vote } from './teams.ts';

test('a channel plays Russian draughts against the engine until the board decides', async () => {
  const { table, clock, ...scene } = await begin({ level: '3' });
  const { anna, boris, chidi, channel, discord } = table;
  let { card } = scene;
  let votes = 0;
  for (; textOf(card).includes('vote for your move'); votes += 1) {
    const later = cardAfter(table, card);
    for (const who of votes === 0 ? [anna, boris, chidi] : [anna, boris]) await surely(who, card, votes);
    if (votes === 0) clock.advance(AFTER);
    card = await later;
    expect(textOf(card)).toMatch(/Votes: \S+: [23] votes/u);
  }
  expect(votes).toBeGreaterThan(10);
  expect(plyOn(card)).toBeGreaterThan(20);
  expect(textOf(card)).toMatch(/🏆|drew/u);
  expect(textOf(card)).not.toMatch(/on time|resign/u);
  expect(textOf(card)).toContain(`<#${channel}>`);
  expect(anna.notifications()).toEqual([]);
  expect(refusalsIn(discord)).toEqual([]);
}, 300_000);

test('role against role in Bashni: a tie, no quorum, a restart, a leaver and an erased voter', async () => {
  const { table, clock, bot, card } = await begin({
    team: PLAYERS,
    against: GUESTS,
    variant: 'bashni',
    'minimum-votes': 2,
  });
  const { anna, boris, chidi, channel, databasePath, discord } = table;
  await vote(anna, card, 'c3-d4');
  await vote(boris, card, 'e3-f4');
  clock.advance(AFTER);
  const runoff = await board(table, 'it’s a tie: choose between c3-d4 and e3-f4');
  await byHand(boris, runoff, 'c3-d4');
  const theirs = await board(table, 'Votes: c3-d4: 2 votes');

  await vote(chidi, theirs, 'b6-a5');
  clock.advance(AFTER);
  await board(table, 'not enough votes yet');
  await bot.stop();
  clock.advance(AFTER);
  await table.startBot({ now: () => clock.now() });
  const third = await board(table, 'Votes: b6-a5: 1 vote');

  await vote(boris, third, 'g3-h4');
  const own = await told(boris.click(third.id, buttonTo(third, 'vote', 'mine')));
  await told(boris.click(own.id, findButton(own, 'Leave the team').custom_id));
  await vote(anna, third, 'b2-c3');
  clock.advance(AFTER);
  const more = await board(table, 'not enough votes yet');
  // The team had one member when the runoff began, so each vote is more than half of it.
  await byHand(boris, more, 'g3-h4');
  const last = await board(table, 'Votes: b2-c3: 1 vote, g3-h4: 1 vote');
  expect(textOf(last)).toContain('**Players** b2-c3');

  await vote(chidi, last, 'f6-g5');
  await erase(chidi, channel);
  await expect.poll(async () => placesOf(await dump(databasePath), chidi.person.id)).toEqual([]);
  clock.advance(AFTER);
  await board(table, 'nobody has voted');
  clock.advance(7 * DAY + AFTER);
  expect(textOf(await board(table, '🏆'))).toContain(`<@&${PLAYERS}> beat Guests on time`);
  expect([anna, boris, chidi].flatMap((who) => who.notifications())).toEqual([]);
  expect(refusalsIn(discord)).toEqual([]);
}, 120_000);
