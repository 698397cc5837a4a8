/** What is said beside games that are shown again, taken away or brought in, and what is wrong with a record. */
import type { RecordCode } from '../../game/problem.ts';
import type { Sentence } from '../sentence.ts';

export const recordWords = {
  'replay.place': '-# {variant} · {ply} of {total} moves made',
  'replay.start': 'The game begins.',
  'replay.clocks': '⏱️ ⚪ {white} · ⚫ {black}',
  'replay.clock.white': '⏱️ ⚪ {left}',
  'replay.clock.black': '⏱️ ⚫ {left}',
  'replay.thought': '⏱️ {time} for this move',
  'replay.film': { one: 'A film of one move. It ends so:', other: 'A film of {count} moves. It ends so:' },
  'button.first': 'First',
  'button.back': 'Back',
  'button.forward': 'Forward',
  'button.last': 'Last',
  'button.film': 'Film',
  'button.steps': 'Step by step',

  'import.among': '-# Game {number} of {count} in the file; `/import game:` shows another.',

  'export.pdn': 'The game in Portable Draughts Notation, which other programs read:',
  'export.fen': 'The position as it stands:',
  'export.board': 'And as text (`w` and `b` are men, `W` and `B` kings):',

  'record.move': '“{text}” is no move there. Possible are {moves}.',
  'problem.pdn-character': 'Line {line}, column {column}: I cannot read “{text}”.',
  'problem.pdn-open-comment': 'Line {line}, column {column}: the comment “{text}” is never closed.',
  'problem.pdn-tag': 'Line {line}, column {column}: “{text}” is no tag; one looks like `[White "Anna"]`.',
  'problem.pdn-game-type':
    'Line {line}, column {column}: I do not know the game type “{text}”. Leave the tag out and choose a variant.',
  'problem.pdn-fen': 'Line {line}, column {column}: “{text}” is no position.',
  'problem.pdn-move': 'Line {line}, column {column}: I cannot play “{text}”.',
  'problem.pdn-variation': 'Line {line}, column {column}: this “{text}” opens or closes no variation.',
  'problem.pdn-open-variation': 'Line {line}, column {column}: the variation “{text}” is never closed.',
  'problem.pdn-too-many-moves':
    'Line {line}, column {column}: “{text}” is one move too many; I read up to 1,500 of a game, variations included.',
  'problem.pdn-too-deep': 'Line {line}, column {column}: too many variations inside each other.',
} as const satisfies Record<`problem.${RecordCode}`, string> & Record<string, Sentence>;
