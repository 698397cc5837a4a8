/** An illegal move in the game itself is a problem; an illegal variation just becomes a comment. */
import { done, refused, type Result } from '../../kit/result.ts';
import type { Color, Position } from '../../draughts/types.ts';
import { parseComment, parseGlyph, takeClock } from './annotation.ts';
import { asClock, asColor, type Convention } from './convention.ts';
import type { PdnClock, PdnLine, PdnMove } from './game.ts';
import type { Item } from './items.ts';
import { solve, type Failure, type Found, type LineStep } from './mainLine.ts';

interface MoveDraft extends PdnMove {
  readonly mover: Color;
  readonly nags: number[];
  clock: PdnClock | null;
  readonly comments: string[];
  readonly variations: PdnLine[];
}

interface LineDraft {
  readonly comments: string[];
  readonly moves: MoveDraft[];
}

interface Context {
  readonly convention: Convention;
  readonly source: string;
  readonly keep: (offset: number, end: number, isLost: boolean) => void;
}

export const stepsOf = (items: readonly Item[]): readonly LineStep[] =>
  items.flatMap(({ kind, token }) =>
    kind === 'move' || kind === 'setup' || kind === 'pass' ? [{ kind, token }] : [],
  );

const addMove = (line: LineDraft, { move, before, isSetUp }: Found): void => {
  const said = { nags: [], clock: null, comments: [], variations: [] };
  line.moves.push({ mover: before.turn, setup: isSetUp ? before : null, move, ...said });
};

const addComment = (convention: Convention, line: LineDraft, text: string): void => {
  const last = line.moves.at(-1);
  const { clock, rest } =
    last === undefined ? { clock: null, rest: text } : takeClock(asColor(convention, last.mover), text);
  if (last !== undefined && clock !== null) last.clock = asClock(convention, clock);
  if (rest !== '') (last ?? line).comments.push(rest);
};

const addVariation = (
  context: Context,
  line: LineDraft,
  item: Extract<Item, { kind: 'variation' }>,
  start: Position,
): void => {
  const last = line.moves.at(-1);
  const { offset } = item.token;
  const isRemark =
    item.isProse || (item.items.length === 0 && /\w/.test(context.source.slice(offset, item.end)));
  const variation = last && !isRemark && readLine(context, item.items, start);
  if (last && variation && variation.ok) {
    last.variations.push(variation.value);
    return;
  }
  const text = parseComment(context.source.slice(offset, item.end));
  addComment(context.convention, line, text);
  context.keep(offset, item.end, stepsOf(item.items).length > 0);
};

const finished = ({ comments, moves }: LineDraft): PdnLine => ({
  comments,
  moves: moves.map(({ mover: _mover, ...move }) => move),
});

export const lineWith = (
  context: Context,
  items: readonly Item[],
  found: readonly Found[],
  start: Position,
): PdnLine => {
  const line: LineDraft = { comments: [], moves: [] };
  const byToken = new Map(found.map((each) => [each.token, each]));
  let before = start;
  for (const item of items) {
    const { kind, token } = item;
    const move = byToken.get(token);
    if (move !== undefined) {
      addMove(line, move);
      ({ before } = move);
    } else if (kind === 'variation') addVariation(context, line, item, before);
    else if (kind === 'comment') addComment(context.convention, line, parseComment(token.text));
    else if (kind === 'glyph') {
      const glyph = parseGlyph(token.text);
      if (glyph > 0) line.moves.at(-1)?.nags.push(glyph);
    }
  }
  return finished(line);
};

const readLine = (context: Context, items: readonly Item[], start: Position): Result<PdnLine, Failure> => {
  const outcome = solve(context.convention, stepsOf(items), start);
  return outcome.ok ? done(lineWith(context, items, outcome.moves, start)) : refused(outcome.problem);
};
