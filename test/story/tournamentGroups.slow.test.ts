/**
 * Groups with a final through the stand-in: drawn, played, announced by name, viewed from a menu,
 * won.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { altTextsOf, menusOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { doublesIn, NO_DOUBLES } from '../tournament/life/laws.ts';
import { buttonTo } from './cards.ts';
import {
  giveUp,
  heard,
  isOver,
  isRound,
  LONG,
  openHall,
  play,
  runningIn,
  startNow,
  stateOf,
  toldIn,
  until,
  winnersOf,
  type Hall,
} from './tournamentHall.ts';

/** In each game the alphabetically first player wins; once, on the board. */
async function playRound(hall: Hall): Promise<void> {
  const games = await runningIn(hall);
  await Promise.all(
    games.map((game) => {
      const { white, black } = game.seats;
      return white.name < black.name ? giveUp(hall, game) : play(hall, game, 'black');
    }),
  );
}

async function standingsBelow(who: Visitor, message: APIMessage): Promise<APIMessage> {
  const { message: shown } = await who.click(message.id, buttonTo(message, 'tournament', 'table'));
  return shown!;
}

function menuOn(message: APIMessage) {
  const [menu] = menusOf(message);
  if (!menu || !('options' in menu)) throw new Error('there is no menu');
  return { id: menu.custom_id, labels: menu.options.map(({ label }) => label) };
}

test(
  'six in two groups: each told under its name, four in the final, and one winner',
  async () => {
    const hall = await openHall(6, { form: 'groups', 'group-size': 3, time: '5+3', starts: '1h' });
    const { table, players } = hall;
    const { anna, boris, channel, discord } = table;
    await startNow(table);
    for (const round of [1, 2, 3]) {
      await until(hall, isRound(round));
      await playRound(hall);
    }

    await heard(hall, '⏭️ The groups are over.');
    const { phases } = await stateOf(hall);
    const named = (numbers: readonly number[] = []) =>
      numbers.map((number) => players[number - 1]!.person.name);
    expect(phases.map((phase) => phase.groups.map(named))).toEqual([
      [
        ['Anna', 'Dora', 'Elif'],
        ['Boris', 'Chidi', 'Farid'],
      ],
      [['Anna', 'Boris', 'Dora', 'Chidi']],
    ]);
    // Everyone sees their own group first, others see the final, and each can page to the rest.
    const last = await heard(hall, 'after round 3');
    const expected = ['Standings of Cup · Group A after round 3', 'Standings of Cup · Group B after round 3'];
    expect(altTextsOf(last).map((alt) => alt.split(':')[0])).toEqual(expected);
    const own = await standingsBelow(boris, last);
    expect(textOf(own)).toContain('Cup · Group B');
    const turned = await boris.choose(own.id, menuOn(own).id, ['0']);
    expect(textOf(turned.message!)).toContain('Cup · Group A');

    for (const round of [4, 5, 6]) {
      await until(hall, isRound(round));
      await playRound(hall);
    }
    await until(hall, isOver);
    const end = await winnersOf(hall);
    expect(textOf(end)).toBe(`## 🏆 <@${anna.person.id}> wins **Cup** with 6 points`);
    expect(altTextsOf(end)).toEqual(['Podium of Cup: 1. Anna (6), 2. Boris (4), 3. Chidi (2)']);
    expect(altTextsOf(await heard(hall, 'final standings'))).toEqual([
      expect.stringContaining('Standings of Cup · Final: 1. Anna (6)'),
    ]);
    const final = await standingsBelow(players[5]!, end);
    expect(textOf(final)).toContain('Cup · Final');
    expect(menuOn(final).labels).toEqual(['Group A', 'Group B', 'Final']);

    const tournament = await stateOf(hall);
    expect(tournament).toMatchObject({ end: 'played', planned: 6 });
    expect(doublesIn(tournament)).toEqual(NO_DOUBLES);
    // Each is notified once, and the channel only has the announcement and the winners.
    const told = await toldIn(hall);
    for (const words of ['**Round 1**', '**Round 4**', '⏭️', 'final standings'])
      expect(told.filter((text) => text.includes(words))).toHaveLength(1);
    const outside = boris.messages(channel).filter(({ flags = 0 }) => (flags & 64) === 0);
    expect(outside.map(textOf)).toEqual([expect.stringContaining('**6 players:**'), textOf(end)]);
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);
