/** The history of each player of an event, read by itself, and whom they may meet with which color (C.04.3 1 and 5). */
import type { Color, SwissEvent } from '../../src/tournament/event.ts';

type Floated = 'D' | 'U' | '-';

export interface Person {
  readonly number: number;
  readonly score: number;
  readonly parity: number;
  /** W and B of played games. */
  readonly colors: string;
  readonly difference: number;
  readonly wants: 'W' | 'B' | '';
  /** 0 none, 1 mild, 2 strong, 3 absolute. */
  readonly strength: number;
  readonly met: ReadonlySet<number>;
  /** Last round, and the one before. */
  readonly floats: readonly [Floated, Floated];
  readonly mayHaveBye: boolean;
  readonly unplayed: number;
  readonly isTopscorer: boolean;
}

interface Step {
  readonly gained: number;
  readonly opponent: number;
  readonly color: '' | 'W' | 'B';
  readonly paired: boolean;
  readonly bye: boolean;
}

/** What happened to a player in a round. Points are counted in tenths. */
function stepOf(event: SwissEvent, number: number, round: number): Step {
  const { win, draw, loss, bye } = event.scoring;
  const { pairs, bye: idle, absent } = event.rounds[round]!;
  const none = { opponent: 0, color: '', paired: false, bye: false } as const;
  if (idle === number) return { ...none, gained: 10 * bye, bye: true };
  const away = absent.find((one) => one.number === number);
  if (away)
    return { ...none, gained: away.kind === 'full' ? 10 * win : away.kind === 'half' ? 10 * draw : 0 };
  const pair = pairs.find(({ white, black }) => white === number || black === number)!;
  const isWhite = pair.white === number;
  const opponent = isWhite ? pair.black : pair.white;
  const mine = isWhite ? pair.result : Array.from(pair.result).reverse().join('');
  const points: Record<string, number> = { '1-0': win, '0-1': loss, '=': draw, '+-': win, '-+': 0, '--': 0 };
  const isPlayed = !/[+]|--/u.test(pair.result);
  return {
    gained: 10 * points[mine]!,
    opponent,
    color: isPlayed ? (isWhite ? 'W' : 'B') : '',
    paired: true,
    bye: false,
  };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export function peopleOf(event: SwissEvent, absent: readonly number[]): readonly Person[] {
  const count = event.rounds.length;
  const steps = event.players.map(({ number }) =>
    event.rounds.map((_, round) => stepOf(event, number, round)),
  );
  const before = (number: number, round: number): number =>
    sum(steps[number - 1]!.slice(0, round).map(({ gained }) => gained));
  const floatOf = (number: number, round: number): Floated => {
    const step = steps[number - 1]![round];
    if (!step) return '-';
    if (step.color === '') return step.bye || step.gained > 10 * event.scoring.loss ? 'D' : '-';
    const gap = before(number, round) - before(step.opponent, round);
    return gap > 0 ? 'D' : gap < 0 ? 'U' : '-';
  };
  const arrived = event.players
    .map(({ number }) => number)
    .filter(
      (number) => !absent.includes(number) || steps[number - 1]!.some(({ paired, bye }) => paired || bye),
    );
  return arrived
    .filter((number) => !absent.includes(number))
    .map((number): Person => {
      const own = steps[number - 1]!;
      const colors = own.map(({ color }) => color).join('');
      const difference = 2 * colors.replaceAll('B', '').length - colors.length;
      const last = colors.slice(-1);
      const turned = last === 'W' ? 'B' : last === 'B' ? 'W' : '';
      const score = before(number, count);
      const isWide = Math.abs(difference) > 1;
      const isRepeated = /(WW|BB)$/u.test(colors);
      return {
        number,
        score,
        parity: arrived.indexOf(number) + 1,
        colors,
        difference,
        wants: isWide || (difference !== 0 && !isRepeated) ? (difference > 0 ? 'B' : 'W') : turned,
        strength: isWide || isRepeated ? 3 : difference !== 0 ? 2 : colors === '' ? 0 : 1,
        met: new Set(own.filter(({ color }) => color !== '').map(({ opponent }) => opponent)),
        floats: [floatOf(number, count - 1), floatOf(number, count - 2)],
        mayHaveBye: !own.some(
          ({ bye, color, gained }) => bye || (color === '' && gained >= 10 * event.scoring.win),
        ),
        unplayed: own.filter(({ color }) => color === '').length,
        isTopscorer: count + 1 >= event.expectedRounds && score > (count * 10 * event.scoring.win) / 2,
      };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

/** C1 and C3. */
export function mayMeet(event: SwissEvent, a: Person, b: Person): boolean {
  const apart = event.forbidden.some(
    ([x, y]) => (x === a.number && y === b.number) || (x === b.number && y === a.number),
  );
  const clash = a.strength === 3 && b.strength === 3 && a.wants === b.wants;
  return !apart && !a.met.has(b.number) && (!clash || a.isTopscorer || b.isTopscorer);
}

const reversed = (color: string): 'W' | 'B' => (color === 'W' ? 'B' : 'W');

/** The color of `a`, who is ranked before `b` (5.2). */
export function colorOf(a: Person, b: Person, initial: Color): 'W' | 'B' {
  const first = initial === 'white' ? 'W' : 'B';
  if (a.wants === '' && b.wants === '') return a.parity % 2 === 1 ? first : reversed(first);
  if (a.wants === '') return reversed(b.wants);
  if (b.wants === '' || a.wants !== b.wants) return a.wants;
  if (a.strength !== b.strength) return a.strength > b.strength ? a.wants : reversed(b.wants);
  const [wide, narrow] = [Math.abs(a.difference), Math.abs(b.difference)];
  if (a.strength === 3 && wide !== narrow) return wide > narrow ? a.wants : reversed(b.wants);
  for (let back = 1; back <= Math.min(a.colors.length, b.colors.length); back += 1) {
    const [mine, theirs] = [a.colors.at(-back)!, b.colors.at(-back)!];
    if (mine !== theirs) return reversed(mine);
  }
  return a.wants;
}
