/** Begins a game where a team votes. Never rated. */
import { done, refused, type Result } from '../../kit/result.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { LevelNumber } from '../../engine/play/levels.ts';
import { newGame } from '../../game/newGame.ts';
import type { Game, Place } from '../../game/game.ts';
import { isCrowd, type Seat, seatEngine, type SeatedCrowd, type SeatedPerson } from '../../game/seat.ts';
import type { TimeControl } from '../../game/clock/time.ts';
import type { Voting } from '../../game/voting.ts';
import { whereOf } from '../../views/screen/blocks.ts';
import type { Using } from '../ports/app.ts';
import type { Asker, ServerAsker } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { sayAt } from '../reader/reader.ts';
import { GRACE } from '../save/change.ts';
import { closedChannel } from '../server/closedChannel.ts';
import { barOnChallenge, spendPost } from '../server/admission.ts';
import { barOnMeeting } from '../server/blocks.ts';
import { engineTurn } from './engineTurn.ts';

type Needs = Using<
  'blocks' | 'games' | 'settings' | 'standings' | 'tallies' | 'votes',
  'botId' | 'engine' | 'limits' | 'memory' | 'messenger' | 'newId' | 'now' | 'reading' | 'threads'
>;

export interface VoteTerms {
  readonly variant: VariantId;
  readonly voting: Voting;
  readonly team: SeatedCrowd;
  readonly color: Color;
  /** The clock of both sides; `null` if votes last a fixed time and nobody plays alone. */
  readonly time: TimeControl | null;
  readonly opponent: SeatedCrowd | SeatedPerson | LevelNumber;
}

export async function barOnTeams(
  { store }: Using<'games'>,
  guildId: string | null,
  teams: readonly SeatedCrowd[],
): Promise<Problem | null> {
  if (new Set(teams.map(({ id }) => id)).size < teams.length) return { code: 'vote-same-team' };
  for (const { id: player } of guildId === null ? [] : teams) {
    const [running] = await store.games.list({ player, guildId, state: 'running', limit: 1 });
    if (running) return { code: 'vote-running', where: whereOf(running.game, running.shown.card) };
  }
  return null;
}

const channelsOf = (teams: readonly SeatedCrowd[]): readonly string[] =>
  teams.flatMap(({ of }) => (of.kind === 'channel' ? [of.channelId] : []));

/** A team from another channel sees the game there. */
function secondOf({ place }: ServerAsker, seat: Seat, color: Color): Game['second'] {
  if (!isCrowd(seat) || seat.of.kind !== 'channel') return undefined;
  const { guildId, locale } = place;
  return { place: { guildId, channelId: seat.of.channelId, channelName: seat.name, locale }, color };
}

/** The thread where a team talks; `undefined` where no thread can be opened. */
async function threadOf(
  app: Using<'settings', 'threads'>,
  place: Place,
  seat: Seat,
): Promise<string | undefined> {
  if (!isCrowd(seat)) return undefined;
  const at = seat.of.kind === 'channel' ? seat.of.channelId : place.channelId;
  const say = await sayAt(app, place);
  const opened = await app.threads.openIn(at, say('vote.thread', { team: seat.name }));
  return typeof opened === 'string' ? undefined : opened.channelId;
}

/** Each team gets a thread to talk in, unless it plays in a thread already. */
export async function withTalk(
  app: Using<'settings', 'threads'>,
  { threadOf: parent }: Pick<Asker, 'threadOf'>,
  game: Game,
): Promise<Game> {
  const { seats, place, voting } = game;
  if (!voting || parent !== null) return game;
  const talk = {
    white: await threadOf(app, place, seats.white),
    black: await threadOf(app, place, seats.black),
  };
  return { ...game, voting: { ...voting, talk } };
}

export async function beginVoteGame(
  app: Needs,
  asker: ServerAsker,
  { variant, voting, team, color, time, opponent }: VoteTerms,
): Promise<Result<Game, Problem>> {
  const { place } = asker;
  const isEngine = typeof opponent === 'number';
  if (isEngine && !app.engine.isThere) return refused({ code: 'engine-away' });
  const other = isEngine ? seatEngine({ id: app.botId(), name: 'Crownhead' }, opponent) : opponent;
  const teams = [team, other].filter(isCrowd);
  const id = app.newId();
  const bar =
    (await barOnChallenge(app, asker)) ??
    (await closedChannel(app, asker, channelsOf(teams))) ??
    (await barOnMeeting(app, asker, place, [])) ??
    (await barOnTeams(app, place.guildId, teams)) ??
    (await spendPost(app, asker, id));
  if (bar) return refused(bar);
  if (isEngine) app.engine.prepare();
  const [own, others] = [{ [color]: team }, { [opponentOf(color)]: other }];
  const seats = { white: team, black: other, ...own, ...others };
  const second = secondOf(asker, other, opponentOf(color));
  const terms = { variant, start: null, rated: false, time, voting, place, second };
  const game = await withTalk(app, asker, newGame(id, terms, seats, asker.at));
  if (!(await app.store.games.add(game, app.now() + GRACE)))
    throw new Error(`expected a new game, but the game ${id} already exists`);
  const { game: latest } = await engineTurn(app, game);
  return done(latest);
}
