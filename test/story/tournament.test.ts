/** A knockout through the stand-in: created, joined by buttons, played in its thread, won. */
import { GuildScheduledEventStatus } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { answerTo, cardOf, heard, LONG, openHall, resign } from './tournamentHall.ts';

test(
  'a knockout of five, from its announcement to its podium',
  async () => {
    const hall = await openHall(5, {
      form: 'knock-out',
      time: '3d',
      starts: '2h',
      'third-place': false,
      event: true,
    });
    const { table, players, id } = hall;
    const { anna, boris, chidi, channel, discord } = table;
    const [dora, elif] = players.slice(3);
    expect(await answerTo(anna, channel, 'tournament manage start')).toContain('Done');

    // By their names Anna, Boris and Chidi go on at first; both games of a match are played side by side, and won by the same player.
    const win = async (match: string, loser: Visitor): Promise<void> => {
      const games = [1, 2].map((game) => `${id}${match}g${game}`);
      await Promise.all(
        games.map(async (game) => resign(loser, (await cardOf(hall, game)).channel_id, game)),
      );
    };
    await win('r1b1', elif!);
    await Promise.all([win('r2b1', dora!), win('r2b2', chidi)]);
    await win('r3b1', boris);
    const end = await heard(hall, '🥇');
    expect(textOf(end)).toContain(`🥇 <@${anna.person.id}>`);
    expect(await answerTo(boris, channel, 'tournament table')).toContain('Boris');
    expect(await answerTo(boris, channel, 'tournament history')).toContain('Cup');
    const [event, another] = [...discord.world.events.values()];
    expect(event).toMatchObject({ name: 'Cup', status: GuildScheduledEventStatus.Completed });
    expect(another).toBeUndefined();
    expect(discord.refusals).toEqual([]);
  },
  LONG,
);
