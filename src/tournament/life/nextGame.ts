import { rulesOf } from './forms/forms.ts';
import { halvesOf, isRunning } from './meeting.ts';
import { isLive, type Terms } from './terms.ts';
import type { Meeting, MeetingGame } from './tournament.ts';

/** A level knock-out match continues with this many pairs of ever quicker games … */
const PLAY_OFFS = 2;
/** … and then with up to this many single games, until one is won. */
const SUDDEN_DEATHS = 6;

export type NextGame = Pick<MeetingGame, 'white' | 'black' | 'quickness'>;

const nextIn = ({ white, black, games }: Meeting, quickness: number): NextGame =>
  games.length % 2 === 0 ? { white, black, quickness } : { white: black, black: white, quickness };

const isLevel = ({ games, white, black }: Meeting): boolean =>
  halvesOf(games, white) === halvesOf(games, black);

/** `extra`: the games played beyond the usual number. */
function nextQuickness(meeting: Meeting, extra: number): number | null {
  if (!isLevel(meeting))
    return extra >= 0 && extra < 2 * PLAY_OFFS && extra % 2 === 1 ? quicknessAt(extra) : null;
  return extra < 2 * PLAY_OFFS + SUDDEN_DEATHS ? quicknessAt(extra) : null;
}

const quicknessAt = (extra: number): number => Math.min(Math.floor(extra / 2) + 1, PLAY_OFFS);

export function nextGame(meeting: Meeting, terms: Terms): NextGame | null {
  const { games, hasWinners } = rulesOf(terms.form);
  const extra = meeting.games.length - games;
  const isSideBySide = !isLive(terms);
  if (extra < 0) return isRunning(meeting) && !isSideBySide ? null : nextIn(meeting, 0);
  if (!hasWinners || isRunning(meeting) || isSideBySide) return null;
  const quickness = nextQuickness(meeting, extra);
  return quickness === null ? null : nextIn(meeting, quickness);
}

export const isOver = (meeting: Meeting, terms: Terms): boolean =>
  !isRunning(meeting) && nextGame(meeting, terms) === null;
