/** Every slash command, in Discord's order. */
import type { Command } from '../src/app/ports/command.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { leaderboard } from './leaderboard.ts';
import { learn } from './learn.ts';
import { move } from './move.ts';
import { openings } from './openings.ts';
import { play } from './play.ts';
import { preferences } from './preferences.ts';
import { profile } from './profile.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { server } from './server.ts';
import { team } from './team/index.ts';
import { tournament } from './tournament/index.ts';
import { watch } from './watch.ts';

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
