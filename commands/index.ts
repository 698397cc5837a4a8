/** Every slash command, in the order in which Discord lists them. */
import { challengePresses } from '../src/app/play/challengePresses.ts';
import { seekPresses } from '../src/app/play/opponentSearch.ts';
import { practicePresses } from '../src/app/play/practice.ts';
import type { PressGroup } from '../src/app/ports/answering.ts';
import type { Command } from '../src/app/ports/command.ts';
import { boardPresses, gamePresses } from '../src/app/play/board.ts';
import { gamesPresses } from '../src/app/person/gamesList.ts';
import { hintPresses } from '../src/app/play/hint.ts';
import { offersPresses } from '../src/app/play/offers.ts';
import { planPresses } from '../src/app/play/plan.ts';
import { rematchPresses } from '../src/app/play/rematch.ts';
import { resignPresses } from '../src/app/play/resign.ts';
import { resumePresses } from '../src/app/play/resume.ts';
import { analyzePresses } from '../src/app/replay/analysis.ts';
import { explorePresses } from '../src/app/replay/explorer.ts';
import { exportPresses } from '../src/app/replay/export.ts';
import { importPresses } from '../src/app/replay/importing.ts';
import { openingPresses } from '../src/app/replay/opening.ts';
import { replayPresses } from '../src/app/replay/replay.ts';
import { blockPresses } from '../src/app/server/blockList.ts';
import { games } from './games.ts';
import { help, helpPresses } from './help.ts';
import { languagePresses } from '../src/app/person/language.ts';
import { leaderboard } from './leaderboard.ts';
import { leaderboardPresses } from '../src/app/standings/leaderboard.ts';
import { learn, learnPresses } from './learn.ts';
import { move, movePresses } from './move.ts';
import { notifyPresses } from '../src/app/person/notices.ts';
import { openings } from './openings.ts';
import { preferences } from './preferences.ts';
import { preferencesPresses } from '../src/app/person/preferences.ts';
import { privacyPresses } from '../src/app/person/privacy.ts';
import { profile } from './profile.ts';
import { profilePresses } from '../src/app/standings/profile.ts';
import { play, playPresses } from './play.ts';
import { puzzle, puzzlePresses } from './puzzle.ts';
import { replay } from './replay.ts';
import { rulesPresses } from '../src/app/play/rules.ts';
import { rules } from './rules.ts';
import { seasonPresses } from '../src/app/server/season.ts';
import { server } from './server.ts';
import { serverDataPresses } from '../src/app/server/serverData.ts';
import { settingsPresses } from '../src/app/server/setting/panel.ts';
import { statsPresses } from '../src/app/standings/statistics.ts';
import { themePresses } from '../src/app/person/look.ts';
import { tournament } from './tournament/index.ts';
import { vacationPresses } from '../src/app/person/vacation.ts';
import { watch } from './watch.ts';
import { guessPresses } from '../src/app/watch/guessing.ts';
import { watchPresses } from '../src/app/watch/watching.ts';
import { voidPresses } from '../src/app/server/voiding.ts';
import { team } from './team/index.ts';
import { votePresses } from '../src/app/play/votePresses.ts';
import { meetPresses } from '../src/app/tournament/meetAnswers.ts';
import { tournamentPresses } from '../src/app/tournament/presses.ts';

export const commands: readonly Command[] = [
  play,
  ...team,
  puzzle,
  move,
  games,
  watch,
  replay,
  leaderboard,
  profile,
  ...tournament,
  rules,
  openings,
  learn,
  preferences,
  ...server,
  help,
];

/** The answers to every press, by the first word of its id. */
export const presses: readonly PressGroup[] = [
  analyzePresses,
  blockPresses,
  boardPresses,
  challengePresses,
  explorePresses,
  exportPresses,
  gamePresses,
  gamesPresses,
  guessPresses,
  helpPresses,
  hintPresses,
  importPresses,
  languagePresses,
  leaderboardPresses,
  learnPresses,
  meetPresses,
  movePresses,
  notifyPresses,
  ...offersPresses,
  openingPresses,
  planPresses,
  playPresses,
  practicePresses,
  preferencesPresses,
  privacyPresses,
  profilePresses,
  puzzlePresses,
  rematchPresses,
  replayPresses,
  resignPresses,
  resumePresses,
  rulesPresses,
  seasonPresses,
  seekPresses,
  serverDataPresses,
  settingsPresses,
  statsPresses,
  themePresses,
  vacationPresses,
  voidPresses,
  votePresses,
  watchPresses,
  tournamentPresses,
];
