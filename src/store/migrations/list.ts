/**
 * Every migration in order, written out by hand. A name that was ever released stays as it is, and so does what it
 * does: databases out there remember it.
 */
import type { Migration } from 'kysely/migration';
import { gamesAndChallenges } from './001-games-and-challenges.ts';
import { preferences } from './002-preferences.ts';
import { reminders } from './003-reminders.ts';
import { standings } from './004-standings.ts';
import { vacations } from './005-vacations.ts';
import { imported } from './006-imported.ts';
import { plans } from './007-plans.ts';
import { settings } from './008-settings.ts';
import { inboxes } from './009-inboxes.ts';
import { attendance } from './010-attendance.ts';
import { personal } from './011-personal.ts';
import { films } from './012-films.ts';
import { servers } from './013-servers.ts';
import { notices } from './014-notices.ts';
import { seasons } from './015-seasons.ts';
import { puzzles } from './016-puzzles.ts';
import { analyses } from './017-analyses.ts';
import { lessons } from './018-lessons.ts';
import { dailies } from './019-dailies.ts';
import { hunts } from './020-hunts.ts';
import { attendanceByUser } from './021-attendance-by-user.ts';
import { attempts } from './022-attempts.ts';
import { preferenceVersions } from './023-preference-versions.ts';
import { interactions } from './024-interactions.ts';
import { blocks } from './025-blocks.ts';
import { teamMembers } from './027-team-members.ts';
import { sentNotices } from './029-sent-notices.ts';
import { liveBoards } from './030-live-boards.ts';
import { tournaments } from './031-tournaments.ts';
import { backups } from './033-backups.ts';
import { draftsAndPlacings } from './035-drafts-and-placings.ts';
import { strays } from './037-strays.ts';
import { unshown } from './038-unshown.ts';
import { duties } from './039-duties.ts';
import { deferrals } from './040-deferrals.ts';
import { established } from './041-established.ts';

/** Every migration by its name. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-games-and-challenges': gamesAndChallenges,
  '002-preferences': preferences,
  '003-reminders': reminders,
  '004-standings': standings,
  '005-vacations': vacations,
  '006-imported': imported,
  '007-plans': plans,
  '008-settings': settings,
  '009-inboxes': inboxes,
  '010-attendance': attendance,
  '011-personal': personal,
  '012-films': films,
  '013-servers': servers,
  '014-notices': notices,
  '015-seasons': seasons,
  '016-puzzles': puzzles,
  '017-analyses': analyses,
  '018-lessons': lessons,
  '019-dailies': dailies,
  '020-hunts': hunts,
  '021-attendance-by-user': attendanceByUser,
  '022-attempts': attempts,
  '023-preference-versions': preferenceVersions,
  '024-interactions': interactions,
  '025-blocks': blocks,
  '027-team-members': teamMembers,
  '029-sent-notices': sentNotices,
  '030-live-boards': liveBoards,
  '031-tournaments': tournaments,
  '033-backups': backups,
  '035-drafts-and-placings': draftsAndPlacings,
  '037-strays': strays,
  '038-unshown': unshown,
  '039-duties': duties,
  '040-deferrals': deferrals,
  '041-established': established,
};

/**
 * The newest of those after which the books keep what older ones did not, though it follows from the games. An update from
 * before it replays every game of every server, which takes minutes with a million; one from after it leaves the books alone.
 */
export const BOOKS_AS_OF = '041-established';
