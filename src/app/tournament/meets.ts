/** A match between two servers: invited, accepted, joined, changed. The sweep shows each change. */
import { done, refused, type Result } from '../../kit/result.ts';
import { cleanName } from '../../game/cleanName.ts';
import type { GameId } from '../../game/game.ts';
import { parseTime } from '../../game/clock/timeText.ts';
import {
  acceptMeet,
  cancelMeet,
  inviteServer,
  joinMeet,
  leaveMeet,
  LONGEST_WAIT,
  replaceInMeet,
  type MeetTerms,
} from '../../game/meet/decide.ts';
import {
  isGoing,
  LONGEST_TEAM,
  sideOfServer,
  type Meet,
  type MeetPlayer,
  type MeetSide,
  type Side,
  SIDES,
} from '../../game/meet/meet.ts';
import { serverTable, type ServerLine } from '../../game/meet/table.ts';
import { cut } from '../../kit/cut.ts';
import type { Person } from '../ports/actor.ts';
import type { Using } from '../ports/app.ts';
import type { ServerAsker } from '../ports/command.ts';
import type { MeetRecord } from '../ports/subjects/meets.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt } from '../reader/reader.ts';
import { change } from '../save/change.ts';
import { spendPost } from '../server/admission.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { linkToMeet, type Link } from '../server/sharing.ts';
import { barOnOrganizing } from './organize.ts';

type Needs = Using<
  'blocks' | 'games' | 'meets' | 'servers' | 'settings' | 'standings' | 'tallies',
  'limits' | 'newId' | 'now'
>;

/** The smallest and largest number of boards, and of hours until the games begin. */
export const MEET_BOUNDS = { boards: [2, 20], hours: [1, LONGEST_WAIT] } as const;

export type MeetWish = Pick<MeetTerms, 'variant' | 'rated' | 'mostBoards' | 'hours'> & {
  readonly time: string;
  readonly team: string;
};

const sideFor = ({ place }: ServerAsker, team: string): MeetSide => ({
  place,
  name: cut(cleanName(team) || '…', LONGEST_TEAM),
  players: [],
});

/** How many of a server's matches to check, the latest first. */
const MOST = 5;

/** The current match of a server, which has one at a time. */
async function goingIn(app: Using<'meets'>, guildId: string): Promise<MeetRecord | null> {
  const records = await app.store.meets.list(guildId, MOST);
  return records.find(({ meet }) => isGoing(meet)) ?? null;
}

export async function inviteToMeet(
  app: Needs,
  asker: ServerAsker,
  { time: typed, team, ...wish }: MeetWish,
): Promise<Result<Meet, Problem>> {
  const time = parseTime(typed);
  const bar = await barOnMatch(app, asker, null);
  if (bar) return refused(bar);
  if (!time.ok) return time;
  const terms = { ...wish, id: app.newId(), time: time.value, home: sideFor(asker, team) };
  const invited = inviteServer(terms, asker.at);
  if (!invited.ok) return invited;
  const full = await spendPost(app, asker, invited.value.id);
  if (full) return refused(full);
  await app.store.meets.add(invited.value, app.now());
  return invited;
}

/** The reason the asker can neither invite a server nor accept the invitation with this code. */
export async function barOnMatch(
  app: Using<'meets' | 'settings'>,
  asker: ServerAsker,
  code: string | null,
): Promise<Problem | null> {
  const bar = await barOnOrganizing(app, asker, 'meet');
  if (bar) return bar;
  const going = await goingIn(app, asker.place.guildId);
  if (going && going.meet.id !== code) return { code: 'meet-busy' };
  if (code === null) return null;
  const record = await app.store.meets.load(code);
  const accepted = record && acceptMeet(record.meet, sideFor(asker, ''), asker.at);
  return accepted?.ok ? null : (accepted?.problem ?? { code: 'meet-code' });
}

export async function acceptInvitation(
  app: Needs,
  asker: ServerAsker,
  { code, team }: { readonly code: string; readonly team: string },
): Promise<Result<Meet, Problem>> {
  const bar = await barOnMatch(app, asker, code);
  if (bar) return refused(bar);
  return changeMeet(app, code, (meet) => acceptMeet(meet, sideFor(asker, team), asker.at));
}

/** The server's name in its latest match; empty before its first. */
export async function usualTeam(app: Using<'meets'>, { place: { guildId } }: ServerAsker): Promise<string> {
  const [latest] = await app.store.meets.list(guildId, 1);
  const side = latest && sideOfServer(latest.meet, guildId);
  return (side && latest.meet[side]?.name) ?? '';
}

const changeMeet = (
  app: Using<'meets', 'now'>,
  id: string,
  decide: (meet: Meet) => Result<Meet, Problem>,
): Promise<Result<Meet, Problem>> =>
  change(app.store.meets, [id], (record) => {
    if (!record) return refused({ code: 'meet-code' });
    const decision = decide(record.meet);
    if (!decision.ok) return decision;
    return { ...decision, save: { ...record, meet: decision.value }, dueAt: app.now() };
  });

