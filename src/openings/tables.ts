/** The tables of drawn openings that come with the bot. The files name their sources. */
import english11Man from '../../assets/openings/english-11-man.json' with { type: 'json' };
import english2Move from '../../assets/openings/english-2-move.json' with { type: 'json' };
import english3Move from '../../assets/openings/english-3-move.json' with { type: 'json' };
import fmjdBrazilian from '../../assets/openings/fmjd-64-brazilian.json' with { type: 'json' };
import fmjd from '../../assets/openings/fmjd-64-russian.json' with { type: 'json' };
import basic from '../../assets/openings/idf-basic-150.json' with { type: 'json' };
import idfBrazilian from '../../assets/openings/idf-brazilian.json' with { type: 'json' };
import idf from '../../assets/openings/idf-russian.json' with { type: 'json' };
import italian11Man from '../../assets/openings/italian-11-man.json' with { type: 'json' };
import type { VariantId } from '../draughts/variantIds.ts';
import { TABLE_IDS, type OpeningTable, type Row, type TableId } from './table.ts';

interface TableFile {
  readonly title: string;
  readonly organisation: string;
  readonly rows: readonly Row[];
}

const table = (id: TableId, variants: readonly VariantId[], file: TableFile): OpeningTable => ({
  id,
  variants,
  title: file.title,
  organisation: file.organisation,
  rows: file.rows,
});

const TABLES: Readonly<Record<TableId, OpeningTable>> = {
  idf: table('idf', ['russian'], idf),
  fmjd: table('fmjd', ['russian'], fmjd),
  basic: table('basic', ['russian', 'brazilian'], basic),
  'idf-brazilian': table('idf-brazilian', ['brazilian'], idfBrazilian),
  'fmjd-brazilian': table('fmjd-brazilian', ['brazilian'], fmjdBrazilian),
  'english-2-move': table('english-2-move', ['english'], english2Move),
  'english-3-move': table('english-3-move', ['english'], english3Move),
  'english-11-man': table('english-11-man', ['english'], english11Man),
  'italian-11-man': table('italian-11-man', ['italian'], italian11Man),
};

export const tableOf = (id: TableId): OpeningTable => TABLES[id];

/** The tables for a variant, the usual one first; none where no federation has one. */
export const tablesFor = (variant: VariantId): readonly OpeningTable[] =>
  TABLE_IDS.map(tableOf).filter(({ variants }) => variants.includes(variant));

const spelled = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The row of a table that a player named, in upper or lower case; barred ones, too. */
export function rowNamed({ rows }: OpeningTable, name: string): Row | null {
  const wanted = spelled(name);
  return rows.find((row) => spelled(row.name) === wanted) ?? null;
}
