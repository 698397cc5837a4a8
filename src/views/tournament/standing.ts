/** How a tournament stands, as the picture that suits its form: a bracket, or a table; in the colors that its reader likes. */
import type { UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Table } from '../../tournament/life/table.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import type { Shape } from '../board/shape.ts';
import type { Block, Charted } from '../screen/screen.ts';
import { bracketPicture } from './bracketPicture.ts';
import { podiumPicture } from './podium.ts';
import { tablePicture } from './tablePicture.ts';

/** Which part of which table is looked at. */
export interface TableView {
  readonly tournament: Tournament;
  readonly table: Table;
  /** After which round; `null` for as it is now. */
  readonly round: number | null;
  /** From 0. */
  readonly page: number;
  /** Who asked for it: where they stand is marked. */
  readonly reader?: UserId;
  /** How its reader wants pictures. */
  readonly shape?: Shape;
}

/** Nothing for whoever wants text, which is beside it. */
const drawnFor = (charted: Charted | null, { look, board }: Shape = {}): readonly Block[] =>
  charted && board !== 'text' ? [{ kind: 'chart', charted: look ? { ...charted, look } : charted }] : [];

/** Nothing before the first round. */
export function standingBlocks(say: Say, view: TableView): readonly Block[] {
  const { tournament, table, round, page, shape } = view;
  if (tournament.rounds.length === 0) return [];
  const rounds = tournament.rounds.slice(0, round ?? tournament.rounds.length);
  const seen = { ...view, tournament: { ...tournament, rounds } };
  const picture =
    table.kind === 'knock-out' ? bracketPicture(say, seen.tournament, page) : tablePicture(say, seen);
  return drawnFor(picture, shape);
}

export const podiumBlocks = (
  say: Say,
  { tournament, table, shape }: Pick<TableView, 'tournament' | 'table' | 'shape'>,
): readonly Block[] => drawnFor(podiumPicture(say, tournament, table), shape);
