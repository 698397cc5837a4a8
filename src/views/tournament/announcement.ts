/** The message that announces a tournament, kept up to date: variant, dates, and players. */
import type { Say } from '../../i18n/say.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { arenaEnd, likelyEnd, patienceEnds } from '../../tournament/life/advance.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import {
  buttonBlock,
  longTime,
  mention,
  quiet,
  relativeTime,
  text,
  timeOfDay,
  linkTo,
  OPEN_ACCENT,
  WON_ACCENT,
} from '../screen/blocks.ts';
import type { Block, Button, Screen } from '../screen/screen.ts';
import type { Shape } from '../board/shape.ts';
import { announcementButtons } from './buttons.ts';
import { mentionsOf, playerAt, presentIn } from './people.ts';
import { resultLines } from './podium.ts';
import { podiumBlocks } from './standing.ts';
import { viewOf } from './forms.ts';
import { smallPrint, titleOf, agreedLines } from './terms.ts';
import { DAY, HOUR } from '../../game/calendar/span.ts';
import { LONGEST_DAYS } from '../../tournament/life/opening/openTournament.ts';
import { serverEventStage, type ServerEventStage } from '../../tournament/life/venue.ts';

const MOST_NAMED = 20;

/** Short texts, because a button is next to each. */
export function stateLines(say: Say, tournament: Tournament, table: Table): readonly string[] {
  const { stage, end, stuck, terms } = tournament;
  switch (stage) {
    case 'finished':
      return resultLines(say, tournament, table);
    case 'cancelled':
      return [say(`tournament.end.${end ?? 'played'}`)];
    case 'open':
      return [
        stuck?.by === 'too-few'
          ? say('tournament.starts.late', { time: relativeTime(patienceEnds(stuck, terms)) })
          : startLine(say, tournament),
      ];
    case 'running':
      return [say('tournament.running')];
  }
}

export const startLine = (say: Say, { terms }: Pick<Tournament, 'terms'>): string =>
  say('tournament.starts', { time: relativeTime(terms.startsAt) });

/** Dates that still matter, which a start in the past doesn't. */
export function dateLines(
  say: Say,
  tournament: Pick<Tournament, 'terms' | 'startedAt' | 'stage' | 'stuck'> &
    Partial<Pick<Tournament, 'players'>>,
): readonly string[] {
  const { terms, stage, stuck } = tournament;
  if (stage === 'finished' || stage === 'cancelled' || stuck?.by === 'too-few') return [];
  const until = arenaEnd(tournament);
  const from = tournament.startedAt ?? terms.startsAt;
  // A day that was just named isn't repeated.
  const written = until - from < DAY ? timeOfDay : longTime;
  const end = until === Infinity ? null : written(until);
  const moment = longTime(terms.startsAt);
  const likely = likelyEnd(tournament);
  if (end !== null && likely < until - HOUR / 2) {
    const about = timeOfDay(likely);
    return stage === 'running'
      ? [say('tournament.ends.about', { about })]
      : [say('tournament.dates.about', { moment, about })];
  }
  if (end === null)
    return [stage === 'running' ? say('tournament.endless') : say('tournament.dates.endless', { moment })];
  // Correspondence games usually end long before their limit.
  const isLimit = terms.time.kind === 'correspondence' && rulesOf(terms.form).hasRounds;
  if (stage === 'running')
    return [say(isLimit ? 'tournament.ends.latest' : 'tournament.ends', { until: end })];
  return [say(isLimit ? 'tournament.dates.latest' : 'tournament.dates', { moment, until: end })];
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

const beside = (lines: readonly string[], button: Button | undefined): Block =>
  button ? { kind: 'section', text: lines.join('\n'), beside: button } : text(...lines);

/** The two most important buttons are next to the state and the players. */
export function announcementScreen(say: Say, tournament: Tournament, table: Table, shape?: Shape): Screen {
  const { terms, stage } = tournament;
  const [first, second, ...rest] = announcementButtons(say, tournament);
  return {
    ...quiet(
      text(`## ${titleOf(say, tournament)}`, ...agreedLines(say, terms), ...dateLines(say, tournament)),
      { kind: 'divider' },
      beside(stateLines(say, tournament, table), first),
      ...(stage === 'finished' ? podiumBlocks(say, { tournament, table, ...(shape && { shape }) }) : []),
      beside(placesOf(say, tournament, table), second),
      text(
        ...(stage === 'open' ? smallPrint(say, terms) : []),
        say('tournament.organizer', { user: mention(say, tournament.organizer) }),
      ),
      ...(rest.length > 0 ? [buttonBlock(...rest)] : []),
    ),
    accent: stage === 'open' ? OPEN_ACCENT : WON_ACCENT,
  };
}

export interface ServerEventEntry {
  readonly stage: ServerEventStage;
  readonly name: string;
  readonly description: string;
  /** The link to the announcement, which identifies the event; `null` until it is posted. */
  readonly location: string | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** New entries don't change it, so the bot rarely asks Discord to update the event. */
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
