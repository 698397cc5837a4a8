/** The pupil plays White. */
import type { Answer, LessonId } from './rules.ts';
import type { Sentence } from '../../i18n/sentence.ts';

export const learnWords = {
  'learn.list': '## Learn draughts by playing',
  'learn.progress': {
    one: '-# You’ve finished {count} of {total} lessons.',
    other: '-# You’ve finished {count} of {total} lessons.',
  },
  'learn.all-done':
    'You’ve finished all the lessons! Play me with `/play level:`, or see how the variants differ with `/rules`.',
  'learn.line': '{number}. {lesson}',
  'learn.title': '### Lesson {number}: {lesson}',
  'learn.setting': '-# {variant} · you play White, and it’s your move',
  'menu.lesson': 'Choose a lesson…',
  'button.learn.begin': 'Start: {lesson}',
  'button.learn.continue': 'Continue: {lesson}',
  'button.learn.next': 'Next: {lesson}',
  'button.learn.again': 'Try again',
  'button.learn.hint': 'Hint',
  'button.learn.list': 'All lessons',

  'learn.task.move':
    'Men move one square diagonally forward. Move yours to a square where Black can’t capture it.',
  'learn.hint.move':
    'Black captures by jumping over an adjacent piece to the empty square behind it. Stay away from Black’s man.',
  'learn.task.capture':
    'A man captures by jumping over an adjacent piece. Capture one of Black’s men so that Black can’t capture back.',
  'learn.hint.capture':
    'Your man lands on the empty square behind the black one. Check what’s near that square.',
  'learn.task.forced':
    'If you can capture, you must. Give up a man that Black has to take, then capture all three of Black’s men in one move.',
  'learn.hint.forced':
    'Move a man next to the black one on the edge. When that one jumps, it clears the way for the man on your back row.',
  'learn.task.several':
    'A capture goes on as long as it can. Capture two men in one move, and end where Black can’t capture you.',
  'learn.hint.several': 'There are two ways, and one of them ends next to a man that can capture yours.',
  'learn.task.flying':
    'A king moves any number of empty squares along a diagonal. Capture with it, and land where Black can’t capture it.',
  'learn.hint.flying':
    'It can land on any empty square behind the captured man. Check which of them are next to one of Black’s men.',
  'learn.task.passing':
    'A man that reaches the last row is crowned at once, even in the middle of a capture. Capture three men so that none of Black’s men is crowned next.',
  'learn.hint.passing':
    'At the end, the new king has two ways to go. Which of Black’s men is closer to being crowned?',
  'learn.task.turkish':
    'Captured pieces stay on the board until the move is over. Capture with the king, and end where Black can’t capture it.',
  'learn.hint.turkish':
    'The king can’t pass a piece it has captured, and no piece can be jumped twice. See where it has to stop.',
  'learn.task.three-kings': 'Catch the black king in three moves.',
  'learn.hint.three-kings':
    'Take the diagonal the black king is on (a7–g1), so it has to step aside. Then do the same on its new diagonal (b8–h2). Remember: Black must capture, even if you’re giving up a king on purpose.',
  'learn.task.giveaway': 'Here you win when you have no moves left. Get rid of both men in two moves.',
  'learn.hint.giveaway':
    'Captures are mandatory here, too. Put one man where Black must capture it, then the other.',
  'learn.task.towers':
    'A capture takes only the top piece of a tower. A black piece is on top of one of your men: set your man free. The numbers beside a tower count its pieces from the top, a number per color.',
  'learn.hint.towers':
    'The top piece shows whose tower it is. A captured piece goes under your tower, and what it covered stays on its square.',
  'learn.task.tournament':
    'It’s the last round of your first tournament. You pressed **Join** on its announcement, and I mentioned you when your game began. A win is worth 2 points and a draw 1, so if you win, you finish first. Give up a man, then capture both of Black’s men.',
  'learn.hint.tournament':
    'Put a man between Black’s two. Whichever way Black captures it, one of your men takes both.',

  'learn.answer.captured': 'That move is legal, but Black captures your piece.',
  'learn.answer.must-capture':
    'That move would be fine if you couldn’t capture anything. But you can, and captures are mandatory.',
  'learn.answer.go-on': 'That’s a start, but you must keep capturing: there’s another piece to take.',
  'learn.answer.unforced': 'That move is legal, but Black doesn’t have to capture anything.',
  'learn.answer.move-right':
    'Right: a man moves one square diagonally forward, and Black can’t capture it there.',
  'learn.answer.move-backward': 'Men only move forward. Kings move backward, too.',
  'learn.answer.capture-right':
    'Right: your man jumped over the black one, and nothing can capture it there.',
  'learn.answer.forced-offer': 'Right: Black had to capture, and now you can take all three men.',
  'learn.answer.forced-right': 'Right: three men for one. Mandatory captures are a weapon.',
  'learn.answer.forced-other':
    'That move is legal and Black must capture, but then you can’t take all three men.',
  'learn.answer.several-right': 'Right: two men in one move, and Black can’t capture back.',
  'learn.answer.flying-right': 'Right: the king captured from afar and landed on a safe square.',
  'learn.answer.passing-right':
    'Right: the man was crowned in passing and went on as a king. Black’s last man is far from being crowned.',
  'learn.answer.passing-other': 'That move is legal, but now one of Black’s men is crowned.',
  'learn.answer.turkish-right': 'Right: the king captured and ended on a safe square.',
  'learn.answer.turkish-struck':
    'That move is legal, but it’s the Turkish strike (coup turc): a piece you’d already captured was still in your way, so the king had to stop, and Black captures it.',
  'learn.answer.turkish-blocked':
    'You can’t jump that one: the piece behind it is already captured, but it stays on its square until your move is over.',
  'learn.answer.three-kings-road':
    'Right: on that diagonal, your king would have captured Black’s, so it stepped aside.',
  'learn.answer.three-kings-gift':
    'Right: Black had to capture, and now its king is directly in front of yours.',
  'learn.answer.three-kings-right': 'Right: the king is caught, and you’ve won.',
  'learn.answer.three-kings-off':
    'That move is legal, but it lets the black king last longer: there’s a faster way to catch it.',
  'learn.answer.giveaway-first': 'Right: Black had to capture. One man left.',
  'learn.answer.giveaway-right':
    'Right: Black must capture your last man, too. You have no moves left, so you win.',
  'learn.answer.towers-right':
    'Right: the black piece is now under yours in a tower of two, and your other man is free.',
  'learn.answer.towers-other': 'That move is legal, but your man stays under the black piece.',
  'learn.answer.tournament-offer':
    'Right: Black had to capture. If you can’t finish a tournament game, resign it, so nobody has to wait for you.',
  'learn.answer.tournament-right':
    'Right: you’ve won, and you finish first! After each round, I post the standings and the next pairings. To play in a tournament, press **Join** on its announcement, or use `/tournament join`.',
  'learn.answer.tournament-other':
    'That move is legal, but it doesn’t win, and in a tournament every point counts.',
} as const satisfies Record<`learn.${'task' | 'hint'}.${LessonId}`, string> &
  Record<`learn.answer.${Answer}`, string> &
  Record<string, Sentence>;
