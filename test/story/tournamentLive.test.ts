/**
 * Live tournaments through the stand-in, from the announcement to the winners, with a simulated
 * clock.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { MINUTE } from '../../src/game/calendar/span.ts';
import { runningGames } from '../../src/tournament/life/meeting.ts';
import { doublesIn, NO_DOUBLES } from '../tournament/life/laws.ts';
import {
  answerTo,
  heard,
  LONG,
  isOver,
  isRound,
  makeMove,
  openHall,
  play,
  runningIn,
  stateOf,
  until,
  winnersOf,
  type Hall,
  cardOf,
  resign,
  postponeTo,
  startNow,
} from './tournamentHall.ts';
import { pressNamed } from './cards.ts';
import { GuildScheduledEventStatus } from 'discord-api-types/v10';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';

/**
 * The alphabetically first player wins; the second board is drawn. Absent players are waited for,
 * after a move where possible.
 */
async function playRound(hall: Hall, absent: string | null = null): Promise<void> {
  const games = await runningIn(hall);
  await Promise.all(
    games.map(async (game, board) => {
      const { white, black } = game.seats;
      if (white.name === absent) return;
      if (black.name === absent) return makeMove(hall, game.id);
      await play(hall, game, board === 1 ? 'draw' : white.name < black.name ? 'white' : 'black');
    }),
  );
}

test(
  'a Swiss of eight: called before it starts, four rounds, an absent player who returns, and a podium',
  async () => {
    const hall = await openHall(8, { form: 'swiss', time: '5+3', starts: '1h' });
    const { table, clock, players } = hall;
    const { anna, channel, discord } = table;
    clock.advance(46 * MINUTE);
    await heard(hall, 'starts <t:');
    clock.advance(15 * MINUTE);

    for (const round of [1, 2]) {
      await until(hall, isRound(round));
      await playRound(hall, 'Hugo');
      await until(hall, (tournament) => runningGames(tournament).length === 1);
      clock.advance(6 * MINUTE);
    }
    await heard(hall, 'missed two games in a row');
    await until(hall, isRound(3));
    const hugo = players.find(({ person }) => person.name === 'Hugo')!;
    expect(await answerTo(hugo, channel, 'tournament join')).toContain('You’re in **Cup**');
    await playRound(hall);
    await until(hall, isRound(4));
    await playRound(hall);
    await until(hall, isOver);

    expect(textOf(await winnersOf(hall))).toContain(`🏆 <@${anna.person.id}> wins **Cup**`);
    await heard(hall, 'final standings');
    const tournament = await stateOf(hall);
    const rulings = tournament.rulings.map(({ what, users }) => [what, users]);
    expect(rulings).toEqual(['withdrawn', 'back'].map((what) => [what, [hugo.person.id]]));
    expect(doublesIn(tournament)).toEqual(NO_DOUBLES);
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);

test(
  'a knockout of five, from its announcement to its podium',
  async () => {
    const hall = await openHall(5, {
      form: 'knock-out',
      time: '3d',
      starts: '2h',
      'third-place': false,
      event: true,
    });
    const { table, players, id } = hall;
    const { anna, boris, chidi, channel, discord } = table;
    const [dora, elif] = players.slice(3);
    await postponeTo(table, '3h');
    await heard(hall, 'moved the start');
    await startNow(table);

    // By name, Anna, Boris and Chidi advance at first; both games of a match are played side by
    // side, and won by the same player.
    const win = async (match: string, loser: Visitor): Promise<void> => {
      const games = [1, 2].map((game) => `${id}${match}g${game}`);
      await Promise.all(
        games.map(async (game) => resign(loser, (await cardOf(hall, game)).channel_id, game)),
      );
    };
    await win('r1b1', elif!);
    await Promise.all([win('r2b1', dora!), win('r2b2', chidi)]);
    await win('r3b1', boris);
    const end = await winnersOf(hall);
    expect(textOf(end)).toBe(`## 🏆 <@${anna.person.id}> wins **Cup**`);
    const bracket = await (await boris.command(channel, 'tournament show', { what: 'table' })).answer();
    expect(JSON.stringify(bracket.components)).toContain('Bracket of Cup');
    expect(await answerTo(boris, channel, 'tournament show', { what: 'history' })).toContain('Cup');
    const [event, another] = [...discord.world.guild.events.values()];
    expect(event).toMatchObject({ name: 'Cup', status: GuildScheduledEventStatus.Completed });
    expect(another).toBeUndefined();
    const { message: preview } = await pressNamed(anna, end, 'Host it again');
    const { message: created } = await pressNamed(anna, preview!, 'Announce');
    expect(textOf(created!)).toContain('**Cup** is open');
    const { message: refused } = await pressNamed(boris, end, 'Host it again');
    expect(textOf(refused!)).toContain('To host a tournament');
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);
