/**
 * Whatever dies or comes late, the channel finally shows the current game: changes, replies, sweeps
 * and outages in any order.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { announceGame } from '../../../src/app/card/show.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import { sweep } from '../sweep.ts';
import { decide } from '../../../src/game/decision.ts';
import type { Game } from '../../../src/game/game.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { cardScreen } from '../../../src/views/game/card.ts';
import { opened } from '../play.ts';
import { everythingDue, newChannel, newTable, type Channel, type Table } from '../table.ts';
import { runsOf } from '../../runs.ts';

const HOUR = 60 * 60 * 1000;
const REPLIES = ['posts', 'dies before posting', 'dies after posting', 'comes last'] as const;

const step = fc.oneof(
  fc.record({ what: fc.constant('change' as const), reply: fc.constantFrom(...REPLIES) }),
  fc.record({ what: fc.constant('sweep' as const), after: fc.constantFrom(0, 1000, 6000, 200_000) }),
  fc.record({
    what: fc.constant('weather' as const),
    fault: fc.constantFrom(null, null, 'later', 'forbidden'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function change({ app, time }: Table, id: string): Promise<Game> {
  const act = { by: 'anna', at: time.now };
  const event = { kind: 'offered', offer: 'draw', color: 'white' } as const;
  const decision = await changeGame(app, id, (game) => decide(game, act, {}, [event]));
  if (!decision.ok) throw new Error(decision.problem.code);
  return decision.value.game;
}

async function reply({ app }: Table, channel: Channel, game: Game, dies: boolean): Promise<void> {
  const posted = await channel.post(game.place, cardScreen(sayIn('en-US'), game), 'key');
  if (typeof posted === 'object' && !dies) await announceGame({ ...app, messenger: channel }, game, posted);
}

/** Takes the step; adds what must be done at the end to `last`. */
async function take(table: Table, channel: Channel, id: string, next: Step, last: Game[]): Promise<void> {
  if (next.what === 'weather') {
    channel.fault = next.fault;
    return;
  }
  if (next.what === 'sweep') {
    table.time.now += next.after;
    await sweep(table.app, channel);
    return;
  }
  const game = await change(table, id);
  if (next.reply === 'comes last') last.push(game);
  if (next.reply === 'posts') await reply(table, channel, game, false);
  if (next.reply === 'dies after posting') await reply(table, channel, game, true);
}

test('finally, the last card shows the current game, and nothing is due', async () => {
  const table = await newTable();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const channel = newChannel();
      const { id } = await opened(table);
      const last: Game[] = [];
      for (const next of steps) await take(table, channel, id, next, last);

      channel.fault = null;
      for (const game of last) await reply(table, channel, game, false);
      for (let round = 0; round < 3; round += 1) {
        table.time.now += 7 * HOUR;
        await sweep(table.app, channel);
      }
      const { game, shown } = (await table.app.store.games.load(id))!;
      expect(shown.version).toBe(game.version);
      expect(channel.messages.get(shown.card?.messageId ?? '')).toEqual(cardScreen(sayIn('en-US'), game));
      // Players who got a message because the channel was gone keep it until the game continues.
      expect((await everythingDue(table)).filter(({ kind }) => kind !== 'notice')).toEqual([]);
    }),
    { numRuns: runsOf(60) },
  );
});
