/** A complete game, and its analysis. */
import type { APIMessage } from 'discord-api-types/v10';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { gameEndingBy } from './games.ts';
import type { Table } from './table.ts';

export const { list: MOVES } = gameEndingBy('no-pieces');

export const analyzed = ({ anna }: Table, id?: string): Promise<APIMessage> =>
  anna.waitFor(
    (message) => (id === undefined || message.id === id) && textOf(message).includes('Accuracy'),
    30_000,
  );
