/**
 * The rules for ladders in `docs/playing.md`, rewritten as a small model and compared with random
 * ladders. People join, leave, return and are removed. They challenge, beat and ignore each other,
 * and the tournament processes the ends of games late.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../src/game/calendar/span.ts';
import { tournamentSchema } from '../../../src/store/tournaments/rows.ts';
import type { PairResult } from '../../../src/tournament/event.ts';
import { advance, NO_NEWS } from '../../../src/tournament/life/advance.ts';
import { answerChallenge, challenge, rivalsOf } from '../../../src/tournament/life/players/challenging.ts';
import { add, join, leave, remove } from '../../../src/tournament/life/players/entering.ts';
import type { GameEnd } from '../../../src/tournament/life/gameEnd.ts';
import { runningGames } from '../../../src/tournament/life/meeting.ts';
import { correct } from '../../../src/tournament/life/organizing.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { runsOf } from '../../runs.ts';
import { applicant, entered, granted, hash, NOON, termsOf } from './hall.ts';

const LADDERS = runsOf(2000);
const REACH = 3;
const START = NOON + HOUR;

/** The events, in any order of processing. */
interface Happening {
  readonly at: number;
  readonly kind: 'comes' | 'goes' | 'takes-place';
  readonly who: string;
  /** The player whose place is taken. */
  readonly from?: string;
}

/** Players from the top. A player who left keeps a hidden place until they return. */
function placesAfter(start: readonly string[], happenings: readonly Happening[]): readonly string[] {
  let places = [...start];
  const away = new Set<string>();
  for (const { kind, who, from = '' } of happenings.toSorted((a, b) => a.at - b.at)) {
    if (kind === 'goes') away.add(who);
    if (kind === 'comes') {
      away.delete(who);
      places = [...places.filter((other) => other !== who), who];
    }
    if (kind === 'takes-place' && places.indexOf(who) > places.indexOf(from))
      places = places.flatMap((other) => (other === who ? [] : other === from ? [who, other] : [other]));
  }
  return places.filter((who) => !away.has(who));
}

const DEEDS = [
  'challenge',
  'challenge',
  'challenge',
  'decline',
  'ignore',
  'win',
  'win',
  'win',
  'draw',
  'lose',
  'lose-on-time',
  'leave',
  'leave',
  'return',
  'return',
  'return',
  'join',
  'remove',
  'add',
  'correct',
  'sleep',
] as const;
type Deed = (typeof DEEDS)[number];
interface Turn {
  readonly deed: Deed;
  readonly who: number;
  readonly hours: number;
  /** The end of a game is processed with the next action that isn't delayed. */
  readonly isLate: boolean;
}

const turn = fc.record({
  deed: fc.constantFrom(...DEEDS),
  who: fc.nat(11),
  hours: fc.integer({ min: 1, max: 30 }),
  isLate: fc.boolean(),
});

const RESULTS = { win: '0-1', draw: '=', lose: '1-0', 'lose-on-time': '1-0' } as const;

const isPlayed = (deed: Deed): deed is keyof typeof RESULTS => deed in RESULTS;

class Ladder {
  tournament: Tournament;
  now = START;
  readonly happened: Happening[] = [];
  readonly start: readonly string[];
  /** The players whom a player could challenge, and the players above them. */
  readonly reaches: { readonly shown: readonly string[]; readonly above: readonly string[] }[] = [];
  /** Ends of games that the tournament has not processed yet. */
  readonly unheard = new Map<string, GameEnd>();
  /** The consecutive challenges and games that each player missed, by when they ended. */
  readonly missed = new Map<string, number>();
  entered: number;

  constructor(players: number) {
    this.entered = players;
    this.start = Array.from({ length: players }, (_, index) => `u${index + 1}`);
    const terms = termsOf({ kind: 'ladder', reach: REACH }, { endsAt: null });
    this.tournament = advance(entered(terms, players), NO_NEWS, START, hash);
  }

