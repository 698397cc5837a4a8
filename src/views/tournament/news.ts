/** What a tournament posts as it goes on, a message a notice. */
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Notice } from '../../tournament/life/notices.ts';
import { arenaEnd, patienceEnds } from '../../tournament/life/advance.ts';
import { isRunning } from '../../tournament/life/meeting.ts';
import type { Table } from '../../tournament/life/table.ts';
import type { Participant, Ruling, Tournament } from '../../tournament/life/tournament.ts';
import { longTime, mention, quiet, relativeTime, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';

/** So many lines fit a message with room to spare. */
const MOST_LINES = 30;

/** A tournament with its table as the notice is about. */
export interface Told {
  readonly tournament: Tournament;
  readonly table: Table;
}

const isCalled = ({ withdrawn, isPaused }: Participant): boolean => !withdrawn && !isPaused;

/** Whom a number stands for. */
const who = (say: Say, { players }: Tournament, number: number): string =>
  mention(say, players.find((player) => player.number === number) ?? { id: '0' });

const whoAll = (say: Say, users: readonly string[]): string =>
  say.list(
    users.map((id) => mention(say, { id })),
    'plain',
  );

/** The notice in words; `notifies` whom it calls. */
export function newsScreen(say: Say, told: Told, notice: Notice): Screen {
  const { tournament } = told;
  switch (notice.kind) {
    case 'reminder':
      return reminder(say, tournament);
    case 'pairings':
      return pairings(say, tournament, notice.round);
    case 'table':
      return quiet(text(say('tournament.table', { round: notice.round }), ...tableLines(say, told)));
    case 'lagging':
      return lagging(say, tournament, notice.round);
    case 'judging':
      return judging(say, tournament, notice.until);
    case 'stuck':
      return stuck(say, tournament);
    case 'ruling':
      return ruling(say, notice.ruling);
    case 'end':
      return quiet(text(say(`tournament.end.${tournament.end ?? 'played'}`), ...tableLines(say, told)));
  }
}

function reminder(say: Say, { players, terms }: Tournament): Screen {
  const called = players.filter(isCalled).map(({ id }) => id);
  const time = relativeTime(terms.startsAt);
  return {
    blocks: [text(say('tournament.reminder', { time, users: whoAll(say, called.slice(0, MOST_LINES)) }))],
    notifies: called.slice(0, MOST_LINES),
  };
}

function pairings(say: Say, tournament: Tournament, number: number | null): Screen {
  const round = tournament.rounds.find((each) => each.number === number);
  if (number === null || !round) return quiet(text(say('tournament.all-rounds')));
  if (tournament.terms.form.kind === 'arena')
    return quiet(text(say('tournament.arena-begun', { until: longTime(arenaEnd(tournament)) })));
  const pairs = round.meetings.map(({ board, white, black }) =>
    say('tournament.pair', {
      board,
      white: who(say, tournament, white),
      black: who(say, tournament, black),
    }),
  );
  const byes = round.byes.map((bye) => say('tournament.bye', { user: who(say, tournament, bye) }));
  return quiet(
    text(
      say('tournament.round', { round: number }),
      ...pairs.slice(0, MOST_LINES),
      ...byes.slice(0, MOST_LINES),
    ),
  );
}

/** The points of a knock-out are the matches that were won. */
function tableLines(say: Say, { tournament, table }: Told): readonly string[] {
  if (tournament.stage === 'cancelled') return [];
  const rows =
    table.kind === 'knock-out'
      ? table.rows.map((row) => ({ ...row, points: row.won }))
      : table.rows.map(({ rank, number, points }) => ({ rank, number, points }));
  return rows
    .slice(0, MOST_LINES)
    .map(({ rank, number, points }) =>
      say('tournament.line', { rank, points, user: who(say, tournament, number) }),
    );
}

function lagging(say: Say, tournament: Tournament, number: number): Screen {
  const round = tournament.rounds.find((each) => each.number === number);
  const running = (round?.meetings ?? []).filter(isRunning);
  const late = tournament.players.filter((player) =>
    running.some(({ white, black }) => white === player.number || black === player.number),
  );
  const users = late.map(({ id }) => id);
  return {
    blocks: [text(say('tournament.lagging', { count: running.length, users: whoAll(say, users) }))],
    notifies: users,
  };
}

function judging(say: Say, { organizer }: Tournament, until: number): Screen {
  const sentence = say('tournament.judging', { user: mention(say, organizer), time: relativeTime(until) });
  return { blocks: [text(sentence)], notifies: [organizer.id] };
}

function stuck(say: Say, { stuck: by, terms, organizer }: Tournament): Screen {
  if (!by) return quiet(text(null));
  const time = relativeTime(Math.min(patienceEnds(by, terms), terms.endsAt));
  return {
    blocks: [text(say(`tournament.stuck.${by.by}`, { time, user: mention(say, organizer) }))],
    notifies: [organizer.id],
  };
}

function ruling(say: Say, made: Ruling): Screen {
  const { reason, users, by } = made;
  return {
    blocks: [
      text(
        ruled(say, made),
        reason === null ? null : say('tournament.ruled.reason', { reason: plain(reason) }),
      ),
    ],
    notifies: users.filter((user) => user !== by),
  };
}

function ruled(say: Say, { what, users: about, by: judge, from, to }: Ruling): string {
  const users = whoAll(say, about);
  const by = judge === null ? '' : mention(say, { id: judge });
  switch (what) {
    case 'withdrawn':
      if (to === 'absent') return say('tournament.ruled.absent', { users });
      return to === 'removed'
        ? say('tournament.ruled.removed', { users, by })
        : say('tournament.ruled.withdrawn', { users });
    case 'judged':
      return judge === null
        ? say('tournament.ruled.time', { to: to ?? '' })
        : say('tournament.ruled.judged', { users, by, to: to ?? '' });
    case 'corrected':
      return say('tournament.ruled.corrected', { users, by, from: from ?? '', to: to ?? '' });
    case 'postponed':
      return say('tournament.ruled.postponed', { by, time: longTime(Number(to)) });
    case 'replaced':
    case 'annulled':
      return say(`tournament.ruled.${what}`, { users, by });
    case 'moved':
      return say('tournament.ruled.moved');
    case 'back':
    case 'added':
    case 'kept-apart':
    case 'let-meet':
    case 'ended':
    case 'cancelled':
      return say('tournament.ruled.back', { users });
  }
}
