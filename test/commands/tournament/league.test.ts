/**
 * A league over several simulated weeks: the winner of a group moves up one group next time, the
 * last player moves down.
 */
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { wordsOf } from '../../app/table.ts';
import { faultsOf } from '../../views/limits.ts';
import { type } from '../asks.ts';
import { letPass, hallWith, playRound, said, type Hall } from './hall.ts';
import { slowTest } from '../../runs.ts';

const EIGHT = Array.from({ length: 8 }, (_, index) => `p${index + 1}`);

async function find({ app }: Hall, stage: Tournament['stage']): Promise<Tournament> {
  const [record] = await app.store.tournaments.list({ guildId: 'guild-1', stages: [stage] });
  if (!record) throw new Error(`there is no tournament that is ${stage}`);
  return record.tournament;
}

async function groupsIn(hall: Hall): Promise<readonly string[]> {
  const { phases, players } = await find(hall, 'running');
  const idOf = (number: number) => players.find((player) => player.number === number)?.id ?? '';
  return (phases[0]?.groups ?? []).map((group) => group.map(idOf).toSorted().join(' '));
}

const favorite = ({ seats: { white, black } }: Game) => (white.name < black.name ? 'white' : 'black');

/** Plays this week's games to the end: the alphabetically first player wins. Returns the news. */
async function play(hall: Hall): Promise<string> {
  const { id } = await find(hall, 'running');
  for (let round = 0; round < 5; round += 1) {
    const record = await hall.app.store.tournaments.load(id);
    if (record?.tournament.stage === 'running') await playRound(hall, record.tournament, favorite);
  }
  const told = [...hall.channel.messages.values()].map(wordsOf);
  return told
    .filter((words) => /^📊.*final standings|^## 🏆/u.test(words))
    .slice(-2)
    .join('\n');
}

async function enter(hall: Hall, ...players: readonly string[]): Promise<void> {
  const { id: tournament, terms } = await find(hall, 'open');
  for (const who of players) await type(hall, who, 'tournament join', { tournament });
  await letPass(hall, terms.startsAt - hall.time.now);
}

test('a league runs every week, and players move between its groups', async () => {
  const hall = await hallWith({ form: 'league', 'group-size': 4, starts: '1h' }, EIGHT);
  const [announced] = [...hall.channel.messages.values()].map(wordsOf);
  expect(announced).toContain('League, up to 4 per group · Russian draughts · 5+3');
  expect(announced).toContain('Repeats every week');
  expect(announced).toContain('the winner of each group moves up a group, and the last one moves down');
  await letPass(hall, HOUR);
  expect(await groupsIn(hall)).toEqual(['p1 p2 p3 p4', 'p5 p6 p7 p8']);

  const first = await play(hall);
  expect(first).toContain('## 🏆 <@p1> wins **Cup** with 6 points');
  expect(first).toContain('⬆️ One group up next time: <@p5>\n⬇️ One group down next time: <@p4>');
  const { id: tournament } = await find(hall, 'finished');
  const status = said(await type(hall, 'p5', 'tournament show', { tournament }));
  expect(status).toContain('Group B · your place: 1 · points: 6');

  // The winner doesn't play this week. A newcomer begins in the lowest group, whatever their name.
  await enter(hall, 'anna', ...EIGHT.slice(1));
  expect(await groupsIn(hall)).toEqual(['p2 p3 p4 p5', 'anna p6 p7 p8']);
  expect(await play(hall)).toContain(
    '⬆️ One group up next time: <@anna>\n⬇️ One group down next time: <@p5>',
  );

  // Too few players join, so that week changes nothing.
  await enter(hall, 'p2', 'p3');
  await letPass(hall, DAY);
  await enter(hall, 'anna', ...EIGHT.slice(1));
  expect(await groupsIn(hall)).toEqual(['anna p2 p3 p4', 'p5 p6 p7 p8']);
  expect([...hall.channel.messages.values()].flatMap(faultsOf)).toEqual([]);
});

slowTest('if a season is still running, the next season uses the order of the previous season', async () => {
  const hall = await hallWith({ form: 'league', 'group-size': 4, starts: '1h', ends: '2026-12-31' }, EIGHT);
  await letPass(hall, HOUR);
  await play(hall);
  await enter(hall, ...EIGHT);
  await enter(hall, ...EIGHT.toReversed());
  expect(await groupsIn(hall)).toEqual(['p1 p2 p3 p5', 'p4 p6 p7 p8']);
});
