/**
 * What the engine says at moments of a game, where the server likes that: warm, never mocking, and about the game rather than
 * the person. In `outplayed`, `crowned` and `blundered` it speaks of what the person did.
 */
import type { Moment } from '../../game/moment.ts';

export const remarks = {
  'remark.begun.1': '-# “Good to see you. Let us have a nice game.”',
  'remark.begun.2': '-# “A fresh board. I like this moment best.”',
  'remark.begun.3': '-# “Take all the time you want, I am in no hurry.”',
  'remark.begun.4': '-# “May the better idea win.”',

  'remark.outplayed.1': '-# “Beautifully done. I did not see that coming.”',
  'remark.outplayed.2': '-# “That was well calculated.”',
  'remark.outplayed.3': '-# “I will remember that one.”',
  'remark.outplayed.4': '-# “Now I have to think again.”',

  'remark.crowned.1': '-# “A king! That journey was worth it.”',
  'remark.crowned.2': '-# “Now there is a king I have to respect.”',
  'remark.crowned.3': '-# “Crowned. The game has just become more interesting.”',
  'remark.crowned.4': '-# “A long way across the board, and well walked.”',

  'remark.blundered.1': '-# “Shall we try that once more? I agree to every `/takeback`.”',
  'remark.blundered.2': '-# “That happens to masters too. The game is not over.”',
  'remark.blundered.3': '-# “I had some luck there.”',
  'remark.blundered.4': '-# “Such positions are hard to see through.”',

  'remark.won.1': '-# “Thank you for the game. Shall we play another?”',
  'remark.won.2': '-# “You made me work for it.”',
  'remark.won.3': '-# “I enjoyed that. The next one may well be yours.”',
  'remark.won.4': '-# “Good game! Look at it again with `/replay`: there is much in it.”',

  'remark.lost.1': '-# “Well played! That was your game.”',
  'remark.lost.2': '-# “Congratulations. I would like to try again.”',
  'remark.lost.3': '-# “Nothing to add, that was strong.”',
  'remark.lost.4': '-# “I have learned something. Thank you.”',

  'remark.drawn.1': '-# “A fair end. Neither of us gave way.”',
  'remark.drawn.2': '-# “Honours are shared, and well earned.”',
  'remark.drawn.3': '-# “A peaceful end to a good fight.”',
  'remark.drawn.4': '-# “Then let another game decide.”',
} as const satisfies Record<`remark.${Moment}.${1 | 2 | 3 | 4}`, string>;
