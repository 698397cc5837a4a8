/** The message that announces a tournament, kept up to date: what is played, when, and who joined. */
import type { Say } from '../../i18n/say.ts';
import { arenaEnd } from '../../tournament/life/advance.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import { longTime, mention, quiet, relativeTime, text, linkTo } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { announcementButtons } from './buttons.ts';
import { mentionsOf, playerAt, presentIn } from './people.ts';
import { podiumLines } from './podium.ts';
import { termLines, titleOf, agreedLines } from './terms.ts';
import { serverEventStage, type ServerEventStage } from '../../tournament/life/venue.ts';

const MOST_NAMED = 20;

export function stateOf(say: Say, tournament: Tournament): string {
  const { stage, terms, end } = tournament;
  const { startsAt } = terms;
  const until = longTime(arenaEnd(tournament));
  if (stage === 'open')
    return say('tournament.starts', { time: relativeTime(startsAt), moment: longTime(startsAt), until });
  return stage === 'running'
    ? say('tournament.running', { until })
    : say(`tournament.end.${end ?? 'played'}`);
}

/** After the end all players, best first; before, the present ones. */
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

export const announcementScreen = (say: Say, tournament: Tournament, table: Table): Screen =>
  quiet(
    text(
      titleOf(say, tournament),
      ...termLines(say, tournament.terms),
      stateOf(say, tournament),
      ...(tournament.stage === 'finished' ? podiumLines(say, tournament, table) : []),
      enteredOf(say, tournament, table),
      say('tournament.organizer', { user: mention(say, tournament.organizer) }),
    ),
    announcementButtons(say, tournament),
  );

/** An entry of the server's events (Discord's scheduled events). Instants in ms since 1970. */
export interface ServerEventEntry {
  readonly stage: ServerEventStage;
  /** At most 100 characters. */
  readonly name: string;
  /** At most 1,000 characters. */
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
    endsAt: arenaEnd(tournament),
  };
}
