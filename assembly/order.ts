/**
 * Move order: the table's move, captures by gain, two killers, then history (Schaeffer's, with
 * gravity), which fades between searches.
 */
import { material, moveOf, SIZE } from './board/ground';
import { ownKings, ownMen, theirKings, theirMen } from './draws';
import { MAX_PLY } from './score';
import { MOST_MOVES } from './stack';

const FIRST: i32 = 1 << 28;
const KILLER: i32 = 1 << 26;
const TRIED: i32 = -(1 << 30);
const LIMIT: i32 = 1 << 14;
const SIDES_MOVES = 2 << 16;

const KILLERS = memory.data(8 * (MAX_PLY + 2));
const HISTORY = memory.data(4 * SIDES_MOVES);
/** The few moves with a history, preceded by their number, so that fading visits only these. */
const KNOWN = memory.data(4 * (SIDES_MOVES + 1));
const IS_KNOWN = memory.data(SIDES_MOVES);

const ROW = 4 * MOST_MOVES;
const WORTH = memory.data(ROW * (MAX_PLY + 2));

/** The history's entry for a quiet move. */
function placeOf(position: usize, successor: usize, ply: i32): i32 {
  return ((ply & 1) << 16) | moveOf(position, successor);
}

function gain(successor: usize): i32 {
  const all = material(successor);
  return ownMen(all) + 3 * ownKings(all) - theirMen(all) - 3 * theirKings(all);
}

export function weigh(
  isCapture: bool,
  position: usize,
  first: usize,
  end: usize,
  ply: i32,
  choice: i32,
): void {
  const killer = load<i32>(KILLERS + 8 * ply);
  const second = load<i32>(KILLERS + 8 * ply, 4);
  const row = WORTH + ROW * ply;
  let worth = row;
  for (let p = first; p < end; p += SIZE, worth += 4) {
    if (isCapture) store<i32>(worth, gain(p));
    else {
      const place = placeOf(position, p, ply);
      const move = place & 0xffff;
      if (move == killer) store<i32>(worth, KILLER + 1);
      else if (move == second) store<i32>(worth, KILLER);
      else store<i32>(worth, load<i32>(HISTORY + 4 * place));
    }
  }
  if (choice >= 0) store<i32>(row + 4 * choice, FIRST);
}

export function pick(ply: i32, moves: i32): i32 {
  const row = WORTH + ROW * ply;
  let best = 0;
  let most = load<i32>(row);
  for (let i = 1; i < moves; i++) {
    const worth = load<i32>(row + 4 * i);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  store<i32>(row + 4 * best, TRIED);
  return best;
}

/**
 * The quiet move at `place` caused a cutoff, so it becomes a killer. Its history score rises, and
 * the scores of the moves tried before it fall.
 */
export function learn(position: usize, first: usize, moves: i32, place: i32, ply: i32, depth: i32): void {
  const row = WORTH + ROW * ply;
  const bonus = min(LIMIT, (depth * depth) << 2);
  const best = placeOf(position, first + SIZE * place, ply);
  const killer = KILLERS + 8 * ply;
  if (load<i32>(killer) != (best & 0xffff)) {
    store<i32>(killer, load<i32>(killer), 4);
    store<i32>(killer, best & 0xffff);
  }
  nudge(best, bonus);
  for (let i = 0; i < moves; i++) {
    if (i == place || load<i32>(row + 4 * i) != TRIED) continue;
    nudge(placeOf(position, first + SIZE * i, ply), -bonus);
  }
}

function nudge(place: i32, bonus: i32): void {
  if (load<u8>(IS_KNOWN + place) == 0) {
    store<u8>(IS_KNOWN + place, 1);
    const known = load<i32>(KNOWN) + 1;
    store<i32>(KNOWN, known);
    store<i32>(KNOWN + 4 * known, place);
  }
  const at = HISTORY + 4 * place;
  const before = load<i32>(at);
  store<i32>(at, before + bonus - (before * abs(bonus)) / LIMIT);
}

/** Halves the last search's history and clears its killers. */
export function fade(): void {
  for (let i = load<i32>(KNOWN); i > 0; i--) {
    const at = HISTORY + 4 * load<i32>(KNOWN + 4 * i);
    store<i32>(at, load<i32>(at) >> 1);
  }
  memory.fill(KILLERS, 255, 8 * (MAX_PLY + 2));
}

export function forget(): void {
  for (let i = load<i32>(KNOWN); i > 0; i--) {
    const place = load<i32>(KNOWN + 4 * i);
    store<i32>(HISTORY + 4 * place, 0);
    store<u8>(IS_KNOWN + place, 0);
  }
  store<i32>(KNOWN, 0);
}
