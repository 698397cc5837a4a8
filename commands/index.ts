/** Every slash command, in the order in which Discord lists them. */
import type { PressGroup } from '../src/app/ports/answering.ts';
import type { Command } from '../src/app/ports/command.ts';
import { analyze, analyzePresses } from './analyze.ts';
import { block, unblock, blockPresses } from './block.ts';
import { board, boardPresses } from './board.ts';
import { challenge, challengePresses } from './challenge.ts';
import { draw, pause, takeback, offersPresses } from './offers.ts';
import { explore, explorePresses } from './explore.ts';
import { exportGame, exportPresses } from './export.ts';
import { game, gamePresses } from './game.ts';
import { games, gamesPresses } from './games.ts';
import { help, helpPresses } from './help.ts';
import { language, languagePresses } from './language.ts';
import { leaderboard, leaderboardPresses } from './leaderboard.ts';
import { hint, hintPresses } from './hint.ts';
import { importGame, importPresses } from './import.ts';
import { learn, learnPresses } from './learn.ts';
import { meet, meetPresses } from './meet.ts';
import { move, movePresses } from './move.ts';
import { notation } from './notation.ts';
import { notify, notifyPresses } from './notify.ts';
import { opening, openingPresses } from './opening.ts';
import { privacy, privacyPresses } from './privacy.ts';
import { profile, profilePresses } from './profile.ts';
import { play, playPresses } from './play.ts';
import { plan, planPresses } from './plan.ts';
import { practice, practicePresses } from './practice.ts';
import { puzzle, puzzlePresses } from './puzzle.ts';
import { rematch, rematchPresses } from './rematch.ts';
import { replay, replayPresses } from './replay.ts';
import { resign, resignPresses } from './resign.ts';
import { resume, resumePresses } from './resume.ts';
import { rules, rulesPresses } from './rules.ts';
import { season, seasonPresses } from './season.ts';
import { seek, seekPresses } from './seek.ts';
import { serverData, serverDataPresses } from './serverData.ts';
import { settings, settingsPresses } from './settings.ts';
import { stats, statsPresses } from './stats.ts';
import { theme, themePresses } from './theme.ts';
import { tournament } from './tournament/index.ts';
import { vacation, vacationPresses } from './vacation.ts';
import { guess, guessPresses } from './guess.ts';
import { live } from './live.ts';
import { watch, watchPresses } from './watch.ts';
import { voidGame, voidPresses } from './void.ts';
import { vote, votePresses } from './vote.ts';
import { tournamentPresses } from './tournament/status.ts';

export const commands: readonly Command[] = [
  play,
  challenge,
  seek,
  vote,
  practice,
  puzzle,
  move,
  board,
  games,
  game,
  watch,
  live,
  guess,
  replay,
  exportGame,
  importGame,
  plan,
  hint,
  analyze,
  draw,
  takeback,
  pause,
  resume,
  rematch,
  resign,
  leaderboard,
  profile,
  stats,
  voidGame,
  season,
  ...tournament,
  ...meet,
  serverData,
  settings,
  rules,
  opening,
  explore,
  learn,
  notify,
  notation,
  language,
  theme,
  vacation,
  block,
  unblock,
  privacy,
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
