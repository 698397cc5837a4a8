/**
 * Seeking an opponent: the first seek that fits is accepted at once. Otherwise, the seek waits in
 * the lobby. No seek is taken twice, because its game begins in the transaction that closes it.
 */
import { done, refused, type Result } from '../../kit/result.ts';
import { acceptChallenge, cancelChallenge, type Beginning } from '../../game/challenge/answer.ts';
import { dueWhenShown, type Challenge } from '../../game/challenge/challenge.ts';
import { invite, type ChallengeTerms } from '../../game/challenge/invite.ts';
import {
  fitting,
  isAtHome,
  isEarlier,
  isSeek,
  seekKey,
  seekOf,
  type Seek,
} from '../../game/challenge/seek.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, Place, UserId } from '../../game/game.ts';
import { isProvisional, newRating } from '../../rating/glicko.ts';
import { inNewThreads, type Placed } from '../card/gameThread.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, ServerAsker } from '../ports/command.ts';
import type { GuildSettings } from '../ports/subjects/settings.ts';
import type { Problem } from '../problem/problem.ts';
import { settingsAt } from '../reader/reader.ts';
import { GRACE, untilSaved } from '../save/change.ts';
import { barOnGame, barOnSeeking, roomFor, spendPost } from '../server/admission.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { addChallenge, changeChallenge } from './challenges.ts';
import { withAbsences } from './newGame.ts';

type Needs = Using<
  'blocks' | 'challenges' | 'games' | 'lobbies' | 'people' | 'settings' | 'standings' | 'tallies',
  'coin' | 'limits' | 'members' | 'newId' | 'now' | 'threads'
>;

export type SeekWish = Pick<ChallengeTerms, 'variant' | 'time' | 'rated'> & {
  readonly isEverywhere?: boolean;
};

export type Sought =
  | ({ readonly kind: 'found' } & Placed)
  | { readonly kind: 'waiting'; readonly seek: Seek };

/** How long (ms) Discord may take to say whether someone is still in the server. */
const DISCORD_TIMEOUT = 1000;

const found = (placed: Placed): Sought => ({ kind: 'found', ...placed });

/** The place where the asker's seeks are shown and their games begin. */
const lobbyPlace = ({ lobby }: GuildSettings, { place }: Pick<Asker, 'place'>): Place =>
  lobby === null || lobby === place.channelId
    ? place
    : { guildId: place.guildId, channelId: lobby, locale: place.locale };

export async function seek(app: Needs, asker: ServerAsker, wish: SeekWish): Promise<Result<Sought, Problem>> {
  const settings = await settingsAt(app, asker.place);
  const bar = (await barOnSeeking(app, asker)) ?? (await barOnMeeting(app, asker, asker.place, []));
  if (bar) return refused(bar);
  if (wish.isEverywhere && !settings.otherServers) return refused({ code: 'seek-home-only' });
  const made = await seekFor(app, asker, { ...wish, place: lobbyPlace(settings, asker) });
  if (!made.ok) return made;
  const own = made.value;
  const waiting = await seeksBy(app, asker.user.id);
  const same = waiting.find((each) => seekKey(each) === seekKey(own) && isInSamePlace(each, own));
  const taken = await takeFitting(app, asker, own);
  if (!taken.ok) return taken;
  if (taken.value) return done(found(taken.value));
  if (same) return done({ kind: 'waiting', seek: same });
  for (const { id } of waiting) await withdraw(app, asker, id);
  const full = await spendPost(app, { ...asker, place: own.place ?? asker.place }, own.id);
  if (full) return refused(full);
  return wait(app, own);
}

const seeksBy = async ({ store }: Using<'challenges'>, user: UserId): Promise<readonly Seek[]> =>
  seekOf(await store.challenges.open(user), user);

const isInSamePlace = (one: Challenge, other: Challenge): boolean =>
  one.place?.channelId === other.place?.channelId;

