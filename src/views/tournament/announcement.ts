/** The message that announces a tournament, kept up to date: what is played, when, and who joined. */
import type { Say } from '../../i18n/say.ts';
import { arenaEnd, patienceEnds } from '../../tournament/life/advance.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import { longTime, mention, quiet, relativeTime, text, linkTo } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { announcementButtons } from './buttons.ts';
import { mentionsOf, playerAt, presentIn } from './people.ts';
import { resultLines } from './podium.ts';
import { viewOf } from './forms.ts';
import { termLines, titleOf, agreedLines } from './terms.ts';
import { DAY } from '../../game/calendar/span.ts';
import { LONGEST_DAYS } from '../../tournament/life/openTournament.ts';
import { serverEventStage, type ServerEventStage } from '../../tournament/life/venue.ts';

const MOST_NAMED = 20;

export const stateLines = (say: Say, tournament: Tournament, table: Table): readonly string[] =>
  tournament.stage === 'finished' ? resultLines(say, tournament, table) : [stateOf(say, tournament)];

function stateOf(say: Say, tournament: Tournament): string {
  const { stage, end, stuck, terms } = tournament;
  if (stage === 'open' && stuck?.by === 'too-few')
    return say('tournament.starts.late', { time: relativeTime(patienceEnds(stuck, terms)) });
  if (stage === 'open') return startOf(say, tournament);
  if (stage !== 'running') return say(`tournament.end.${end ?? 'played'}`);
  const until = arenaEnd(tournament);
  return until === Infinity
    ? say('tournament.running.endless')
    : say('tournament.running', { until: longTime(until) });
}

/** When it starts, and its promised end if it has one. */
export function startOf(say: Say, tournament: Pick<Tournament, 'terms' | 'startedAt'>): string {
  const { startsAt } = tournament.terms;
  const starts = { time: relativeTime(startsAt), moment: longTime(startsAt) };
  const until = arenaEnd(tournament);
  return until === Infinity
    ? say('tournament.starts.endless', starts)
    : say('tournament.starts', { ...starts, until: longTime(until) });
}

const takingPart = (tournament: Tournament, { rows }: Table): readonly Participant[] =>
  tournament.stage === 'finished'
    ? rows.flatMap(({ number }) => playerAt(tournament, number) ?? [])
    : presentIn(tournament);

export function enteredOf(say: Say, tournament: Tournament, table: Table): string {
  const players = takingPart(tournament, table);
  const count = players.length;
  if (count === 0) return say('tournament.entered.none');
  const users = mentionsOf(
    say,
    players.slice(0, MOST_NAMED).map(({ id }) => id),
  );
  return say(count > MOST_NAMED ? 'tournament.entered.more' : 'tournament.entered', { count, users });
}

function placesOf(say: Say, tournament: Tournament, table: Table): readonly string[] {
  const isOn = tournament.stage === 'running';
  const places = isOn ? viewOf(tournament.terms.form).places(say, tournament, table) : [];
  return places.length > 0 ? places : [enteredOf(say, tournament, table)];
}

export const announcementScreen = (say: Say, tournament: Tournament, table: Table): Screen =>
  quiet(
    text(
      titleOf(say, tournament),
      ...termLines(say, tournament.terms),
      ...stateLines(say, tournament, table),
      ...placesOf(say, tournament, table),
      say('tournament.organizer', { user: mention(say, tournament.organizer) }),
    ),
    announcementButtons(say, tournament),
  );

export interface ServerEventEntry {
  readonly stage: ServerEventStage;
  readonly name: string;
  readonly description: string;
  /** The link to the announcement, which identifies the entry; `null` before it. */
  readonly location: string | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Entering players change nothing, so Discord is rarely asked to update it. */
export function serverEventEntry(say: Say, tournament: Tournament): ServerEventEntry {
  const { terms, venue, shown } = tournament;
  const lines = [...agreedLines(say, terms), say('tournament.event.join')];
  return {
    stage: serverEventStage(tournament),
    name: terms.name,
    description: lines.filter((line) => line !== null).join('\n'),
    location: shown.card && linkTo(venue.guildId, shown.card),
    startsAt: terms.startsAt,
    endsAt: Math.min(arenaEnd(tournament), terms.startsAt + LONGEST_DAYS * DAY),
  };
}
