/**
 * Delivers interactions to the bot: over HTTPS if the bot has open doors, otherwise over the
 * gateway. At a door, the first response is the HTTP response, or after a 202 a request by the bot.
 *
 * Like a balancer, it chooses a process at random and tries the next if that process refuses the
 * connection or reports that it is shutting down. It never repeats an interaction that was accepted
 * without an answer.
 *
 * Sources: docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback,
 * nginx.org/en/docs/http/ngx_http_upstream_module.html#fail_timeout
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '../core.ts';
import { writeDown, writeRefusal } from '../journal.ts';
import { Refusal } from '../refusal.ts';
import { demandWaiting, takeResponse } from '../rest/callbackRoutes.ts';
import { type Received, readBody } from '../rest/request.ts';
import { type Interaction, acknowledge } from '../world/interaction.ts';
import type { World } from '../world/world.ts';

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
    // The request was not delivered, or the process died while it was answering.
    if (!(error instanceof Undelivered || error instanceof TypeError)) throw error;
    interaction.undelivered = error;
  } finally {
    resolve();
  }
}

/** Reads the response. Calls `come` when it has arrived but is not processed yet. */
async function hear(core: Core, interaction: Interaction, answer: Response, come: () => void): Promise<void> {
  const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
  if (answer.status === 202) return;
  if (answer.status !== 200) {
    const refused = new Refusal(answer.status, 0, await answer.text());
    return writeRefusal(core.journal, 'POST', path, refused);
  }
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
    demandWaiting(core, interaction);
    acknowledge(interaction, takeResponse(core, received, interaction));
    record(core, received, 200);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    record(core, received, error.status);
    writeRefusal(core.journal, received.method, received.path, error);
  }
}

function record({ journal, world }: Core, { method, path, body, files }: Received, status: number): void {
  const names = files.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
  writeDown(journal, { method, path, body, files: names, at: world.clock.now(), status, answer: null });
}

const LEAVING = 503;

/** How long (ms) to avoid such a process. */
const PASSED_BY = 10_000;

/** No process accepted the request, or a process accepted it and didn't answer. */
class Undelivered extends Error {}

async function send(world: World, body: string, patience: number): Promise<Response> {
  const headers = { ...world.signer.headers(body, world.clock.now()), 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(patience);
  for (const url of inAnyOrder(world)) {
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(errorOf);
    if (answer instanceof Error) {
      if (isRefusedConnection(answer)) continue;
      throw new Undelivered('taken, and not answered', { cause: answer.cause ?? answer });
    }
    if (answer.status !== LEAVING) return answer;
    world.leaving.set(url, world.clock.now() + PASSED_BY);
  }
  throw new Undelivered('nobody took it');
}

export async function isAnswered(world: World, patience: number): Promise<boolean> {
  try {
    const answer = await send(world, JSON.stringify({ type: 1, id: world.newId() }), patience);
    return answer.ok;
  } catch (error) {
    if (error instanceof Undelivered) return false;
    throw error;
  }
}

function inAnyOrder({ doors, leaving, clock }: World): readonly string[] {
  const isLeaving = (url: string): boolean => (leaving.get(url) ?? 0) > clock.now();
  return [...doors]
    .map((url) => ({ url, place: Math.random() + Number(isLeaving(url)) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ url }) => url);
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const isRefusedConnection = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
