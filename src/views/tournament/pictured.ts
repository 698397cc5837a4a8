/** Players and results in pictures of a tournament, and in alt text without markdown. */
import { isFormer } from '../../game/player.ts';
import { isolated } from '../../i18n/sentence.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import type { Named, Cell, Tone } from '../../render/scene/results.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Tournament, HeldRound, Meeting } from '../../tournament/life/tournament.ts';
import { viewOf } from './forms.ts';
import { halvesOf, isRunning } from '../../tournament/life/meeting.ts';

export type Pictured = Pick<Tournament, 'players' | 'rounds' | 'planned' | 'terms'>;

const LONGEST = 24;

export function namedAt(say: Say, { players }: Pick<Pictured, 'players'>, number: number): Named {
  const player = players.find((each) => each.number === number);
  if (!player) return { name: '', number: `#${number}` };
  return { name: isFormer(player.id) ? say('privacy.former') : player.name, number: `#${number}` };
}

export const spokenAt = (say: Say, pictured: Pick<Pictured, 'players'>, number: number): string =>
  isolated(cut(namedAt(say, pictured, number).name, LONGEST));

export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** How many half points a draw is worth. */
export const halfWorth = ({ terms: { scoring } }: Pick<Pictured, 'terms'>): 1 | 2 =>
  scoring === '2-1-0' ? 2 : 1;

type PlacedRow = Table['rows'][number];

/** A place in alt text; a knockout has no points. */
export function placeSpoken(say: Say, pictured: Pick<Pictured, 'players'>, row: PlacedRow): string {
  const holes = { place: String(row.rank), player: spokenAt(say, pictured, row.number) };
  return 'points' in row
    ? say('describe.place.points', { ...holes, points: String(row.points) })
    : say('describe.place', holes);
}

const EMPTY: Cell = { text: '', tone: 'none' };
const UNKNOWN = '·';
const NOBODY = '–';

const toneOf = (own: number, other: number): Tone => (own === other ? 'draw' : own > other ? 'win' : 'loss');

const isIn = ({ white, black }: Meeting, number: number): boolean => white === number || black === number;
const otherOf = ({ white, black }: Meeting, number: number): number => (white === number ? black : white);

/** The result of these meetings between one player and one opponent. */
function resultCell(pictured: Pictured, meetings: readonly Meeting[], number: number): Cell {
  const [first] = meetings;
  if (!first) return EMPTY;
  const games = meetings.flatMap((meeting) => meeting.games).filter(({ result }) => result !== null);
  if (games.length === 0) return { text: UNKNOWN, tone: 'none' };
  const [own, other] = [halvesOf(games, number), halvesOf(games, otherOf(first, number))];
  return {
    text: halvesText(own * halfWorth(pictured)),
    tone: meetings.some(isRunning) ? 'none' : toneOf(own, other),
  };
}

/** The cell of a player without a game: a bye or an absence. */
function freeCell({ terms }: Pictured, { byes, absent }: HeldRound, number: number): Cell {
  const win = terms.scoring === '2-1-0' ? 4 : 2;
  if (byes.includes(number)) {
    return { text: halvesText(rulesOf(terms.form).bye * win), tone: 'none', against: NOBODY };
  }
  const isHalf = absent.some((each) => each.number === number && each.kind === 'half');
  return { text: isHalf ? halvesText(win / 2) : '', tone: 'none', against: NOBODY };
}

/** A round of a Swiss, with the opponent's place. */
export function roundCell(
  pictured: Pictured,
  round: HeldRound,
  number: number,
  placeOf: (number: number) => string,
): Cell {
  const meeting = round.meetings.find((each) => isIn(each, number));
  if (!meeting) return freeCell(pictured, round, number);
  const against = placeOf(otherOf(meeting, number));
  const cell = { ...resultCell(pictured, [meeting], number), against };
  return viewOf(pictured.terms.form).showsColors
    ? { ...cell, color: meeting.white === number ? 'white' : 'black' }
    : cell;
}

/** All results between two players of a round robin; results against `leavers` don't count. */
export function opponentCell(
  pictured: Pictured,
  number: number,
  other: number,
  leavers: ReadonlySet<number>,
): Cell {
  if (number === other) return { text: '', tone: 'own' };
  const meetings = pictured.rounds.flatMap((round) =>
    round.meetings.filter((meeting) => isIn(meeting, number) && isIn(meeting, other)),
  );
  const cell = resultCell(pictured, meetings, number);
  return leavers.has(number) || leavers.has(other) ? { ...cell, tone: 'none' } : cell;
}

/** An arena game: 4 is a doubled win; 2 is a win or a doubled draw. */
export const scoreCell = (score: number): Cell => ({
  text: String(score),
  tone: score === 0 ? 'loss' : score === 1 ? 'draw' : 'win',
});
