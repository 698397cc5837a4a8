import { BUSY, goBehind } from '../threads/priority.ts';
import type { RecordRequest, Source } from '../app/ports/reading.ts';
import { variantOf, type VariantId } from '../draughts/variants.ts';
import { importedOf } from '../features/explore/rules.ts';
import { LONGEST_RECORD, readGames, readRecord } from '../game/readRecord.ts';
import { nearRunning } from '../game/engine/running.ts';
import { contentsOf } from '../notation/pdn/contents.ts';
import { decodePdn } from '../notation/pdn/encoding.ts';
import { parseStartFen } from '../notation/fen.ts';
import { rememberLines } from './lines.ts';
import type { Answer, Order } from './order.ts';

goBehind(BUSY);

const textOf = (source: Source): string => (typeof source === 'string' ? source : decodePdn(source));

function record({ source, variant, progress, ...wanted }: RecordRequest): Answer {
  const read = readRecord(textOf(source), variant, wanted, progress);
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

const refusedAsTooLong: Answer = {
  kind: 'refused',
  problem: { code: 'record-too-long', most: LONGEST_RECORD },
};

const lineFor = rememberLines(300);

export function carryOut(order: Order): Answer {
  switch (order.kind) {
    case 'record':
      return record(order.request);
    case 'contents': {
      const { source, progress, ...page } = order.request;
      const text = textOf(source);
      if (text.length > LONGEST_RECORD) return refusedAsTooLong;
      return { kind: 'contents', contents: contentsOf(text, page, progress) };
    }
    case 'games': {
      const { source, variant, ...wanted } = order.request;
      const games = readGames(textOf(source), variant, wanted);
      return { kind: 'games', games: games.flatMap((game) => importedOf(game) ?? []) };
    }
    case 'position':
      return position(order.variant, order.text);
    case 'nearness':
      return { kind: 'nearness', near: nearRunning(order.shown, order.games, lineFor) };
  }
}
