/** The row stores the keys of posted notices, so that each notice is posted at least once. */
import { DAY, HOUR, MINUTE } from '../../game/calendar/span.ts';
import type { MessageAddress } from '../../game/game.ts';
import { rulesOf } from './forms/forms.ts';
import { roundEnds } from './judging.ts';
import { isAwaited, isRunning, runningGames, withMeetings } from './meeting.ts';
import { annotate } from './venue.ts';
import { isAllAtOnce, type Terms } from './terms.ts';
import type { HeldRound, Meeting, Ruling, Stuck, Tournament } from './tournament.ts';

export type Notice = { readonly key: string } & (
  | { readonly kind: 'reminder' }
  | { readonly kind: 'pairings'; readonly round: number | null }
  | { readonly kind: 'table'; readonly round: number }
  /** The group stage is over; `round` was its last round. */
  | { readonly kind: 'final'; readonly round: number }
  /** Everyone is waiting for just a few games. */
  | { readonly kind: 'lagging'; readonly round: number }
  /** The organizer should judge the games that won't finish in time. */
  | { readonly kind: 'judging'; readonly until: number }
  | { readonly kind: 'stuck'; readonly stuck: Stuck }
  /** A player on a ladder is challenged, or a challenge is over. */
  | { readonly kind: 'challenge' | 'challenge-over'; readonly meeting: Meeting }
  /** Removes the buttons from the messages that asked for an answer. */
  | { readonly kind: 'challenge-answered'; readonly meeting: Meeting }
  /** The tournament isn't among the server's events, although its organizer wanted that. */
  | { readonly kind: 'unlisted'; readonly why: 'forbidden' | 'full' }
  | { readonly kind: 'ruling'; readonly ruling: Ruling }
  /** In the channel, the winner; in the thread, the last table. */
  | { readonly kind: 'end' | 'end-table' }
);

interface Timed {
  readonly notice: Notice;
  readonly at: number;
}

/** How long before the start and before the promised end players are notified, in ms. */
const AHEAD = { live: 15 * MINUTE, correspondence: DAY } as const;
const SLOW = 2;
const USUAL_MOVES = 40;
const SLOW_DAYS = 14 * DAY;

/** In ms from the start of a round. The notice is posted only if few games are still running. */
function lagsAfter({ time, roundLength }: Terms): number {
  if (roundLength !== null) return roundLength * 0.75;
  if (time.kind === 'correspondence') return Math.max(3 * time.perMove, SLOW_DAYS);
  return Math.max(SLOW * (time.initial + USUAL_MOVES * time.increment), HOUR / 2);
}

const FEW = 4;

/** Only the organizer sees other rulings, in the reply to the command. */
const PUBLIC: ReadonlySet<Ruling['what']> = new Set([
  'withdrawn',
  'back',
  'replaced',
  'corrected',
  'judged',
  'annulled',
  'postponed',
  'edited',
  'moved',
]);

/** Empty if the notice would come together with the announcement, before anyone has joined. */
function ofStart({ terms, stage, createdAt }: Tournament): readonly Timed[] {
  const { startsAt } = terms;
  const at = startsAt - AHEAD[terms.time.kind];
  if (stage !== 'open' || at <= createdAt) return [];
  return [{ notice: { key: `reminder-${startsAt}`, kind: 'reminder' }, at }];
}

function ofRound(tournament: Tournament, round: HeldRound): readonly Timed[] {
  const { number, begunAt, endedAt, meetings } = round;
  if (tournament.stage !== 'running') return [];
  if (!rulesOf(tournament.terms.form).hasRounds)
    return [pairings(1, begunAt), ...meetings.flatMap(ofChallenge)];
  const running = meetings.filter(isRunning);
  if (endedAt === null) {
    const lag = running.length <= FEW ? [lagging(number, begunAt + lagsAfter(tournament.terms))] : [];
    return isAllAtOnce(tournament.terms) ? lag : [pairings(number, begunAt), ...lag];
  }
  const isNews = !isAllAtOnce(tournament.terms);
  return isNews ? [{ notice: { key: `table-${number}`, kind: 'table', round: number }, at: endedAt }] : [];
}

/** The board that a challenge's notice is about, by the notice's key. */
export const boardIn = (key: string): number | null => {
  const board = /^challenge-(?:late-|over-|answered-)?(\d+)/u.exec(key)?.[1];
  return board === undefined ? null : Number(board);
};

/** A voided game is played again, so the end of a challenge may be announced twice. */
function ofChallenge(meeting: Meeting): readonly Timed[] {
  const { board, annulled, begunAt, challenge, games } = meeting;
  if (!challenge) return [];
  if (isAwaited(meeting))
    return [
      { notice: { key: `challenge-${board}`, kind: 'challenge', meeting }, at: begunAt },
      { notice: { key: `challenge-late-${board}`, kind: 'challenge', meeting }, at: challenge.until - DAY },
    ];
  const at = games.at(-1)?.endedAt ?? null;
  const answered = challenge.cards
    ? [
        {
          notice: { key: `challenge-answered-${board}`, kind: 'challenge-answered', meeting },
          at: begunAt,
        } as const,
      ]
    : [];
  const key = `challenge-over-${board}-${annulled}`;
  return at === null ? answered : [...answered, { notice: { key, kind: 'challenge-over', meeting }, at }];
}

