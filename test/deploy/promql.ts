/**
 * Evaluates the part of PromQL that our alerts use, parsed with Prometheus's own grammar. Anything
 * else throws, so no alert is evaluated wrongly. `rate` and `increase` don't extrapolate to the
 * ends of their range as Prometheus does, so they are a little lower. As there, a series needs two
 * samples in the range.
 */
import { parser } from '@prometheus-io/lezer-promql';
import type { SyntaxNode } from '@lezer/common';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/game/calendar/span.ts';

export type Labels = Readonly<Record<string, string>>;

/**
 * A series: its labels, with its name as `__name__`, and its samples, oldest first; times in ms.
 */
export interface Series {
  readonly labels: Labels;
  readonly samples: { readonly at: number; readonly value: number }[];
}

interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

type Value = number | readonly Sample[];

interface Scene {
  readonly text: string;
  readonly series: readonly Series[];
  readonly now: number;
}

/** How long a sample is valid, in ms. */
const LOOKBACK = 5 * MINUTE;
const UNITS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };

/** The value of an expression. Throws if it can't be evaluated. */
export function evaluate(text: string, series: readonly Series[], now: number): Value {
  const top = parser.configure({ strict: true }).parse(text).topNode.firstChild;
  if (!top) throw new Error('there is no expression');
  return valueOf(top, { text, series, now });
}

const textOf = ({ from, to }: SyntaxNode, { text }: Scene): string => text.slice(from, to);

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function childOf(node: SyntaxNode, name: string): SyntaxNode {
  const child = node.getChild(name);
  if (!child) throw new Error(`a ${node.name} without ${name}`);
  return child;
}

function valueOf(node: SyntaxNode, scene: Scene): Value {
  switch (node.name) {
    case 'NumberDurationLiteral':
      return Number(textOf(node, scene));
    case 'VectorSelector':
      return selected(node, scene).flatMap(({ labels, samples }) => {
        const last = samples.findLast(({ at }) => at <= scene.now);
        // A metric that is no longer reported has no value.
        return last && !Number.isNaN(last.value) && scene.now - last.at <= LOOKBACK
          ? [{ labels, value: last.value }]
          : [];
      });
    case 'FunctionCall':
      return called(node, scene);
    case 'AggregateExpr':
      return aggregated(node, scene);
    case 'BinaryExpr':
      return joined(node, scene);
    default:
      throw new Error(`${node.name} is not evaluated`);
  }
}

const MATCHES: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  EqlSingle: (value, wanted) => value === wanted,
  Neq: (value, wanted) => value !== wanted,
  EqlRegex: (value, wanted) => new RegExp(`^(?:${wanted})$`, 'u').test(value),
  NeqRegex: (value, wanted) => !new RegExp(`^(?:${wanted})$`, 'u').test(value),
};

function selected(node: SyntaxNode, scene: Scene): readonly Series[] {
  const name = textOf(childOf(node, 'Identifier'), scene);
  const matchers = (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map((each) => {
    const matches = MATCHES[childOf(each, 'MatchOp').firstChild?.name ?? ''];
    if (!matches) throw new Error(`${textOf(each, scene)} is not evaluated`);
    const wanted = textOf(childOf(each, 'StringLiteral'), scene).slice(1, -1);
    return { label: textOf(childOf(each, 'LabelName'), scene), wanted, matches };
  });
  return scene.series.filter(
    ({ labels }) =>
      labels['__name__'] === name &&
      matchers.every(({ label, wanted, matches }) => matches(labels[label] ?? '', wanted)),
  );
}

const nameless = (labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([label]) => label !== '__name__'));

