import type { RecordCode } from '../../game/problem.ts';
import type { Sentence } from '../sentence.ts';

export const recordWords = {
  'import.ask': 'Read a game or a position',
  'button.import': 'Read a game',
  'button.import.again': 'Try again',
  'import.ask.file': 'File',
  'import.ask.file-hint': 'PDN or FEN.',
  'import.ask.text': 'Or text',
  'import.ask.text-hint': 'Paste PDN or FEN.',
  'import.ask.player': 'Only this player’s games',
  'import.ask.player-hint': 'A name, if the file has many games.',

  'replay.at': '-# {variant} · **{move}** of {count}',
  'replay.at-start': { one: '-# {variant} · {count} move', other: '-# {variant} · {count} moves' },
  'replay.played': '{player} played **{move}**.',
  'replay.start': 'The starting position.',
  'replay.clocks': '⏱️ ⚪ {white} · ⚫ {black}',
  'replay.clock.white': '⏱️ ⚪ {left}',
  'replay.clock.black': '⏱️ ⚫ {left}',
  'replay.thought': '⏱️ {time} for this move',
  'replay.film': {
    one: 'Animation of one move. Final position:',
    other: 'Animation of {count} moves. Final position:',
  },
  'button.back': 'Back',
  'button.film': 'Animation',

  'button.steps': 'Step by step',
  'opening.also': 'also {names}',
  'opening.sources': '-# Sources: {sources}.',
  'opening.list': {
    one: '**{variant}** has one named opening.',
    other: '**{variant}** has {count} named openings.',
  },
  'opening.found': {
    one: 'One opening has “{text}” in its name.',
    other: '{count} openings have “{text}” in their names. Which one?',
  },
  'button.openings': 'All openings',

  'describe.arrow.common': 'An arrow shows the most common move, {move}.',
  'describe.arrow.other': 'A thin arrow shows {move}.',
  'import.among': '-# Game {number} of {count} in the file. See another with `/replay number:`.',
  'import.many': {
    one: 'There’s one game in this PDN.',
    other: 'There are {count} games in this PDN. Which one?',
  },
  'import.found': {
    one: 'There’s one game with “{player}” in this PDN.',
    other: 'There are {count} games with “{player}” in this PDN. Which one?',
  },
  'import.explored': {
    one: '-# For a month, `/openings` in this server includes one of these games.',
    other: '-# For a month, `/openings` in this server includes {count} of these games.',
  },
  'import.choose': 'Choose a game…',
  'button.all-games': 'All games',
  'button.games-found': 'Games found',

  'import.skipped': '-# Skipped: {items}.',
  'import.skipped.part': '“{text}” (line {line})',
  'import.others': '-# This could also be {variants}.',
  'import.read-as': 'Read as…',

  'export.pdn': 'The game in Portable Draughts Notation, for other programs:',
  'export.fen': 'The current position:',
  'export.fen.final': 'The final position:',
  'export.board': 'And as text (`w` and `b` are men, `W` and `B` kings):',

  'record.move': '“{text}” isn’t possible there. Possible moves: {moves}.',
  'problem.pdn-character': 'Line {line}, column {column}: I can’t read “{text}”.',
  'problem.pdn-game-type':
    'Line {line}, column {column}: I don’t know the game type “{text}”. Leave the tag out and choose a variant.',
  'problem.pdn-chess':
    'This looks like a game of chess, and I only play draughts. If it’s draughts after all, choose its variant.',
  'problem.pdn-variant': 'This could be a game of {variants}. Which one is it?',
  'record.example': 'A game looks like `1. c3-d4 d6-c5 2. b2-c3 *`, a position like `W:Wc3,Kd4:Bb8`.',
  'record.reads-as': 'It does work as {variants}, though.',
  'problem.pdn-fen': 'Line {line}, column {column}: “{text}” isn’t a position.',
  'problem.pdn-move': '{move} (line {line}, column {column}): I can’t play “{text}”.',
  'problem.pdn-too-many-moves':
    'Line {line}, column {column}: “{text}” is one move too many; I can read up to 5,000 per game, variations included.',
  'problem.pdn-too-long':
    'The game that begins on line {line} is too long; I can read up to 300,000 characters per game.',
  'problem.pdn-words':
    'Line {line}, column {column}: I can’t tell whether “{text}” is a move of the game or part of a remark. Put remarks in curly brackets.',
} as const satisfies Record<`problem.${RecordCode}`, string> & Record<string, Sentence>;
