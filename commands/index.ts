/** Every slash command, in the order in which Discord lists them. */
import type { Command } from '../src/app/ports/command.ts';
import { analyze } from './analyze.ts';
import { block, unblock } from './block.ts';
import { board } from './board.ts';
import { challenge } from './challenge.ts';
import { draw, pause, takeback } from './offers.ts';
import { explore } from './explore.ts';
import { exportGame } from './export.ts';
import { game } from './game.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { language } from './language.ts';
import { leaderboard } from './leaderboard.ts';
import { hint } from './hint.ts';
import { importGame } from './import.ts';
import { learn } from './learn.ts';
import { meet } from './meet.ts';
import { move } from './move.ts';
import { notation } from './notation.ts';
import { notify } from './notify.ts';
import { opening } from './opening.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { play } from './play.ts';
import { plan } from './plan.ts';
import { practice } from './practice.ts';
import { puzzle } from './puzzle.ts';
import { rematch } from './rematch.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { resume } from './resume.ts';
import { rules } from './rules.ts';
import { season } from './season.ts';
import { seek } from './seek.ts';
import { serverData } from './serverData.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { theme } from './theme.ts';
import { tournament } from './tournament/index.ts';
import { vacation } from './vacation.ts';
import { guess } from './guess.ts';
import { live } from './live.ts';
import { watch } from './watch.ts';
import { voidGame } from './void.ts';
import { vote } from './vote.ts';

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
