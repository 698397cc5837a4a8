/** The lessons: what each asks for, a hint, and what is said to its moves. The pupil is White. */
import type { Answer } from '../../learn/lesson.ts';
import type { LessonId } from '../../learn/lessonIds.ts';
import type { Sentence } from '../sentence.ts';

export const learnWords = {
  'learn.list': '## Learn draughts by playing',
  'learn.progress': {
    one: '-# You have finished {count} of {total} lessons.',
    other: '-# You have finished {count} of {total} lessons.',
  },
  'learn.all-done':
    'You have finished all lessons. `/practice` plays against me, `/rules` tells how each game of the family differs.',
  'learn.line': '{number}. {lesson}',
  'learn.title': '### Lesson {number}: {lesson}',
  'learn.setting': '-# {variant} · you are White, and it is your move',
  'menu.lesson': 'Choose a lesson …',
  'button.learn.begin': 'Begin: {lesson}',
  'button.learn.continue': 'Continue: {lesson}',
  'button.learn.next': 'Next: {lesson}',
  'button.learn.again': 'Try again',
  'button.learn.hint': 'Hint',
  'button.learn.list': 'All lessons',

  'learn.task.move':
    'Men move one square diagonally forward. Move yours to a square where Black cannot capture it.',
  'learn.hint.move':
    'Black captures by jumping over a piece next to it, onto the empty square behind. Stay away from the black man.',
  'learn.task.capture':
    'A man captures by jumping over the piece next to it. Capture one black man, so that Black cannot capture back.',
  'learn.hint.capture':
    'Your man lands on the empty square behind the black one. Look who is near that square.',
  'learn.task.forced':
    'Whoever can capture must. Give a man so that Black has to take it, then capture all three black men in one move.',
  'learn.hint.forced':
    'Bring a man next to the black one at the edge. Its jump opens the way for the man in your first row.',
  'learn.task.several':
    'A capture goes on as long as it can. Capture two men in one move, and end where Black cannot capture you.',
  'learn.hint.several': 'Of the two ways, one ends next to a man that can capture yours.',
  'learn.task.flying':
    'A king moves any number of empty squares along a diagonal. Capture with it, and land where Black cannot capture it.',
  'learn.hint.flying':
    'It may land on any empty square behind the man that it captures. Look which of them a black man stands next to.',
  'learn.task.passing':
    'A man on the last row is crowned at once, even in the midst of a capture. Capture three men, so that no black man is crowned next.',
  'learn.hint.passing':
    'At the end the new king has two ways. See which black man is nearer to its own last row.',
  'learn.task.turkish':
    'Captured pieces stay on the board until the move is over. Capture with the king, and end where Black cannot capture it.',
  'learn.hint.turkish':
    'The king cannot pass what it has captured, and no piece is jumped twice. Look where it has to stop.',
  'learn.task.three-kings': 'Catch the black king in three moves.',
  'learn.hint.three-kings':
    'Hold the long diagonal on which the black king stands, so that it must step aside. Then do the same there: Black must capture, even a king that you give.',
  'learn.task.giveaway': 'Here you win by having no move left. Get rid of both men in two moves.',
  'learn.hint.giveaway':
    'Capturing is a duty here too. Put a man where Black must capture it, then the other.',
  'learn.task.towers':
    'A capture takes only the top piece of a tower. One black piece stands on a man of yours: set your man free.',
  'learn.hint.towers':
    'The top piece says whose a tower is. What you capture goes under your own piece, and what it covered stays on its square.',

  'learn.answer.captured': 'That move is allowed, but Black captures your piece.',
  'learn.answer.must-capture':
    'You could move there if you had nothing to capture. But you have, and capturing is a duty.',
  'learn.answer.go-on': 'This was possible, but you must go on capturing: there is another piece to take.',
  'learn.answer.unforced': 'That move is allowed, but Black need not capture anything.',
  'learn.answer.move-right':
    'Right: a man goes one square diagonally forward, and here Black cannot capture it.',
  'learn.answer.move-backward': 'A man moves forward only. Kings go backward too.',
  'learn.answer.capture-right':
    'Right: your man jumped over the black one, and nothing can capture it there.',
  'learn.answer.forced-offer': 'Right: Black had to capture, and now you can take all three men.',
  'learn.answer.forced-right': 'Right: three men for one. The duty to capture is a weapon.',
  'learn.answer.forced-other':
    'That move is allowed and Black must capture, but then you cannot take all three men.',
  'learn.answer.several-right': 'Right: two men in one move, and Black cannot capture back.',
  'learn.answer.flying-right': 'Right: the king captured from afar and landed where it is safe.',
  'learn.answer.passing-right':
    'Right: the man was crowned in passing and went on as a king. The last black man is far from being crowned.',
  'learn.answer.passing-other': 'That move is allowed, but now a black man is crowned.',
  'learn.answer.turkish-right': 'Right: the king captured, and ends where it is safe.',
  'learn.answer.turkish-struck':
    'That move is allowed, but it is the Turkish strike: a piece that you had captured still stood in your way, so the king had to stop, and Black captures it.',
  'learn.answer.turkish-blocked':
    'Not over that piece: the one behind it is captured already, but it stays on its square until your move is over.',
  'learn.answer.three-kings-road':
    'Right: on that diagonal your king would have captured it, so it stepped aside.',
  'learn.answer.three-kings-gift': 'Right: Black had to capture, and stands before your king.',
  'learn.answer.three-kings-right': 'Right: the king is caught, and you have won.',
  'learn.answer.three-kings-off':
    'That move is allowed, but the black king lives longer now: it could be caught sooner.',
  'learn.answer.giveaway-first': 'Right: Black had to capture. One man is left.',
  'learn.answer.giveaway-right':
    'Right: Black must capture your last man as well. You have no move left, and win.',
  'learn.answer.towers-right':
    'Right: the black piece lies under yours now, a tower of two, and your other man is free.',
  'learn.answer.towers-other': 'That move is allowed, but your man stays under the black piece.',
} as const satisfies Record<`learn.${'task' | 'hint'}.${LessonId}`, string> &
  Record<`learn.answer.${Answer}`, string> &
  Record<string, Sentence>;
