/**
 * A real-time tournament through the stand-in, from the announcement to the winners, with a
 * simulated clock.
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
} from './tournamentHall.ts';

/**
 * The alphabetically first player wins, and the second board is drawn. Games against absent players
 * are left waiting, after a move if possible.
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
  'a Swiss with eight players: a notice before the start, four rounds, an absent player who returns, and a podium',
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
