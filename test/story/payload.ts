/** Interactions as Discord sends them, received at our own endpoint. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StandIn } from '../../playground/server/standIn.ts';

export type Payload = Record<string, unknown>;

/**
 * The interaction that Discord sends for this action. The endpoint never answers, and the bot
 * doesn't receive the interaction.
 */
export async function payloadOf(discord: StandIn, act: () => Promise<unknown>): Promise<Payload> {
  const heard = Promise.withResolvers<string>();
  const server = createServer((asked, response) => {
    void text(asked).then(heard.resolve);
    response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const doors = [...discord.world.doors];
  doors.forEach((url) => discord.closeDoor(url));
  discord.openDoor(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  // The interaction ends with Discord's message about a missing answer.
  act().catch(() => null);
  const payload: Payload = JSON.parse(await heard.promise);
  server.close();
  discord.world.doors.clear();
  doors.forEach((url) => discord.openDoor(url));
  return payload;
}
