/**
 * A server's events, through a real client and the stand-in: one correct event per tournament,
 * whatever happens to it.
 */
import { GuildScheduledEventStatus as Status } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../playground/server/standIn.ts';
import { addEvent, removeEvent, statusOf } from '../../playground/server/world/events.ts';
import { standingClock } from '../../playground/server/world/clock.ts';
import { serverEventsOver } from '../../src/discord/outgoing/serverEvents.ts';
import { DAY, HOUR } from '../../src/game/calendar/span.ts';
import type { ServerEventEntry } from '../../src/views/tournament/announcement.ts';
import { message } from '../../src/views/screen/tokens.ts';
import { UNHURRIED } from '../story/cards.ts';
import { plainRest } from './plainRest.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const LINK = message({ guildId: '1', channelId: '2', messageId: '3' });
const ENTRY: ServerEventEntry = {
  stage: 'scheduled',
  name: 'Cup',
  description: 'Swiss · Russian draughts · 5+3',
  location: LINK,
  startsAt: NOON + HOUR,
  endsAt: NOON + DAY,
};

async function opened() {
  const clock = standingClock(NOON);
  const discord = await startStandIn({ limits: UNHURRIED, clock });
  onTestFinished(() => discord.close());
  const rest = plainRest(discord);
  const errors: unknown[] = [];
  const list = serverEventsOver(
    rest,
    (error) => void errors.push(error),
    () => discord.botId,
  );
  const keep = (
    changes: Partial<ServerEventEntry> = {},
    id: string | null = null,
    links: readonly string[] = [changes.location ?? LINK],
  ) => list.keep(discord.guildId, { ...ENTRY, ...changes }, { id, links });
  const made = async (): Promise<string> => {
    const kept = await keep();
    if (typeof kept === 'string' || kept.id === null) throw new Error('nothing was made');
    return kept.id;
  };
  const standing = () =>
    [...discord.world.guild.events.values()].map((event) => ({
      name: event.name,
      startsAt: event.startsAt,
      status: statusOf(discord.world, event),
    }));
  return { discord, clock, keep, made, standing, errors };
}

test('an event is created, changed, started and ended', async () => {
  const { discord, keep, made, standing } = await opened();
  const id = await made();
  expect(standing()).toEqual([{ name: 'Cup', startsAt: NOON + HOUR, status: Status.Scheduled }]);
  const later = { startsAt: NOON + 3 * HOUR };
  expect(await keep(later, id)).toEqual({ id });
  expect(standing()).toMatchObject([{ startsAt: NOON + 3 * HOUR, status: Status.Scheduled }]);
  expect(await keep({ ...later, stage: 'active' }, id)).toEqual({ id });
  expect(standing()).toMatchObject([{ status: Status.Active }]);
  expect(await keep({ ...later, stage: 'active', endsAt: NOON + 2 * DAY }, id)).toEqual({ id });
  expect(await keep({ ...later, stage: 'over' }, id)).toEqual({ id: null });
  expect(standing()).toMatchObject([{ status: Status.Completed }]);
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});

test('an event is canceled if its tournament is canceled before the start, and left alone once it is over', async () => {
  const { discord, keep, made, standing } = await opened();
  const id = await made();
  expect(await keep({ stage: 'over' }, id)).toEqual({ id: null });
  expect(standing()).toMatchObject([{ status: Status.Canceled }]);
  expect(await keep({ stage: 'over' }, id)).toEqual({ id: null });
  expect(await keep({ stage: 'active' }, id)).toEqual({ id: null });
  expect(discord.refusals).toEqual([]);
});

test('an event that Discord has started is replaced if its tournament is then postponed', async () => {
  const { clock, keep, made, standing } = await opened();
  const id = await made();
  clock.advance(2 * HOUR);
  const kept = await keep({ startsAt: NOON + 5 * HOUR }, id);
  expect(kept).not.toEqual({ id });
  const expected = [{ status: Status.Completed }, { startsAt: NOON + 5 * HOUR, status: Status.Scheduled }];
  expect(standing()).toMatchObject(expected);
});

test('no event is created for a tournament that began without an event', async () => {
  const { keep, standing } = await opened();
  expect(await keep({ stage: 'active' })).toEqual({ id: null });
  expect(await keep({ stage: 'over' })).toEqual({ id: null });
  expect(standing()).toEqual([]);
});

test.each([{ drop: 'after' }, { drop: 'before' }, { status: 502 }] as const)(
  'a lost response (%o) doesn’t lead to a second event',
  async (effect) => {
    const { discord, keep, standing } = await opened();
    discord.faults.rest({ on: /POST .*scheduled-events$/u, effect });
    expect(await keep()).toBe('later');
    const kept = await keep();
    expect(standing()).toHaveLength(1);
    expect(kept).toEqual({ id: [...discord.world.guild.events.keys()][0] });
    expect(discord.requests.filter(({ method }) => method === 'POST').length).toBeLessThanOrEqual(2);
  },
);

test('an event whose announcement moved before its id was stored is found again, and updated', async () => {
  const { discord, keep, made } = await opened();
  const id = await made();
  const location = message({ guildId: '1', channelId: '4', messageId: '5' });
  expect(await keep({ location }, null, [LINK, location])).toEqual({ id });
  expect([...discord.world.guild.events.values()]).toMatchObject([
    { location: 'https://discord.com/channels/1/4/5' },
  ]);
});

test('a deleted event is not created again', async () => {
  const { discord, keep, made, standing } = await opened();
  const id = await made();
  removeEvent(discord.world, discord.world.guild, id);
  expect(await keep({ startsAt: NOON + 2 * HOUR }, id)).toEqual({ id: null });
  expect(standing()).toEqual([]);
});

test('no event is created without permission, after a kick, or if there are too many', async () => {
  const { discord, keep, made } = await opened();
  const id = await made();
  const channels = [...discord.world.channels.keys()];
  for (const channel of channels) discord.deny(channel, 'CreateEvents');
  expect(await keep({ location: message({ guildId: '1', channelId: '2', messageId: '4' }) })).toBe(
    'forbidden',
  );
  expect(await keep({ stage: 'active' }, id)).toBe('forbidden');
  for (const channel of channels) discord.allow(channel, 'CreateEvents');
  for (let others = 1; others < 100; others += 1)
    addEvent(discord.world, discord.world.guild, { ...ENTRY, location: 'elsewhere' });
  expect(await keep({ location: message({ guildId: '1', channelId: '2', messageId: '4' }) })).toBe('full');
  discord.kick();
  expect(await keep()).toBe('forbidden');
});
