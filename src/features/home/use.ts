/** A server's home, and the games being played there now, for one reader or for the home. */
import { HOUR, SECOND } from '../../game/calendar/span.ts';
import { liveliest } from './rules.ts';
import { MOST_BOARDS } from '../../render/scene/results.ts';
import { homeScreen, type HomeFacts, type NowShown } from './view.ts';
import type { Using } from '../../app/ports/app.ts';
import type { GameRecord } from '../../app/ports/subjects/games.ts';
import type { ServerAsker } from '../../app/ports/command.ts';
import type { LiveMessage } from '../live/rules.ts';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { sayAt, sharedShape } from '../../app/reader/reader.ts';
import { runningIn } from '../../app/reader/seenBy.ts';
import { sha256 } from '../../app/save/hash.ts';
import { beginLive, type LiveKind } from '../live/use.ts';
import { isOpenTo, readableBy, readableFrom } from '../../app/server/readableFrom.ts';
import { readBoard } from '../../app/standings/readBoard.ts';
import { GOING } from '../../app/tournament/find.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { shownRating } from '../../views/screen/phrases.ts';
import { USUAL_VIEW } from '../../views/standings/boardControls.ts';

type Needs = Using<
  | 'attendance'
  | 'dailies'
  | 'games'
  | 'homes'
  | 'lobbies'
  | 'placings'
  | 'puzzles'
  | 'settings'
  | 'standings'
  | 'tournaments',
  'botId' | 'members' | 'messenger' | 'now'
>;

/** How many running games to compare. */
const MOST_COMPARED = 100;

const liveIn = async (app: Using<'games', 'now'>, guildId: string): Promise<readonly GameRecord[]> =>
  liveliest(await runningIn(app, { guildId }, MOST_COMPARED), ({ game }) => game, app.now());

/** The running games that the asker may see, the liveliest first. */
export const runningFor = async (
  app: Using<'games', 'memory' | 'now'>,
  asker: ServerAsker,
): Promise<readonly GameRecord[]> => readableBy(app, asker, await liveIn(app, asker.place.guildId));

export const nowShown = (running: readonly GameRecord[]): NowShown => ({
  games: running.slice(0, MOST_BOARDS).map(({ game, shown }) => ({ game, card: shown.card })),
  total: running.length,
});

async function puzzleIn({ store }: Needs, guildId: string): Promise<HomeFacts['puzzle']> {
  const daily = await store.dailies.load(guildId);
  // The home needs a puzzle, even if no channel gets one.
  if (!daily || daily.postAt === null) await store.dailies.wake(guildId);
  const record = daily && daily.puzzleId !== null ? await store.puzzles.load(daily.puzzleId) : null;
  if (!record) return null;
  const { puzzle, rating } = record;
  const solvers = await store.dailies.solvers(guildId, puzzle.id);
  return { puzzle, difficulty: Math.round(rating.value), solved: solvers.length };
}

async function leaderIn(app: Needs, guildId: string): Promise<HomeFacts['leader']> {
  const { content } = await readBoard(app, guildId, USUAL_VIEW, app.botId());
  const first = content.lines.find(({ place }) => place === 1)?.record;
  return first ? { name: first.name, rating: shownRating(first.rating, content.now) } : null;
}

const MOST_TOURNAMENTS = 5;

/** Tournaments that will begin, ordered by their start, then those that are being played. */
const nextFirst = <T extends Pick<Tournament, 'id' | 'stage' | 'terms'>>(all: readonly T[]): readonly T[] =>
  all.toSorted(
    (a, b) =>
      Number(b.stage === 'open') - Number(a.stage === 'open') ||
      a.terms.startsAt - b.terms.startsAt ||
      (a.id < b.id ? -1 : 1),
  );

/** The state of a home. While it stays the same, the home does too. */
async function stateOf(app: Needs, { guildId }: LiveMessage) {
  const { store, now, botId } = app;
  const { order, pool, span } = USUAL_VIEW;
  const [all, puzzle, board, listed] = await Promise.all([
    liveIn(app, guildId),
    puzzleIn(app, guildId),
    store.standings.page({ guildId, order, pool, span, now: now() }, { offset: 0, size: 1, reader: botId() }),
    store.tournaments.list({ guildId, stages: GOING }),
  ]);
  const [first] = board.lines;
  const tournaments = nextFirst(listed.map(({ tournament }) => tournament)).slice(0, MOST_TOURNAMENTS);
  const digest = [
    all
      .slice(0, MOST_BOARDS * 2)
      .map(({ game: { id, version }, shown }) => [id, version, shown.card?.messageId]),
    all.length,
    all.length + tournaments.length === 0 ? 0 : Math.floor(now() / HOUR),
    puzzle && [puzzle.puzzle.id, puzzle.solved],
    first && [first.place, first.user, first.record.name, shownRating(first.record.rating, now())],
    tournaments.map(({ id, stage, terms, shown }) => [
      id,
      stage,
      terms.name,
      terms.startsAt,
      shown.card?.messageId,
    ]),
  ];
  return { all, puzzle, tournaments, digest: sha256(JSON.stringify(digest)) };
}

/** The first tournament that everyone who can read the home may know about. */
async function openOf(
  app: Needs,
  home: LiveMessage,
  tournaments: readonly Tournament[],
): Promise<Tournament | null> {
  for (const each of tournaments) if (await isOpenTo(app, home, each.venue.channelId)) return each;
  return null;
}

/**
 * Every hour, the bot asks Discord again who can read the channels of the games, because a
 * moderator may have hidden one.
 */
export const HOME_KIND: LiveKind<Needs, LiveMessage> = {
  book: ({ store }) => store.homes,
  letter: 'l',
  refresh: 30 * SECOND,
  async content(app, home) {
    const { all, puzzle, tournaments, digest } = await stateOf(app, home);
    return {
      digest,
      screen: async () => {
        const [say, shape, readable, leader, tournament] = await Promise.all([
          sayAt(app, home),
          sharedShape(app, home),
          readableFrom(app, home, all),
          leaderIn(app, home.guildId),
          openOf(app, home, tournaments),
        ]);
        return homeScreen(say, nowShown(readable), { puzzle, leader, tournament }, shape, app.now());
      },
    };
  },
};

/** If a lobby's message has no seeks, it says no more than the home, which replaces it. */
export async function putHome(
  app: Needs,
  wanted: Pick<LiveMessage, 'guildId' | 'channelId' | 'locale'>,
): Promise<'done' | MessengerFault> {
  const put = await beginLive(app, HOME_KIND, (fresh) => ({ ...wanted, ...fresh }), wanted.guildId);
  await app.store.lobbies.wake(wanted, app.now());
  return put;
}
