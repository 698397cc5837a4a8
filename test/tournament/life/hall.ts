/**
 * Random tournaments without a store or a channel. Games end, and players join, leave, or are
 * absent.
 */
import { rulesOf } from '../../../src/tournament/life/forms/forms.ts';
import { createHash } from 'node:crypto';
import type { GameId } from '../../../src/game/game.ts';
import type { TimeControl } from '../../../src/game/clock/time.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/game/calendar/span.ts';
import { advance, NO_NEWS, type News } from '../../../src/tournament/life/advance.ts';
import { newGamesBetween, type NewGame } from '../../../src/tournament/life/newGames.ts';
import type { Decision } from '../../../src/tournament/life/decision.ts';
import { answerChallenge, challenge, rivalsOf } from '../../../src/tournament/life/players/challenging.ts';
import { dueOf } from '../../../src/tournament/life/due.ts';
import { join } from '../../../src/tournament/life/players/entering.ts';
import type { GameEnd } from '../../../src/tournament/life/gameEnd.ts';
import { noticesOf, withTold } from '../../../src/tournament/life/notices.ts';
import { openTournament } from '../../../src/tournament/life/opening/openTournament.ts';
import type { Form, FormName, Terms } from '../../../src/tournament/life/terms.ts';
import type { Tournament, Venue } from '../../../src/tournament/life/tournament.ts';

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const NOON = Date.UTC(2026, 2, 1, 12);

export const LIVE = { kind: 'live', initial: 5 * MINUTE, increment: 3 * SECOND } as const;
export const DAYS = { kind: 'correspondence', perMove: DAY, restsWeekendsIn: null } as const;

const BY_NAME: { readonly [N in FormName]: readonly Form<N>[] } = {
  swiss: [{ kind: 'swiss', rounds: null }],
  'double-swiss': [{ kind: 'double-swiss', rounds: 3 }],
  'round-robin': [
    { kind: 'round-robin', cycles: 1, isAtOnce: false },
    { kind: 'round-robin', cycles: 2, isAtOnce: true },
  ],
  'knock-out': [{ kind: 'knock-out', hasThirdPlace: true }],
  arena: [{ kind: 'arena', lasts: 2 * HOUR }],
  groups: [
    { kind: 'groups', size: 4, advancing: 2, finals: 1, cycles: 1, isAtOnce: false },
    { kind: 'groups', size: 5, advancing: 1, finals: 2, cycles: 2, isAtOnce: true },
  ],
  league: [{ kind: 'league', size: 4, moving: 1, cycles: 1, isAtOnce: false }],
  ladder: [{ kind: 'ladder', reach: 3 }],
};
export const FORMS: readonly Form[] = Object.values(BY_NAME).flat();

/** In real time or by correspondence, if the format allows both. */
export const timeFor = (form: Form, isLive: boolean): TimeControl =>
  (rulesOf(form).clock ?? (isLive ? 'live' : 'correspondence')) === 'live' ? LIVE : DAYS;

export const termsOf = (form: Form, changes: Partial<Terms> = {}): Terms => ({
  name: 'Friday blitz',
  title: null,
  variant: 'russian',
  form,
  time: timeFor(form, true),
  entry: { roleId: null, leastRating: null, mostRating: null, mostPlayers: rulesOf(form).most },
  openings: null,
  rated: true,
  scoring: '2-1-0',
  tieBreak: null,
  inEvents: false,
  halfByes: 0,
  roundLength: null,
  unfinished: 'draw',
  repeats: null,
  startsAt: NOON + HOUR,
  endsAt: NOON + 30 * DAY,
  ...changes,
});

export const VENUE = { guildId: '1', channelId: '2', threadId: null, locale: 'en-US' };

export function granted(decision: Decision): Tournament {
  if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
  return decision.value;
}

/** A tournament's server, and the form of its users' ids; 0 is the organizer, a non-player. */
export interface House {
  readonly venue: Venue;
  readonly idOf: (person: number) => string;
}

