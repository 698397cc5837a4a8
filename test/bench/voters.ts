/** Many people who press the buttons of a vote at a bot's endpoints, each twice. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StandIn } from '../../playground/server/standIn.ts';
import { firstIdAt } from '../../src/discord/snowflake.ts';
import type { Payload } from '../story/payload.ts';

/** One voter in this many changes their vote. */
const CHANGES = 5;
/** The delay between two presses of a double click, and between a vote and its change (ms). */
const TWICE = 150;
export const LATER = 4000;
/** How far in advance (ms) part of the load is signed. */
export const AHEAD = 2000;
const BATCH = 500;
/** When the voters' accounts were created. */
export const OLD = Date.UTC(2020, 0, 1);

export const agent = new Agent({ keepAlive: true, maxSockets: 512 });

interface Press {
  readonly at: number;
  readonly voter: number;
  readonly move: string;
}

export interface Heard extends Press {
  readonly took: number;
  readonly isCast: boolean;
}

/** A small generator, so that every run casts the same votes. */
const mix = (number: number): number => Math.imul(number ^ 0x9e3779b9, 0x85ebca6b) >>> 0;

export function pressesOf(moves: readonly string[], voters: number, span: number): readonly Press[] {
  const choice = (voter: number, turn: number): string => moves[mix(voter * 7 + turn) % moves.length] ?? '';
  return Array.from({ length: voters }, (_, voter) => {
    const at = Math.round((voter / voters) * (span - LATER));
    const first = { voter, move: choice(voter, 0) };
    const presses = [
      { ...first, at },
      { ...first, at: at + TWICE },
    ];
    return voter % CHANGES === 0 ? [...presses, { voter, move: choice(voter, 1), at: at + LATER }] : presses;
  })
    .flat()
    .toSorted((one, other) => one.at - other.at);
}

interface Sealed {
  readonly press: Press;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

let made = 0;

function sealed({ world }: StandIn, payload: Payload, id: string, began: number, press: Press): Sealed {
  const interaction = String(BigInt(firstIdAt(began + press.at)) + BigInt((made += 1) % 2 ** 20));
  const user = { id: String(BigInt(firstIdAt(OLD)) + BigInt(press.voter)), username: 'somebody' };
  const member = { user, roles: [], permissions: '0', nick: null, joined_at: new Date(OLD).toISOString() };
  const [command = '', action = '', game = '', ply = ''] = id.split('|');
  const data = { component_type: 2, custom_id: [command, action, game, ply, press.move].join('|') };
  const body = JSON.stringify({ ...payload, data, member, id: interaction, token: `vote-${interaction}` });
  return { press, body, headers: world.signer.headers(body, began + press.at) };
}

async function knock(door: string, { press, body, headers }: Sealed): Promise<Heard> {
  const began = performance.now();
  const heard = (isCast: boolean): Heard => ({ ...press, took: performance.now() - began, isCast });
  try {
    const asked = request(door, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    asked.end(body);
    const [response] = await once(asked, 'response');
    let said = '';
    for await (const chunk of response) said += String(chunk);
    return heard(response.statusCode === 200 && said.includes('Your vote'));
  } catch {
    // The process was killed.
    return heard(false);
  }
}

/** A button press that votes, as Discord sends it. */
export interface Ballot {
  readonly id: string;
  readonly payload: Payload;
}

export async function load(discord: StandIn, { payload, id }: Ballot, presses: readonly Press[]) {
  const began = discord.clock.now() + AHEAD;
  const heard: Promise<Heard>[] = [];
  let batch: readonly Sealed[] = [];
  for (const [index, press] of presses.entries()) {
    if (index % BATCH === 0)
      batch = presses.slice(index, index + BATCH).map((each) => sealed(discord, payload, id, began, each));
    while (discord.clock.now() < began + press.at) await sleep(2);
    const doors = [...discord.world.doors];
    const door = doors[index % Math.max(1, doors.length)];
    const next = batch[index % BATCH];
    if (door !== undefined && next) heard.push(knock(door, next));
  }
  return Promise.all(heard);
}
