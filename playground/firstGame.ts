/** A running game against the bot, so that a newcomer can move at once. */
import type { APIMessage } from 'discord-api-types/v10';
import type { StandIn } from './server/standIn.ts';
import { buttonsOf } from './server/visitor/reading.ts';

/** In ms. */
const START_TIMEOUT = 5000;

const isBoard = (message: APIMessage): boolean =>
  buttonsOf(message).some(({ custom_id: id }) => /^board\|(?:turn|rest)\|/u.test(id));

/**
 * Starts no game if a message was posted before. Tells newcomers about the board of a running game.
 */
export async function beginFirstGame(standIn: StandIn): Promise<void> {
  const [anna, channel] = [standIn.visitor('Anna'), standIn.channel('draughts')];
  const before = anna.messages(channel);
  if (before.length > 0) return before.some(isBoard) ? standIn.offerBoard(channel) : undefined;
  const [{ channel_id: place }] = await Promise.all([
    anna.waitFor(isBoard, START_TIMEOUT),
    anna.command(channel, 'play', { opponent: standIn.botId, color: 'white', level: '2' }),
  ]);
  await anna.command(place, 'move', { move: 'c3-d4' });
  standIn.offerBoard(place);
}
