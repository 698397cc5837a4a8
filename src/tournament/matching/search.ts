/** Grows a tree of tight edges from one unmatched vertex to another, in O(n²) steps. */
import { formBlossom, makeOuter, openInner, outermost, rebase, tidy } from './blossoms.ts';
import { doubledWeight } from './graph.ts';
import { FREE, INNER, isZero, NONE, OUTER, type State } from './state.ts';

function isReached({ graph: { levels }, dual, tree }: State, vertex: number): boolean {
  for (let at = vertex * levels, level = 0; level < levels; at += 1, level += 1)
    if (tree.key[at]! + dual[at]! !== tree.total[level]) return false;
  return true;
}

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

function nextStep(state: State): boolean {
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

/** Outer vertices' dual values go down, inner ones' go up, and their blossoms' the other way. */
function moveDuals(state: State): void {
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

/** Flips the path from the root to the outer vertex `a`, and matches `a` with the unmatched `b`. */
function augment(state: State, a: number, b: number): void {
  const { tree, top, mate } = state;
  rebase(state, top[b]!, b);
  mate[b] = a;
  for (let [vertex, other] = [a, b]; ;) {
    const outer = top[vertex]!;
    rebase(state, outer, vertex);
    mate[vertex] = other;
    if (tree.from[outer] === NONE) return;
    const inner = top[tree.from[outer]!]!;
    [vertex, other] = [tree.from[inner]!, tree.to[inner]!];
    rebase(state, inner, other);
    mate[other] = vertex;
  }
}

/** Follows a tight edge from an outer vertex. True if it reached an unmatched vertex. */
function follow(state: State, from: number, to: number): boolean {
  const { tree, top, mate, base } = state;
  const node = top[to]!;
  if (node === top[from] || tree.label[node] === INNER) return false;
  if (tree.label[node] === OUTER) {
    formBlossom(state, from, to);
    return false;
  }
  const end = base[node]!;
  const paired = mate[end]!;
  if (paired === NONE) {
    augment(state, from, to);
    return true;
  }
  tree.label[node] = INNER;
  tree.from[node] = from;
  tree.to[node] = to;
  makeOuter(state, top[paired]!, end, paired);
  return false;
}

/** Keeps the edge from `from` if it has the least slack to `to`. True if its slack is zero. */
function consider(state: State, from: number, to: number): boolean {
  const { graph, dual, tree } = state;
  const { levels } = graph;
  const { best, key, total } = tree;
  const [start, own] = [to * levels, from * levels];
  let level = 0;
  let value = dual[own]! + total[0]! - doubledWeight(graph, 0, from, to);
  if (best[to] !== NONE)
    while (value === key[start + level]) {
      level += 1;
      if (level === levels) return false;
      value = dual[own + level]! + total[level]! - doubledWeight(graph, level, from, to);
    }
  if (best[to] !== NONE && value > key[start + level]!) return false;
  best[to] = from;
  for (;;) {
    key[start + level] = value;
    level += 1;
    if (level === levels) return isReached(state, to);
    value = dual[own + level]! + total[level]! - doubledWeight(graph, level, from, to);
  }
}

/** Scans the edges of an outer vertex, unmatched vertices first. True if the matching grew. */
function scan(state: State, from: number, unmatched: readonly number[]): boolean {
  const { graph, top, tree } = state;
  const { size, edges } = graph;
  const row = from * size;
  const look = (to: number): boolean =>
    edges[row + to] === 1 &&
    top[to] !== top[from] &&
    consider(state, from, to) &&
    tree.label[top[to]!] !== INNER &&
    follow(state, from, to);
  for (const to of unmatched) if (look(to)) return true;
  for (let to = 0; to < size; to += 1) if (look(to)) return true;
  return false;
}

/** Finds a vertex's least slack again after its best edge became part of its own blossom. */
function refresh(state: State, vertex: number): void {
  const { graph, tree, top } = state;
  const { size, edges } = graph;
  tree.best[vertex] = NONE;
  for (let other = 0; other < size; other += 1)
    if (edges[vertex * size + other] === 1 && top[other] !== top[vertex] && tree.label[top[other]!] === OUTER)
      consider(state, other, vertex);
}

function refreshAll(state: State): void {
  const { tree, top, graph } = state;
  for (let vertex = 0; vertex < graph.size; vertex += 1) {
    const best = tree.best[vertex]!;
    if (best !== NONE && top[best] === top[vertex]) refresh(state, vertex);
  }
}

/** Follows new tight edges. True if the matching grew. */
function followTight(state: State): boolean {
  const { graph, tree, top } = state;
  for (let vertex = 0; vertex < graph.size; vertex += 1) {
    const from = tree.best[vertex]!;
    if (from === NONE || tree.label[top[vertex]!] === INNER || !isReached(state, vertex)) continue;
    if (follow(state, from, vertex)) return true;
  }
  for (const node of outermost(state))
    if (tree.label[node] === INNER && isZero(state, node)) openInner(state, node);
  return false;
}

function grow(state: State, root: number): boolean {
  const { tree, top, mate } = state;
  const unmatched: number[] = [];
  for (const [vertex, other] of mate.entries()) if (other === NONE && vertex !== root) unmatched.push(vertex);
  makeOuter(state, top[root]!, NONE, NONE);
  for (;;) {
    for (let from = tree.queue.pop(); from !== undefined; from = tree.queue.pop())
      if (scan(state, from, unmatched)) return true;
    refreshAll(state);
    if (!nextStep(state)) return false;
    moveDuals(state);
    if (followTight(state)) return true;
  }
}

export function findMate(state: State, root: number): boolean {
  const { tree } = state;
  tree.label.fill(FREE);
  tree.best.fill(NONE);
  tree.total.fill(0);
  tree.queue.length = 0;
  const isFound = grow(state, root);
  if (isFound) tidy(state);
  return isFound;
}
