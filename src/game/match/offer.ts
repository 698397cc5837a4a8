import { done, refused, type Result } from '../../kit/result.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Draw, MatchLength, MatchOffer } from './match.ts';
import type { Hash } from '../../openings/deal.ts';
import type { TableId } from '../../openings/table.ts';
import { tablesFor } from '../../openings/tables.ts';
import { type MatchProblem, parseLength, parseRest } from './wish.ts';
import { sealOf } from './seeds.ts';

export interface MatchWish {
  readonly variant: VariantId;
  readonly match?: string | undefined;
  readonly draw?: string | undefined;
  readonly rest?: string | undefined;
  readonly start?: string | undefined;
}

const MICROMATCH: MatchLength = { kind: 'games', games: 2 };

export const isMatchWished = ({ match, draw, rest }: Omit<MatchWish, 'variant' | 'start'>): boolean =>
  match !== undefined || draw !== undefined || rest !== undefined;

export function offerOf(wish: MatchWish, secret: string, hash: Hash): Result<MatchOffer, MatchProblem> {
  const { match, draw, rest, start } = wish;
  if (match === undefined && draw === undefined) return refused({ code: 'match-rest-alone' });
  const length = match === undefined ? done(MICROMATCH) : parseLength(match);
  if (!length.ok) return length;
  const pause = rest === undefined ? done(0) : parseRest(rest);
  if (!pause.ok) return pause;
  if (draw !== undefined && start !== undefined) return refused({ code: 'match-draw-or-position' });
  const table = draw === undefined ? done(null) : tableFor(wish.variant, draw);
  if (!table.ok) return table;
  return done({
    length: length.value,
    rest: pause.value,
    draw: table.value && drawFrom(table.value, secret, length.value, hash),
  });
}

export const drawFrom = (table: TableId, secret: string, length: MatchLength, hash: Hash): Draw => ({
  table,
  secret,
  sealed: sealOf(secret, length, hash),
});

function tableFor(variant: VariantId, text: string): Result<TableId, MatchProblem> {
  const tables = tablesFor(variant);
  if (tables.length === 0) return refused({ code: 'match-no-tables', variant });
  const table = tables.find(({ id }) => id === text.trim().toLowerCase());
  return table ? done(table.id) : refused({ code: 'match-no-such-table', variant, text });
}
