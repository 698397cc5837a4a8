/** Past tournaments with their winners, and the menu from which one of several is chosen. */
import { cut } from '../../notation/cut.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Table } from '../../tournament/life/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT, type TournamentAsk } from '../presses/declarations.ts';
import { quiet, text, menuBlock } from '../screen/blocks.ts';
import type { Block, Choice, Screen } from '../screen/screen.ts';
import { winnersOf } from './podium.ts';

/** So many fit a message. */
const MOST = 15;

const dayOf = (say: Say, at: number, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeZone }).format(at);

/** Labels have 100 characters for all of it, and the day at their end tells tournaments of one name apart. */
const LONGEST_NAME = 30;

/** One to be chosen by its name; those that are held again and again have the same, so its day is said with it. */
export const tournamentChoice = (say: Say, { id, terms, endedAt }: Tournament): Choice => ({
  label: say('tournament.choice', {
    name: cut(terms.name, LONGEST_NAME),
    form: say(`tournament.form.${terms.form.kind}`),
    day: dayOf(say, endedAt ?? terms.startsAt),
  }),
  value: id,
});

/** What its thread is called, in a channel where there may be one of each time that it is held. */
export const threadName = (say: Say, { terms: { name, repeats, startsAt } }: Tournament): string =>
  repeats === null
    ? name
    : say('tournament.facts', { first: name, second: dayOf(say, startsAt, repeats.zone) });

/** The menu that asks the same of the one that is chosen. */
export const tournamentMenu = (
  say: Say,
  tournaments: readonly Tournament[],
  ask: TournamentAsk,
): readonly Block[] =>
  tournaments.length === 0
    ? []
    : [
        menuBlock(
          TOURNAMENT.to.in({ ask }),
          say('menu.tournament'),
          tournaments.slice(0, 25).map((tournament) => tournamentChoice(say, tournament)),
        ),
      ];

/** The latest first. */
export function historyScreen(
  say: Say,
  past: readonly { readonly tournament: Tournament; readonly table: Table }[],
): Screen {
  const title = say('tournament.history');
  if (past.length === 0) return quiet(text(title, say('tournament.history.none')));
  const shown = past.slice(0, MOST);
  const lines = shown.map(({ tournament, table }) =>
    say('tournament.history.line', {
      name: plain(tournament.terms.name),
      day: dayOf(say, tournament.endedAt ?? tournament.createdAt),
      users: winnersOf(say, tournament, table),
    }),
  );
  const menu = tournamentMenu(
    say,
    shown.map(({ tournament }) => tournament),
    'table',
  );
  return quiet(text(title, ...lines), ...menu);
}
