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

type TableFile = Pick<OpeningTable, 'title' | 'organisation' | 'rows'>;

function table(id: TableId, variants: readonly VariantId[], file: TableFile): OpeningTable {
  const { title, organisation, rows } = file;
  return { id, title, organisation, variants, rows };
}

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

export const tablesFor = (variant: VariantId): readonly OpeningTable[] =>
  TABLE_IDS.map(tableOf).filter(({ variants }) => variants.includes(variant));

const normalize = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

export function rowNamed({ rows }: OpeningTable, name: string): Row | null {
  const wanted = normalize(name);
  return rows.find((row) => normalize(row.name) === wanted) ?? null;
}
