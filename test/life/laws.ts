/** Properties of every life of games, whatever happens. */
import { expect } from 'vitest';
import { LIMITS } from '../../src/app/ports/limits.ts';
import { pageOf } from '../../src/views/presses/subject.ts';
import type { GameRecord } from '../../src/app/ports/subjects/games.ts';
import { LOCALS } from '../../playground/server/world/people.ts';
import type { Game } from '../../src/game/game.ts';
import { sideToMove } from '../../src/game/line.ts';
import { mentionsOf, playerOf } from '../../src/game/seat.ts';
import { pressesOn, type Screen } from '../../src/views/screen/screen.ts';
import { fitting } from '../../src/game/challenge/seek.ts';
import { dueOf } from '../../src/game/due.ts';
import { gamesOf, isMatched, matchEnd } from '../../src/game/match/matchScore.ts';
import { archivedAt } from '../../src/game/place.ts';
import { FLAG_GRACE } from '../../src/game/play/otherEnds.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { above, reminderScreen } from '../../src/views/game/card.ts';
import { gameCard } from '../../src/app/card/gameCard.ts';
import { sentAs } from '../../src/discord/outgoing/messenger.ts';
import { boardsOf, callsTo, componentsFor, isThere, postAt } from './channel.ts';
import { expectWhole, histories, type Entry } from './chronicle.ts';
import { insistence, type Discord } from './discord.ts';
import { idOf, nameOf, PLAYERS } from './people.ts';
import { tableFor, type World } from './world.ts';
import { claimDue } from '../store/claiming.ts';

/** Nobody can keep notifying someone who doesn't answer, whichever process gets the requests. */
export async function expectPeace({ stores, time }: World): Promise<void> {
  const now = time.now;
  for (const user of PLAYERS.map(idOf)) {
    const open = (await stores[0].challenges.open(user)).filter(
      ({ challenger, createdAt, expiresAt, seek }) =>
        !seek && challenger.id === user && createdAt > now - LIMITS.asks.per && expiresAt > now,
    );
    expect(open.length).toBeLessThanOrEqual(LIMITS.asks.most);
  }
}

/** Nobody seeks two games at once, or is listed next to a seek for the same game. */
async function expectSeeks({ stores, discord, time }: World): Promise<void> {
  const all = await stores[0].challenges.seeks(discord.core.world.guild.id);
  const waiting = all.filter(({ expiresAt }) => expiresAt > time.now);
  expect(new Set(waiting.map(({ challenger }) => challenger.id)).size).toBe(waiting.length);
  expect(waiting.filter((one) => fitting(one, waiting, time.now).length > 0)).toEqual([]);
}

/** Events that were reported to people were stored, once. Refused actions were not stored. */
function expectTruth({ told, chronicle }: World): void {
  for (const { deed, reply } of told) {
    const stored = chronicle.entries.filter((entry) => entry.deed === deed).map(({ game }) => game);
    const before = reply.kind === 'card' && reply.finished ? [reply.finished] : [];
    expect(stored).toEqual(reply.kind === 'card' ? [...before, reply.game] : []);
  }
}

/** Each vacation was stored once. */
async function expectVacations({ stores, chronicle }: World): Promise<void> {
  const books = await Promise.all(PLAYERS.map((name) => stores[1].people.vacations(idOf(name))));
  expect(books.reduce((sum, { version }) => sum + version, 0)).toBe(chronicle.vacations);
}

/** A card that was posted again with the reminder for its turn. */
function remindedCard(game: Game, card: Screen): Screen {
  const users = mentionsOf(game.seats[sideToMove(game)]);
  return above(reminderScreen(sayIn(game.place.locale), game, null, users), card);
}

