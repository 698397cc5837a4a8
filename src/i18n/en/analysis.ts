/** The words of hints and of analyses. */
import type { Judgement } from '../../analysis/verdict.ts';
import type { Color } from '../../draughts/types.ts';
import type { AnalysisCode } from '../../game/problem.ts';
import type { Sentence } from '../sentence.ts';

export const analysisWords = {
  'name.hint': 'hint',
  'name.hint.game': 'game',
  'command.hint': 'See a good move for you, one hint a move; not in rated games',
  'command.hint.game': 'Which game, if you play several here',
  'name.analyse': 'analyse',
  'name.analyse.game': 'game',
  'command.analyse': 'See where a finished game was won and lost: its curve, mistakes, better moves',
  'command.analyse.game': 'Which finished game; the last one here unless you say',

  'hint.best': '💡 I would play **{move}**.',
  'hint.counted': '-# Everyone sees on the board that you took a hint, though not which.',
  'hint.only': 'You have just one move: **{move}**. That is no hint, so I do not count it.',
  'hint.taken.white': { one: '-# 💡 White took a hint.', other: '-# 💡 White took {count} hints.' },
  'hint.taken.black': { one: '-# 💡 Black took a hint.', other: '-# 💡 Black took {count} hints.' },
  'describe.hint': 'The hint is {move}, numbered on the board step by step.',

  'analysis.progress': '🔍 **Analysis under way:** {ply} of {total} positions are done.',
  'analysis.kept': '-# You need not wait: what is done is kept, and whoever asks again sees it at once.',
  'analysis.about': {
    one: '-# {variant} · analysis of one move',
    other: '-# {variant} · analysis of {count} moves',
  },
  'analysis.accuracy': '🎯 Accuracy: ⚪ **{white}%** · ⚫ **{black}%**',
  'analysis.counts.white': '⚪ Blunders: {blunders} · mistakes: {mistakes} · inaccuracies: {inaccuracies}',
  'analysis.counts.black': '⚫ Blunders: {blunders} · mistakes: {mistakes} · inaccuracies: {inaccuracies}',
  'analysis.curve':
    '-# The curve: what White could expect in percent, move by move; dots are blunders and mistakes.',
  'analysis.inaccuracy.white':
    '⚪ {number} **{move}**: an inaccuracy ({before} → {after}%). Better: **{moves}**',
  'analysis.inaccuracy.black':
    '⚫ {number} **{move}**: an inaccuracy ({before} → {after}%). Better: **{moves}**',
  'analysis.mistake.white': '⚪ {number} **{move}**: a mistake ({before} → {after}%). Better: **{moves}**',
  'analysis.mistake.black': '⚫ {number} **{move}**: a mistake ({before} → {after}%). Better: **{moves}**',
  'analysis.blunder.white': '⚪ {number} **{move}**: a blunder ({before} → {after}%). Better: **{moves}**',
  'analysis.blunder.black': '⚫ {number} **{move}**: a blunder ({before} → {after}%). Better: **{moves}**',
  'analysis.more': {
    one: '-# One smaller mistake more; step by step you see it.',
    other: '-# {count} smaller mistakes more; step by step you see them.',
  },
  'analysis.flawless': '✅ I found no mistake and no blunder.',
  'analysis.material':
    '-# I have not learned this game by playing it against myself. I count the pieces and look ahead, so take the figures as a rough guide.',
  'analysis.chances': '-# Chances: ⚪ {white}% · ⚫ {black}%',
  'analysis.best': '💡 Best now: **{moves}**',
  'describe.chances': {
    one: 'What White could expect in percent, over one move: {chances}.',
    other: 'What White could expect in percent, over {count} moves of both sides: {chances}.',
  },
  'describe.chance': '{number} {value}',

  'button.analyse': 'Analyse',
  'button.first-mistake': 'First mistake',
  'button.mistake-back': 'Mistake before',
  'button.mistake-on': 'Next mistake',
  'button.curve': 'Curve',

  'problem.hint-rated':
    'This game is rated, so there are no hints in it. I give them in casual games, where everyone sees it, and in games against me.',
  'problem.analysis-running':
    'I do not analyse games that are still going on; that would be thinking for one of the players. Ask again when it is over.',
  'problem.analysis-empty': 'Nobody made a move in it, so there is nothing to be analysed.',
  'problem.analysis-too-long': 'I analyse up to {most} moves of both sides together; this is longer.',
} as const satisfies Record<`problem.${AnalysisCode}`, string> &
  Record<`analysis.${Judgement}.${Color}`, string> &
  Record<string, Sentence>;
