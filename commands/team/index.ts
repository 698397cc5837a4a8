import type { Command } from '../../src/app/ports/command.ts';
import { teamCancel, teamMatch, teamPlayers, teamTable } from './match.ts';
import { teamPlay } from './play.ts';

export const team: readonly Command[] = [teamPlay, teamMatch, teamPlayers, teamTable, teamCancel];
