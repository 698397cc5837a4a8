/**
 * Searches for positions with as many captures as possible, by hill climbing: a piece is added,
 * removed or moved, and improvements are kept. `node test/bench/hostile/search.ts 60 >
 * test/fixtures/hostile/captures.json` searches each variant for a minute, for the most work
 * (`steps`) and for the most moves. Tests and the bench `hostile` use the file for attacks.
 */
import { walkCaptures } from '../../../src/draughts/captureWalk.ts';
import { boardOf } from '../../../src/draughts/geometry.ts';
import { single } from '../../../src/draughts/piece.ts';
import { quietMoves } from '../../../src/draughts/moves.ts';
import type { Position, Tower } from '../../../src/draughts/types.ts';
import type { Variant } from '../../../src/draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { chanceOf, type Chance } from '../../../src/engine/play/chance.ts';
import { makeFen, parseFen } from '../../../src/notation/fen.ts';

/** The goals: walks that never end, long lists of captures, and of quiet moves. */
const AIMS = ['steps', 'captures', 'quiet'] as const;
type Aim = (typeof AIMS)[number];

/** Beyond this, a walk is practically endless. */
const ENOUGH = 200_000;
/** Changes without a gain before another start is tried. */
const STALE = 400;

type Board = readonly (Tower | null)[];

const positionOf = ({ kingRunLimit }: Variant, board: Board): Position =>
  kingRunLimit === null
    ? { turn: 'white', board }
    : { turn: 'white', board, kingRuns: { white: null, black: null } };

function worthOf(variant: Variant, aim: Aim, board: Board): number {
  const position = positionOf(variant, board);
  if (!parseFen(variant, makeFen(variant, position)).ok) return -1;
  const found = walkCaptures(variant, position, { steps: ENOUGH, most: Infinity });
  if (aim === 'steps') return found.steps;
  if (aim === 'captures') return found.moves.length;
  return found.moves.length > 0 ? 0 : quietMoves(variant, position).length;
}

function randomBoard(variant: Variant, chance: Chance): Board {
  const share = 2 + chance(6);
  return boardOf(variant).squares.map(() => {
    if (chance(16) === 0) return single('white', 'king');
    return chance(10) < share ? single('black', 'king') : null;
  });
}

const PIECES = [
  single('black', 'king'),
  single('black', 'king'),
  single('white', 'king'),
  single('black', 'man'),
  null,
  null,
];

function neighbour(board: Board, chance: Chance): Board {
  const next = [...board];
  for (let changes = 1 + chance(2); changes > 0; changes -= 1) {
    const [some, other] = [chance(board.length), chance(board.length)];
    if (chance(3) === 0) [next[some], next[other]] = [next[other] ?? null, next[some] ?? null];
    else next[some] = PIECES[chance(PIECES.length)] ?? null;
  }
  return next;
}

interface Hill {
  readonly board: Board;
  readonly worth: number;
}

function climb(variant: Variant, aim: Aim, chance: Chance, until: number): Hill {
  const start = randomBoard(variant, chance);
  let top: Hill = { board: start, worth: worthOf(variant, aim, start) };
  for (let stale = 0; stale < STALE && performance.now() < until; stale += 1) {
    const board = neighbour(top.board, chance);
    const worth = worthOf(variant, aim, board);
    if (worth > top.worth) stale = 0;
    if (worth >= top.worth) top = { board, worth };
  }
  return top;
}

function worst(variant: Variant, aim: Aim, seconds: number, chance: Chance) {
  const until = performance.now() + seconds * 1000;
  let best = climb(variant, aim, chance, until);
  while (performance.now() < until) {
    const hill = climb(variant, aim, chance, until);
    if (hill.worth > best.worth) best = hill;
  }
  return {
    variant: variant.id,
    aim,
    worth: best.worth,
    fen: makeFen(variant, positionOf(variant, best.board)),
  };
}

if (import.meta.main) {
  const [seconds = '60', ...named] = process.argv.slice(2);
  const chance = chanceOf(Date.now());
  const asked = VARIANT_IDS.filter((id) => named.length === 0 || named.includes(id));
  const found = asked.flatMap((id) => AIMS.map((aim) => worst(variantOf(id), aim, Number(seconds), chance)));
  console.log(JSON.stringify(found, null, 2));
}
