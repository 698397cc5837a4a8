import type { Command } from '../../src/app/ports/command.ts';
import { create } from './create.ts';
import { exportTournament } from './export.ts';
import { history, join, leave, next, pause, resume, withdraw, games, table } from './part.ts';
import {
  cancel,
  end,
  move,
  annulGame,
  result,
  addPlayer,
  apart,
  removePlayer,
  replacePlayer,
} from './manage.ts';
import { postpone, start } from './starting.ts';
import { status } from './status.ts';

export const tournament: readonly Command[] = [
  join,
  status,
  next,
  table,
  games,
  history,
  exportTournament,
  pause,
  resume,
  leave,
  withdraw,
  create,
  start,
  postpone,
  addPlayer,
  removePlayer,
  replacePlayer,
  apart,
  result,
  annulGame,
  move,
  end,
  cancel,
];
