/** An organizer's actions on an announced tournament, and their confirmations. */
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { UserId } from '../../game/player.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import type { Press } from '../presses/presses.ts';
import { button, buttonBlock, mention, menuBlock, pickerBlock, quiet, text } from '../screen/blocks.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { backButton, startButtons } from './buttons.ts';
import { dateLines, enteredOf } from './announcement.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import { runningGames } from '../../tournament/life/meeting.ts';
import { nameAt, presentIn } from './people.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { playerName } from '../screen/phrases.ts';

const nameOf = ({ terms }: Tournament): string => plain(terms.name);

/** The players to choose from, or everyone in the server if a menu can't hold them. */
function removing(say: Say, tournament: Tournament): readonly Block[] {
  const { id } = tournament;
  const players = presentIn(tournament);
  const placeholder = say('tournament.manage.remove');
  if (players.length === 0) return [];
  if (players.length > HOLDS.choices) return [pickerBlock('users', TOURNAMENT.to.out({ id }), placeholder)];
  const choices = players.map((player) => ({ label: playerName(say, player), value: player.id }));
  return [menuBlock(TOURNAMENT.to.drop({ id }), placeholder, choices)];
}

/** `news`: the latest change. */
export function manageScreen(say: Say, tournament: Tournament, table: Table, news?: string): Screen {
  const { id, stage } = tournament;
  return quiet(
    ...(news === undefined ? [] : [text(news)]),
    text(
      say('tournament.manage', { name: nameOf(tournament) }),
      ...dateLines(say, tournament),
      enteredOf(say, tournament, table),
    ),
    pickerBlock('users', TOURNAMENT.to.enroll({ id }), say('tournament.manage.add')),
    ...removing(say, tournament),
    buttonBlock(
      ...startButtons(say, tournament),
      button(TOURNAMENT.to.terms({ id }), say('button.tournament.terms'), { emoji: '✏️' }),
      stage === 'running' ? button(TOURNAMENT.to.finish({ id }), say('button.tournament.finish')) : null,
      button(TOURNAMENT.to.off({ id }), say('button.tournament.off')),
      backButton(say, tournament, 'status'),
    ),
  );
}

/** The lines of the question, the reason (empty if there is none), and the button that confirms. */
const question = (
  say: Say,
  tournament: Tournament,
  asked: readonly string[],
  reason: string,
  [yes, press]: readonly [string, Press],
): Screen =>
  quiet(
    text(...asked, reason === '' ? null : say('tournament.ruled.reason', { reason: plain(reason) })),
    buttonBlock(button(press, yes, { style: 'danger' }), backButton(say, tournament, 'manage')),
  );

const MOST_GAMES = 10;

function unfinishedLines(say: Say, tournament: Tournament): readonly string[] {
  const games = runningGames(tournament).map(({ game: { white, black } }) =>
    say('describe.match', {
      white: nameAt(say, tournament, white),
      black: nameAt(say, tournament, black),
    }),
  );
  const shown = games.length > MOST_GAMES ? [...games.slice(0, MOST_GAMES), '…'] : games;
  return games.length === 0
    ? []
    : [say('tournament.unfinished', { count: games.length, items: say.list(shown, 'plain') })];
}

export const stopQuestion = (
  say: Say,
  tournament: Tournament,
  what: 'cancel' | 'end',
  reason: string,
): Screen =>
  question(
    say,
    tournament,
    [say(`tournament.${what}.ask`, { name: nameOf(tournament) }), ...unfinishedLines(say, tournament)],
    reason,
    [say(`button.tournament.${what}`), TOURNAMENT.to.sure({ id: tournament.id, what, reason })],
  );

export const removeQuestion = (say: Say, tournament: Tournament, user: UserId, reason: string): Screen =>
  question(
    say,
    tournament,
    [say('tournament.remove.ask', { name: nameOf(tournament), user: mention(say, { id: user }) })],
    reason,
    [say('button.tournament.remove'), TOURNAMENT.to.expel({ id: tournament.id, user, reason })],
  );
