import { variantOf } from '../../draughts/variants.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Opening } from './match.ts';
import { fenOf } from '../../openings/position.ts';
import { rowNamed, tablesFor } from '../../openings/tables.ts';

interface NamedOpening {
  readonly opening: Opening;
  readonly fen: string;
}

export const fullName = ({ table, row }: Opening): string => `${table} ${row}`;

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
