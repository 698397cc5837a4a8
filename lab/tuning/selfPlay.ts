/**
 * Self-play games with a fixed number of nodes per move, and the quiet positions in them. A game
 * ends early if the endgame database contains the result, or if the search has found it.
 *
 * In giveaway variants, only the database ends a game early. The search finds results while the
 * board is half full, and weights learned only from earlier positions misjudge won positions.
 *
 * Dead play (kings moving back and forth, endings with few pieces) teaches nothing and would be
 * most of the data. Without it, English weights score 66.6 % ± 4.8 against weights learned with it.
 */
import { startLine } from '../../src/draughts/line.ts';
import { piecesIn } from '../../src/draughts/numeric/material.ts';
import type { Variant } from '../../src/draughts/variant.ts';
import { chanceOf, type Chance } from '../../src/engine/play/chance.ts';
import { makeMemory, prepare, type Memory } from '../../src/engine/search/memory.ts';
import { makeTree } from '../../src/engine/search/makeTree.ts';
import { DECIDED } from '../../src/engine/search/score.ts';
import type { Tree, Knowledge } from '../../src/engine/search/tree.ts';
import { advance, choose, isQuiet, resultOf } from './numericGame.ts';
import { playOpening, slip } from './opening.ts';
import { keep, noteOf, resultIn, widthOf } from './record.ts';
import type { Shard } from './shard.ts';

const LONGEST_GAME = 240;

/** A game is drawn after `draw` plies without progress, and positions after `kept` are dropped. */
const DEAD = { draw: 24, kept: 3 } as const;

/** With fewer pieces, one position in `oneIn` is kept. */
const FEW = { pieces: 10, oneIn: 4 } as const;

const VARIED = 20;

/** The table's size as a power of two: large enough for few nodes, small enough for a core's cache. */
const TABLE_BITS = 16;

export interface Play {
  readonly nodes: number;
  readonly positions: number;
  readonly seed: number;
}

interface Sheet {
  readonly width: number;
  readonly records: Int32Array;
  length: number;
  readonly tally: Tally;
}

export interface Tally {
  /** The numbers of Black's wins, draws, and White's wins. */
  readonly results: [black: number, draws: number, white: number];
  readonly pieces: number[];
}

export function playShard(
  variant: Variant,
  known: Knowledge,
  { nodes, positions, seed }: Play,
): Shard & { readonly tally: Tally } {
  const width = widthOf(variant);
  const sheet: Sheet = {
    width,
    records: new Int32Array(width * (positions + LONGEST_GAME)),
    length: 0,
    tally: { results: [0, 0, 0], pieces: [] },
  };
  const chance = chanceOf(seed);
  const memory = makeMemory(TABLE_BITS);
  const knowledge = { ...known };
  let games = 0;
  for (; sheet.length < width * positions; games += 1) {
    playGame(variant, knowledge, memory, nodes, chance, sheet, games);
  }
  return { width, games, records: sheet.records.slice(0, sheet.length), tally: sheet.tally };
}

function playGame(
  variant: Variant,
  knowledge: Knowledge,
  memory: Memory,
  nodes: number,
  chance: Chance,
  sheet: Sheet,
  game: number,
): void {
  const { tree, opening } = begin(variant, knowledge, memory, nodes, chance);
  const first = sheet.length;
  let ply = opening;
  let result = 1;
  for (; ply < LONGEST_GAME; ply += 1) {
    const known = resultOf(tree) ?? (undoablePlies(tree) >= DEAD.draw ? 1 : null);
    if (known !== null) {
      result = known;
      break;
    }
    const { place, score } = choose(tree);
    if (Math.abs(score) >= DECIDED && variant.goal !== 'lose') {
      result = score > 0 ? 2 : 0;
      break;
    }
    const pieces = piecesOn(tree);
    if (isWorthKeeping(tree, pieces, chance)) {
      write(tree, sheet, noteOf({ score, game, result: ply & 1 }));
      sheet.tally.pieces[pieces] = (sheet.tally.pieces[pieces] ?? 0) + 1;
    }
    advance(tree, ply < opening + VARIED ? slip(tree, chance, place, score) : place);
  }
  close(sheet, first, ply, result);
  const whites = ply & 1 ? 2 - result : result;
  sheet.tally.results[whites]! += 1;
}

const undoablePlies = ({ core, past }: Tree): number => core.undoable[past]!;

const piecesOn = ({ core }: Tree): number => piecesIn(core.material(core.root));

const isWorthKeeping = (tree: Tree, pieces: number, chance: Chance): boolean =>
  isQuiet(tree) && undoablePlies(tree) <= DEAD.kept && (pieces >= FEW.pieces || chance(FEW.oneIn) === 0);

function begin(variant: Variant, knowledge: Knowledge, memory: Memory, nodes: number, chance: Chance) {
  const world = { now: () => 0, isCancelled: () => false };
  for (;;) {
    prepare(memory, knowledge);
    const tree = makeTree(startLine(variant), knowledge, memory, { nodes }, world);
    const opening = playOpening(tree, chance);
    if (opening >= 0) return { tree, opening };
  }
}

/** Until the result is known, this field holds the side to move. */
function write({ core }: Tree, sheet: Sheet, note: number): void {
  keep(core, sheet.records, sheet.length);
  sheet.length += sheet.width;
  sheet.records[sheet.length - 1] = note;
}

function close({ width, records, length }: Sheet, first: number, ply: number, result: number): void {
  for (let at = first + width - 1; at < length; at += width) {
    const note = records[at]!;
    records[at] = (note & ~3) | (resultIn(note) === (ply & 1) ? result : 2 - result);
  }
}
