/** Games that are played while the bot's processes die: each move is tried until it is stored. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { buttonsOf, menusOf } from '../../playground/server/visitor/reading.ts';
import { begin, gameOn, isCard } from './cards.ts';
import { byHand } from './hands.ts';
import type { ManyProcesses } from './manyProcesses.ts';
import type { Table } from './table.ts';

/**
 * The longest time (ms) before a player tries a move again. Continuous retries would leave a busy
 * machine no time to answer.
 */
const LONGEST_PAUSE = 1000;

/** The boards of a game in its channel, newest last. */
export const boardsOf = ({ anna }: Table, channel: string, game: string): readonly APIMessage[] =>
  anna.messages(channel).filter((message) => isCard(message) && gameOn(message) === game);

/** A game between Anna and Boris, started again if a newly started process was too slow. */
export const begun = (table: Table, channel: string): Promise<APIMessage> =>
  begin(table, table.anna, table.boris, channel).catch(() => begin(table, table.anna, table.boris, channel));

/** How many moves had been made when the board was shown, according to its controls. */
function movesOn(board: APIMessage): number {
  const ids = [...buttonsOf(board), ...menusOf(board)].map(({ custom_id }) => custom_id.split('|'));
  return Math.max(0, ...ids.filter(([command]) => command === 'move').map((fields) => Number(fields[3])));
}

export interface Seen {
  tries: number;
  /** The longest time until a move was stored (ms). */
  longest: number;
}

interface Playing extends Pick<ManyProcesses, 'table' | 'stored' | 'moved'> {
  /** Called for each press that the bot refused or did not answer. */
  readonly failed?: (card: APIMessage, error: unknown) => void;
}

/** Makes these moves, trying each until it is stored. Returns the game. */
export async function playOut(
  { table, stored, moved, failed }: Playing,
  first: APIMessage,
  list: readonly string[],
  seen: Seen,
): Promise<string> {
  const { discord } = table;
  const players = [discord.visitor('Anna'), discord.visitor('Boris')] as const;
  const game = gameOn(first);
  for (const [ply, move] of list.entries()) {
    const mover = players[ply % 2 === 0 ? 0 : 1];
    const began = performance.now();
    for (let tries = 0; ; tries += 1) {
      const card = boardsOf(table, first.channel_id, game).at(-1);
      const made = (await stored(game))?.moves.length ?? 0;
      expect(made, 'a move that a board showed is lost').toBeGreaterThanOrEqual(card ? movesOn(card) : 0);
      if (made > ply) break;
      if (card) await byHand(mover, card, move).catch((error: unknown) => failed?.(card, error));
      seen.tries += 1;
      await sleep(Math.min(20 * 2 ** tries, LONGEST_PAUSE));
    }
    seen.longest = Math.max(seen.longest, performance.now() - began);
    moved();
  }
  return game;
}
