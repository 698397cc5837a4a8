/**
 * Events that could silence a tournament: a player who is erased, and news that Discord refuses.
 */
import { expect, test } from 'vitest';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { SECOND } from '../../src/game/calendar/span.ts';
import { buttonTo } from './cards.ts';
import {
  type Hall,
  heard,
  isOver,
  isRound,
  LONG,
  openHall,
  play,
  runningIn,
  until,
  winnersOf,
} from './tournamentHall.ts';

const SWISS = { form: 'swiss', rounds: 2, time: '5+3', starts: '1h' };

async function eraseOneself(who: Visitor, channel: string): Promise<void> {
  const { message } = await who.command(channel, 'preferences', { open: 'privacy' });
  const asked = await who.click(message!.id, buttonTo(message!, 'privacy', 'ask'));
  await who.click(asked.message!.id, buttonTo(asked.message!, 'privacy', 'erase'));
}

async function playRound(hall: Hall): Promise<void> {
  for (const game of await runningIn(hall)) await play(hall, game, 'white');
}

test(
  'permanently refused news is sent once, and all later news is posted',
  async () => {
    const hall = await openHall(4, SWISS);
    const { discord } = hall.table;
    discord.faults.rest({
      on: /^POST \/channels\/\d+\/messages/u,
      saying: /\*\*Round 2\*\*/u,
      times: Infinity,
      effect: { status: 400, body: { code: 50035, message: 'Invalid Form Body' } },
    });
    hall.clock.advance(3600 * SECOND);
    await until(hall, isRound(1));
    await playRound(hall);
    await until(hall, isRound(2));
    await eraseOneself(hall.table.boris, hall.table.channel);
    await heard(hall, 'left the tournament');
    await playRound(hall);
    await until(hall, isOver);
    await winnersOf(hall);
    expect(discord.requests.filter(({ status }) => status === 400)).toHaveLength(1);
  },
  LONG,
);
