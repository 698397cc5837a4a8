import type { Command } from '../../src/app/ports/command.ts';
import { create } from './create.ts';
import { endTournament, moveTournament, result, startTournament } from './manage.ts';
import { join, leave, pause, resume, show } from './parts.ts';
import { addPlayer, apart, removePlayer, replacePlayer } from './players.ts';

export const tournament: readonly Command[] = [
  show,
  join,
  pause,
  resume,
  leave,
  create,
  startTournament,
  addPlayer,
  removePlayer,
  replacePlayer,
  apart,
  result,
  moveTournament,
  endTournament,
];
