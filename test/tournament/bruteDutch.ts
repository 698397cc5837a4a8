/**
 * The Dutch system word for word, without a matching: all legal pairings of a round are listed, cut into brackets, and compared
 * by the criteria and the order of generation (C.04.3 2 to 4). It reads the history by itself and shares no code with what is
 * tested. For up to ten players.
 */
import type { Color, Pairing, SwissEvent } from '../../src/tournament/event.ts';
import { peopleOf, mayMeet, colorOf, sum, type Person } from './brutePeople.ts';

type Couple = readonly [Person, Person];
interface Whole {
  readonly couples: readonly Couple[];
  readonly bye: Person | null;
}

/** All ways to pair everybody. */
function wholes(event: SwissEvent, people: readonly Person[]): readonly Whole[] {
  const [first, ...rest] = people;
  if (!first) return [{ couples: [], bye: null }];
  const found: Whole[] = [];
  for (const [index, other] of rest.entries())
    if (mayMeet(event, first, other))
      for (const whole of wholes(event, rest.toSpliced(index, 1)))
        found.push({ ...whole, couples: [[first, other], ...whole.couples] });
  if (people.length % 2 === 1 && first.mayHaveBye)
    for (const whole of wholes(event, rest)) found.push({ ...whole, bye: first });
  return found;
}

/** Negative when `a` is smaller, the first difference deciding. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const gap = (a[at] ?? 0) - (b[at] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
}

interface Cut {
  readonly couples: readonly Couple[];
  readonly down: readonly Person[];
}

/** The pairs of a bracket in a pairing of everybody, and who is left over. */
function cutOut({ couples }: Whole, members: ReadonlySet<Person>): Cut {
  const inside = couples.filter(([a, b]) => members.has(a) && members.has(b));
  const paired = new Set(inside.flat());
  return { couples: inside, down: [...members].filter((person) => !paired.has(person)) };
}

const downScores = ({ down }: Cut): readonly number[] => down.map(({ score }) => score).sort((a, b) => b - a);

/** C9 to C21 of a bracket. Who is left in the Limbo counts in C18 and C20 as further from an opponent than who is paired. */
function quality(cut: Cut, whole: Whole, moved: readonly Person[], initial: Color): readonly number[] {
  const [only] = cut.down;
  const c9 = only && cut.down.length === 1 && only === whole.bye ? only.unplayed : 0;
  let [wide, thrice, against, strongly] = [0, 0, 0, 0];
  for (const [a, b] of cut.couples) {
    const high = colorOf(a, b, initial);
    for (const [person, color] of [
      [a, high],
      [b, high === 'W' ? 'B' : 'W'],
    ] as const) {
      if (a.isTopscorer || b.isTopscorer) {
        if (Math.abs(person.difference + (color === 'W' ? 1 : -1)) > 2) wide += 1;
        if (person.colors.endsWith(color + color)) thrice += 1;
      }
      if (person.wants !== '' && person.wants !== color) {
        against += 1;
        if (person.strength === 2) strongly += 1;
      }
    }
  }
  const crossing = cut.couples.filter(([a]) => moved.includes(a));
  const residentsDown = cut.down.filter((person) => !moved.includes(person));
  const scores = [...new Set(moved.map(({ score }) => score))].sort((a, b) => b - a);
  const again = (back: 0 | 1) => ({
    down: residentsDown.filter(({ floats }) => floats[back] === 'D').length,
    up: crossing.filter(([, b]) => b.floats[back] === 'U').length,
    downGaps: scores.map(
      (score) =>
        cut.down.filter((one) => moved.includes(one) && one.score === score && one.floats[back] === 'D')
          .length,
    ),
    upGaps: crossing
      .filter(([, b]) => b.floats[back] === 'U')
      .map(([a, b]) => a.score - b.score)
      .sort((a, b) => b - a),
  });
  const [last, earlier] = [again(0), again(1)];
  return [
    c9,
    wide,
    thrice,
    against,
    strongly,
    last.down,
    last.up,
    earlier.down,
    earlier.up,
    ...last.downGaps,
    ...last.upGaps,
    ...earlier.downGaps,
    ...earlier.upGaps,
  ];
}