function ofFinal({ phases, rounds, stage }: Tournament, round: number): readonly Timed[] {
  const [, final] = phases;
  if (final?.from !== round + 1 || stage !== 'running') return [];
  const at = Math.max(0, ...rounds.slice(0, round).map(({ endedAt }) => endedAt ?? 0));
  return [{ notice: { key: 'final', kind: 'final', round }, at }];
}

const pairings = (round: number | null, at: number): Timed => ({
  notice: { key: `pairings-${round ?? 'all'}`, kind: 'pairings', round },
  at,
});
const lagging = (round: number, at: number): Timed => ({
  notice: { key: `lagging-${round}`, kind: 'lagging', round },
  at,
});

function ofRunning(tournament: Tournament): readonly Timed[] {
  const { stage, terms, rounds, startedAt } = tournament;
  if (stage !== 'running' || startedAt === null) return [];
  const all = isAllAtOnce(tournament.terms) && rounds.length > 0 ? [pairings(null, startedAt)] : [];
  if (terms.unfinished !== 'organizer' || !rulesOf(terms.form).hasRounds) return all;
  const going = rounds.filter(({ endedAt }) => endedAt === null);
  if (runningGames(tournament).length === 0 || going.length === 0) return all;
  const until = Math.min(...going.map((round) => roundEnds(round, terms)));
  return [
    ...all,
    { notice: { key: `judging-${until}`, kind: 'judging', until }, at: until - AHEAD[terms.time.kind] },
  ];
}

function ofEnd({ stage, endedAt, createdAt, rounds }: Tournament): readonly Timed[] {
  if (stage !== 'finished' && stage !== 'cancelled') return [];
  const at = endedAt ?? createdAt;
  const end: Timed = { notice: { key: 'end', kind: 'end' }, at };
  return stage === 'finished' && rounds.length > 0
    ? [{ notice: { key: 'end-table', kind: 'end-table' }, at }, end]
    : [end];
}

const ofRulings = ({ rulings }: Tournament): readonly Timed[] =>
  publicOnes(rulings).map(({ ruling, index }) => ({
    notice: { key: `ruling-${index}`, kind: 'ruling', ruling },
    at: ruling.at,
  }));

const publicOnes = (rulings: readonly Ruling[]) =>
  rulings.map((ruling, index) => ({ ruling, index })).filter(({ ruling }) => PUBLIC.has(ruling.what));

function ofStuck({ stuck, stage }: Tournament): readonly Timed[] {
  if (!stuck || (stage !== 'open' && stage !== 'running')) return [];
  return [{ notice: { key: `stuck-${stuck.by}-${stuck.since}`, kind: 'stuck', stuck }, at: stuck.since }];
}

/** If the server removed the bot, it doesn't need to know which permissions are missing. */
function ofServerEvent({ stage, stuck, serverEvent, createdAt }: Tournament): readonly Timed[] {
  const why = serverEvent?.state;
  if ((stage !== 'open' && stage !== 'running') || stuck?.by === 'no-place') return [];
  if (why !== 'forbidden' && why !== 'full') return [];
  return [{ notice: { key: 'unlisted', kind: 'unlisted', why }, at: createdAt }];
}

const allOf = (tournament: Tournament): readonly Timed[] =>
  [
    ...ofStart(tournament),
    ...ofRulings(tournament),
    ...tournament.rounds.flatMap((round) => [
      ...ofRound(tournament, round),
      ...ofFinal(tournament, round.number),
    ]),
    ...ofRunning(tournament),
    ...ofStuck(tournament),
    ...ofServerEvent(tournament),
    ...ofEnd(tournament),
  ].filter(({ notice }) => !tournament.told.includes(notice.key));

export const noticesOf = (tournament: Tournament, now: number): readonly Notice[] =>
  allOf(tournament)
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at)
    .map(({ notice }) => notice);

export function nextNoticeAt(tournament: Tournament): number | null {
  const instants = allOf(tournament).map(({ at }) => at);
  return instants.length === 0 ? null : Math.min(...instants);
}

export const tellAgain = (tournament: Tournament, key: string | null): Tournament => ({
  ...tournament,
  version: tournament.version + 1,
  ...(key === null
    ? { shown: { ...tournament.shown, version: 0, face: null } }
    : { told: tournament.told.filter((each) => each !== key) }),
});

export const withTold = (tournament: Tournament, key: string): Tournament =>
  tournament.told.includes(key) ? tournament : annotate(tournament, { told: [...tournament.told, key] });

/** Stores the message that asks for an answer. */
export const withChallengeCard = (
  tournament: Tournament,
  board: number,
  card: MessageAddress,
): Tournament => ({
  ...tournament,
  rounds: withMeetings(tournament, (meeting) =>
    meeting.board === board && meeting.challenge
      ? {
          ...meeting,
          challenge: { ...meeting.challenge, cards: [...(meeting.challenge.cards ?? []), card] },
        }
      : meeting,
  ),
});
