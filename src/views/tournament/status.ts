import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { isEntryOpen } from '../../tournament/life/players/entering.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import type { Participant, Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { buttonBlock, longTime, mention, quiet, text, button } from '../screen/blocks.ts';
import { channel } from '../screen/tokens.ts';
import type { Button, Screen } from '../screen/screen.ts';
import { dateLines, stateLines } from './announcement.ts';
import { backButton, joinButton, lookButtons, organizerButtons } from './buttons.ts';
import type { Links } from './games.ts';
import { ownChallenge } from './ladder.ts';
import { lookOf } from './tableLooks.ts';
import { presentIn } from './people.ts';
import { nextLines } from './next.ts';
import { termLines, titleOf } from './terms.ts';

interface StatusView {
  readonly tournament: Tournament;
  readonly table: Table;
  readonly own: Participant | null;
  readonly links: Links;
  readonly hasApart: boolean;
  /** Whether the reader may change it. */
  readonly isOrganizer: boolean;
}

const isOn = ({ stage }: Tournament): boolean => stage === 'open' || stage === 'running';

function ownLines(say: Say, { tournament, table, own, isOrganizer }: StatusView): readonly string[] {
  if (!own) return [say(isOrganizer && isOn(tournament) ? 'tournament.you.organizer' : 'tournament.you.out')];
  if (own.withdrawn) return [say('tournament.you.withdrawn')];
  const row =
    tournament.stage === 'open' ? undefined : table.rows.find(({ number }) => number === own.number);
  // Shown while groups are played, and always in a league.
  const isInGroup = isOn(tournament) || rulesOf(tournament.terms.form).isSeason;
  return [
    ...(row && !isDecidedByMatches(tournament) ? [lookOf(table).place(say, row, isInGroup)] : []),
    ...(isOn(tournament) && own.isPaused ? [say('tournament.you.paused')] : []),
    ...(tournament.stage === 'open' && !own.isPaused ? [say('tournament.you.in')] : []),
  ];
}

/** In a running knockout, all remaining players share a place. */
const isDecidedByMatches = (tournament: Tournament): boolean =>
  isOn(tournament) && rulesOf(tournament.terms.form).hasWinners;

function progressOf(say: Say, { stage, rounds, planned }: Tournament): string | null {
  const round = rounds.length;
  return stage === 'running' && planned !== null && round > 0
    ? say('tournament.progress', { round, total: planned })
    : null;
}

function ownButtons(say: Say, { tournament, own }: StatusView): readonly (Button | null)[] {
  const { id, stage, terms } = tournament;
  if (!isOn(tournament)) return [];
  if (!own || own.withdrawn) return [isEntryOpen(tournament) || own ? joinButton(say, tournament) : null];
  const turn = own.isPaused ? 'resume' : 'pause';
  const pausing: Button = button(TOURNAMENT.to[turn]({ id }), say(`button.tournament.${turn}`));
  const leaving: Button = button(TOURNAMENT.to.leave({ id }), say('button.tournament.leave'));
  return [
    ...ownChallenge(say, tournament, own),
    rulesOf(terms.form).hasPauses && stage === 'running' ? pausing : null,
    leaving,
  ];
}

/** The reader's own place and game come first. */
export function statusScreen(say: Say, view: StatusView): Screen {
  const { tournament, own, links } = view;
  return quiet(
    text(
      titleOf(say, tournament),
      ...ownLines(say, view),
      ...(own && isOn(tournament) ? nextLines(say, { tournament, own, links }) : []),
    ),
    text(
      ...stateLines(say, tournament, view.table),
      progressOf(say, tournament),
      ...dateLines(say, tournament),
      ...termLines(say, tournament.terms),
      say('tournament.organizer', { user: mention(say, tournament.organizer) }),
      view.hasApart ? say('tournament.kept-apart') : null,
    ),
    buttonBlock(
      ...ownButtons(say, view),
      ...(view.isOrganizer ? organizerButtons(say, tournament) : []),
      ...lookButtons(say, tournament),
      button(TOURNAMENT.to.draw({ id: tournament.id }), say('button.tournament.draw'), { emoji: '🎲' }),
    ),
  );
}

/** The secret that all lots are drawn from: its hash from the start, the secret at the end. */
export const drawScreen = (say: Say, tournament: Tournament, value: string): Screen =>
  quiet(
    text(
      titleOf(say, tournament),
      isOn(tournament)
        ? say('tournament.draw.sealed', { value })
        : say('tournament.draw.opened', { text: tournament.seed, value }),
    ),
    buttonBlock(backButton(say, tournament, 'status')),
  );

/** The organizer's answer after the announcement. */
export const createdScreen = (say: Say, tournament: Tournament, sayThere: Say): Screen =>
  quiet(
    text(
      say('tournament.created.open', {
        name: plain(tournament.terms.name),
        where: channel(tournament.venue.channelId),
        moment: longTime(tournament.terms.startsAt),
        // The button on the announcement, which is in the server's language.
        button: sayThere('button.tournament.status'),
      }),
    ),
    buttonBlock(...organizerButtons(say, tournament)),
  );

/** Asks for confirmation, because in most forms nobody can join after the start. */
export function startQuestion(say: Say, tournament: Tournament): Screen {
  const { id, terms } = tournament;
  const holes = { name: plain(terms.name), count: presentIn(tournament).length };
  return quiet(
    text(say('tournament.start.last', holes)),
    buttonBlock(
      button(TOURNAMENT.to.begin({ id }), say('button.tournament.begin'), { style: 'success', emoji: '▶️' }),
      button(TOURNAMENT.to.wait({ id }), say('button.tournament.wait')),
    ),
  );
}

/** Asks for confirmation, because withdrawing can't always be undone. */
export const withdrawQuestion = (say: Say, { id, terms }: Tournament): Screen =>
  quiet(
    text(say('tournament.withdraw', { name: plain(terms.name) })),
    buttonBlock(
      button(TOURNAMENT.to.withdraw({ id }), say('button.tournament.withdraw'), { style: 'danger' }),
      button(TOURNAMENT.to.keep({ id }), say('button.tournament.keep')),
    ),
  );
