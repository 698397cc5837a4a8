/** The step of the dual values when a tree can't grow along tight edges. */
import { outermost } from './blossoms.ts';
import { FREE, INNER, NONE, OUTER, type State } from './state.ts';

export function isReached({ graph: { levels }, dual, tree }: State, vertex: number): boolean {
  for (let at = vertex * levels, level = 0; level < levels; at += 1, level += 1)
    if (tree.key[at]! + dual[at]! !== tree.total[level]) return false;
  return true;
}

/** Lowers the step to a vertex's least slack divided by `share` (two outer vertices approach). */
function lowerToSlack(
  { graph: { levels }, dual, tree }: State,
  vertex: number,
  share: 1 | 2,
  isFirst: boolean,
): void {
  const { step, key, total } = tree;
  const start = vertex * levels;
  let level = 0;
  if (!isFirst) {
    let value = (key[start]! + dual[start]! - total[0]!) / share;
    while (value === step[level]) {
      level += 1;
      if (level === levels) return;
      value = (key[start + level]! + dual[start + level]! - total[level]!) / share;
    }
    if (value > step[level]!) return;
  }
  for (; level < levels; level += 1)
    step[level] = (key[start + level]! + dual[start + level]! - total[level]!) / share;
}

function lowerToBlossom(
  { graph: { levels }, dual, tree: { step } }: State,
  node: number,
  isFirst: boolean,
): void {
  const start = node * levels;
  let level = 0;
  if (!isFirst) {
    while (level < levels && dual[start + level]! / 2 === step[level]) level += 1;
    if (level === levels || dual[start + level]! / 2 > step[level]!) return;
  }
  for (; level < levels; level += 1) step[level] = dual[start + level]! / 2;
}

/** Sets the smallest step that makes something tight. False if there is none. */
export function nextStep(state: State): boolean {
  const { graph, tree, top } = state;
  let isFirst = true;
  for (let vertex = 0; vertex < graph.size; vertex += 1) {
    const label = tree.label[top[vertex]!];
    if (label === INNER || tree.best[vertex] === NONE) continue;
    lowerToSlack(state, vertex, label === OUTER ? 2 : 1, isFirst);
    isFirst = false;
  }
  for (const node of outermost(state)) {
    if (tree.label[node] !== INNER) continue;
    lowerToBlossom(state, node, isFirst);
    isFirst = false;
  }
  return !isFirst;
}

/** Outer vertices move down, inner ones up, and their blossoms the opposite way. */
export function moveDuals(state: State): void {
  const { graph, dual, tree, top } = state;
  const { size, levels } = graph;
  const { step, total } = tree;
  for (let vertex = 0; vertex < size; vertex += 1) {
    const label = tree.label[top[vertex]!];
    if (label === FREE) continue;
    const sign = label === OUTER ? -1 : 1;
    for (let level = 0; level < levels; level += 1) dual[vertex * levels + level]! += sign * step[level]!;
  }
  for (const node of outermost(state)) {
    if (tree.label[node] === FREE) continue;
    const sign = tree.label[node] === OUTER ? 2 : -2;
    for (let level = 0; level < levels; level += 1) dual[node * levels + level]! += sign * step[level]!;
  }
  for (let level = 0; level < levels; level += 1) total[level]! += step[level]!;
}
