/**
 * A server where tournaments are organized with commands, played and viewed, with a clock set by
 * the test.
 */
import type { Game } from '../../../src/game/game.ts';
import type { Reply } from '../../../src/app/ports/command.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { letPass, playRound as playAll, type Hall } from '../../app/due/tournamentHall.ts';
import { newChannel, newTable, wordsOf } from '../../app/table.ts';
import { press, screenOf, type } from '../asks.ts';
import { buttonsOf } from '../../views/screens.ts';

export { letPass, type Hall };

export const NOON = Date.UTC(2026, 10, 22, 12);
export const CUP = { name: 'Cup', form: 'swiss', time: '5+3' };

export async function hallWith(given: object = {}, players: readonly string[] = []): Promise<Hall> {
  const table = await newTable();
  table.time.now = NOON;
  const hall = { ...table, channel: newChannel(() => table.time.now) };
  await type(hall, 'anna', 'tournament create', { ...CUP, ...given });
  for (const who of players) await type(hall, who, 'tournament join');
  await letPass(hall);
  return hall;
}

export async function stateOf({ app }: Hall): Promise<Tournament> {
  const stages = ['open', 'running', 'finished', 'cancelled'] as const;
  const [record] = await app.store.tournaments.list({ guildId: 'guild-1', stages });
  if (!record) throw new Error('there is no tournament');
  return record.tournament;
}

export const playRound = async (
  hall: Hall,
  tournament?: Tournament,
  winnerOf?: (game: Game) => 'white' | 'black',
): Promise<void> => playAll(hall, tournament ?? (await stateOf(hall)), winnerOf);

export const said = (reply: Reply): string => wordsOf(screenOf(reply));
export const firstGame = async (hall: Hall): Promise<string> =>
  (await stateOf(hall)).rounds[0]?.meetings[0]?.games[0]?.id ?? '';

export const FOUR = ['anna', 'boris', 'chidi', 'dora'] as const;

export const start = async (hall: Hall): Promise<void> => {
  await type(hall, 'anna', 'tournament manage start');
  await letPass(hall);
};

/** Ends or cancels the tournament with a command, and confirms it. */
export async function endIt(hall: Hall, given: object = {}): Promise<Reply> {
  const asked = screenOf(await type(hall, 'anna', 'tournament manage end', { ...given }));
  return press(hall, 'anna', buttonsOf(asked)[0]!.press);
}
