/**
 * An opening by its name, such as `1-VII`, where somebody chooses a position. Tables number their rows alike, so a name can
 * stand for different openings; with the table before it (`basic 1-VII`) it stands for one.
 */
import { variantOf } from '../draughts/variants.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import type { Opening } from '../game/match.ts';
import { fenOf } from '../openings/position.ts';
import { rowNamed, tablesFor } from '../openings/tables.ts';

/** An opening and its position as FEN. */
export interface NamedOpening {
  readonly opening: Opening;
  readonly fen: string;
}

/** The text by which an opening is meant, and no other. */
export const fullName = ({ table, row }: Opening): string => `${table} ${row}`;

/** The openings of this name, each leading to another position; none where no table for the variant has it. */
export function openingsNamed(variant: VariantId, name: string): readonly NamedOpening[] {
  const found = new Map<string, NamedOpening>();
  for (const table of tablesFor(variant)) {
    const [first, ...own] = name.trim().split(/\s+/u);
    const row = rowNamed(table, first?.toLowerCase() === table.id ? own.join(' ') : name);
    if (!row) continue;
    const fen = fenOf(variantOf(variant), row);
    if (!found.has(fen)) found.set(fen, { opening: { table: table.id, row: row.name }, fen });
  }
  return [...found.values()];
}
