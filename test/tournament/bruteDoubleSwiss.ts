/**
 * The Double-Swiss word for word (C.04.5), by listing all pairings. It reads the history by itself and shares no code with what is
 * tested. For up to eight players.
 */
import type { Match, Pairing, SwissEvent } from '../../src/tournament/event.ts';

interface Person {
  readonly number: number;
  readonly score: number;
  readonly parity: number;
  readonly colors: string;
  readonly met: ReadonlySet<number>;
  readonly hasFloated: boolean;
  readonly mayHaveBye: boolean;
  readonly played: number;
}

interface Step {
  readonly gained: number;
  readonly opponent: number;
  readonly color: string;
  readonly isPlayed: boolean;
  readonly bars: boolean;
  readonly arrives: boolean;
}

const POINTS: Readonly<Record<string, readonly [string, string]>> = {
  '1-0': ['win', 'loss'],
  '=': ['draw', 'draw'],
  '0-1': ['loss', 'win'],
  '+-': ['win', 'none'],
  '-+': ['none', 'win'],
  '--': ['none', 'none'],
};

function stepOf(event: SwissEvent<Match>, number: number, round: number): Step {
  const { scoring } = event;
  const worth = (word: string): number =>
    10 * ({ win: scoring.win, draw: scoring.draw, loss: scoring.loss }[word] ?? 0);
  const { pairs, bye, absent } = event.rounds[round]!;
  const none = { gained: 0, opponent: 0, color: '', isPlayed: false, bars: false, arrives: false };
  if (bye === number) return { ...none, gained: 10 * scoring.bye, bars: true, arrives: true };
  const away = absent.find((one) => one.number === number);
  if (away?.kind === 'full') return { ...none, gained: 2 * worth('win'), bars: true };
  if (away) return { ...none, gained: away.kind === 'half' ? 2 * worth('draw') : 0 };
  const { white, black, games } = pairs.find((pair) => pair.white === number || pair.black === number)!;
  const side = white === number ? 0 : 1;
  const points = (who: 0 | 1): number =>
    games.map((game) => worth(POINTS[game]![who])).reduce((a, b) => a + b, 0);
  const gaveUp = (who: 0 | 1): boolean => games.every((game) => POINTS[game]![who] === 'none');
  const isPlayed = !gaveUp(0) && !gaveUp(1);
  const hasGame = games.some((game) => !/[+]|--/u.test(game));
  return {
    gained: points(side),
    opponent: side === 0 ? black : white,
    color: isPlayed && hasGame ? 'WB'[side]! : '',
    isPlayed,
    bars: !isPlayed && points(side) > points(side === 0 ? 1 : 0),
    arrives: true,
  };
}

