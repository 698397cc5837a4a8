/** Blossoms: odd cycles in a tree that are contracted to one node and expanded again. */
import { FREE, INNER, isZero, NONE, OUTER, separate, type State } from './state.ts';

export function makeOuter(state: State, node: number, from: number, to: number): void {
  const { tree } = state;
  tree.label[node] = OUTER;
  tree.from[node] = from;
  tree.to[node] = to;
  for (const vertex of state.vertices[node]!) tree.queue.push(vertex);
}

function wayUp({ tree, top }: State, node: number): number[] {
  const way = [node];
  for (let at = node; tree.from[at] !== NONE; way.push(at)) at = top[tree.from[at]!]!;
  return way;
}

/** The edge between the outer vertices `a` and `b` closes an odd cycle, which becomes one node. */
export function formBlossom(state: State, a: number, b: number): void {
  const { tree, top, parent, base, parts, links, vertices, dual, unusedBlossoms } = state;
  const { levels } = state.graph;
  const [left, right] = [wayUp(state, top[a]!), wayUp(state, top[b]!)];
  const onLeft = new Set(left);
  const meeting = right.findIndex((node) => onLeft.has(node));
  const root = right[meeting]!;
  const down = left.slice(0, left.indexOf(root)).reverse();
  const up = right.slice(0, meeting);
  const blossom = unusedBlossoms.pop()!;
  parts[blossom] = [root, ...down, ...up];
  links[blossom] = [
    ...down.flatMap((node) => [tree.from[node]!, tree.to[node]!]),
    a,
    b,
    ...up.flatMap((node) => [tree.to[node]!, tree.from[node]!]),
  ];
  base[blossom] = base[root]!;
  parent[blossom] = NONE;
  dual.fill(0, blossom * levels, (blossom + 1) * levels);
  tree.label[blossom] = OUTER;
  tree.from[blossom] = tree.from[root]!;
  tree.to[blossom] = tree.to[root]!;
  vertices[blossom] = parts[blossom].flatMap((part) => vertices[part]!);
  for (const vertex of vertices[blossom]) top[vertex] = blossom;
  for (const part of parts[blossom]) {
    parent[part] = blossom;
    if (tree.label[part] === INNER) tree.queue.push(...vertices[part]!);
  }
}

function takeApart(state: State, blossom: number): number[] {
  const parts = state.parts[blossom]!;
  for (const part of parts) {
    state.parent[part] = NONE;
    for (const vertex of state.vertices[part]!) state.top[vertex] = part;
  }
  state.parts[blossom] = null;
  state.unusedBlossoms.push(blossom);
  return parts;
}

const placeOf = ({ parent, parts }: State, blossom: number, vertex: number): number => {
  let node = vertex;
  while (parent[node] !== blossom) node = parent[node]!;
  return parts[blossom]!.indexOf(node);
};

/** Its vertices get its dual value, so edges inside stay tight. The base may lose its mate. */
export function dissolve(state: State, blossom: number): number[] {
  const { dual, base } = state;
  const { levels } = state.graph;
  if (!isZero(state, blossom)) {
    for (const vertex of state.vertices[blossom]!)
      for (let level = 0; level < levels; level += 1)
        dual[vertex * levels + level]! += dual[blossom * levels + level]! / 2;
    separate(state, base[blossom]!);
  }
  return takeApart(state, blossom);
}

/** Expands an inner blossom whose dual value is zero. The path through it stays in the tree. */
export function openInner(state: State, blossom: number): void {
  const { tree, top, base, mate } = state;
  const links = state.links[blossom]!;
  let [from, to] = [tree.from[blossom]!, tree.to[blossom]!];
  let place = placeOf(state, blossom, to);
  const parts = takeApart(state, blossom);
  const count = parts.length;
  for (const part of parts) tree.label[part] = FREE;
  const step = place % 2 === 1 ? 1 : -1;
  const enter = (): void => {
    const node = top[to]!;
    tree.label[node] = INNER;
    tree.from[node] = from;
    tree.to[node] = to;
  };
  enter();
  while (place % count !== 0) {
    const inner = top[to]!;
    const paired = mate[base[inner]!]!;
    makeOuter(state, top[paired]!, base[inner]!, paired);
    const link = 2 * (step === 1 ? place + 1 : place - 2);
    [from, to] = step === 1 ? [links[link]!, links[link + 1]!] : [links[link + 1]!, links[link]!];
    place += 2 * step;
    enter();
  }
}

/** Rotates the matching inside a blossom so that `vertex` becomes its base. */
export function rebase(state: State, blossom: number, vertex: number): void {
  const parts = state.parts[blossom];
  if (!parts) return;
  const links = state.links[blossom]!;
  const count = parts.length;
  const place = placeOf(state, blossom, vertex);
  rebase(state, parts[place]!, vertex);
  const step = place % 2 === 1 ? 1 : -1;
  for (let at = place; at % count !== 0; at += 2 * step) {
    const link = step === 1 ? at + 1 : at - 2;
    const [a, b] = [links[2 * link]!, links[2 * link + 1]!];
    rebase(state, parts[link]!, a);
    rebase(state, parts[(link + 1) % count]!, b);
    state.mate[a] = b;
    state.mate[b] = a;
  }
  state.parts[blossom] = [...parts.slice(place), ...parts.slice(0, place)];
  state.links[blossom] = [...links.slice(2 * place), ...links.slice(0, 2 * place)];
  state.base[blossom] = vertex;
}

export function outermost({ graph: { size }, parts, parent, unusedBlossoms }: State): readonly number[] {
  if (unusedBlossoms.length === size) return [];
  const found: number[] = [];
  for (let node = size; node < 2 * size; node += 1)
    if (parts[node] && parent[node] === NONE) found.push(node);
  return found;
}

/** Expands blossoms whose dual value is zero, so that the next search can pass through them. */
export function tidy(state: State): void {
  for (let some = outermost(state); some.length > 0;)
    some = some
      .filter((node) => isZero(state, node))
      .flatMap((node) => dissolve(state, node))
      .filter((node) => state.parts[node]);
}
