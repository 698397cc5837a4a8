/** The engine is warm, never mocks, and talks about the game rather than the person. */
import type { Moment } from '../../../game/engine/moment.ts';

export const remarks = {
  'remark.begun.1': '-# “Good to see you. Let’s have a nice game.”',
  'remark.begun.2': '-# “A fresh board. This is my favorite moment.”',
  'remark.begun.3': '-# “Take all the time you want, I’m in no hurry.”',
  'remark.begun.4': '-# “May the better ideas win.”',

  'remark.outplayed.1': '-# “Beautifully done. I didn’t see that coming.”',
  'remark.outplayed.2': '-# “That was well calculated.”',
  'remark.outplayed.3': '-# “I’ll remember that one.”',
  'remark.outplayed.4': '-# “Now I have to think again.”',

  'remark.crowned.1': '-# “A king! That journey was worth it.”',
  'remark.crowned.2': '-# “Now that’s a king I have to respect.”',
  'remark.crowned.3': '-# “Crowned. The game just got more interesting.”',
  'remark.crowned.4': '-# “A long way across the board, and well played.”',

  'remark.blundered.1': '-# “Want to try that again? I’ll agree to `/games do:takeback`.”',
  'remark.blundered.2': '-# “That happens to masters, too. The game isn’t over.”',
  'remark.blundered.3': '-# “I got lucky there.”',
  'remark.blundered.4': '-# “Positions like this are hard to read.”',

  'remark.won.1': '-# “Thanks for the game. How about another?”',
  'remark.won.2': '-# “You made me work for it.”',
  'remark.won.3': '-# “I enjoyed that. The next one may well be yours.”',
  'remark.won.4': '-# “Good game! Take another look with `/replay`: there’s a lot in it.”',

  'remark.lost.1': '-# “Well played! That one was yours.”',
  'remark.lost.2': '-# “Congratulations. I’d love another try.”',
  'remark.lost.3': '-# “What can I say? That was strong.”',
  'remark.lost.4': '-# “I learned something. Thank you.”',

  'remark.drawn.1': '-# “A fair result. Neither of us gave an inch.”',
  'remark.drawn.2': '-# “A well-earned draw.”',
  'remark.drawn.3': '-# “A peaceful end to a good fight.”',
  'remark.drawn.4': '-# “Let the next game decide, then.”',
} as const satisfies Record<`remark.${Moment}.${1 | 2 | 3 | 4}`, string>;
