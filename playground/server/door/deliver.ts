/**
 * An interaction on its way to the bot: by HTTPS where the bot has named a door, and otherwise by the gateway. At the door the first
 * response is the answer to the request, or comes by a request of the bot's own, after a 202.
 *
 * Source: docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '../core.ts';
import { writeDown } from '../journal.ts';
import { Refusal } from '../refusal.ts';
import { stillWaits, takeResponse } from '../rest/firstResponse.ts';
import { readBody, type Received } from '../rest/request.ts';
import { acknowledge, type Interaction } from '../world/interaction.ts';
import { send, Undelivered } from './balancer.ts';

/** Sends it; `guildId` is `null` for what happens in direct messages. */
export function deliver(
  core: Core,
  interaction: Interaction,
  payload: unknown,
  guildId: string | null,
): void {
  const { world, gateway, faults } = core;
  const copies = faults.takeDouble() ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1)
    if (world.doors.size === 0) gateway.send('INTERACTION_CREATE', payload, guildId);
    else void knock(core, interaction, JSON.stringify(payload));
}

async function knock(core: Core, interaction: Interaction, body: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  interaction.knocking = promise;
  try {
    await hear(core, interaction, await send(core.world, body, core.settings.ackMs), resolve);
  } catch (error) {
    // A process that died while it answered throws the latter.
    if (!(error instanceof Undelivered || error instanceof TypeError)) throw error;
    interaction.undelivered = error;
  } finally {
    resolve();
  }
}

/** Reads the answer; `come` is told when that is done, and what it means is known only after. */
async function hear(core: Core, interaction: Interaction, answer: Response, come: () => void): Promise<void> {
  const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
  if (answer.status === 202) return;
  if (answer.status !== 200) return refuse(core, path, answer.status, await answer.text());
  const received = { method: 'POST', path, ...(await readBody(answer)) };
  const fault = core.faults.take(`POST ${path}`);
  if (fault !== null && 'delayMs' in fault) {
    come();
    await sleep(fault.delayMs);
  }
  if (fault !== null && 'status' in fault) return record(core, received, fault.status);
  if (fault === null || !('drop' in fault) || fault.drop === 'after') take(core, interaction, received);
}

function take(core: Core, interaction: Interaction, received: Received): void {
  try {
    stillWaits(core, interaction);
    acknowledge(interaction, takeResponse(core, received, interaction));
    record(core, received, 200);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    record(core, received, error.status);
    const flaws = error.flaws.map(({ path, code }) => `${path.join('.')}: ${code}`);
    const { method, path } = received;
    core.journal.refusals.push({
      method,
      path,
      status: error.status,
      code: error.code,
      message: error.message,
      flaws,
    });
  }
}

function record({ journal, world }: Core, { method, path, body, files }: Received, status: number): void {
  const names = files.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
  writeDown(journal, { method, path, body, files: names, at: world.clock.now(), status, answer: null });
}

/** The bot has sent Discord away. */
function refuse({ journal }: Core, path: string, status: number, message: string): void {
  journal.refusals.push({ method: 'POST', path, status, code: 0, message, flaws: [] });
}