async function seekFor(
  app: Using<'standings', 'newId'>,
  { user, place, at }: ServerAsker,
  { isEverywhere = false, ...wish }: SeekWish & Pick<ChallengeTerms, 'place'>,
): Promise<Result<Seek, Problem>> {
  const rating = await app.store.standings.rating(place.guildId, user.id, wish.variant);
  const { value, ...known } = rating ?? newRating(at);
  const seeking = { rating: value, isProvisional: isProvisional({ value, ...known }, at), isEverywhere };
  const terms = {
    ...wish,
    challenger: { kind: 'person', id: user.id, name: user.name },
    opponent: null,
  } as const;
  const made = invite({ ...terms, color: 'random', seek: seeking }, app.newId(), at);
  if (!made.ok) return made;
  return done({ ...made.value, seek: seeking });
}

/** Two people may begin to wait at the same time, so each searches again. */
async function wait(app: Needs, own: Seek): Promise<Result<Sought, Problem>> {
  const added = await addChallenge(app, own);
  if (!added.ok) return added;
  const taken = await takeEarlier(app, own);
  if (taken) return done(found(taken));
  await showSeek(app, own);
  return done({ kind: 'waiting', seek: own });
}

/**
 * Matches a waiting seek with an earlier one that fits; the sweep uses this too. If one person
 * began to wait twice at the same time, only the later seek stays.
 */
export async function takeEarlier(app: Needs, own: Seek): Promise<Placed | null> {
  const { id, name } = own.challenger;
  const by = { user: { id, name, isBot: false }, at: app.now() };
  const waiting = await seeksBy(app, id);
  for (const each of waiting)
    if (waiting.some((other) => isEarlier(each, other))) await close(app, each.id, { by: id, at: by.at });
  const taken = await takeFitting(app, by, own, (other) => isEarlier(other, own));
  return taken.ok ? taken.value : null;
}

type By = Pick<Asker, 'user' | 'at'>;

/**
 * Accepts the best seek that fits and withdraws the taker's own; `null` if none fits. `isTaken`:
 * for a seek that is already waiting, and that someone may have taken.
 */
const takeFitting = (
  app: Needs,
  by: By,
  own: Seek,
  isTaken: ((other: Seek) => boolean) | null = null,
): Promise<Result<Placed | null, Problem>> =>
  untilSaved(async () => {
    const { challenges } = app.store;
    const waiting = await seeksBy(app, by.user.id);
    if (isTaken && !waiting.some(({ id }) => id === own.id)) return done(null);
    const here = await challenges.seeks(own.place?.guildId ?? '', seekKey(own));
    const elsewhere = own.seek.isEverywhere ? await challenges.seeksEverywhere(seekKey(own)) : [];
    const all = [...here, ...elsewhere.filter((other) => !isAtHome(own, other))];
    for (const other of fitting(own, all, app.now()).filter(isTaken ?? (() => true))) {
      const taken = await take(app, by, other, waiting, own.seek.isHomeless ? null : own.place);
      if (taken === 'overtaken') return null;
      if (taken.ok) return taken;
      if (!isOthers(taken.problem)) return taken;
    }
    return done(null);
  });

/** Whether the refusal concerns only this opponent. */
const isOthers = ({ code }: Problem): boolean =>
  code === 'you-blocked' ||
  code === 'no-game-with' ||
  code === 'no-games-here' ||
  code === 'other-has-too-many-games' ||
  code === 'challenge-closed';

/**
 * `here`: the taker's place. If that is in another server, the game is shown there too. A seek
 * without a channel is played there, and is found only in its own server.
 */
