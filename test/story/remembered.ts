/** Waits until the bot has not only posted a card but also saved that. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import { openAt } from '../life/world.ts';
import { gameOn } from './cards.ts';
import { PATIENCE } from './killing.ts';
import type { Table } from './table.ts';

/**
 * Called before a test moves its clock, because a bot that saves after that would wait for a time
 * that never comes.
 */
export async function remembered({ databasePath }: Table, card: APIMessage): Promise<APIMessage> {
  const store = await openAt(databasePath);
  onTestFinished(() => store.close());
  await expect
    .poll(async () => (await store.games.load(gameOn(card)))?.shown.card?.messageId, PATIENCE)
    .toBe(card.id);
  return card;
}
