/** The words of plans: moves that are made by themselves when the opponent plays what was foreseen. */
import type { PlanCode } from '../../game/problem.ts';

export const planWords = {
  'plan.title': '### Your plan against {opponent}',
  'plan.none':
    'If your opponent plays what you foresee, your answer is played at once. Only you see this. Choose below, or write it: `/plan lines:if c3-d4 then b6-a5, if g3-h4 then b6-c5`.',
  'plan.more': { one: '-# … and one more line', other: '-# … and {count} more lines' },
  'plan.if': 'if **{move}**',
  'plan.then': 'then **{move}**',
  'plan.line': '{number}\\. {moves}',
  'plan.ends': 'The game would be over here.',
  'plan.full': 'A line goes no further than this.',
  'plan.dropped':
    '📋 Your plan no longer fitted the game and was dropped. `/plan` makes a new one when your opponent is to move.',

  'menu.plan-if': 'If your opponent plays …',
  'menu.plan-and-if': 'And if they then play …',
  'menu.plan-then': '… then I play …',
  'menu.plan-remove': 'Take a line out …',
  'button.plan': 'Plan',
  'button.plan-root': 'Another line',
  'button.plan-drop': 'Drop the plan',

  'problem.plan-on-own-turn':
    'It is your move, so just make it. You can plan your answers while your opponent is to move.',
  'problem.plan-empty':
    'I found no move in that. A plan looks like this: `if c3-d4 then b6-a5, if g3-h4 then b6-c5`.',
  'problem.plan-too-many': 'A plan has at most 30 lines.',
  'problem.plan-too-long': 'Line {line} is too long: a line has at most 30 moves, both sides’ counted.',
  'problem.plan-move': 'Line {line}:',
  'problem.plan-without-answer': 'Line {line} ends with a move of your opponent. What do you answer?',
  'problem.plan-past-end': 'Line {line} goes on where the game would be over.',
  'problem.plan-two-answers':
    'Line {line} gives another answer to moves that an earlier line has answered already.',
} as const satisfies Record<`problem.${PlanCode}`, string> & Record<string, unknown>;
