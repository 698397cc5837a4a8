/** A tournament that the sweep advances: games end, time passes, and posts can be read. */
import { saveGame } from '../../../src/app/save/saveGame.ts';
import type { Game, GameId, GameResult } from '../../../src/game/game.ts';
import { MINUTE } from '../../../src/game/calendar/span.ts';
import { runningGames } from '../../../src/tournament/life/meeting.ts';
import type { Form, Terms } from '../../../src/tournament/life/terms.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { entered, NOON, termsOf } from '../../tournament/life/hall.ts';
import { wordsOf } from '../../views/screens.ts';
import { sweep } from '../sweep.ts';
import { newChannel, newTable, type Channel, type Table } from '../table.ts';

export interface Hall extends Table {
  readonly channel: Channel;
}

export const ID = 'abcdefghij';

export async function hallWith(form: Form, players: number, changes: Partial<Terms> = {}): Promise<Hall> {
  const table = await newTable();
  table.time.now = NOON;
  const hall = { ...table, channel: newChannel(() => table.time.now) };
  await table.app.store.tournaments.add({ ...entered(termsOf(form, changes), players), version: 1 }, NOON);
  await letPass(hall, 0);
  return hall;
}

export async function letPass({ app, channel, time }: Hall, ms = 1000): Promise<void> {
  time.now += ms;
  for (let round = 0; round < 6; round += 1) await sweep(app, channel);
}

export async function stateOf({ app }: Hall): Promise<Tournament> {
  const record = await app.store.tournaments.load(ID);
  if (!record) throw new Error('there is no tournament');
  return record.tournament;
}

export async function runningIn(hall: Hall, tournament?: Tournament): Promise<readonly Game[]> {
  const running = runningGames(tournament ?? (await stateOf(hall)));
  return hall.app.store.servers.games(running.flatMap(({ game }) => game.id ?? []));
}

export async function end({ app, time }: Hall, id: GameId, result: GameResult): Promise<void> {
  const record = await app.store.games.load(id);
  if (!record) throw new Error('there is no game');
  const moves = Array.from({ length: 20 }, () => 'c3-d4');
  const ended = { ...record.game, moves, result, version: record.game.version + 1, changedAt: time.now };
  if (!(await saveGame(app, ended, null))) throw new Error('the game was not saved');
}

export async function playRound(
  hall: Hall,
  tournament?: Tournament,
  winnerOf: (game: Game) => 'white' | 'black' = () => 'white',
): Promise<void> {
  for (const game of await runningIn(hall, tournament))
    await end(hall, game.id, { winner: winnerOf(game), by: 'resignation' });
  await letPass(hall, MINUTE);
}

export const posted = ({ channel }: Hall): readonly string[] => [...channel.messages.values()].map(wordsOf);
export const isTold = (hall: Hall, words: string): boolean =>
  posted(hall).some((text) => text.includes(words));
