import type { Press } from '../presses/presses.ts';
import { cut } from '../../kit/cut.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { quiet, text, menuIfAny } from '../screen/blocks.ts';
import type { Block, Choice, Screen } from '../screen/screen.ts';
import { winnersOf } from './podium.ts';

const MOST = 15;

const dayOf = (say: Say, at: number, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeZone }).format(at);

/** Leaves room in a label for the day, which distinguishes tournaments with the same name. */
const LONGEST_NAME = 30;

/** The choice includes the day, because repeated tournaments share a name. */
export const tournamentChoice = (say: Say, { id, terms, endedAt }: Tournament): Choice => ({
  label: say('tournament.choice', {
    name: cut(terms.name, LONGEST_NAME),
    form: say(`tournament.form.${terms.form.kind}`),
    day: dayOf(say, endedAt ?? terms.startsAt),
  }),
  value: id,
});

export const threadName = (say: Say, { terms: { name, repeats, startsAt } }: Tournament): string =>
  repeats === null
    ? name
    : say('tournament.facts', { first: name, second: dayOf(say, startsAt, repeats.zone) });

export const tournamentMenu = (
  say: Say,
  tournaments: readonly Tournament[],
  press: Press,
): readonly Block[] =>
  menuIfAny(
    press,
    say('menu.tournament'),
    tournaments.map((tournament) => tournamentChoice(say, tournament)),
  );

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
    TOURNAMENT.to.in({ ask: 'table' }),
  );
  return quiet(text(title, ...lines), ...menu);
}
