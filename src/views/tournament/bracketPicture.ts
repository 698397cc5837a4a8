import type { Say } from '../../i18n/say.ts';
import { MOST_TIES, type Bracket, type Side, type Tie } from '../../render/scene/results.ts';
import { bracketOrder } from '../../tournament/knockOut/pairKnockOut.ts';
import { halvesOf } from '../../tournament/life/meeting.ts';
import type { Meeting } from '../../tournament/life/tournament.ts';
import type { Charted } from '../screen/screen.ts';
import { halfWorth, halvesText, namedAt, spokenAt, type Pictured } from './pictured.ts';

/** A seed's place in a round: the player's number, `nobody` if it is never taken, or `open`. */
type Slot = number | 'nobody' | 'open';
type Slots = readonly Slot[];

const MOST_SPOKEN = 14;

const pairsOf = (slots: Slots): readonly (readonly [Slot, Slot])[] =>
  Array.from({ length: slots.length / 2 }, (_, at) => [slots[2 * at] ?? 'open', slots[2 * at + 1] ?? 'open']);

const isBetween = ({ white, black }: Meeting, one: Slot, other: Slot): boolean =>
  (white === one && black === other) || (white === other && black === one);

const meetingIn = (meetings: readonly Meeting[], [one, other]: readonly [Slot, Slot]): Meeting | null =>
  meetings.find((meeting) => isBetween(meeting, one, other)) ?? null;

function winnerOf(meetings: readonly Meeting[], pair: readonly [Slot, Slot]): Slot {
  const [one, other] = pair;
  if (one === 'nobody') return other;
  if (other === 'nobody') return one;
  return meetingIn(meetings, pair)?.winner ?? 'open';
}

const scoreOf = (pictured: Pictured, { games }: Meeting, number: number): string =>
  halvesText(halvesOf(games, number) * halfWorth(pictured));

function sideOf(say: Say, pictured: Pictured, slot: Slot, meeting: Meeting | null): Side {
  if (typeof slot !== 'number') return { player: null, score: '', isWinner: false };
  const isBegun = meeting !== null && meeting.games.some(({ result }) => result !== null);
  return {
    player: namedAt(say, pictured, slot),
    score: isBegun ? scoreOf(pictured, meeting, slot) : '',
    isWinner: meeting?.winner === slot,
  };
}

function tieOf(say: Say, pictured: Pictured, pair: readonly [Slot, Slot], round: number): Tie {
  if (pair.includes('nobody')) return null;
  const meeting = meetingIn(pictured.rounds[round]?.meetings ?? [], pair);
  const [one, other] = pair;
  return [sideOf(say, pictured, one, meeting), sideOf(say, pictured, other, meeting)];
}

function roundsOf({ players, rounds }: Pictured): readonly Slots[] {
  const slots: Slots[] = [
    bracketOrder(players.length).map((seed): Slot => (seed > players.length ? 'nobody' : seed)),
  ];
  for (let last = slots[0] ?? []; last.length > 2;) {
    const meetings = rounds[slots.length - 1]?.meetings ?? [];
    last = pairsOf(last).map((pair) => winnerOf(meetings, pair));
    slots.push(last);
  }
  return slots;
}

function thirdOf(say: Say, pictured: Pictured, slots: readonly Slots[]): Bracket['third'] {
  const { form } = pictured.terms;
  if (!('hasThirdPlace' in form && form.hasThirdPlace) || slots.length < 2) return null;
  const [one = 'open', other = 'open'] = slots.at(-1) ?? [];
  const meeting = pictured.rounds[slots.length - 1]?.meetings.find((each) => !isBetween(each, one, other));
  if (!meeting) return null;
  const tie: Tie = [
    sideOf(say, pictured, meeting.white, meeting),
    sideOf(say, pictured, meeting.black, meeting),
  ];
  return { caption: say('picture.third'), tie };
}

const isReadable = (ties: readonly unknown[]): boolean => ties.length <= MOST_TIES;

/**
 * The pages of a bracket. For a large one: the final rounds, then each part of the earlier rounds.
 */
export function bracketPages({ players }: Pick<Pictured, 'players'>): number {
  const first = bracketOrder(players.length).length / 2;
  return first <= MOST_TIES ? 1 : 1 + first / MOST_TIES;
}

function onPage(rounds: Bracket['rounds'], page: number): Bracket['rounds'] {
  if (page === 0) return rounds.filter(isReadable);
  const parts = (rounds[0]?.length ?? 0) / MOST_TIES;
  return rounds
    .filter((ties) => ties.length >= parts)
    .map((ties) => ties.slice(((page - 1) * ties.length) / parts, (page * ties.length) / parts));
}

function altOf(say: Say, pictured: Pictured, page: number): string {
  const round = pictured.rounds.at(page === 0 ? -1 : 0);
  const matches = (round?.meetings ?? []).slice(0, MOST_SPOKEN).map((meeting) => {
    const { white, black, games } = meeting;
    const names = { white: spokenAt(say, pictured, white), black: spokenAt(say, pictured, black) };
    if (games.every(({ result }) => result === null)) return say('describe.match', names);
    const [first = '', second = ''] = [white, black].map((number) => scoreOf(pictured, meeting, number));
    return say('describe.match.result', { ...names, result: `${first}:${second}` });
  });
  return say('describe.bracket', {
    name: pictured.terms.name,
    round: round?.number ?? 1,
    items: say.list(matches, 'plain'),
  });
}

/** A page from 0; `null` before the start, and after the last page. */
export function bracketPicture(say: Say, pictured: Pictured, page: number): Charted | null {
  if (pictured.rounds.length === 0 || page >= bracketPages(pictured)) return null;
  const slots = roundsOf(pictured);
  const rounds = slots.map((each, round) => pairsOf(each).map((pair) => tieOf(say, pictured, pair, round)));
  const third = page === 0 ? thirdOf(say, pictured, slots) : null;
  return { chart: { kind: 'bracket', rounds: onPage(rounds, page), third }, alt: altOf(say, pictured, page) };
}
