/** The answers to every press, by the first word of its id. */
import { helpPresses } from '../features/help/answers.ts';
import { homePresses } from '../features/home/answers.ts';
import { learnPresses } from '../features/learn/answers.ts';
import { gamesPresses } from './person/gamesList.ts';
import { languagePresses } from './person/language.ts';
import { themePresses } from './person/look.ts';
import { notifyPresses } from './person/notices.ts';
import { preferencesPresses } from './person/preferences.ts';
import { privacyPresses } from './person/privacy.ts';
import { vacationPresses } from './person/vacation.ts';
import { boardPresses, gamePresses } from './play/board.ts';
import { challengePresses } from './play/challengePresses.ts';
import { doorPresses } from './play/frontDoor.ts';
import { hintPresses } from './play/hint.ts';
import { movePresses } from './play/move.ts';
import { askDrawPresses, offersPresses } from './play/offers.ts';
import { rulesPresses } from './play/rules.ts';
import { seekPresses } from './play/opponentSearch.ts';
import { planPresses } from './play/plan.ts';
import { practicePresses } from './play/practice.ts';
import { rematchPresses } from './play/rematch.ts';
import { resignPresses } from './play/resign.ts';
import { resumePresses } from './play/resume.ts';
import { votePresses } from './play/votePresses.ts';
import type { PressGroup } from './ports/answering.ts';
import { puzzlePresses } from '../features/puzzle/answers.ts';
import { analyzePresses } from './replay/analysis.ts';
import { explorePresses } from '../features/explore/answers.ts';
import { exportPresses } from './replay/export.ts';
import { importPresses } from './replay/importing.ts';
import { openingPresses } from './replay/opening.ts';
import { replayPresses } from './replay/replay.ts';
import { blockPresses } from './server/blockList.ts';
import { seasonPresses } from '../features/season/answers.ts';
import { serverDataPresses } from './server/serverData.ts';
import { settingsPresses } from './server/setting/panel.ts';
import { voidPresses } from './server/voiding.ts';
import { leaderboardPresses } from './standings/leaderboard.ts';
import { profilePresses } from './standings/profile.ts';
import { statsPresses } from './standings/statistics.ts';
import { meetPresses } from './tournament/meetAnswers.ts';
import { showTournaments, tournamentPresses } from './tournament/presses.ts';
import { guessPresses } from '../features/guess/answers.ts';
import { watchPresses } from '../features/watch/answers.ts';

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
  homePresses,
  importPresses,
  languagePresses,
  leaderboardPresses,
  learnPresses,
  meetPresses,
  movePresses,
  notifyPresses,
  ...offersPresses,
  askDrawPresses,
  openingPresses,
  planPresses,
  doorPresses(showTournaments),
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
