/** Boards, profiles, seasons and what admins decided. */
import * as fc from 'fast-check';
import {
  leaderboardScreen,
  liveBoardScreen,
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
  seasonStatus,
} from '../../../src/views/standings/season.ts';
import { sharedStatisticsScreen, statisticsScreen } from '../../../src/views/standings/statistics.ts';
import { voidDoneScreen, voidedScreen, voidQuestion } from '../../../src/views/standings/voided.ts';
import { whatCountsScreen } from '../../../src/views/standings/boardControls.ts';
import type { Screens } from './shown.ts';
import * as books from './standings.ts';
import { few, reader, textOf } from './words.ts';

export const BOOKS = {
  'standings/leaderboard leaderboardScreen': fc.tuple(books.boardView, books.boardContent).map(
    ([view, all]) =>
      (say) =>
        leaderboardScreen(say, view, all),
  ),
  'standings/leaderboard liveBoardScreen': fc.tuple(books.boardView, books.boardContent).map(
    ([view, all]) =>
      (say) =>
        liveBoardScreen(say, view, all),
  ),
  'standings/leaderboard sharedBoardScreen': fc.tuple(books.boardView, books.boardContent).map(
    ([view, all]) =>
      (say) =>
        sharedBoardScreen(say, view, all),
  ),
  'standings/profile profileScreen': fc.tuple(books.profile, reader).map(
    ([each, how]) =>
      (say) =>
        profileScreen(say, each, how),
  ),
  'standings/profile sharedProfileScreen': fc.tuple(books.profile, reader).map(
    ([each, how]) =>
      (say) =>
        sharedProfileScreen(say, each, how),
  ),
  'standings/profile profileGameScreen': fc.tuple(books.profile, books.ended).map(
    ([view, ended]) =>
      (say) =>
        profileGameScreen(say, view, ended),
  ),
  'standings/season endQuestion': books.season.map((season) => (say) => endQuestion(say, season)),
  'standings/season seasonPost': fc.tuple(books.season, books.seasonLines).map(
    ([season, lines]) =>
      (say) =>
        seasonPost(say, season, lines),
  ),
  'standings/season seasonScreen': fc.tuple(books.season, books.seasonLines, few).map(
    ([season, lines, page]) =>
      (say) =>
        seasonScreen(say, season, lines, page),
  ),
  'standings/season seasonStart': books.season.map((season) => (say) => seasonStart(say, season)),
  'standings/season seasonStatus': fc
    .option(books.season, { nil: null })
    .map((season) => (say) => seasonStatus(say, season)),
  'standings/statistics sharedStatisticsScreen': fc.tuple(books.statistics, reader).map(
    ([all, how]) =>
      (say) =>
        sharedStatisticsScreen(say, all, how),
  ),
  'standings/statistics statisticsScreen': fc.tuple(books.statistics, reader).map(
    ([all, how]) =>
      (say) =>
        statisticsScreen(say, all, how),
  ),
  'standings/voided voidDoneScreen': fc
    .tuple(fc.constantFrom('void' as const, 'restore' as const), books.outcome)
    .map(
      ([verb, outcome]) =>
        (say) =>
          voidDoneScreen(say, verb, outcome),
    ),
  'standings/voided voidQuestion': fc
    .tuple(
      fc.constantFrom('void' as const, 'restore' as const),
      books.outcome,
      fc.option(textOf(60), { nil: null }),
    )
    .map(
      ([verb, outcome, reason]) =>
        (say) =>
          voidQuestion(say, verb, outcome, reason),
    ),
  'standings/voided voidedScreen': fc
    .tuple(
      fc.array(books.outcome, { maxLength: 10, size: 'max' }),
      fc.array(fc.tuple(books.voiding, books.outcome, fc.constantFrom('void' as const, 'restore' as const)), {
        maxLength: 5,
        size: 'max',
      }),
    )
    .map(
      ([outcomes, rulings]) =>
        (say) =>
          voidedScreen(
            say,
            outcomes,
            rulings.map(([made, outcome, verb]) => ({
              ruling: { ...made, gameId: outcome.gameId, verb },
              outcome,
            })),
          ),
    ),
  'standings/boardControls whatCountsScreen': books.boardView.map(
    (view) => (say) => whatCountsScreen(say, view),
  ),
} satisfies Screens;
