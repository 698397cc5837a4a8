/** Leaderboards, profiles, seasons and admins' decisions. */
import * as fc from 'fast-check';
import {
  leaderboardScreen,
  pinnedBoardScreen,
  sharedBoardScreen,
} from '../../../src/views/standings/leaderboard.ts';
import {
  profileScreen,
  sharedProfileScreen,
  profileGameScreen,
} from '../../../src/views/standings/profile.ts';
import {
  endQuestion,
  seasonPost,
  seasonScreen,
  seasonStart,
  seasonForm,
  seasonRefusal,
  seasonStatus,
} from '../../../src/features/season/view.ts';
import { sharedStatisticsScreen, statisticsScreen } from '../../../src/views/standings/statistics.ts';
import type { RatedResult } from '../../../src/rating/entry.ts';
import {
  voidDoneScreen,
  voidedScreen,
  voidQuestion,
  type Places,
} from '../../../src/views/standings/voided.ts';
import { LEADERBOARD } from '../../../src/views/presses/declarations.ts';
import { keepScreen } from '../../../src/views/screen/blocks.ts';
import { whatCountsScreen } from '../../../src/views/standings/boardControls.ts';
import { plain } from '../../../src/i18n/plain.ts';
import { screenOf, type Screens } from './shown.ts';
import * as books from './standings.ts';
import { few, player, reader, snowflake, textOf } from './words.ts';

const seasonReader = fc.tuple(reader, player).map(([shape, { id }]) => ({ ...shape, user: id }));

/** The longest name, in every game. */
const seasons = fc.uniqueArray(books.season, { maxLength: 30, selector: ({ number }) => number });

/** The longest choices, and more of them than fit in a menu. */
const finished = fc
  .integer({ min: 0, max: 30 })
  .map((count) => Array.from({ length: count }, (_, at) => ({ label: 'g'.repeat(100), value: `g${at}` })));

const placesOf = (outcomes: readonly RatedResult[]): Places =>
  new Map(
    outcomes.map(({ gameId }) => [gameId, { id: 't', round: 9, rounds: 9, board: 1, name: '_'.repeat(60) }]),
  );

export const BOOKS = {
  'standings/leaderboard leaderboardScreen': screenOf(
    leaderboardScreen,
    books.boardView,
    books.boardContent,
    reader,
    fc.record({ seasons: seasons, isAdmin: fc.boolean() }),
  ),
  'standings/leaderboard pinnedBoardScreen': screenOf(
    pinnedBoardScreen,
    books.boardView,
    books.boardContent,
    reader,
  ),
  'standings/leaderboard sharedBoardScreen': screenOf(
    sharedBoardScreen,
    books.boardView,
    books.boardContent,
    reader,
  ),
  'standings/profile profileScreen': screenOf(profileScreen, books.profile, reader),
  'standings/profile sharedProfileScreen': screenOf(sharedProfileScreen, books.profile, reader),
  'standings/profile profileGameScreen': screenOf(profileGameScreen, books.profile, books.ended),
  'season/view endQuestion': screenOf(endQuestion, books.season),
  'season/view seasonForm': fc.constant(seasonForm),
  'season/view seasonRefusal': textOf(20).map(
    (day) => (say) => seasonRefusal(say, say('season.date', { text: plain(day) })),
  ),
  'season/view seasonPost': screenOf(seasonPost, books.season, books.seasonLines, reader),
  'season/view seasonScreen': screenOf(seasonScreen, books.season, books.seasonLines, few, seasonReader),
  'season/view seasonStart': screenOf(seasonStart, books.season),
  'season/view seasonStatus': screenOf(seasonStatus, fc.option(books.season, { nil: null }), seasons),
  'standings/statistics sharedStatisticsScreen': screenOf(sharedStatisticsScreen, books.statistics, reader),
  'standings/statistics statisticsScreen': screenOf(statisticsScreen, books.statistics, snowflake, reader),
  'standings/voided voidDoneScreen': screenOf(
    voidDoneScreen,
    fc.constantFrom('void' as const, 'restore' as const),
    books.outcome,
    fc.constant(new Map()),
  ),
  'standings/voided voidQuestion': screenOf(
    voidQuestion,
    fc.constantFrom('void' as const, 'restore' as const),
    books.outcome.map((outcome) => ({ outcome, places: placesOf([outcome]) })),
    fc.option(textOf(60), { nil: null }),
  ),
  'standings/voided voidedScreen': screenOf(
    (say, outcomes, rulings, counting, voided) =>
      voidedScreen(say, {
        outcomes,
        rulings: rulings.map(([made, outcome, verb]) => ({
          ruling: { ...made, gameId: outcome.gameId, verb },
          outcome,
        })),
        places: placesOf([...outcomes, ...rulings.map(([, outcome]) => outcome)]),
        counting,
        voided,
      }),
    fc.array(books.outcome, { maxLength: 10, size: 'max' }),
    fc.array(fc.tuple(books.voiding, books.outcome, fc.constantFrom('void' as const, 'restore' as const)), {
      maxLength: 5,
      size: 'max',
    }),
    finished,
    finished,
  ),
  'standings/boardControls whatCountsScreen': books.boardView.map((view) => (say) => [
    whatCountsScreen(say, view),
    keepScreen(say, LEADERBOARD.to['keep-in'](view)),
  ]),
} satisfies Screens;