function peopleOf(event: SwissEvent<Match>, absent: readonly number[]): readonly Person[] {
  const steps = event.players.map(({ number }) =>
    event.rounds.map((_, round) => stepOf(event, number, round)),
  );
  const scoreOf = (number: number, rounds: number): number =>
    steps[number - 1]!.slice(0, rounds).reduce((sum, { gained }) => sum + gained, 0);
  const count = event.rounds.length;
  const arrived = event.players
    .map(({ number }) => number)
    .filter((number) => !absent.includes(number) || steps[number - 1]!.some(({ arrives }) => arrives));
  return arrived
    .filter((number) => !absent.includes(number))
    .map((number): Person => {
      const own = steps[number - 1]!;
      const last = own.at(-1);
      return {
        number,
        score: scoreOf(number, count),
        parity: arrived.indexOf(number) + 1,
        colors: own.map(({ color }) => color).join(''),
        met: new Set(own.filter(({ isPlayed }) => isPlayed).map(({ opponent }) => opponent)),
        hasFloated:
          last !== undefined &&
          last.isPlayed &&
          scoreOf(number, count - 1) !== scoreOf(last.opponent, count - 1),
        mayHaveBye: !own.some(({ bars }) => bars),
        played: own.filter(({ isPlayed }) => isPlayed).length,
      };
    })
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

type Couple = readonly [Person, Person];
type Whole = readonly Couple[];
type MayMeet = (a: Person, b: Person) => boolean;

/** All ways to pair all of them. */
function wholes(people: readonly Person[], mayMeet: MayMeet): readonly Whole[] {
  const [first, ...rest] = people;
  if (!first) return [[]];
  return rest.flatMap((other, index) =>
    mayMeet(first, other)
      ? wholes(rest.toSpliced(index, 1), mayMeet).map((whole): Whole => [[first, other], ...whole])
      : [],
  );
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const gap = (a[at] ?? 0) - (b[at] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
}

/** Those below `score` who meet somebody of the group. */
const risersOf = (whole: Whole, group: readonly Person[]): readonly Person[] =>
  whole.flatMap(([a, b]) => (group.includes(a) && !group.includes(b) ? [b] : []));

/** C4 to C7 of a set of upfloaters, and its turn. `same` are all pairings with this set. */
function worthOfSet(
  same: readonly Whole[],
  top: readonly Person[],
  left: readonly Person[],
  isLast: boolean,
): readonly number[] {
  const risers = [...risersOf(same[0]!, top)].sort((a, b) => b.score - a.score || a.number - b.number);
  const nextScore = left.find(({ score }) => score < top[0]!.score)?.score;
  const next = left.filter((person) => person.score === nextScore && !risers.includes(person));
  const needed = next.length === 0 ? 0 : Math.min(...same.map((whole) => risersOf(whole, next).length));
  return [
    risers.length,
    ...risers.map(({ score }) => -score).reverse(),
    needed,
    isLast ? 0 : risers.filter(({ hasFloated }) => hasFloated).length,
    ...risers.map(({ number }) => number),
  ];
}

/** C8 of a bracket's pairing, and its identifier (3.6.2). */
function worthOfPairing(couples: Whole, isLast: boolean): readonly number[] {
  const floated = couples.filter(([a, b]) => a.score !== b.score && (a.score > b.score ? a : b).hasFloated);
  const sorted = couples
    .map(([a, b]) => [Math.min(a.number, b.number), Math.max(a.number, b.number)] as const)
    .sort(([a], [b]) => a - b);
  return [isLast ? 0 : floated.length, ...sorted.map(([top]) => top), ...sorted.map(([, bottom]) => bottom)];
}

const reversed = (color: string): string => (color === 'W' ? 'B' : 'W');

/** The color of `a`, who is ranked before `b` (4.3). */
function colorOf(a: Person, b: Person, first: string): string {
  if (a.colors === '' && b.colors === '') return a.parity % 2 === 1 ? first : reversed(first);
  const whites = ({ colors }: Person): number => colors.replaceAll('B', '').length;
  if (whites(a) !== whites(b)) return whites(a) < whites(b) ? 'W' : 'B';
  for (let back = 1; back <= Math.min(a.colors.length, b.colors.length); back += 1) {
    const mine = a.colors.at(-back)!;
    if (mine !== b.colors.at(-back)) return reversed(mine);
  }
  return a.colors === '' ? b.colors.at(-1)! : reversed(a.colors.at(-1)!);
}

/** Groups by a key, and gives the group that is worth least. */
function bestGroup<T>(
  all: readonly T[],
  key: (one: T) => string,
  worth: (group: readonly T[]) => readonly number[],
): readonly T[] {
  const groups = [...Map.groupBy(all, key).values()].map((group) => ({ group, worth: worth(group) }));
  return groups.sort((a, b) => compare(a.worth, b.worth))[0]!.group;
}

const keyOf = (people: readonly Person[]): string =>
  people
    .map(({ number }) => number)
    .sort((a, b) => a - b)
    .join(' ');

/** The pairing that the rules ask for; null when there is none. */
export function bruteDoubleSwiss(event: SwissEvent<Match>, absent: readonly number[]): Pairing | null {
  const people = peopleOf(event, absent);
  const mayMeet: MayMeet = (a, b) =>
    !a.met.has(b.number) &&
    !event.forbidden.some(
      ([x, y]) => (x === a.number && y === b.number) || (x === b.number && y === a.number),
    );
  const isLast = event.rounds.length + 1 >= event.expectedRounds;
  const claims = people
    .filter(({ mayHaveBye }) => mayHaveBye)
    .sort((a, b) => a.score - b.score || b.played - a.played || b.number - a.number);
  const bye =
    people.length % 2 === 0
      ? null
      : claims.find(
          (person) =>
            wholes(
              people.filter((one) => one !== person),
              mayMeet,
            ).length > 0,
        );
  if (people.length < 2 || bye === undefined) return null;
  let left = people.filter((person) => person !== bye);
  let all = wholes(left, mayMeet);
  if (all.length === 0) return null;
  const couples: Couple[] = [];
  while (left.length > 0) {
    const top = left.filter(({ score }) => score === left[0]!.score);
    const set = bestGroup(
      all,
      (whole) => keyOf(risersOf(whole, top)),
      (same) => worthOfSet(same, top, left, isLast),
    );
    const bracket = new Set([...top, ...risersOf(set[0]!, top)]);
    const inBracket = (whole: Whole): Whole => whole.filter(([a, b]) => bracket.has(a) && bracket.has(b));
    all = bestGroup(
      set,
      (whole) => inBracket(whole).map(keyOf).sort().join(','),
      ([whole]) => worthOfPairing(inBracket(whole!), isLast),
    );
    couples.push(...inBracket(all[0]!));
    left = left.filter((person) => !bracket.has(person));
    all = all.map((whole) => whole.filter(([a]) => left.includes(a)));
  }
  const boards = couples.sort(
    ([a, b], [c, d]) => c.score - a.score || c.score + d.score - a.score - b.score || a.number - c.number,
  );
  return {
    pairs: boards.map(([a, b]) =>
      colorOf(a, b, event.initialColor === 'white' ? 'W' : 'B') === 'W'
        ? { white: a.number, black: b.number }
        : { white: b.number, black: a.number },
    ),
    bye: bye?.number ?? null,
  };
}