async function take(
  app: Needs,
  by: By,
  other: Seek,
  waiting: readonly Seek[],
  here: Place | null,
): Promise<Result<Placed, Problem> | 'overtaken'> {
  const { user: player, at } = by;
  const isFar = here !== null && here.guildId !== other.place?.guildId;
  const place = other.seek.isHomeless ? here : other.place;
  if (!place || (await hasLeft(app, other)) || (isFar && !(await isReachable(app, place))))
    return refused({ code: 'challenge-closed', state: 'cancelled' });
  const accepted = acceptChallenge(
    { ...other, place },
    { player, place, at, gameId: app.newId(), coin: app.coin() },
  );
  if (!accepted.ok) return accepted;
  const { challenge, game } = accepted.value;
  const bar =
    (await barOnMeeting(app, by, place, [other.challenger.id])) ??
    (isFar ? await barOnMeeting(app, by, here, [other.challenger.id]) : null) ??
    (await barOnGame(app, by, game));
  if (bar) return refused(bar);
  const begun = isFar
    ? { ...game, second: { place: here, color: colorOf(game, player.id) ?? 'black' } }
    : game;
  const withdrawn = waiting.flatMap((own) => {
    const closed = cancelChallenge(own, { by: player.id, at });
    return closed.ok ? [closed.value] : [];
  });
  return begin(app, { challenge, game: begun }, withdrawn);
}

async function begin(
  app: Needs,
  { challenge, game }: Beginning,
  withdrawn: readonly Challenge[],
): Promise<Result<Placed, Problem> | 'overtaken'> {
  const { game: placed, isThreadDenied } = await inNewThreads(app, game);
  const begun: Game = await withAbsences(app, placed);
  const room = await roomFor(app, begun);
  if (!(await app.store.games.begin(challenge, begun, app.now() + GRACE, room, withdrawn)))
    return 'overtaken';
  for (const closed of [challenge, ...withdrawn]) await showSeek(app, closed);
  return done({ game: begun, isThreadDenied });
}

/** Whether the other server still allows this, and still has the bot. */
const isReachable = async (app: Needs, place: Place): Promise<boolean> =>
  place.guildId !== null &&
  (await settingsAt(app, place)).otherServers &&
  (await app.members.server(place.guildId)) !== 'gone';

/** Whether the seeker has left the server. If so, withdraws the seek. */
async function hasLeft(app: Needs, { id, place, challenger }: Seek): Promise<boolean> {
  const guildId = place?.guildId;
  if (!guildId) return false;
  const patience = AbortSignal.timeout(DISCORD_TIMEOUT);
  if ((await app.members.member(guildId, challenger.id, patience)) !== 'gone') return false;
  await close(app, id, { by: challenger.id, at: app.now() });
  return true;
}

/** Answers a press on someone's seek in the lobby. */
export async function acceptSeek(app: Needs, asker: Asker, id: string): Promise<Result<Placed, Problem>> {
  return untilSaved(async () => {
    const waiting = await seeksBy(app, asker.user.id);
    const record = await app.store.challenges.load(id);
    if (!record || !isSeek(record.challenge)) return refused({ code: 'challenge-unknown' });
    if (record.challenge.place?.guildId !== asker.place.guildId)
      return refused({ code: 'challenge-unknown' });
    const taken = await take(app, asker, record.challenge, waiting, null);
    return taken === 'overtaken' ? null : taken;
  });
}

export const withdraw = (app: Needs, asker: Asker, id: string): Promise<Result<Challenge, Problem>> =>
  close(app, id, { by: asker.user.id, at: asker.at });

async function close(
  app: Using<'challenges' | 'lobbies', 'now'>,
  id: string,
  act: { readonly by: string; readonly at: number },
): Promise<Result<Challenge, Problem>> {
  const closed = await changeChallenge(app, id, (challenge) => cancelChallenge(challenge, act));
  if (closed.ok) await showSeek(app, closed.value);
  return closed;
}

/** Shows the seek in the lobby, or removes it. Nothing else needs to be shown until it is due. */
export async function showSeek(
  app: Using<'challenges' | 'lobbies', 'now'>,
  challenge: Challenge,
): Promise<void> {
  const { id, version, place, seek: seeking } = challenge;
  if (place && !seeking?.isHomeless) await app.store.lobbies.wake(place, app.now());
  await app.store.challenges.shown(id, version, null, dueWhenShown(challenge));
}
