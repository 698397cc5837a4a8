/**
 * Long tournaments through the stand-in: by correspondence over simulated weeks, and in matches.
 */
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../src/game/calendar/span.ts';
import { runningGames } from '../../src/tournament/life/meeting.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { doublesIn, NO_DOUBLES } from '../tournament/life/laws.ts';
import {
  answerTo,
  giveUp,
  heard,
  LONG,
  cardOf,
  isOver,
  isRound,
  makeMove,
  NOON,
  openHall,
  play,
  runningIn,
  startNow,
  stateOf,
  toldIn,
  until,
  winnersOf,
} from './tournamentHall.ts';

const say = sayIn('en-US');

/**
 * The clock jumps days ahead while an earlier private answer is removed, a board is replaced, and
 * old boards are updated at one instant, where Discord takes only a few; the others are updated
 * later.
 */
const BY_JUMPS = new Set<unknown>([10_008, 30_046, 50_027]);

test(
  'a round robin of six by correspondence: forty days, an absent player, one adjudicated game',
  async () => {
    const hall = await openHall(6, { form: 'round-robin', time: '7d', starts: '12h', ends: '2026-07-17' });
    const { table, clock } = hall;
    const { anna, boris, channel, discord } = table;
    clock.advance(12 * HOUR);
    await heard(hall, say('tournament.all-rounds'));
    const games = await runningIn(hall);
    expect(games).toHaveLength(15);
    for (const { id } of games) await cardOf(hall, id);

    const of = (name: string) =>
      games.filter(({ seats }) => [seats.white.name, seats.black.name].includes(name));
    const long = of('Anna').find((game) => of('Boris').includes(game))!;
    const played = games.filter((game) => game !== long && !of('Farid').includes(game));
    // A few games per day; Farid's opponents have moved, and wait.
    for (const [index, game] of played.entries()) {
      await play(hall, game, index % 3 === 0 ? 'draw' : 'white');
      if (index % 3 === 0) await makeMove(hall, long.id);
      clock.advance(DAY / 4);
    }
    for (const game of of('Farid')) if (game.seats.black.name === 'Farid') await makeMove(hall, game.id);
    while (clock.now() < NOON + 36 * DAY) {
      await makeMove(hall, long.id);
      clock.advance(4 * DAY);
    }
    await until(hall, (each) => runningGames(each).length === 1);
    await heard(hall, 'missed two games in a row');
    expect(await answerTo(boris, channel, 'tournament show', { what: 'next' })).toContain(
      `<@${anna.person.id}>`,
    );

    clock.advance(NOON + 40.5 * DAY - clock.now());
    await until(hall, isOver);
    await winnersOf(hall);
    const tournament = await stateOf(hall);
    expect(tournament).toMatchObject({ end: 'played', closing: [] });
    expect(tournament.rulings.filter(({ what }) => what === 'judged')).toMatchObject([
      { by: null, game: long.id },
    ]);
    expect(tournament.endedAt).toBeLessThanOrEqual(NOON + 41 * DAY);
    expect((await hall.store.games.load(long.id))?.game.result).toEqual({ winner: null, by: 'adjudication' });
    expect(doublesIn(tournament)).toEqual(NO_DOUBLES);
    expect(discord.refusals.filter(({ code }) => !BY_JUMPS.has(code))).toEqual([]);
  },
  LONG,
);

test(
  'a Double-Swiss of six: in each match both play both sides of one opening, which nobody has twice',
  async () => {
    const hall = await openHall(6, {
      form: 'double-swiss',
      rounds: 3,
      openings: 'idf',
      time: '5+3',
      starts: '30m',
    });
    const { table } = hall;
    const { discord } = table;
    await startNow(table);
    for (const round of [1, 2, 3]) {
      await until(hall, isRound(round));
      const first = await runningIn(hall);
      await Promise.all(first.map((game) => play(hall, game, 'white')));
      await until(hall, ({ rounds }) => rounds.at(-1)!.meetings.every(({ games }) => games.length === 2));
      const second = await runningIn(hall);
      expect(new Set([...first, ...second].map(({ start }) => start)).size).toBe(1);
      for (const game of second) {
        const other = first.find(({ tournament }) => tournament?.board === game.tournament?.board);
        const expected = [other?.seats.black.id, other?.seats.white.id];
        expect([game.seats.white.id, game.seats.black.id]).toEqual(expected);
      }
      await Promise.all(
        second.map((game, board) => (board === 0 ? play(hall, game, 'draw') : giveUp(hall, game))),
      );
    }
    await until(hall, isOver);
    await winnersOf(hall);
    const tournament = await stateOf(hall);
    const dealt = tournament.rounds.map(({ meetings }) => meetings[0]?.games[0]?.opening);
    expect(new Set(dealt).size).toBe(3);
    expect(doublesIn(tournament)).toEqual(NO_DOUBLES);
    expect(
      (await toldIn(hall)).filter((text) => text.includes(say('tournament.round', { round: 2 }))),
    ).toHaveLength(1);
    expect(discord.refusals.filter(({ code }) => !BY_JUMPS.has(code))).toEqual([]);
  },
  LONG,
);
