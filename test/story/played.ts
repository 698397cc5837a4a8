/** A whole game that was played, and the analysis of it. */
import type { APIMessage } from 'discord-api-types/v10';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { begin, cardAfter } from './cards.ts';
import { gameEndingBy } from './games.ts';
import type { Table } from './table.ts';

export const { list: MOVES } = gameEndingBy('no-pieces');

export async function played(table: Table): Promise<APIMessage> {
  const { anna, boris, channel } = table;
  let card = await begin(table, anna, boris);
  for (const [ply, move] of MOVES.entries()) {
    await (ply % 2 === 0 ? anna : boris).command(channel, 'move', { move });
    card = await cardAfter(table, card);
  }
  return card;
}

export const analyzed = ({ anna }: Table): Promise<APIMessage> =>
  anna.waitFor((message) => textOf(message).includes('Accuracy'), 30_000);