/** When a candidate is generated (4.2 to 4.4). `members` are in order. */
function turnOf(cut: Cut, members: readonly Person[], moved: readonly Person[]): readonly number[] {
  const place = (person: Person): number => members.indexOf(person) + 1;
  const crossing = cut.couples.filter(([a]) => moved.includes(a)).sort(([a], [b]) => place(a) - place(b));
  const taken = new Set(crossing.flat());
  const remainder = members.filter((person) => !moved.includes(person) && !taken.has(person));
  const bsn = (person: Person): number => remainder.indexOf(person) + 1;
  const inner = cut.couples.filter(([a]) => !moved.includes(a)).sort(([a], [b]) => bsn(a) - bsn(b));
  const tops = inner.map(([a]) => bsn(a));
  const size = inner.length;
  const movedDown = Array.from({ length: size }, (_, index) => index + 1).filter(
    (one) => !tops.includes(one),
  );
  const movedUp = tops.filter((one) => one > size);
  return [
    ...crossing.map(([a]) => place(a)),
    ...crossing.map(([, b]) => place(b)),
    movedUp.length,
    sum(movedUp) - sum(movedDown),
    ...movedDown.sort((a, b) => b - a).map((one) => -one),
    ...movedUp.sort((a, b) => a - b),
    ...inner.map(([, b]) => bsn(b)),
  ];
}

const keyOf = ({ couples }: Cut): string => couples.map(([a, b]) => `${a.number}-${b.number}`).join(' ');

/** The pairing that the rules ask for; null when there is none. */
export function bruteDutch(event: SwissEvent, absent: readonly number[]): Pairing | null {
  const people = peopleOf(event, absent);
  let left = wholes(event, people);
  if (people.length < 2 || left.length === 0) return null;
  const lowest = Math.min(...left.map(({ bye }) => bye?.score ?? 0));
  left = left.filter(({ bye }) => (bye?.score ?? 0) === lowest);
  const scores = [...new Set(people.map(({ score }) => score))];
  let moved: readonly Person[] = [];
  for (const [index, score] of scores.entries()) {
    const members = [...moved, ...people.filter((person) => person.score === score)];
    const below = people.filter((person) => person.score === scores[index + 1]);
    const groups = Map.groupBy(left, (whole) => keyOf(cutOut(whole, new Set(members))));
    const judged = [...groups.values()].map((group) => {
      const whole = group[0]!;
      const cut = cutOut(whole, new Set(members));
      const ahead = group
        .map((one) => cutOut(one, new Set([...cut.down, ...below])))
        .map((next) => [next.down.length, ...downScores(next)])
        .sort(compare)[0]!;
      const worth = [
        cut.down.length,
        ...downScores(cut),
        ...(below.length > 0 ? [ahead.length, ...ahead] : []),
        ...quality(cut, whole, moved, event.initialColor),
      ];
      return { group, cut, worth, turn: turnOf(cut, members, moved) };
    });
    const best = judged.sort((a, b) => compare(a.worth, b.worth) || compare(a.turn, b.turn))[0]!;
    left = best.group;
    moved = people.filter((person) => best.cut.down.includes(person));
  }
  const { couples, bye } = left[0]!;
  const boards = couples.toSorted(
    ([a, b], [c, d]) => c.score - a.score || c.score + d.score - a.score - b.score || a.number - c.number,
  );
  return {
    pairs: boards.map(([a, b]) =>
      colorOf(a, b, event.initialColor) === 'W'
        ? { white: a.number, black: b.number }
        : { white: b.number, black: a.number },
    ),
    bye: bye?.number ?? null,
  };
}
