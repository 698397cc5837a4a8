/**
 * Advances a match between servers with the games that begin, and shows it in both servers. Neither
 * server waits for the other's message, so if one removes the bot, nothing changes for the other.
 */
import { createHash } from 'node:crypto';
import { DAY } from '../../game/calendar/span.ts';
import { done } from '../../kit/result.ts';
import type { Game, GameId, MessageAddress } from '../../game/game.ts';
import { advanceMeet, gamesBegun, meetDueAt, type MeetNews } from '../../game/meet/advance.ts';
import { SIDES, type Meet, type MeetSide, type Side } from '../../game/meet/meet.ts';
import { adjudicate } from '../../game/play/otherEnds.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { meetScreen } from '../../views/tournament/meet.ts';
import type { Using } from '../ports/app.ts';
import type { MeetCard, MeetRecord } from '../ports/subjects/meets.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { inNewThreads } from '../card/gameThread.ts';
import { withAbsences } from '../play/newGame.ts';
import { sayAt } from '../reader/reader.ts';
import { change, changeGame, saving } from '../save/change.ts';
import { clearAfter, editAfter, POSTING, putOff, type PutOff } from './kind.ts';

/** For how long after the start (ms) to retry a closed channel, at growing intervals. */
const RETRY_SPAN = 60 * DAY;

type Needs = Using<
  'blocks' | 'games' | 'meets' | 'people' | 'servers' | 'settings' | 'standings',
  'messenger' | 'newId' | 'now' | 'page' | 'threads'
>;

export async function doDueMeet(app: Needs, record: MeetRecord): Promise<PutOff<MeetRecord> | undefined> {
  const advanced = await step(app, record);
  if (!advanced) return undefined;
  await voidGames(app, advanced.meet);
  const latest = await app.store.meets.load(record.meet.id);
  if (!latest) return undefined;
  const again: (number | null)[] = [];
  for (const side of SIDES) again.push(await show(app, latest, side));
  const times = [meetDueAt(latest.meet, app.now()), ...again].filter((time) => time !== null);
  const dueAt = times.length === 0 ? null : Math.min(...times);
  // If a game has ended since, the match is due again at once.
  return putOff(latest, latest.woken === advanced.woken ? dueAt : app.now());
}

/** `null` if another process was faster. */
async function step(app: Needs, record: MeetRecord): Promise<MeetRecord | null> {
  const now = app.now();
  const { meet: before } = record;
  const after = advanceMeet(before, await newsOf(app, before), now, () => app.newId());
  if (after === before) return record;
  const games: Game[] = [];
  for (const game of gamesBegun(before, after, now))
    games.push(await withAbsences(app, (await inNewThreads(app, game)).game));
  const next = { ...record, meet: after };
  return (await app.store.meets.save(next, now + POSTING, games)) ? next : null;
}

async function newsOf(app: Needs, meet: Meet): Promise<MeetNews> {
  const ids = meet.boards.flatMap(({ gameId, result }) => (result === null ? (gameId ?? []) : []));
  const found = new Map((await app.store.servers.games(ids)).map((game) => [game.id, game]));
  const games = new Map<GameId, Game | null>(ids.map((id) => [id, found.get(id) ?? null]));
  if (meet.stage !== 'open' || app.now() < meet.startsAt) return { games, apart: [], barred: new Set() };
  const users = SIDES.flatMap((side) => meet[side]?.players ?? []).map(({ id }) => id);
  const blocks = await app.store.blocks.among(users, app.now());
  const servers = SIDES.flatMap((side) => meet[side]?.place.guildId ?? []);
  const barring = servers.flatMap((id) =>
    users.map((user) => ({ by: { kind: 'server', id } as const, user })),
  );
  const standing = await app.store.blocks.standing(barring);
  return {
    games,
    apart: blocks.map(({ by, user }) => [by.id, user]),
    barred: new Set(standing.map(({ user }) => user)),
  };
}

/** Voids the games of replaced players. */
async function voidGames(app: Needs, { id, closing }: Meet): Promise<void> {
  if (closing.length === 0) return;
  for (const game of closing)
    await changeGame(app, game, (latest) => adjudicate(latest, { winner: null, by: 'annulled' }, app.now()));
  await change(app.store.meets, [id], (record) => {
    if (!record) return done(null);
    const left = record.meet.closing.filter((each) => !closing.includes(each));
    const meet = { ...record.meet, closing: left, version: record.meet.version + 1 };
    return saving({ ...record, meet }, app.now() + POSTING);
  });
}

/** Shows the match to one side. Returns when to retry (ms) if its channel can't be reached. */
async function show(app: Needs, { meet, cards }: MeetRecord, side: Side): Promise<number | null> {
  const of = meet[side];
  if (!of) return null;
  const screen = meetScreen(await sayAt(app, of.place), meet, app.page !== null);
  const digest = createHash('sha256').update(JSON.stringify(screen)).digest('base64url');
  const before = cards[side] ?? { card: null, former: null, digest: '', since: meet.createdAt };
  const now = app.now();
  if (before.digest === digest) return before.former ? clear(app, { meet, side, before }) : null;
  const { card, former } = await movedDown(app, before);
  const sent = await send(app, { meet, of, side, screen, card });
  if (typeof sent === 'object') {
    const after = { card: sent, former, digest, since: now };
    await app.store.meets.shown(meet.id, side, after);
    return former ? clear(app, { meet, side, before: after }) : null;
  }
  const { since } = before;
  if (sent !== 'gone' && sent !== 'refused' && now - meet.startsAt < RETRY_SPAN)
    return editAfter(app, card, sent, since);
  // The post is abandoned until the match changes again.
  await app.store.meets.shown(meet.id, side, { ...before, digest });
  return null;
}

/** Posts a new message instead of one that is far above newer messages. */
async function movedDown(
  { messenger }: Needs,
  { card, former }: MeetCard,
): Promise<Pick<MeetCard, 'card' | 'former'>> {
  const isBuried = card && !former && (await messenger.isBuried(card));
  return isBuried ? { card: null, former: card } : { card, former };
}

/** Deletes the replaced message. Returns when to retry (ms). */
async function clear(
  app: Needs,
  { meet, side, before }: Pick<Message, 'meet' | 'side'> & { readonly before: MeetCard },
): Promise<number | null> {
  const { former, since } = before;
  if (former && (await app.messenger.remove(former)) === 'later') return clearAfter(app.now(), since);
  await app.store.meets.shown(meet.id, side, { ...before, former: null });
  return null;
}

interface Message {
  readonly meet: Meet;
  readonly of: MeetSide;
  readonly side: Side;
  readonly screen: Screen;
  readonly card: MessageAddress | null;
}

async function send(
  { messenger }: Needs,
  { meet, of, side, screen, card }: Message,
): Promise<MessageAddress | MessengerFault> {
  if (card) {
    const updated = await messenger.update(card, screen);
    if (updated === 'done') return card;
    if (updated === 'later' || updated === 'forbidden') return updated;
  }
  return messenger.post(of.place, screen, `v${meet.id}.${side}`);
}
