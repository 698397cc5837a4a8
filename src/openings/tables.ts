/** The tables are read on first use, because they take a megabyte of each bot. */
import { readFileSync } from 'node:fs';
import type { VariantId } from '../draughts/variantIds.ts';
import { assetFile } from '../files.ts';
import { TABLE_IDS, type OpeningTable, type Row, type TableId } from './table.ts';

/** Each table's file and variants. */
const TABLES: Readonly<Record<TableId, readonly [file: string, ...variants: VariantId[]]>> = {
  idf: ['idf-russian', 'russian'],
  fmjd: ['fmjd-64-russian', 'russian'],
  basic: ['idf-basic-150', 'russian', 'brazilian'],
  'idf-brazilian': ['idf-brazilian', 'brazilian'],
  'fmjd-brazilian': ['fmjd-64-brazilian', 'brazilian'],
  'english-2-move': ['english-2-move', 'english'],
  'english-3-move': ['english-3-move', 'english'],
  'english-11-man': ['english-11-man', 'english'],
  'italian-11-man': ['italian-11-man', 'italian'],
};

function readTable(id: TableId): OpeningTable {
  const [file, ...variants] = TABLES[id];
  const { title, organisation, rows } = JSON.parse(readFileSync(assetFile(`openings/${file}.json`), 'utf8'));
  return { id, title, organisation, variants, rows };
}

const known = new Map<TableId, OpeningTable>();

export function tableOf(id: TableId): OpeningTable {
  const table = known.get(id) ?? readTable(id);
  known.set(id, table);
  return table;
}

export const tablesFor = (variant: VariantId): readonly OpeningTable[] =>
  TABLE_IDS.filter((id) => TABLES[id].slice(1).includes(variant)).map(tableOf);

const normalize = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

export function rowNamed({ rows }: OpeningTable, name: string): Row | null {
  const wanted = normalize(name);
  return rows.find((row) => normalize(row.name) === wanted) ?? null;
}