function called(node: SyntaxNode, scene: Scene): readonly Sample[] {
  const name = textOf(childOf(node, 'FunctionIdentifier'), scene);
  if (name !== 'rate' && name !== 'increase') throw new Error(`${name} is not evaluated`);
  const matrix = childOf(childOf(node, 'FunctionCallBody'), 'MatrixSelector');
  const span = /^(?<count>\d+)(?<unit>[smhd])$/u.exec(textOf(childOf(matrix, 'DurationExpr'), scene))?.groups;
  const range = Number(span?.['count']) * (UNITS[span?.['unit'] ?? ''] ?? Number.NaN);
  return selected(childOf(matrix, 'VectorSelector'), scene).flatMap(({ labels, samples }) => {
    const within = samples.filter(({ at }) => at > scene.now - range && at <= scene.now);
    if (within.length < 2) return [];
    // A counter that decreases has restarted.
    const steps = within.slice(1).map(({ value }, index) => {
      const before = within[index]!.value;
      return value < before ? value : value - before;
    });
    const risen = steps.reduce((sum, step) => sum + step, 0);
    return [{ labels: nameless(labels), value: name === 'rate' ? risen / (range / SECOND) : risen }];
  });
}

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Max: (values) => Math.max(...values),
  Min: (values) => Math.min(...values),
};

function aggregated(node: SyntaxNode, scene: Scene): readonly Sample[] {
  const aggregate = AGGREGATES[childOf(node, 'AggregateOp').firstChild?.name ?? ''];
  const modifier = node.getChild('AggregateModifier');
  const body = childrenOf(childOf(node, 'FunctionCallBody')).find(({ name }) => /^[A-Z]/u.test(name));
  if (!aggregate || !body || (modifier && !modifier.getChild('By')))
    throw new Error(`${textOf(node, scene)} is not evaluated`);
  const by = (modifier?.getChild('GroupingLabels')?.getChildren('LabelName') ?? []).map((label) =>
    textOf(label, scene),
  );
  const samples = valueOf(body, scene);
  if (typeof samples === 'number') throw new Error('a number is not aggregated');
  const kept = ({ labels }: Sample): Labels =>
    Object.fromEntries(by.flatMap((label) => (label in labels ? [[label, labels[label] ?? '']] : [])));
  const groups = Map.groupBy(samples, (sample) => keyOf(kept(sample)));
  return [...groups.values()].map((group) => ({
    labels: kept(group[0]!),
    value: aggregate(group.map(({ value }) => value)),
  }));
}

/** The same for the same labels in any order. */
const keyOf = (labels: Labels): string =>
  JSON.stringify(Object.entries(nameless(labels)).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const ARITHMETIC: Readonly<Record<string, (left: number, right: number) => number>> = {
  Add: (left, right) => left + right,
  Sub: (left, right) => left - right,
  Mul: (left, right) => left * right,
  Div: (left, right) => left / right,
};

const COMPARED: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  Eql: (left, right) => left === right,
  Neq: (left, right) => left !== right,
  Gtr: (left, right) => left > right,
  Gte: (left, right) => left >= right,
  Lss: (left, right) => left < right,
  Lte: (left, right) => left <= right,
};

/** A comparison filters; two vectors match by equal labels. */
function joined(node: SyntaxNode, scene: Scene): Value {
  const [leftNode, operator, rightNode, ...others] = childrenOf(node);
  if (!leftNode || !operator || !rightNode || others.length > 0)
    throw new Error(`${textOf(node, scene)} is not evaluated`);
  const [left, right] = [valueOf(leftNode, scene), valueOf(rightNode, scene)];
  const [reckon, compare] = [ARITHMETIC[operator.name], COMPARED[operator.name]];
  if (typeof left === 'number' && typeof right === 'number' && reckon) return reckon(left, right);
  const pairs = pairsOf(left, right);
  if (reckon)
    return pairs.map(({ labels, values }) => ({ labels: nameless(labels), value: reckon(...values) }));
  if (!compare) throw new Error(`${operator.name} is not evaluated`);
  return pairs
    .filter(({ values }) => compare(...values))
    .map(({ labels, values }) => ({ labels, value: values[0] }));
}

interface Pair {
  readonly labels: Labels;
  readonly values: readonly [number, number];
}

function pairsOf(left: Value, right: Value): readonly Pair[] {
  if (typeof left === 'number') {
    if (typeof right === 'number') throw new Error('numbers are not compared');
    return right.map(({ labels, value }) => ({ labels, values: [left, value] }));
  }
  if (typeof right === 'number') return left.map(({ labels, value }) => ({ labels, values: [value, right] }));
  return left.flatMap(({ labels, value }) => {
    const other = right.find((sample) => keyOf(sample.labels) === keyOf(labels));
    return other ? [{ labels, values: [value, other.value] as const }] : [];
  });
}
