/** An organizer's actions on an announced tournament, and their confirmations. */
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { UserId } from '../../game/player.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import type { Press } from '../presses/presses.ts';
import { button, buttonBlock, mention, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import { backButton, startButtons } from './buttons.ts';
import { dateLines, enteredOf } from './announcement.ts';
import type { Table } from '../../tournament/life/forms/form.ts';

const nameOf = ({ terms }: Tournament): string => plain(terms.name);

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
    {
      kind: 'picker',
      picker: {
        press: TOURNAMENT.to.out({ id }),
        placeholder: say('tournament.manage.remove'),
        of: 'users',
        chosen: [],
        most: 1,
      },
    },
    buttonBlock(
      ...startButtons(say, tournament),
      button(TOURNAMENT.to.terms({ id }), say('button.tournament.terms'), { emoji: '✏️' }),
      stage === 'running' ? button(TOURNAMENT.to.finish({ id }), say('button.tournament.finish')) : null,
      button(TOURNAMENT.to.off({ id }), say('button.tournament.off')),
      backButton(say, tournament, 'status'),
    ),
  );
}

const question = (say: Say, tournament: Tournament, asked: string, press: Press, yes: string): Screen =>
  quiet(
    text(asked),
    buttonBlock(button(press, yes, { style: 'danger' }), backButton(say, tournament, 'manage')),
  );

export const cancelQuestion = (say: Say, tournament: Tournament): Screen =>
  question(
    say,
    tournament,
    say('tournament.cancel.ask', { name: nameOf(tournament) }),
    TOURNAMENT.to.cancel({ id: tournament.id }),
    say('button.tournament.cancel'),
  );

export const endQuestion = (say: Say, tournament: Tournament): Screen =>
  question(
    say,
    tournament,
    say('tournament.end.ask', { name: nameOf(tournament) }),
    TOURNAMENT.to.end({ id: tournament.id }),
    say('button.tournament.end'),
  );

export const removeQuestion = (say: Say, tournament: Tournament, user: UserId): Screen =>
  question(
    say,
    tournament,
    say('tournament.remove.ask', { name: nameOf(tournament), user: mention(say, { id: user }) }),
    TOURNAMENT.to.remove({ id: tournament.id, user }),
    say('button.tournament.remove'),
  );