  places = (): readonly string[] => placesAfter(this.start, this.happened);

  idOf = (number: number): string => this.tournament.players.find((each) => each.number === number)!.id;

  /** The last game between two players, with its end. */
  over(
    { white, black }: { white: number; black: number },
    result: PairResult,
    at: number,
    missedBy?: string,
  ) {
    const [held, challenger] = [this.idOf(white), this.idOf(black)];
    if (result === '0-1' || result === '-+')
      this.happened.push({ at, kind: 'takes-place', who: challenger, from: held });
    for (const who of [held, challenger])
      this.missed.set(who, who === missedBy ? (this.missed.get(who) ?? 0) + 1 : 0);
  }

  hear(): void {
    const before = this.tournament;
    const first = advance(before, { ...NO_NEWS, ends: this.unheard }, this.now, hash);
    this.tournament = advance(first, NO_NEWS, this.now, hash);
    this.unheard.clear();
    for (const meeting of this.tournament.rounds[0]?.meetings ?? []) this.settled(meeting, before);
    for (const [who, missed] of this.missed)
      if (missed >= 2 && this.places().includes(who)) this.gone(who, this.now);
  }

  /**
   * Challenges that were declined, not answered, or left behind by changed places are over without
   * a game.
   */
  settled(meeting: Tournament['rounds'][number]['meetings'][number], before: Tournament): void {
    const old = before.rounds[0]?.meetings.find(({ board }) => board === meeting.board);
    const [game] = meeting.games;
    if (old?.games.length !== 0 || game?.id !== null || game.result === null) return;
    const isUnanswered = meeting.challenge?.answer === null && this.now >= meeting.challenge.until;
    this.over(meeting, game.result, this.now, isUnanswered ? this.idOf(meeting.white) : undefined);
  }

  gone(who: string, at: number): void {
    this.happened.push({ at, kind: 'goes', who });
    this.missed.delete(who);
  }

  come(who: string, change: (before: Tournament) => ReturnType<typeof join>): void {
    const next = change(this.tournament);
    if (!next.ok) return;
    this.tournament = next.value;
    this.happened.push({ at: this.now, kind: 'comes', who });
    this.missed.delete(who);
  }

  challenge(who: string, how: 'accepted' | 'declined' | 'ignored'): void {
    const own = this.tournament.players.find(({ id }) => id === who)!;
    if (own.withdrawn) return;
    const rivals = rivalsOf(this.tournament, own, this.now);
    const place = this.places().indexOf(who);
    // Players up to three places above, nearest first.
    const above = this.places()
      .slice(Math.max(0, place - REACH), place)
      .toReversed();
    this.reaches.push({ shown: rivals.map(({ player }) => player.id), above });
    const free = rivals.find(({ bar }) => bar === null)?.player.id;
    const asked = free && challenge(this.tournament, { by: who, at: this.now }, free);
    if (!free || !asked || !asked.ok) return;
    const { board } = asked.value.rounds[0]!.meetings.at(-1)!;
    const by = { by: free, at: this.now };
    this.tournament = how === 'ignored' ? asked.value : granted(answerChallenge(asked.value, by, board, how));
  }

  play(index: number, deed: keyof typeof RESULTS, isLate: boolean): void {
    const open = runningGames(this.tournament).filter(({ game }) => !this.unheard.has(game.id!));
    const seat = open[index % Math.max(1, open.length)];
    if (!seat) return;
    const isTimeLoss = deed === 'lose-on-time';
    const at = this.now - MINUTE;
    this.unheard.set(seat.game.id!, { result: RESULTS[deed], isTimeLoss, isShort: false, at });
    this.over(seat.meeting, RESULTS[deed], at, isTimeLoss ? this.idOf(seat.meeting.black) : undefined);
    if (!isLate) this.hear();
  }