async function playerFor(
  app: Using<'standings'>,
  { place: { guildId } }: ServerAsker,
  { variant }: Meet,
  { id, name }: Pick<Person, 'id' | 'name'>,
): Promise<MeetPlayer> {
  const rating = await app.store.standings.rating(guildId, id, variant);
  return { id, name, rating: rating && Math.round(rating.value) };
}

/** The match of the pressed button, or the current match of the server. */
async function ownMeet(
  app: Using<'meets'>,
  { place: { guildId } }: ServerAsker,
  id: string | null,
): Promise<Result<{ readonly meet: Meet; readonly side: Side }, Problem>> {
  const record = id === null ? await goingIn(app, guildId) : await app.store.meets.load(id);
  const side = record && sideOfServer(record.meet, guildId);
  return record && side ? done({ meet: record.meet, side }) : refused({ code: 'meet-none' });
}

/** A link to the match's page, for anyone. */
export async function shareMeet(
  app: Using<'meets' | 'settings' | 'visiting', 'members' | 'newId' | 'page'>,
  asker: ServerAsker,
  id: string,
): Promise<Result<Link, Problem>> {
  const found = await ownMeet(app, asker, id);
  if (!found.ok) return found;
  const { meet, side } = found.value;
  const { place } = meet[side] ?? asker;
  return linkToMeet(app, asker, place, meet);
}

export async function joinTeam(app: Needs, asker: ServerAsker, id: string): Promise<Result<Meet, Problem>> {
  const found = await ownMeet(app, asker, id);
  if (!found.ok) return found;
  const bar = await barOnMeeting(app, asker, asker.place, []);
  if (bar) return refused(bar);
  const player = await playerFor(app, asker, found.value.meet, asker.user);
  return changeMeet(app, id, (meet) => joinMeet(meet, found.value.side, player));
}

export async function leaveTeam(app: Needs, asker: ServerAsker, id: string): Promise<Result<Meet, Problem>> {
  const found = await ownMeet(app, asker, id);
  if (!found.ok) return found;
  return changeMeet(app, id, (meet) => leaveMeet(meet, found.value.side, asker.user.id));
}

export interface Swap {
  readonly add: Person | undefined;
  readonly remove: Pick<Person, 'id'> | undefined;
}

/** A manager's change to their own team. */
export async function changeTeam(
  app: Needs,
  asker: ServerAsker,
  { add, remove }: Swap,
): Promise<Result<Meet, Problem>> {
  const bar = await barOnOrganizing(app, asker, 'meet');
  if (bar) return refused(bar);
  const found = await ownMeet(app, asker, null);
  if (!found.ok) return found;
  if (add?.isBot || (!add && !remove)) return refused({ code: 'meet-nobody' });
  const { meet, side } = found.value;
  const added = add && (await playerFor(app, asker, meet, add));
  const barred = add && (await barOnMeeting(app, { user: add }, asker.place, []));
  if (barred) return refused(barred);
  const begun = await begunIn(app, meet);
  return changeMeet(app, meet.id, (latest) => {
    if (added && remove) return replaceInMeet(latest, side, { out: remove.id, player: added }, begun);
    if (added) return joinMeet(latest, side, added);
    return leaveMeet(latest, side, remove?.id ?? '');
  });
}

/** The games where a player has moved. */
async function begunIn(app: Using<'servers'>, { boards }: Meet): Promise<ReadonlySet<GameId>> {
  const games = await app.store.servers.games(boards.flatMap(({ gameId }) => gameId ?? []));
  return new Set(games.filter(({ moves, result }) => moves.length > 0 || result).map(({ id }) => id));
}

/** The most matches to count. */
const MOST_COUNTED = 1000;

export async function tableOfServers(app: Using<'meets' | 'settings'>): Promise<readonly ServerLine[]> {
  const meets = await app.store.meets.finished(MOST_COUNTED);
  const guilds = meets.flatMap((meet) => SIDES.flatMap((side) => meet[side]?.place.guildId ?? []));
  const agreed = new Set<string>();
  for (const guildId of new Set(guilds))
    if ((await settingsAt(app, { guildId })).serverTable) agreed.add(guildId);
  return serverTable(meets, agreed);
}

/** The match that the asker may cancel. `id`: the match that a button names. */
export async function cancelable(
  app: Needs,
  asker: ServerAsker,
  id: string | null,
): Promise<Result<Meet, Problem>> {
  const bar = await barOnOrganizing(app, asker, 'meet');
  if (bar) return refused(bar);
  const found = await ownMeet(app, asker, id);
  return found.ok ? cancelMeet(found.value.meet, found.value.side) : found;
}

export async function cancelTheMeet(
  app: Needs,
  asker: ServerAsker,
  id: string,
): Promise<Result<Meet, Problem>> {
  const found = await cancelable(app, asker, id);
  return found.ok ? changeMeet(app, id, (meet) => cancelMeet(meet, found.value.canceledBy ?? 'home')) : found;
}
