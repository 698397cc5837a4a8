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
import { asked, type Screens } from './shown.ts';
import * as books from './standings.ts';
import { few, reader, textOf } from './words.ts';

export const BOOKS = {
  'standings/leaderboard leaderboardScreen': asked(leaderboardScreen, books.boardView, books.boardContent),
  'standings/leaderboard liveBoardScreen': asked(liveBoardScreen, books.boardView, books.boardContent),
  'standings/leaderboard sharedBoardScreen': asked(sharedBoardScreen, books.boardView, books.boardContent),
  'standings/profile profileScreen': asked(profileScreen, books.profile, reader),
  'standings/profile sharedProfileScreen': asked(sharedProfileScreen, books.profile, reader),
  'standings/profile profileGameScreen': asked(profileGameScreen, books.profile, books.ended),
  'standings/season endQuestion': asked(endQuestion, books.season),
  'standings/season seasonPost': asked(seasonPost, books.season, books.seasonLines),
  'standings/season seasonScreen': asked(seasonScreen, books.season, books.seasonLines, few),
  'standings/season seasonStart': asked(seasonStart, books.season),
  'standings/season seasonStatus': asked(seasonStatus, fc.option(books.season, { nil: null })),
  'standings/statistics sharedStatisticsScreen': asked(sharedStatisticsScreen, books.statistics, reader),
  'standings/statistics statisticsScreen': asked(statisticsScreen, books.statistics, reader),
  'standings/voided voidDoneScreen': asked(
    voidDoneScreen,
    fc.constantFrom('void' as const, 'restore' as const),
    books.outcome,
  ),
  'standings/voided voidQuestion': asked(
    voidQuestion,
    fc.constantFrom('void' as const, 'restore' as const),
    books.outcome,
    fc.option(textOf(60), { nil: null }),
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
  'standings/boardControls whatCountsScreen': asked(whatCountsScreen, books.boardView),
} satisfies Screens;