  /** The organizer reverses the last result. The change counts at the game's point in the order. */
  correct(): void {
    const last = this.tournament.rounds[0]?.meetings.findLast(
      ({ games }) => games[0]?.id && games[0].result === '1-0' && !games[0].isTimeLoss,
    );
    const game = last?.games[0];
    if (!last || !game?.id || game.endedAt === null) return;
    const act = { by: 'boss', at: this.now, reason: 'because' };
    this.tournament = granted(correct(this.tournament, game.id, '0-1', act));
    const [from, who] = [this.idOf(last.white), this.idOf(last.black)];
    this.happened.push({ at: game.endedAt, kind: 'takes-place', who, from });
  }

  take({ deed, who: index, hours, isLate }: Turn): void {
    this.now += (deed === 'sleep' ? 15 * DAY : hours * HOUR) + MINUTE;
    if (!isLate || deed === 'sleep') this.hear();
    const who = `u${1 + (index % this.entered)}`;
    const act = { by: 'boss', at: this.now, reason: 'because' };
    if (deed === 'challenge' || deed === 'decline' || deed === 'ignore') {
      if (this.unheard.size > 0) this.hear();
      const how = { challenge: 'accepted', decline: 'declined', ignore: 'ignored' } as const;
      this.challenge(who, how[deed]);
    } else if (isPlayed(deed)) this.play(index, deed, isLate);
    else if (deed === 'join' || deed === 'add') {
      const isNew = deed === 'join' || index % 2 === 0;
      const user = applicant(isNew ? this.entered + 1 : 1 + (index % this.entered));
      this.come(user.id, (before) =>
        deed === 'join' ? join(before, user, this.now) : add(before, user, act),
      );
      this.entered = Math.max(this.entered, this.tournament.players.length);
    } else if (deed === 'return') {
      if (!this.places().includes(who))
        this.come(who, (before) => join(before, applicant(Number(who.slice(1))), this.now));
    } else if (deed === 'correct') this.correct();
    else if (deed === 'leave' || deed === 'remove') {
      const left =
        deed === 'leave'
          ? leave(this.tournament, { by: who, at: this.now })
          : remove(this.tournament, who, act);
      if (!left.ok) return;
      this.tournament = left.value;
      this.gone(who, this.now);
      this.now += MINUTE;
      this.hear();
    }
  }
}

const shown = (tournament: Tournament): readonly string[] =>
  tableOf(tournament, hash).rows.map(
    ({ number }) => tournament.players.find((each) => each.number === number)!.id,
  );

test('a player who returns twice moves nobody else', () => {
  const ladder = new Ladder(4);
  const then = (deed: Deed, who: number): void =>
    ladder.take({ deed, who: who - 1, hours: 1, isLate: false });
  then('leave', 1);
  then('return', 1);
  then('join', 5);
  then('challenge', 5);
  then('win', 1);
  expect(shown(ladder.tournament)).toEqual(['u2', 'u3', 'u4', 'u5', 'u1']);
  then('leave', 1);
  then('return', 1);
  expect(shown(ladder.tournament)).toEqual(['u2', 'u3', 'u4', 'u5', 'u1']);
});

test('random ladders match the documented rules', () => {
  let moved = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.array(turn, { minLength: 20, maxLength: 60 }),
      (players, turns) => {
        const ladder = new Ladder(players);
        for (const each of turns) {
          ladder.take(each);
          if (ladder.unheard.size > 0) continue;
          expect(shown(ladder.tournament)).toEqual(ladder.places());
        }
        for (const { shown: rivals, above } of ladder.reaches) expect(rivals).toEqual(above);
        moved += ladder.happened.length;
        const stored: unknown = JSON.parse(JSON.stringify(ladder.tournament));
        expect(tournamentSchema.parse(stored)).toEqual(ladder.tournament);
      },
    ),
    { numRuns: LADDERS },
  );
  expect(moved).toBeGreaterThan(5 * LADDERS);
});
