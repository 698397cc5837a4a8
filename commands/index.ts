/** The bot's table of contents: every slash command, in the order in which Discord lists them. */
import type { Command } from '../src/app/command.ts';
import { board } from './board.ts';
import { challenge } from './challenge.ts';
import { draw } from './draw.ts';
import { exportGame } from './export.ts';
import { game } from './game.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { leaderboard } from './leaderboard.ts';
import { importGame } from './import.ts';
import { move } from './move.ts';
import { notation } from './notation.ts';
import { profile } from './profile.ts';
import { plan } from './plan.ts';
import { rematch } from './rematch.ts';
import { replay } from './replay.ts';
import { resign } from './resign.ts';
import { rules } from './rules.ts';
import { stats } from './stats.ts';
import { takeback } from './takeback.ts';
import { theme } from './theme.ts';
import { vacation } from './vacation.ts';
import { voidGame } from './void.ts';

export const commands: readonly Command[] = [
  challenge,
  move,
  board,
  games,
  game,
  replay,
  exportGame,
  importGame,
  plan,
  draw,
  takeback,
  rematch,
  resign,
  leaderboard,
  profile,
  stats,
  voidGame,
  rules,
  notation,
  theme,
  vacation,
  help,
];
