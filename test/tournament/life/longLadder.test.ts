/** A ladder over years: its row stays small, and its table is based on all challenges. */
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../../src/game/calendar/span.ts';
import { tournamentSchema } from '../../../src/store/tournaments/rows.ts';
import type { PairResult } from '../../../src/tournament/event.ts';
import { type LadderEvent, ladderAfter, ladderRows } from '../../../src/tournament/ladder/places.ts';
import { advance, NO_NEWS } from '../../../src/tournament/life/advance.ts';
import { answerChallenge, challenge, rivalsOf } from '../../../src/tournament/life/players/challenging.ts';
import { join, leave } from '../../../src/tournament/life/players/entering.ts';
import { runningGames } from '../../../src/tournament/life/meeting.ts';
import { noticesOf, withTold } from '../../../src/tournament/life/notices.ts';
import { correct, endNow, replace } from '../../../src/tournament/life/organizing.ts';
import { LISTED } from '../../../src/tournament/life/past.ts';
import { placingsOf } from '../../../src/tournament/life/table/placings.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { runsOf } from '../../runs.ts';
import { applicant, entered, granted, hash, NOON, termsOf } from './hall.ts';

const PLAYERS = 20;
const START = NOON + HOUR;
const RESULTS: readonly PairResult[] = ['0-1', '1-0', '=', '0-1', '-+', '+-'];
const BOSS = (at: number) => ({ by: 'boss', at, reason: 'because' });

function stepped(before: Tournament, at: number, news = {}): Tournament {
  const next = advance(before, { ...NO_NEWS, ...news }, at, hash);
  return noticesOf(next, at).reduce((told, { key }) => withTold(told, key), next);
}

const newest = ({ rounds }: Tournament) => rounds[0]!.meetings.at(-1)!;

/** Challenges a free player within reach, and plays at once; `null` if there is none. */
function challenged(before: Tournament, by: string, result: PairResult, at: number): Tournament | null {
  const own = before.players.find(({ id }) => id === by)!;
  const rival = rivalsOf(before, own, at).find(({ bar }) => bar === null);
  if (!rival) return null;
  const asked = granted(challenge(before, { by, at }, rival.player.id));
  const { board } = newest(asked);
  const accepted = answerChallenge(asked, { by: rival.player.id, at }, board, 'accepted');
  const begun = stepped(granted(accepted), at);
  const game = runningGames(begun).at(-1)!.game.id!;
  const end = { result, isTimeLoss: false, isShort: false, at: at + HOUR };
  return stepped(begun, at + HOUR, { ends: new Map([[game, end]]) });
}

const YEARS = runsOf(8);

/** Three challenges per day, and every two weeks somebody leaves and returns. */
function overYears(years: number, see: (tournament: Tournament, event: LadderEvent) => void): Tournament {
  let ladder = stepped(entered(termsOf({ kind: 'ladder', reach: 3 }, { endsAt: null }), PLAYERS), START);
  let turn = 0;
  for (let day = 1; day < years * 365; day += 1) {
    for (const hour of [0, 2, 4]) {
      const at = START + day * DAY + hour * HOUR;
      const result = RESULTS[(turn * 7 + day) % RESULTS.length]!;
      turn += 1;
      const next = challenged(stepped(ladder, at), `u${1 + ((turn * 11) % PLAYERS)}`, result, at);
      if (!next) continue;
      ladder = next;
      const { white, black } = newest(ladder);
      see(ladder, { white, black, result });
    }
    if (day % 14 !== 0) continue;
    const at = START + day * DAY + 12 * HOUR;
    const [number, user] = [1 + (day % PLAYERS), applicant(1 + (day % PLAYERS))];
    ladder = granted(leave(stepped(ladder, at), { by: user.id, at }));
    ladder = granted(join(stepped(ladder, at + HOUR), user, at + HOUR));
    see(ladder, { joins: number });
  }
  return ladder;
}

