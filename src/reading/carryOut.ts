/** What a reading thread does (the pool calls it by its name): it reads, and nothing else. */
import type { RecordRequest } from '../app/ports/reading.ts';
import { variantOf, type VariantId } from '../draughts/variants.ts';
import { readRecord } from '../game/readRecord.ts';
import { parseStartFen } from '../notation/startFen.ts';
import type { Answer, Order } from './order.ts';

function record({ source, variant, number }: RecordRequest): Answer {
  const read = readRecord(source, variant, number);
  if (!read.ok) return { kind: 'refused', problem: read.problem };
  const { game, ...rest } = read.value;
  return { kind: 'record', record: { ...rest, game: { ...game, variant: game.variant.id } } };
}

function position(variant: VariantId, text: string): Answer {
  const read = parseStartFen(variantOf(variant), text);
  return read.ok
    ? { kind: 'position', position: read.value }
    : { kind: 'refused', problem: { ...read.problem, variant } };
}

/** Reads what is ordered. */
export function carryOut(order: Order): Answer {
  switch (order.kind) {
    case 'record':
      return record(order.request);
    case 'position':
      return position(order.variant, order.text);
  }
}
