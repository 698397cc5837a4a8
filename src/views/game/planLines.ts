/** The lines of a plan in words: "1. if c3-d4 then b6-a5, if g3-h4 then b6-c5". */
import { extend, lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { PlanLine } from '../../game/plan.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import type { Look } from '../board/look.ts';

/** So many characters leave room for everything else of a message. */
const LONGEST = 3000;

/** What is said of the lines together, and each by itself without markdown. */
export interface PlanLines {
  readonly shown: string;
  readonly plain: readonly string[];
}

/** The moves of a line as short as is clear, in the reader's style. */
function movesOf({ line: start, style }: Look, line: PlanLine): readonly string[] {
  let play = start;
  const texts: string[] = [];
  for (const full of line) {
    const legal = legalMoves(play.variant, lastPosition(play));
    const move = legal.find((candidate) => makeFullMove(play.variant, candidate) === full);
    if (!move) break;
    texts.push(makeMove(play.variant, move, legal, style));
    play = extend(play, move);
  }
  return texts;
}

const inWords = (say: Say, moves: readonly string[]): string =>
  moves.map((move, ply) => say(ply % 2 === 0 ? 'plan.if' : 'plan.then', { move })).join(' ');

/** The lines from the position that is looked at; as many as fit, and how many there are more. */
export function planLines(say: Say, look: Look, lines: readonly PlanLine[]): PlanLines {
  if (lines.length === 0) return { shown: say('plan.none'), plain: [] };
  const sentences = lines.map((line) => inWords(say, movesOf(look, line)));
  const rows: string[] = [];
  for (const [index, moves] of sentences.entries()) {
    const row = say('plan.line', { number: index + 1, moves });
    if ([...rows, row].join('\n').length > LONGEST) break;
    rows.push(row);
  }
  const rest = sentences.length - rows.length;
  const more = rest > 0 ? [say('plan.more', { count: rest })] : [];
  return {
    shown: [...rows, ...more].join('\n'),
    plain: sentences.map((moves, index) => `${index + 1}. ${moves.replaceAll('*', '')}`),
  };
}
