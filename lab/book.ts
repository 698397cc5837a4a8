/** The same seed, nodes and weights produce the same book. */
import { writeFileSync } from 'node:fs';
import { endingOf } from '../src/draughts/ending.ts';
import { extend, startLine, type Line } from '../src/draughts/line.ts';
import type { Variant } from '../src/draughts/variant.ts';
import { bookFileOf, bookOf, fullKnowledge } from '../src/engine/knowledgeOf.ts';
import { bookMove, writtenBook, type Book } from '../src/engine/play/book.ts';
import { randomOf, chanceOf } from '../src/engine/play/chance.ts';
import { choose } from '../src/engine/play/choose.ts';
import { levelOf } from '../src/engine/play/levels.ts';
import { makeMemory } from '../src/engine/search/memory.ts';
import { variantOf } from '../src/draughts/variants.ts';
import { numberIn, readCommandLine, refuse, variantCalled } from '../src/tools/commandLine.ts';
import { growBook } from './growBook.ts';

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '2000' },
    plies: { type: 'string', default: '12' },
    margin: { type: 'string', default: '12' },
    nodes: { type: 'string', default: '120000' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '0' },
  },
});
const variant = variantOf(variantCalled(positionals[0] ?? 'russian'));
const games = numberIn('--games', values.games, [0, 1e6]);
const seed = numberIn('--seed', values.seed, [1, 1e9]);

const NODES = 10_000;
const PLIES = 30;

if (games > 0) compare(games);
else grow();

function grow(): void {
  const growing = {
    positions: numberIn('--positions', values.positions, [1, 1e6]),
    plies: numberIn('--plies', values.plies, [1, 60]),
    margin: numberIn('--margin', values.margin, [0, 18]),
    nodes: numberIn('--nodes', values.nodes, [1000, 1e9]),
  };
  const begin = performance.now();
  const book = growBook(variant, growing, chanceOf(seed), (positions) => {
    if (positions % 100 === 0) console.error(`${positions} positions`);
  });
  const bytes = writtenBook(book);
  writeFileSync(bookFileOf(variant), bytes);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${variant.id}: ${book.size} positions, ${bytes.length} bytes in ${seconds} s`);
}

function compare(count: number): void {
  const book = bookOf(variant) ?? refuse(`There is no book of ${variant.id}.`);
  for (const [words, used] of [
    ['without the book', null],
    ['with the book', book],
  ] as const) {
    const played = Array.from({ length: count }, (_, n) => gameOf(variant, used, `${seed}.${n}`));
    const different = (plies: number): number =>
      new Set(played.map(({ moves }) => JSON.stringify(moves.slice(0, plies)))).size;
    console.log(
      `${variant.id}, ${count} games ${words}: ${[6, 8, 10, 12, 20, PLIES].map((plies) => `${different(plies)} different after ${plies} plies`).join(', ')}`,
    );
  }
}

function gameOf(of: Variant, book: Book | null, name: string): Line {
  const memory = makeMemory(16);
  const level = { ...levelOf(8, of), nodes: NODES, ms: Infinity };
  const world = { now: () => 0, isCancelled: () => false };
  let line = startLine(of);
  while (line.moves.length < PLIES && !endingOf(line)) {
    const random = randomOf(`${name}.${line.moves.length}`);
    const move =
      (book && bookMove(book, line, random)) ?? choose(line, level, fullKnowledge(of), memory, world, random);
    if (!move) break;
    line = extend(line, move);
  }
  return line;
}
