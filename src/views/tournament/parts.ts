/** The parts of a table that does not fit one picture: groups with their final, or so many places each; and the menu to turn to them. */
import { buttonBlock, button, menuBlock } from '../screen/blocks.ts';
import type { UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { MOST_ROWS } from '../../render/scene/results.ts';
import type { Table } from '../../tournament/life/table.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import type { Block, Button, Choice } from '../screen/screen.ts';
import { bracketPages } from './bracketPicture.ts';
import { gamesButton } from './buttons.ts';
import { groupName } from './groups.ts';
import type { TableView } from './standing.ts';

type Parted = Pick<TableView, 'tournament' | 'table' | 'reader'>;

/** How many parts there are: of a knock-out as many as its bracket or its places need; each group is one. */
export function partsIn({ tournament, table }: Pick<TableView, 'tournament' | 'table'>): number {
  if (table.kind === 'groups') return Math.max(1, table.groups.length);
  const places = Math.ceil(table.rows.length / MOST_ROWS);
  return Math.max(1, places, table.kind === 'knock-out' ? bracketPages(tournament) : 0);
}

/** The last part, from 0, in which somebody stands; -1 where they stand in none. */
function partWith({ tournament, table }: Parted, user: UserId): number {
  if (table.kind === 'groups')
    return table.groups.findLastIndex(({ alone }) => alone.players.some(({ id }) => id === user));
  const own = tournament.players.find(({ id }) => id === user);
  const at = own ? table.rows.findIndex(({ number }) => number === own.number) : -1;
  return Math.floor(at / MOST_ROWS);
}

/** What its reader looks for first: of groups their own, or the final once there is one, and of several theirs; else the top. */
export function firstPart(view: Parted): number {
  const { table, reader } = view;
  if (table.kind !== 'groups') return 0;
  const own = table.groups.findIndex(
    ({ group, alone }) => group.isFinal && alone.players.some(({ id }) => id === reader),
  );
  if (own >= 0) return own;
  const final = table.groups.findIndex(({ group }) => group.isFinal);
  return Math.max(0, final >= 0 || reader === undefined ? final : partWith(view, reader));
}

function nameOf(say: Say, table: Table, part: number): string {
  const group = table.kind === 'groups' ? table.groups[part]?.group : undefined;
  if (group) return groupName(say, group);
  const [from, to] = [part * MOST_ROWS + 1, Math.min(table.rows.length, (part + 1) * MOST_ROWS)];
  return say('tournament.places', { from, to });
}

function choiceOf(say: Say, view: TableView, part: number): Choice {
  const { table, page, reader } = view;
  const choice = { label: nameOf(say, table, part), value: String(part), isChosen: part === page };
  return reader !== undefined && partWith(view, reader) === part
    ? { ...choice, description: say('tournament.part.own') }
    : choice;
}

/** The parts of a bracket have no names, so a button leads from one to the next. */
function moreButton(say: Say, view: TableView): Button | null {
  const { tournament, table, page, round } = view;
  const parts = partsIn(view);
  if (table.kind !== 'knock-out' || parts === 1) return null;
  return button(
    TOURNAMENT.to.table({ id: tournament.id, round: round ?? 0, page: (page + 1) % parts }),
    say('button.tournament.more'),
  );
}

/** The menu of the other parts. */
function partMenu(say: Say, view: TableView): readonly Block[] {
  const parts = partsIn(view);
  const { tournament, table, page, round } = view;
  if (table.kind === 'knock-out' || parts === 1) return [];
  const press = TOURNAMENT.to.part({ id: tournament.id, round: round ?? 0, held: page });
  const choices = Array.from({ length: parts }, (_, part) => choiceOf(say, view, part));
  return [menuBlock(press, say('menu.tournament.part'), choices)];
}

/** How to see the other parts, and the games. */
export const partControls = (say: Say, view: TableView): readonly Block[] => [
  ...partMenu(say, view),
  buttonBlock(moreButton(say, view), gamesButton(say, view.tournament, view.round ?? 0)),
];
