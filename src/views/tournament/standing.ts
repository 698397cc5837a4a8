/** The picture for each form, its groups, and parts of tables too large for one picture. */
import type { Say } from '../../i18n/say.ts';
import { groupKey, phaseAt } from '../../tournament/life/phases.ts';
import { groupingOf } from '../../tournament/life/forms/forms.ts';
import { groupsOf } from '../../tournament/life/table/table.ts';
import type { GroupTable } from '../../tournament/life/table/groupsTable.ts';
import type { Meeting, Tournament } from '../../tournament/life/tournament.ts';
import type { UserId } from '../../game/game.ts';
import type { Table } from '../../tournament/life/forms/form.ts';
import type { Shape } from '../board/shape.ts';
import type { Block, Charted, Button, Choice } from '../screen/screen.ts';
import { podiumPicture } from './podium.ts';
import { groupName, lookOf, tablePicture } from './tableLooks.ts';
import { buttonBlock, button, menuBlock } from '../screen/blocks.ts';
import { MOST_ROWS } from '../../render/scene/results.ts';
import { TOURNAMENT } from '../presses/declarations.ts';
import { challengeButtons, gamesButton, shareButton } from './buttons.ts';

const MOST_SHOWN = 4;

interface NamedPart {
  readonly name: string;
  readonly view: TableView;
}

function viewOf(say: Say, view: TableView, { group, alone, table }: GroupTable): TableView {
  const name = say('tournament.group.of', { name: view.tournament.terms.name, group: groupName(say, group) });
  return { ...view, tournament: { ...alone, terms: { ...alone.terms, name } }, table, page: 0 };
}

/** The group on the page, if there are groups. */
export function partOf(say: Say, view: TableView): TableView {
  const group = groupsOf(view.table)[view.page];
  return group ? viewOf(say, view, group) : view;
}

/** The groups to show at once: the finals, or the first few. Empty if there are no groups. */
export function partsOf(say: Say, view: TableView): readonly NamedPart[] {
  const groups = groupsOf(view.table);
  const finals = groups.filter(({ group }) => group.isFinal);
  const shown = finals.length > 0 ? finals : groups.slice(0, MOST_SHOWN);
  return shown.map((group) => ({ name: groupName(say, group.group), view: viewOf(say, view, group) }));
}

/** Meetings by group. If there are no groups, all of them under an empty name. */
export function byGroup(
  say: Say,
  tournament: Pick<Tournament, 'phases' | 'terms'>,
  round: number,
  meetings: readonly Meeting[],
): ReadonlyMap<string, readonly Meeting[]> {
  const phase = phaseAt(tournament, round);
  return Map.groupBy(meetings, ({ white }) => {
    const index = phase?.groups.findIndex((group) => group.includes(white)) ?? -1;
    return phase && index >= 0 ? groupName(say, groupKey(groupingOf(tournament.terms), phase, index)) : '';
  });
}

export interface TableView {
  readonly tournament: Tournament;
  readonly table: Table;
  readonly round: number | null;
  readonly page: number;
  readonly reader?: UserId;
  readonly shape?: Shape;
}

/** Empty for text readers, who get the table as text. */
const drawnFor = (charted: Charted | null, { look, board }: Shape = {}): readonly Block[] =>
  charted && board !== 'text' ? [{ kind: 'chart', charted: look ? { ...charted, look } : charted }] : [];

export function standingBlocks(say: Say, view: TableView): readonly Block[] {
  const { tournament, round, shape } = view;
  if (tournament.rounds.length === 0) return [];
  const rounds = tournament.rounds.slice(0, round ?? tournament.rounds.length);
  return drawnFor(tablePicture(say, { ...view, tournament: { ...tournament, rounds } }), shape);
}

export const podiumBlocks = (
  say: Say,
  { tournament, table, shape }: Pick<TableView, 'tournament' | 'table' | 'shape'>,
): readonly Block[] => drawnFor(podiumPicture(say, tournament, table), shape);

type Parted = Pick<TableView, 'tournament' | 'table' | 'reader'>;

/** The number of parts: pages of a bracket or of places, or one per group. */
export function partsIn({ tournament, table }: Pick<TableView, 'tournament' | 'table'>): number {
  const groups = groupsOf(table).length;
  if (groups > 0) return groups;
  return Math.max(1, Math.ceil(table.rows.length / MOST_ROWS), lookOf(table).pages(tournament) ?? 0);
}

function partWith({ tournament, table }: Parted, user: UserId): number {
  const groups = groupsOf(table);
  if (groups.length > 0)
    return groups.findLastIndex(({ alone }) => alone.players.some(({ id }) => id === user));
  const own = tournament.players.find(({ id }) => id === user);
  const at = own ? table.rows.findIndex(({ number }) => number === own.number) : -1;
  return Math.floor(at / MOST_ROWS);
}

/** The reader's group, the final if it exists, their part of several, or the top part. */
export function firstPart(view: Parted): number {
  const { reader } = view;
  const groups = groupsOf(view.table);
  if (groups.length === 0) return 0;
  const own = groups.findIndex(
    ({ group, alone }) => group.isFinal && alone.players.some(({ id }) => id === reader),
  );
  if (own >= 0) return own;
  const final = groups.findIndex(({ group }) => group.isFinal);
  return Math.max(0, final >= 0 || reader === undefined ? final : partWith(view, reader));
}

function nameOf(say: Say, table: Table, part: number): string {
  const group = groupsOf(table)[part]?.group;
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

function moreButton(say: Say, view: TableView): Button | null {
  const { tournament, table, page, round } = view;
  const parts = partsIn(view);
  if (lookOf(table).pages(tournament) === null || parts === 1) return null;
  return button(
    TOURNAMENT.to.table({ id: tournament.id, round: round ?? 0, page: (page + 1) % parts }),
    say('button.tournament.more'),
  );
}

function partMenu(say: Say, view: TableView): readonly Block[] {
  const parts = partsIn(view);
  const { tournament, table, page, round } = view;
  if (lookOf(table).pages(tournament) !== null || parts === 1) return [];
  const press = TOURNAMENT.to.part({ id: tournament.id, round: round ?? 0, held: page });
  const choices = Array.from({ length: parts }, (_, part) => choiceOf(say, view, part));
  return [menuBlock(press, say('menu.tournament.part'), choices)];
}

export const partControls = (say: Say, view: TableView): readonly Block[] => [
  ...partMenu(say, view),
  buttonBlock(
    moreButton(say, view),
    ...challengeButtons(say, view.tournament),
    gamesButton(say, view.tournament, view.round ?? 0),
    shareButton(say, view.tournament),
  ),
];
