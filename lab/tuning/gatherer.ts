import type { VariantId } from '../../src/draughts/variantIds.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { endingsOf, plainKnowledge, judgedBy } from '../../src/engine/knowledgeOf.ts';
import type { Knowledge } from '../../src/engine/search/tree.ts';
import { playShard, type Play, type Tally } from './selfPlay.ts';
import { writeShard } from './shard.ts';

export interface ShardOrder extends Play {
  readonly variant: VariantId;
  readonly weights: string | null;
  readonly file: string;
}

export interface Gathered extends Tally {
  readonly games: number;
  readonly positions: number;
}

/** Kept for the next order, because solving endings takes seconds. */
let last: { readonly key: string; readonly knowledge: Knowledge } | null = null;

function knowledgeFor({ variant: id, weights }: ShardOrder): Knowledge {
  const key = `${id} ${weights}`;
  if (last?.key === key) return last.knowledge;
  const variant = variantOf(id);
  const judgment = weights === null ? plainKnowledge(variant).judgment : judgedBy(variant, weights);
  const knowledge = { judgment, probe: endingsOf(variant) };
  last = { key, knowledge };
  return knowledge;
}

export function gather(order: ShardOrder): Gathered {
  const shard = playShard(variantOf(order.variant), knowledgeFor(order), order);
  writeShard(order.file, shard);
  return { games: shard.games, positions: shard.records.length / shard.width, ...shard.tally };
}