test('thousands of challenges leave a row no larger than a few weeks’ challenges', () => {
  const events: LadderEvent[] = [];
  const sizes: number[] = [];
  const ladder = overYears(YEARS, (now, event) => {
    events.push(event);
    sizes.push(JSON.stringify(now).length);
  });
  const challenges = events.filter((event) => 'result' in event).length;
  expect(challenges).toBeGreaterThan(750 * YEARS);
  expect(ladder.past!.challenges + ladder.rounds[0]!.meetings.length).toBe(challenges);
  const early = sizes.slice(0, Math.floor(sizes.length / YEARS / 2));
  // Rulings record who left and returned, and are kept.
  const rulings = JSON.stringify(ladder.rulings).length;
  expect(Math.max(...sizes) - rulings).toBeLessThan(1.1 * Math.max(...early));
  expect(new Set(ladder.rounds[0]!.meetings.map(({ board }) => board)).size).toBe(
    ladder.rounds[0]!.meetings.length,
  );

  const order = Array.from({ length: PLAYERS }, (_, index) => index + 1);
  const whole = ladderRows(ladderAfter({ order, records: [] }, events), () => true);
  expect(tableOf(ladder, hash).rows).toEqual(whole);
  expect(tournamentSchema.parse(JSON.parse(JSON.stringify(ladder)))).toEqual(ladder);
});

/** A year later, none of the first challenges are listed. */
const yearLater = (before: Tournament): Tournament => stepped(before, START + 365 * DAY);

const begun = (): Tournament =>
  stepped(entered(termsOf({ kind: 'ladder', reach: 3 }, { endsAt: null }), 6), START);

test('a challenge stays listed while it can be corrected, and after that only its outcome is kept', () => {
  const won = challenged(begun(), 'u4', '0-1', START)!;
  const game = newest(won).games[0]!.id!;
  const listed = stepped(won, START + HOUR + LISTED - 1);
  expect(correct(listed, game, '1-0', BOSS(0)).ok).toBe(true);
  const later = stepped(listed, START + HOUR + LISTED);
  expect(later.rounds[0]?.meetings).toEqual([]);
  expect(later.told.filter((key) => key.startsWith('challenge'))).toEqual([]);
  expect(tableOf(later, hash).rows).toEqual(tableOf(won, hash).rows);
  expect(correct(later, game, '1-0', BOSS(0))).toMatchObject({
    problem: { code: 'tournament-no-such-game' },
  });
  const old = answerChallenge(later, { by: 'u3', at: 0 }, 1, 'accepted');
  expect(old).toMatchObject({ problem: { code: 'tournament-challenge-over' } });
  const heir = { ...applicant(9), at: 0 };
  expect(replace(later, 'u4', heir, BOSS(0))).toMatchObject({ problem: { code: 'tournament-has-played' } });
});

test('players with only old games still have a place at the end', () => {
  const won = challenged(begun(), 'u4', '0-1', START)!;
  const ended = (before: Tournament) => {
    const at = START + 366 * DAY;
    const last = stepped(granted(endNow(before, BOSS(at))), at);
    return placingsOf(last, tableOf(last, hash), () => false).map(({ number, place, played }) => ({
      number,
      place,
      played,
    }));
  };
  const places = ended(yearLater(won));
  expect(places).toEqual(ended(won));
  expect(places).toHaveLength(2);
});

const unanswered = (before: Tournament, by: string, at: number): Tournament => {
  const asked = granted(challenge(stepped(before, at), { by, at }, 'u1'));
  return stepped(stepped(asked, at + 4 * DAY), at + 5 * DAY);
};

const firstOut = ({ players }: Tournament) => players.find(({ id }) => id === 'u1')?.withdrawn;

test('two challenges in a row without an answer count, however long ago the first was', () => {
  const once = yearLater(unanswered(begun(), 'u4', START));
  expect(once.rounds[0]?.meetings).toEqual([]);
  const twice = unanswered(once, 'u3', START + 366 * DAY);
  expect([firstOut(once), firstOut(twice)]).toEqual([null, 'absent']);
});
