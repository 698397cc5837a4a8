/** A move's value comes from the book positions after it (drop-out expansion, Lincke 2000). */
import { endingOf } from '../src/draughts/ending.ts';
import { extend, lastPosition, startLine, type Line } from '../src/draughts/line.ts';
import { legalMoves } from '../src/draughts/moves.ts';
import type { Move } from '../src/draughts/types.ts';
import type { Variant } from '../src/draughts/variant.ts';
import { fullKnowledge } from '../src/engine/knowledgeOf.ts';
import { keyOf, type Book } from '../src/engine/play/book.ts';
import type { Chance } from '../src/engine/play/chance.ts';
import { makeMemory } from '../src/engine/search/memory.ts';
import { think } from '../src/engine/search/think.ts';

interface Candidate {
  readonly move: Move;
  readonly after: number;
  readonly score: number;
}

interface Entry {
  readonly plies: number;
  readonly candidates: readonly Candidate[];
  value: number;
  visits: number;
}

interface Growing {
  readonly positions: number;
  readonly plies: number;
  readonly margin: number;
  /** Nodes for a position's best move; other moves get a quarter, or less if they look bad. */
  readonly nodes: number;
}

const KEPT = 18;

/** The share of nodes for a first look; moves that look much worse get no second look. */
const GLANCE = 1 / 30;
const HOPELESS = 30;
const SECOND = 1 / 4;

const WORLD = { now: (): number => 0, isCancelled: (): boolean => false };

export function growBook(
  variant: Variant,
  { positions, plies, margin, nodes }: Growing,
  chance: Chance,
  grown: (positions: number) => void,
): Book {
  const entries = new Map<number, Entry>();
  const knowledge = fullKnowledge(variant);
  const memory = makeMemory(20);

  const scoreAfter = (line: Line, part: number): number => {
    if (endingOf(line)) return 0;
    return 0 - (think(line, knowledge, memory, { nodes: Math.ceil(nodes * part) }, WORLD)?.score ?? 0);
  };

  const expand = (line: Line): Entry => {
    const best = think(line, knowledge, memory, { nodes }, WORLD);
    const [top, most] = [best?.move, best?.score ?? 0];
    const candidates = legalMoves(variant, lastPosition(line)).flatMap((move): readonly Candidate[] => {
      const after = extend(line, move);
      const key = keyOf(after);
      if (isSame(move, top)) return [{ move, after: key, score: most }];
      if (scoreAfter(after, GLANCE) < most - HOPELESS) return [];
      const score = scoreAfter(after, SECOND);
      return score < most - KEPT ? [] : [{ move, after: key, score }];
    });
    return { plies: line.moves.length, candidates, value: most, visits: 0 };
  };

  const worth = ({ after, score }: Candidate): number => {
    const known = entries.get(after);
    return known ? 0 - known.value : score;
  };

  const revalue = (entry: Entry): void => {
    if (entry.candidates.length > 0) entry.value = Math.max(...entry.candidates.map(worth));
  };

  const equals = (entry: Entry): readonly Candidate[] =>
    entry.candidates.filter((candidate) => worth(candidate) >= entry.value - margin);

  const pick = (entry: Entry): Candidate | null => {
    const weighed = equals(entry).map((candidate) => ({
      candidate,
      weight: Math.ceil(1000 / (1 + (entries.get(candidate.after)?.visits ?? 0))),
    }));
    let left = chance(weighed.reduce((sum, { weight }) => sum + weight, 1));
    return weighed.find(({ weight }) => (left -= weight) < 0)?.candidate ?? weighed[0]?.candidate ?? null;
  };

  const play = (): void => {
    const path: Entry[] = [];
    let line = startLine(variant);
    while (line.moves.length < plies && !endingOf(line)) {
      const known = entries.get(keyOf(line));
      const entry = known ?? expand(line);
      entries.set(keyOf(line), entry);
      entry.visits += 1;
      path.push(entry);
      const next = known && pick(entry);
      if (!next) break;
      line = extend(line, next.move);
    }
    for (const entry of path.toReversed()) revalue(entry);
  };

  // The number of games is limited, because a game that reaches the book's last ply adds nothing.
  for (let games = 0; entries.size < positions && games < 20 * positions; games += 1) {
    play();
    grown(entries.size);
  }
  const backward = [...entries].toSorted(([, one], [, other]) => other.plies - one.plies);
  for (const [, entry] of backward) revalue(entry);
  return new Map(
    backward.map(([key, entry]) => [
      key,
      equals(entry).map((candidate) => ({
        from: candidate.move.from,
        to: candidate.move.to,
        worse: entry.value - worth(candidate),
      })),
    ]),
  );
}

const isSame = (one: Move, other: Move | undefined): boolean =>
  other !== undefined &&
  one.from === other.from &&
  one.to === other.to &&
  one.taken.length === other.taken.length &&
  one.taken.every((square, n) => square === other.taken[n]);
