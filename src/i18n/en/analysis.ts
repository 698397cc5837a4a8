import type { Judgement } from '../../analysis/verdict.ts';
import type { Sentence } from '../sentence.ts';

export const analysisWords = {
  'hint.best': '💡 I’d play **{move}**.',
  'button.hint.play': 'Play it',
  'hint.counted': '-# Everyone can see on the board that you used a hint, but not what it was.',
  'hint.only': 'You have only one legal move: **{move}**. This doesn’t count as a hint.',
  'hint.taken': { one: '-# 💡 {player} used a hint.', other: '-# 💡 {player} used {count} hints.' },

  'analysis.progress': '🔍 **Analyzing:** {ply} of {total} positions done.',
  'analysis.kept': '-# No need to wait: I’ll save the analysis, so it’ll open right away next time.',
  'analysis.about': {
    one: '-# {variant} · analysis of one move',
    other: '-# {variant} · analysis of {count} moves',
  },
  'analysis.accuracy': '🎯 Accuracy: ⚪ **{white}%** · ⚫ **{black}%**',
  'analysis.counts.white': '⚪ Blunders: {blunders} · mistakes: {mistakes} · inaccuracies: {inaccuracies}',
  'analysis.counts.black': '⚫ Blunders: {blunders} · mistakes: {mistakes} · inaccuracies: {inaccuracies}',
  'analysis.curve':
    '-# The curve shows White’s winning chances. Light marks are White’s, dark ones Black’s: a diamond is a blunder, a dot a mistake.',
  'chart.chances': 'White’s chances, %',
  'chart.moves': 'Move',
  'analysis.judged.inaccuracy':
    '**{at}** {move}: an inaccuracy (their chances: {before} → {after}%). Better: **{moves}**',
  'analysis.judged.mistake':
    '**{at}** {move}: a mistake (their chances: {before} → {after}%). Better: **{moves}**',
  'analysis.judged.blunder':
    '**{at}** {move}: a blunder (their chances: {before} → {after}%). Better: **{moves}**',
  'analysis.played.inaccuracy':
    '{player} played **{move}**, an inaccuracy: their chances went from {before}% to {after}%. Better: **{moves}**',
  'analysis.played.mistake':
    '⚠️ {player} played **{move}**, a mistake: their chances went from {before}% to {after}%. Better: **{moves}**',
  'analysis.played.blunder':
    '❌ {player} played **{move}**, a blunder: their chances went from {before}% to {after}%. Better: **{moves}**',
  'analysis.more': {
    one: '-# Plus one smaller mistake: step through the game to see it.',
    other: '-# Plus {count} smaller mistakes: step through the game to see them.',
  },
  'analysis.flawless': '✅ No mistakes or blunders found.',
  'analysis.material':
    '-# I haven’t trained on this variant, so I just count the pieces and look ahead. Take the numbers as a rough guide.',
  'analysis.chances': '-# Winning chances: ⚪ {white}% · ⚫ {black}%',
  'analysis.best-now': '💡 Best now: {moves}',
  'describe.chances': {
    one: 'White’s winning chances in percent, over one move: {chances}.',
    other: 'White’s winning chances in percent, over {count} moves, counting both sides: {chances}.',
  },
  'describe.blunders': { one: 'Blunder: {moves}', other: 'Blunders: {moves}' },
  'describe.mistakes': { one: 'Mistake: {moves}', other: 'Mistakes: {moves}' },
  'describe.chance': '{number} {value}',

  'highlight.title': '📍 **Turning point: {move}**',
  'highlight.besides': '{one} · {other}',
  'highlight.head': 'Turning point: {move}',
  'highlight.played': '{player} played {move}',
  'highlight.better': 'Better: {move}',
  'highlight.fell': '{player}’s winning chances fell from {before}% to {after}%',
  'highlight.won': { one: '{player} won in {count} move', other: '{player} won in {count} moves' },
  'highlight.drawn': { one: 'A draw after {count} move', other: 'A draw after {count} moves' },

  'button.analyze': 'Analyze',
  'button.highlight': 'Turning point',
  'button.first.blunder': 'First blunder',
  'button.first.mistake': 'First mistake',
  'button.first.inaccuracy': 'First inaccuracy',
  'button.mistake-back': 'Previous mistake',
  'button.mistake-on': 'Next mistake',
  'button.curve': 'Curve',

  'problem.hint-rated':
    'There are no hints in rated games. You can get them in casual games and in games against me, and everyone can see when you use one.',
  'problem.analysis-running':
    'I can’t analyze a game that’s still being played: that would be helping one of the players. Ask again when it’s over.',
  'problem.analysis-near':
    'This position comes from a game you’re still playing, or it’s only a few moves or a few pieces away from one (turning the board doesn’t change that). I can’t help you with it until your game is further along.',
  'problem.team-near':
    'This position is from a game that your team is playing, or close to one (turning the board doesn’t change that). Until that game is further along, I can’t help you with it.',
  'problem.help-many-games':
    'You’re playing more than {most} games, too many for me to check that I’m not helping you in one of them. I can help you again once you have fewer.',
  'problem.analysis-empty':
    'Nobody made a move in this game, so there’s nothing to analyze. Choose another with `/replay as:analysis`.',
  'problem.analysis-too-long':
    'This game is too long: I can analyze up to {most} moves, counting both sides. You can step through it with `/replay`.',
} as const satisfies Record<`analysis.judged.${Judgement}` | `analysis.played.${Judgement}`, string> &
  Record<string, Sentence>;
