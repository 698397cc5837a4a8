/**
 * News about a tournament since it was saved: finished games, players who left or were blocked,
 * verdicts.
 */
import type { Game, GameId, UserId } from '../../game/game.ts';
import { DAY } from '../../game/calendar/span.ts';
import { NO_NEWS, type News } from '../../tournament/life/advance.ts';
import { endOf, type GameEnd } from '../../tournament/life/gameEnd.ts';
import { runningGames } from '../../tournament/life/meeting.ts';
import type { Tournament, TournamentId } from '../../tournament/life/tournament.ts';
import type { Using, App } from '../ports/app.ts';
import { blockedPairs } from '../../tournament/life/nextRound.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { nextOrder } from '../../tournament/life/opening/successor.ts';
import { sha256 } from '../save/hash.ts';
import { chanceOf } from '../../analysis/verdict.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { Line } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import { lineOf, sideToMove } from '../../game/line.ts';
import type { PairResult } from '../../tournament/event.ts';
import { timesOver } from '../../tournament/life/judging.ts';

type Needs = Using<'attendance' | 'blocks' | 'servers' | 'tournaments', 'engine' | 'members' | 'now'>;

/**
 * How many players the bot asks Discord about at a time (each once a day), and how long it may take
 * (ms).
 */
const MOST_ASKED = 10;
const DISCORD_TIMEOUT = 2000;

export async function newsOf(app: Needs, tournament: Tournament): Promise<News> {
  const { stage, terms } = tournament;
  const isOn = stage === 'running' || (stage === 'open' && terms.startsAt <= app.now());
  if (!isOn) return NO_NEWS;
  const ids = runningGames(tournament).flatMap(({ game }) => game.id ?? []);
  const games = new Map((await app.store.servers.games(ids)).map((game) => [game.id, game]));
  return {
    ends: new Map(ids.flatMap((id) => endAt(id, games.get(id)))),
    gone: await goneFrom(app, tournament),
    barred: await barredFrom(app, tournament),
    apart: await apartIn(app, tournament),
    verdicts: await verdictsOn(app, tournament, games),
    order: stage === 'open' ? await orderBefore(app, tournament) : [],
  };
}

/** The end of a game, if it has ended. An unreadable game is `lost`. */
function endAt(id: GameId, game: Game | undefined): readonly (readonly [GameId, GameEnd | 'lost'])[] {
  const end = game ? endOf(game) : 'lost';
  return end === null ? [] : [[id, end]];
}

const presentIn = ({ players }: Tournament): readonly UserId[] =>
  players.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id);

async function barredFrom({ store }: Using<'blocks'>, tournament: Tournament): Promise<readonly UserId[]> {
  const by = { kind: 'server', id: tournament.venue.guildId } as const;
  const standing = await store.blocks.standing(presentIn(tournament).map((user) => ({ by, user })));
  return standing.map(({ user }) => user);
}

async function goneFrom(app: Needs, tournament: Tournament): Promise<readonly UserId[]> {
  const { guildId } = tournament.venue;
  const users = presentIn(tournament);
  const known = await app.store.attendance.known(guildId, users);
  const since = app.now() - DAY;
  const fresh = new Set(known.filter(({ at }) => at > since).map(({ user }) => user));
  const patience = AbortSignal.timeout(DISCORD_TIMEOUT);
  const asked = users.filter((user) => !fresh.has(user)).slice(0, MOST_ASKED);
  const answers = await Promise.all(
    asked.map(async (user) => ({ user, member: await app.members.member(guildId, user, patience) })),
  );
  const news = answers.flatMap(({ user, member }) =>
    member === 'unknown' ? [] : [{ user, isGone: member === 'gone', at: app.now() }],
  );
  if (news.length > 0) await app.store.attendance.note(guildId, news);
  return [...known.filter(({ user }) => fresh.has(user)), ...news]
    .filter(({ isGone }) => isGone)
    .map(({ user }) => user);
}

export async function apartIn(
  { store, now }: Using<'blocks', 'now'>,
  { terms, players, startedAt }: Pick<Tournament, 'terms' | 'players' | 'startedAt'>,
): Promise<readonly (readonly [UserId, UserId])[]> {
  if (rulesOf(terms.form).isFixed) return [];
  const users = players.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id);
  const blocks = await store.blocks.among(users, startedAt ?? now());
  return blockedPairs(blocks.map(({ by, user }) => [by.id, user] as const));
}

/**
 * A league's order after its last finished season; empty for the first season and for other forms.
 */
async function orderBefore(
  app: Using<'tournaments'>,
  { terms, previous }: Pick<Tournament, 'terms' | 'previous'>,
): Promise<readonly UserId[]> {
  let before = rulesOf(terms.form).isSeason ? await held(app, previous) : null;
  while (before && before.stage !== 'finished') before = await held(app, before.previous);
  return before ? nextOrder(before, sha256) : [];
}

/** Loads a tournament. A damaged tournament must not stop its successors. */
async function held({ store }: Using<'tournaments'>, id: TournamentId | null): Promise<Tournament | null> {
  if (id === null) return null;
  try {
    return (await store.tournaments.load(id))?.tournament ?? null;
  } catch {
    return null;
  }
}

/** The search limit: a win that takes longer to find is not certain. */
const LIMITS = { nodes: 200_000 };
/** Requests for moves come first, up to this wait (ms). */
const CALLER = { queue: 'tournaments', patience: 20_000 } as const;

const WON: Readonly<Record<Color, PairResult>> = { white: '1-0', black: '0-1' };

/** The verdicts, by game id, on games whose time is up. `games` are running. */
async function verdictsOn(
  app: Pick<App, 'engine' | 'now'>,
  tournament: Tournament,
  games: ReadonlyMap<GameId, Game>,
): Promise<ReadonlyMap<GameId, PairResult>> {
  // An arena's unfinished games don't count.
  if (!rulesOf(tournament.terms.form).hasRounds) return new Map();
  const isOver = timesOver(tournament.terms, app.now());
  const late = new Set(tournament.rounds.filter(isOver).map(({ number }) => number));
  const verdicts = new Map<GameId, PairResult>();
  for (const { round, game } of runningGames(tournament)) {
    const judged = late.has(round) && game.id !== null ? games.get(game.id) : undefined;
    const verdict = judged && !judged.result ? await verdictOn(app, judged) : null;
    if (judged && verdict) verdicts.set(judged.id, verdict);
  }
  return verdicts;
}

async function verdictOn({ engine }: Pick<App, 'engine'>, game: Game): Promise<PairResult | null> {
  if (game.moves.length === 0) return '--';
  const line = engine.isThere ? readable(game) : null;
  if (!line) return null;
  const thought = await engine.think(line, LIMITS, CALLER);
  const chance = thought.ok && thought.value ? chanceOf(thought.value.score) : null;
  if (chance !== 0 && chance !== 1) return null;
  const mover = sideToMove(game);
  return WON[chance === 1 ? mover : opponentOf(mover)];
}

/** The game's line; `null` if the game is damaged, because it must not stop the other verdicts. */
function readable(game: Game): Line | null {
  try {
    return lineOf(game);
  } catch {
    return null;
  }
}
