/** What holds in every life of games, whatever happened. */
import { expect } from 'vitest';
import { LIMITS } from '../../src/app/limits.ts';
import { cardKey } from '../../src/app/card/announce.ts';
import type { GameRecord } from '../../src/app/ports/games.ts';
import type { Game } from '../../src/game/game.ts';
import { sideToMove } from '../../src/game/line.ts';
import { mentionsOf } from '../../src/game/seat.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { dueOf } from '../../src/game/due.ts';
import { gamesOf, isMatched, matchEnd } from '../../src/game/matchScore.ts';
import { FLAG_GRACE } from '../../src/game/timeout.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { above, reminderScreen } from '../../src/views/game/reminder.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import { present } from './channel.ts';
import { expectWhole, histories } from './chronicle.ts';
import { PLAYERS, type World } from './world.ts';
import { claimDue } from '../store/claiming.ts';

/** Nobody calls anybody again and again who does not answer, whichever process is asked how often at once. */
export async function expectPeace({ stores, time }: World): Promise<void> {
  const now = time.now;
  for (const user of PLAYERS) {
    const open = (await stores[0].openChallenges(user)).filter(
      ({ challenger, createdAt, expiresAt }) =>
        challenger.id === user && createdAt > now - LIMITS.asks.per && expiresAt > now,
    );
    expect(open.length).toBeLessThanOrEqual(LIMITS.asks.most);
  }
}

/** What people were told happened is what was stored, once; and what they were refused was not. */
export function expectTruth({ told, chronicle }: World): void {
  for (const { deed, reply } of told) {
    const stored = chronicle.entries.filter((entry) => entry.deed === deed).map(({ game }) => game);
    if (reply.kind === 'card' || reply.kind === 'begun') expect(stored).toEqual([reply.game]);
    else if (reply.kind === 'rematch') expect(stored).toEqual([reply.finished, reply.game]);
    else expect(stored).toEqual([]);
  }
}

/** Each vacation that was stored was stored once. */
export async function expectVacations({ stores, chronicle }: World): Promise<void> {
  const books = await Promise.all(PLAYERS.map((user) => stores[1].vacations(user)));
  expect(books.reduce((sum, { version }) => sum + version, 0)).toBe(chronicle.vacations);
}

/** A card that came down with the reminder of its turn. */
export function remindedCard(game: Game, card: Screen): Screen {
  const users = mentionsOf(game.seats[sideToMove(game)]);
  return above(reminderScreen(sayIn(game.place.locale), game, null, users), card);
}

/**
 * There is one card. It shows the game as it is, below the reminder if there was one; one that is still on is due at the one instant that its state tells. A channel that
 * is gone is not knocked at again for the same state: then no card is remembered.
 */
export async function expectShown(world: World, { game, shown }: GameRecord): Promise<void> {
  const others = world.channel.boardsOf(game.id).filter((id) => id !== shown.card?.messageId);
  if (!world.channel.wasClosed) expect(others).toEqual([]);
  if (game.latest === 'rematch-begun' || game.latest === 'next-begun') return;
  expect(shown.version).toBe(game.version);
  if (shown.card === null && world.channel.givenUp.has(cardKey(game))) return;
  const screen = cardScreen(sayIn(game.place.locale), game);
  const isReminded = !game.result && shown.reminded === game.turns.length;
  const right = [screen, ...(isReminded ? [remindedCard(game, screen)] : [])];
  const read = world.channel.read(shown.card);
  expect(await Promise.all(right.map(present))).toContainEqual(read);
}

/** The instants at which the games become due, each with its id. */
export async function dueTimes({ stores }: World): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const games = await stores[0].games({ limit: 100 });
  for (const { game, shown } of games) {
    // Nothing more is to be done for a game that another has followed.
    if (game.rematch !== null) continue;
    const due = dueOf(game, shown, 0);
    if (due !== null) times.set(game.id, due);
  }
  return times;
}

export async function claimed({ stores }: World, now: number): Promise<readonly string[]> {
  const rows = await claimDue(stores[1], now, now, 100);
  return rows.flatMap((row) => (row.kind === 'game' ? [row.work.game.id] : []));
}

/** No game is due before its time, and each is at it. */
export async function expectDue(world: World): Promise<void> {
  const times = await dueTimes(world);
  const inOrder = [...times].toSorted(([, a], [, b]) => a - b);
  const [[, first] = [null, null]] = inOrder;
  if (first !== null) expect(await claimed(world, first - 1)).toEqual([]);
  const all = await claimed(world, Math.max(0, ...times.values()));
  expect(all.toSorted()).toEqual([...times.keys()].toSorted());
}

export async function expectRatings({ stores }: World): Promise<void> {
  const found: string[] = [];
  for await (const { differences } of stores[0].standings.audit(false)) found.push(...differences);
  expect(found).toEqual([]);
}

/** Each game of a match is followed by one and no more, until the match is over or has to wait; none begins of itself. */
export function expectMatches({ chronicle }: World): void {
  const games = [...histories(chronicle).values()].flatMap((history) => history.slice(-1)).filter(isMatched);
  const later = games.filter(({ match }) => match.number > 1);
  for (const game of later) {
    const [before, ...others] = games.filter(({ rematch }) => rematch === game.id);
    expect(others).toEqual([]);
    expect(before && gamesOf(before)).toEqual(game.match.before);
    expect(before && matchEnd(before)).toBeNull();
    expect(game.match.number).toBe(game.match.before.length + 1);
    if (game.match.number % 2 === 0) expect(game.start).toBe(before?.start);
  }
}

export async function expectLaws(world: World): Promise<void> {
  expectMatches(world);
  expectTruth(world);
  for (const [id, history] of histories(world.chronicle)) {
    expectWhole(history);
    const record = await world.stores[1].game(id);
    if (!record) throw new Error('the game is lost');
    expect(record.game).toEqual(history.at(-1));
    const fallen = world.watches.get(id)?.fallen() ?? null;
    const isOver = fallen !== null && world.time.now >= fallen + FLAG_GRACE;
    expect([isOver, record.game.result !== null]).toEqual([isOver, isOver || record.game.result !== null]);
    await expectShown(world, record);
    expect((await world.stores[0].plans(id)).version).toBe(world.chronicle.plans.get(id) ?? 0);
  }
  await expectVacations(world);
  await expectDue(world);
  await expectRatings(world);
}