export const HOUSE: House = { venue: VENUE, idOf: (person) => (person === 0 ? 'boss' : `u${person}`) };

export const opened = (terms: Terms, { venue, idOf }: House = HOUSE): Tournament =>
  granted(
    openTournament(
      { id: 'abcdefghij', seed: 'a seed', terms, venue, organizer: { id: idOf(0), name: 'Boss' } },
      NOON,
    ),
  );

export const applicant = (index: number, { idOf }: House = HOUSE) => ({
  id: idOf(index),
  name: `Player ${index}`,
  rating: 2000 - 10 * index,
  roleIds: [],
  isNew: false,
});

export const entered = (terms: Terms, players: number, house: House = HOUSE): Tournament =>
  Array.from({ length: players }, (_, index) => applicant(index + 1, house)).reduce(
    (tournament, player) => granted(join(tournament, player, NOON)),
    opened(terms, house),
  );

type EndFor = (
  game: NewGame,
  number: number,
) => Pick<GameEnd, 'result' | 'isTimeLoss'> & Partial<Pick<GameEnd, 'isShort'>> & { readonly takes: number };

export interface Played {
  readonly tournament: Tournament;
  readonly games: readonly NewGame[];
  readonly posted: readonly string[];
  readonly now: number;
}

export interface Script {
  readonly endFor: EndFor;
  readonly meanwhile?: (tournament: Tournament, now: number, step: number) => Tournament;
  readonly newsAt?: (now: number) => Partial<News>;
  readonly steps?: number;
}

export function playOut(begun: Tournament, { endFor, meanwhile, newsAt, steps = 3000 }: Script): Played {
  let tournament = begun;
  let now = NOON;
  const games: NewGame[] = [];
  const posted: string[] = [];
  const ends = new Map<GameId, GameEnd>();
  const go = (news: Partial<News>): void => {
    const next = advance(tournament, { ...NO_NEWS, ...news }, now, hash);
    for (const game of newGamesBetween(tournament, next)) {
      const { takes, ...end } = endFor(game, games.length);
      games.push(game);
      ends.set(game.id, { isShort: false, ...end, at: now + takes });
    }
    tournament = { ...next, closing: [] };
    for (const { key } of noticesOf(tournament, now)) {
      posted.push(key);
      tournament = withTold(tournament, key);
    }
    tournament = { ...tournament, shown: { ...tournament.shown, version: tournament.version } };
  };
  for (let step = 0; step < steps; step += 1) {
    const due = dueOf(tournament, now);
    if (due === null) return { tournament, games, posted, now };
    const next = [...ends.values()].map(({ at }) => at).filter((at) => at > now);
    now = Math.max(now, Math.min(due, ...next));
    if (meanwhile) tournament = meanwhile(tournament, now, step);
    go({ ...newsAt?.(now), ends: new Map([...ends].filter(([, { at }]) => at <= now)) });
  }
  throw new Error(`stuck in ${tournament.stage} after ${steps} steps`);
}

/** On a ladder, each free player challenges the nearest free player, who always accepts. */
export function climb(before: Tournament, at: number): Tournament {
  let next = before;
  for (const own of before.players) {
    const rival = rivalsOf(next, own, at).find(({ bar }) => bar === null)?.player.id ?? '';
    const asked = challenge(next, { by: own.id, at }, rival);
    const board = asked.ok ? asked.value.rounds[0]?.meetings.at(-1)?.board : undefined;
    if (asked.ok && board) next = granted(answerChallenge(asked.value, { by: rival, at }, board, 'accepted'));
  }
  return next;
}

/** The better player wins, after this much time (ms). */
export const favorites: EndFor = ({ white, black }) => ({
  result: Number(white.id.slice(1)) < Number(black.id.slice(1)) ? '1-0' : '0-1',
  isTimeLoss: false,
  takes: 10 * MINUTE,
});