/** A message's content without ratings, which may be from before other games ended. */
const withoutRatings = (components: unknown): unknown =>
  JSON.parse(JSON.stringify(components).replaceAll(/(?<=-# )\d+\?? – \d+\?? · /gu, ''));

/** Nothing can be edited in an archived thread, or removed from it. */
const isClosed = ({ core }: Discord, messageId: string): boolean =>
  [...core.world.channels.values()].some(({ archived, posts }) => archived && posts.has(messageId));

/** The game's boards other than its card. */
export const boardsBeside = ({ discord }: World, { game, shown }: GameRecord): readonly string[] =>
  boardsOf(discord, game.id).filter((id) => id !== shown.card?.messageId && !isClosed(discord, id));

/**
 * There is exactly one card. It shows the current game, below the reminder if there was one. A
 * running game is due at the one instant that follows from its state. A missing channel is not
 * tried again for the same state, and then no card is recorded.
 */
async function expectShown(world: World, record: GameRecord): Promise<void> {
  const { game, shown } = record;
  expect(boardsBeside(world, record)).toEqual([]);
  if (game.latest === 'rematch-begun' || game.latest === 'next-begun') return;
  expect(shown.version).toBe(game.version);
  if (!isThere(world.discord, game.place.channelId)) return;
  const read = postAt(world.discord, shown.card)?.message;
  // A finished game's last board isn't posted again if a moderator deleted it.
  if (game.result && (!read || isClosed(world.discord, read.id))) return;
  if (!read) throw new Error('the card is lost');
  const screen = await gameCard(tableFor(world, { process: 0, death: null }).app, game);
  // The shown match score is the score at that time.
  if (game.result)
    return expect(sentAs(read)?.presses).toEqual(pressesOn(screen).filter((press) => pageOf(press) === null));
  const isReminded = !game.result && shown.reminded === game.turns.length;
  const right = [screen, ...(isReminded ? [remindedCard(game, screen)] : [])];
  const shownBy = await Promise.all(right.map((each) => componentsFor(read, each)));
  expect(shownBy.map(withoutRatings)).toContainEqual(withoutRatings(read.components));
}

/** The instants at which the games become due, each with its game's id. */
async function dueTimes({ stores, time }: World): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const games = await stores[0].games.list({ limit: 100 });
  for (const { game, shown } of games) {
    // Nothing is left to do for a game that was followed by another game.
    if (game.rematch !== null) continue;
    // The game's thread was archived.
    if ((archivedAt(game) ?? Infinity) <= time.now) continue;
    const due = dueOf(game, shown, 0);
    if (due !== null) times.set(game.id, due);
  }
  return times;
}

async function claimed({ stores }: World, now: number): Promise<readonly string[]> {
  const rows = await claimDue(stores[1], now, now, 100);
  const games = rows.flatMap((row) => (row.kind === 'game' ? [row.work.game] : []));
  // The last board of a game that was followed by another game is retried for a week if it can't be
  // edited.
  return games.filter(({ rematch }) => rematch === null).map(({ id }) => id);
}

/** No game is due before its time, and each game is due exactly then. */
async function expectDue(world: World): Promise<void> {
  const times = await dueTimes(world);
  const inOrder = [...times].toSorted(([, a], [, b]) => a - b);
  const [[, first] = [null, null]] = inOrder;
  if (first !== null) expect(await claimed(world, first - 1)).toEqual([]);
  const all = await claimed(world, Math.max(0, ...times.values()));
  expect(all.toSorted()).toEqual([...times.keys()].toSorted());
}

async function expectRatings({ stores }: World): Promise<void> {
  const found: string[] = [];
  for await (const { differences } of stores[0].standings.audit(false)) found.push(...differences);
  expect(found).toEqual([]);
}

/**
 * Each game of a match is followed by exactly one game, until the match is over or has to wait; no
 * game begins on its own.
 */
function expectMatches({ chronicle }: World): void {
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

/** Whether the player to move was notified during this turn, or has acted in it. */
export function isCalled({ chronicle, discord, doers }: World, game: Game): boolean {
  const turn = game.turns.at(-1);
  if (game.result || !turn) return true;
  const { id } = playerOf(game.seats[sideToMove(game)]);
  const isTheirs = ({ deed, game: version }: Entry): boolean =>
    version.id === game.id && version.turns.length === game.turns.length && doers.get(deed) === nameOf(id);
  return chronicle.entries.some(isTheirs) || callsTo(discord, id, turn.from).length > 0;
}

/** With these refusals, the bot learns that a thread already exists, or is archived. */
const LEARNT: ReadonlySet<number> = new Set([160_004, 50_083]);

/** The bot sends no request that Discord rejects as malformed. */
export function expectManners({ core }: Discord): void {
  const { refusals, unknownRoutes, warnings } = core.journal;
  const wrong = refusals.filter(({ status, code }) => status === 400 && !LEARNT.has(code));
  expect({ wrong, unknownRoutes, warnings }).toEqual({ wrong: [], unknownRoutes: [], warnings: [] });
}

/** A permanently refused request is not repeated. */
export function expectNoInsistence({ core }: Discord): void {
  expect(insistence(core)).toEqual(new Map());
}

/** A guess is open only until its move is played. */
async function expectGuesses({ stores: [store] }: World, { id, moves, result }: Game): Promise<void> {
  const spectator = LOCALS.find(({ username }) => username === 'chidi');
  const guesses = await store.guesses.of(spectator?.id ?? '', { kind: 'game', id });
  const open = guesses.filter(({ points }) => points === null);
  expect(open.filter(({ ply }) => result !== null || ply < moves.length)).toEqual([]);
}

export async function expectLaws(world: World): Promise<void> {
  expectManners(world.discord);
  expectNoInsistence(world.discord);
  expectMatches(world);
  expectTruth(world);
  await expectSeeks(world);
  for (const [id, history] of histories(world.chronicle)) {
    expectWhole(history);
    const record = await world.stores[1].games.load(id);
    if (!record) throw new Error('the game is lost');
    expect(record.game).toEqual(history.at(-1));
    const fallen = world.watches.get(id)?.fallen() ?? null;
    const isOver = fallen !== null && world.time.now >= fallen + FLAG_GRACE;
    expect([isOver, record.game.result !== null]).toEqual([isOver, isOver || record.game.result !== null]);
    await expectShown(world, record);
    expect([id, isCalled(world, record.game)]).toEqual([id, true]);
    await expectGuesses(world, record.game);
    expect((await world.stores[0].games.plans(id)).version).toBe(world.chronicle.plans.get(id) ?? 0);
  }
  await expectVacations(world);
  await expectDue(world);
  await expectRatings(world);
}
