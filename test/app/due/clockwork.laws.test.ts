/**
 * Two players, their vacations and pauses, outages, dying replies and late sweeps, in any order: a
 * game with a clock always has exactly one due time, it ends exactly when its time is up, and its
 * last card shows its state.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { announceGame } from '../../../src/app/card/show.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import { sweep } from '../sweep.ts';
import { changeVacation } from '../../../src/app/person/vacations.ts';
import { lastPosition } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { deadlineOf } from '../../../src/game/clock/clock.ts';
import { dueOf } from '../../../src/game/due.ts';
import type { Game } from '../../../src/game/game.ts';
import { lineOf, sideToMove } from '../../../src/game/line.ts';
import { makeMove } from '../../../src/game/play/move.ts';
import { acceptOffer, makeOffer, resume } from '../../../src/game/offers/offering.ts';
import { pauseAt } from '../../../src/game/offers/pause.ts';
import { DAY, HOUR, SECOND } from '../../../src/game/calendar/span.ts';
import { endVacation, startVacation } from '../../../src/game/clock/vacation.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import { cardScreen } from '../../../src/views/game/card.ts';
import { begunAt } from '../play.ts';
import { newChannel, newTable, wordsOf, type Channel, type Table } from '../table.ts';
import { claimDue } from '../../store/claiming.ts';
import { runsOf } from '../../runs.ts';
import { remindedCard } from '../../life/laws.ts';

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('move' as const), pick: fc.nat(), dies: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      ms: fc.constantFrom(SECOND, 6 * SECOND, HOUR, 19.5 * HOUR, 30 * HOUR, 31 * DAY),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('weather' as const),
      fault: fc.constantFrom(null, 'later', 'forbidden'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pause' as const), dies: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('vacation' as const), user: fc.constantFrom('anna', 'boris') }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Scene {
  readonly table: Table;
  readonly channel: Channel;
  readonly id: string;
}

async function stored({ table, id }: Scene): Promise<Game> {
  const record = await table.app.store.games.load(id);
  if (!record) throw new Error('the game is lost');
  return record.game;
}

/** The side to move moves. The reply posts the card, or dies before that. */
async function play(scene: Scene, pick: number, dies: boolean): Promise<void> {
  const { table, id } = scene;
  const before = await stored(scene);
  const line = lineOf(before);
  const legal = legalMoves(line.variant, lastPosition(line));
  const move = legal[pick % Math.max(1, legal.length)];
  if (!move) return;
  const act = { by: before.seats[sideToMove(before)].id, at: table.time.now };
  const text = makeFullMove(line.variant, move);
  const made = await changeGame(table.app, id, (game) => makeMove(game, act, text));
  const isOn = before.result === null && pauseAt(before, act.at) === null;
  expect(made.ok).toBe(isOn && act.at < (deadlineOf(before) ?? 0));
  await answer(scene, made, dies);
}

/** Both agree on a pause, or one of them ends it. A refused action changes nothing. */
async function pause(scene: Scene, dies: boolean): Promise<void> {
  const { table, id } = scene;
  const [anna, boris] = ['anna', 'boris'].map((by) => ({ by, at: table.time.now }));
  if (!anna || !boris) return;
  const resumed = await changeGame(table.app, id, (game) => resume(game, boris));
  if (resumed.ok) return answer(scene, resumed, dies);
  await changeGame(table.app, id, (game) => makeOffer(game, anna, 'pause'));
  return answer(scene, await changeGame(table.app, id, (game) => acceptOffer(game, boris, 'pause')), dies);
}

/** The reply posts the card, or dies before that. */
async function answer(
  { table, channel }: Scene,
  made: Awaited<ReturnType<typeof changeGame>>,
  dies: boolean,
): Promise<void> {
  if (!made.ok || dies) return;
  const { game } = made.value;
  const posted = await channel.post(game.place, cardScreen(sayIn('en-US'), game), 'key');
  if (typeof posted === 'object') await announceGame({ ...table.app, messenger: channel }, game, posted);
}

async function take(scene: Scene, next: Step): Promise<void> {
  const { table, channel } = scene;
  if (next.what === 'move') await play(scene, next.pick, next.dies);
  if (next.what === 'pause') await pause(scene, next.dies);
  if (next.what === 'weather') channel.fault = next.fault;
  if (next.what === 'wait') {
    // After a week, what can't be shown is retried at growing intervals.
    if (next.ms > 7 * DAY) channel.fault = null;
    table.time.now += next.ms;
  }
  if (next.what === 'vacation') {
    await changeVacation(table.app, next.user, (book) => {
      const back = endVacation(book, table.time.now);
      return back.ok ? back : startVacation(book, table.time.now, 2);
    });
  }
  if (next.what !== 'move' && next.what !== 'pause') await sweep(table.app, channel);
}

/** The game is due at the instant that `dueOf` returns, and not a millisecond before. */
async function isDueOnce({ table, id }: Scene): Promise<void> {
  const record = await table.app.store.games.load(id);
  if (!record) throw new Error('the game is lost');
  const due = dueOf(record.game, record.shown, table.time.now);
  if (due === null) return;
  const claim = async (now: number): Promise<readonly string[]> =>
    (await claimDue(table.app.store, now, now, 100)).flatMap((each) =>
      each.kind === 'game' && each.work.game.id === id ? [each.work.game.id] : [],
    );
  expect(await claim(due - 1)).toEqual([]);
  expect(await claim(due)).toEqual([id]);
}

/** The reminder is due in hours in which nobody does anything. */
const REMINDED_LAST: Step[] = [
  { what: 'vacation', user: 'anna' },
  ...[30 * HOUR, 30 * HOUR, HOUR].map((ms): Step => ({ what: 'wait', ms })),
];

/** A vacation begins after the reminder, and the card is posted again. */
const AWAY_AFTER_REMINDER: Step[] = [
  { what: 'wait', ms: 19.5 * HOUR },
  { what: 'vacation', user: 'anna' },
];

test('one due time, a flag at its instant, and a true card in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const table = await newTable();
      const channel = newChannel();
      const { id } = await begunAt(table, '1d');
      const scene: Scene = { table, channel, id };
      for (const next of steps) await take(scene, next);

      channel.fault = null;
      for (let round = 0; round < 4; round += 1) {
        table.time.now += round === 0 ? 7 * HOUR : 10 * SECOND;
        await sweep(table.app, channel);
      }
      const game = await stored(scene);
      const deadline = deadlineOf(game) ?? 0;
      const byTime = game.result?.by === 'flag' || game.result?.by === 'aborted';
      expect(byTime).toBe(table.time.now >= deadline + 5 * SECOND);
      expect(byTime ? game.changedAt : deadline).toBe(deadline);
      const shown = (await table.app.store.games.load(id))?.shown;
      expect(shown?.version).toBe(game.version);
      const card = channel.messages.get(shown?.card?.messageId ?? '');
      const screen = cardScreen(sayIn('en-US'), game);
      // A change after the reminder, such as a vacation, shows the card without it.
      const isReminded = !game.result && shown?.reminded === game.turns.length;
      const right = isReminded ? [screen, remindedCard(game, screen)] : [screen];
      expect(right.map(wordsOf)).toContain(wordsOf(card));
      await isDueOnce(scene);
    }),
    { numRuns: runsOf(60), examples: [[REMINDED_LAST], [AWAY_AFTER_REMINDER]] },
  );
});
