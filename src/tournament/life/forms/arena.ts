import { refused } from '../../../kit/result.ts';
import { MINUTE } from '../../../game/calendar/span.ts';
import { colorIn, pairArena, type Waiting } from '../../arena/pairArena.ts';
import { forbids } from '../../swiss/pairs.ts';
import { isHere, isRunning, meetingOf } from '../meeting.ts';
import { arenaRows, forbiddenIn } from '../table/playedEvent.ts';
import { MOST_ROUNDS } from '../terms.ts';
import type { HeldRound, Meeting, Tournament } from '../tournament.ts';
import type { FormRules } from './form.ts';

const USUAL_MINUTES = 60;

function waitingIn(tournament: Tournament, { meetings }: HeldRound): readonly Waiting[] {
  const ranks = new Map(arenaRows(tournament).map(({ number, rank }) => [number, rank]));
  return tournament.players.filter(isHere).flatMap(({ number, since }): readonly Waiting[] => {
    const own = meetings.filter(({ white, black }) => white === number || black === number);
    if (own.some(isRunning)) return [];
    const last = own.at(-1);
    return [
      {
        number,
        rank: ranks.get(number) ?? 0,
        since: Math.max(since, last?.games.at(-1)?.endedAt ?? 0),
        last: last ? (last.white === number ? last.black : last.white) : null,
        colors: own.map((meeting) => colorIn(meeting, number)),
      },
    ];
  });
}

function nextMeetings(tournament: Tournament, round: HeldRound, now: number): readonly Meeting[] {
  const pairs = pairArena({
    waiting: waitingIn(tournament, round),
    present: tournament.players.filter(isHere).length,
    isForbidden: forbids(forbiddenIn(tournament)),
    now,
  });
  return pairs.map((pair, index) => meetingOf(pair, round.meetings.length + index + 1, now));
}

export const arena: FormRules<'arena'> = {
  least: 2,
  most: 200,
  games: 1,
  bye: 1,
  isFixed: false,
  hasRounds: false,
  hasWinners: false,
  isSeason: false,
  clock: 'live',
  isEndless: false,
  reach: () => null,
  hasPauses: true,
  tieBreaks: [],
  chosen: ({ minutes }) => ({ kind: 'arena', lasts: (minutes ?? USUAL_MINUTES) * MINUTE }),
  fault: () => null,
  lasts: ({ lasts }) => lasts,
  mostRounds: () => MOST_ROUNDS,
  grouping: () => null,
  planned: () => null,
  scheduled: () => null,
  draw: () => refused('no-pairing'),
  meetings: nextMeetings,
  table: (tournament) => ({ kind: 'arena', rows: arenaRows(tournament) }),
  event: () => null,
};
