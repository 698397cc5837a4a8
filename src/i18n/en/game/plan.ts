import type { PlanCode } from '../../../game/problem.ts';

export const planWords = {
  'plan.title': '### Your plan against {opponent}',
  'plan.none':
    'If your opponent makes a move you’ve planned for, your reply is played right away. Only you can see this. Choose moves below, or type your plan: `/games lines:if {move} then {answer}`.',
  'plan.more': { one: '-# …and one more line', other: '-# …and {count} more lines' },
  'plan.if': 'if **{move}**',
  'plan.then': 'then **{move}**',
  'plan.joint': '{first} {second}',
  'plan.line': '{number}\\. {moves}',
  'plan.ask.first': 'What might {opponent} play?',
  'plan.ask.answer': 'What do you play {line}?',
  'plan.ask.next': 'What might {opponent} play next {line}?',
  'plan.ends': 'The game would end here.',
  'plan.full': 'This line can’t get any longer.',
  'plan.dropped':
    '📋 Your plan no longer fits the game, so I removed it. Make a new one with `/games do:plan` when it’s your opponent’s move.',

  'menu.plan-remove': 'Remove a line…',
  'button.plan': 'Plan',
  'button.plan-root': 'Another line',
  'button.plan-drop': 'Remove the plan',

  'problem.plan-on-own-turn':
    'It’s your move, so just make it. You can plan your replies when it’s your opponent’s move.',
  'problem.plan-empty':
    'I couldn’t find a move in that. A plan looks like this: `if c3-d4 then b6-a5, if g3-h4 then b6-c5`.',
  'problem.plan-too-many': 'A plan can have up to 30 lines. Remove one before you add another.',
  'problem.plan-too-long': 'Line {line} is too long: a line can have up to 30 moves, counting both sides.',
  'problem.plan-move': 'Line {line}:',
  'problem.plan-without-answer': 'Line {line} ends with your opponent’s move. What’s your reply?',
  'problem.plan-past-end':
    'Line {line} continues past the end of the game. End the line where the game ends.',
  'problem.plan-two-answers': 'Line {line} gives another reply to moves an earlier line already answers.',
} as const satisfies Record<`problem.${PlanCode}`, string> & Record<string, unknown>;
