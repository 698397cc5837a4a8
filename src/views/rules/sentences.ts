/** The rules of a variant in sentences, each chosen by a fact of its record, so that the text cannot contradict the game. */
import { startPosition } from '../../draughts/position.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Say } from '../../i18n/say.ts';
import { dutyOf, kingWays, menWays } from './ways.ts';

function board(say: Say, variant: Variant): string {
  const { squares, size, menRows } = variant;
  const men = startPosition(variant).board.filter((tower) => tower?.[0].color === 'white').length;
  const rows = say.list(menRows.map(String), 'and');
  return say(`rules.board.${squares}`, { count: menRows.length, size, men, rows });
}

function king(say: Say, variant: Variant): string {
  const { kingRunLimit: count } = variant;
  const ways = say(`rules.king.${kingWays(variant)}`);
  return count === null ? ways : [ways, say('rules.king-run', { count })].join(' ');
}

function capturing(say: Say, variant: Variant): string {
  return [
    say(`rules.duty.${dutyOf(variant)}`),
    ...(variant.menTakeKings ? [] : [say('rules.men-spare-kings')]),
    variant.captured === 'leaves'
      ? say(`rules.removal.${variant.removal}`)
      : say(`rules.captured.${variant.captured}`),
    ...(variant.mayTurnBack ? [] : [say('rules.no-turning-back')]),
  ].join(' ');
}

function draws(say: Say, variant: Variant): string {
  const ends = variant.draws.flatMap((rule) => rule.ends);
  if (ends.length === 0) return say('rules.draw.none');
  const reasons = ends.map((end) => say(`rules.draw.${end}`));
  return say('rules.draw.some', { reasons: say.list(reasons, 'or') });
}

/** What a friend would read aloud: the goal, men, kings, capturing, crowning, a short line each; of towers also what becomes of them. */
export const firstRules = (say: Say, variant: Variant): readonly (string | null)[] => [
  say(`rules.goal.${variant.goal}`),
  say(`rules.first.man.${menWays(variant)}`),
  say(`rules.first.king.${kingWays(variant)}`),
  say(`rules.first.duty.${dutyOf(variant)}`),
  variant.captured === 'leaves' ? null : say('rules.first.towers'),
  say(`rules.first.crowning.${variant.crowning}`),
];

/** All of them, one line a subject: the goal, the board, the pieces, capturing, crowning, drawing. */
export const rulesLines = (say: Say, variant: Variant): readonly (string | null)[] => [
  say(`rules.goal.${variant.goal}`),
  board(say, variant),
  say(`rules.man.${menWays(variant)}`),
  king(say, variant),
  capturing(say, variant),
  say(`rules.crowning.${variant.crowning}`),
  draws(say, variant),
  variant.beginnerInPrint === 'black' ? say('rules.in-print.black') : null,
];
