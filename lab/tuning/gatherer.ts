/** A thread that plays shards, one an order. */
import type { VariantId } from '../../src/draughts/variantIds.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { endingsOf, plainKnowledge, judgedBy } from '../../src/engine/knowledgeOf.ts';
import type { Knowledge } from '../../src/engine/search/knowledge.ts';
import { playShard, type Play, type Tally } from './selfPlay.ts';
import { writeShard } from './shard.ts';

export interface ShardOrder extends Play {
  readonly variant: VariantId;
  /** The file of the weights that it plays with; `null` to count material. */
  readonly weights: string | null;
  /** Where the shard goes. */
  readonly file: string;
}

/** What a shard has come to. */
export interface Gathered extends Tally {
  readonly games: number;
  readonly positions: number;
}

/** What was known for the order before: endings take seconds to solve. */
let last: { readonly key: string; readonly knowledge: Knowledge } | null = null;

function knowledgeFor({ variant: id, weights }: ShardOrder): Knowledge {
  const key = `${id} ${weights}`;
  if (last?.key === key) return last.knowledge;
  const variant = variantOf(id);
  const judged = weights === null ? plainKnowledge(variant) : judgedBy(variant, weights);
  last = { key, knowledge: { ...judged, probe: endingsOf(variant) } };
  return last.knowledge;
}

/** Plays a shard and writes it to its place. */
export function gather(order: ShardOrder): Gathered {
  const shard = playShard(variantOf(order.variant), knowledgeFor(order), order);
  writeShard(order.file, shard);
  return { games: shard.games, positions: shard.records.length / shard.width, ...shard.tally };
}
