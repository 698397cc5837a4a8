/** The collected positions and games (`test/fixtures/README.md` lists their sources). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';

const Perft = z.record(z.string(), z.number());

const SamplePosition = z.object({
  id: z.string(),
  variant: z.enum(VARIANT_IDS),
  fen: z.string(),
  moves: z.array(z.string()),
  paths: z.array(z.string()),
  perft: Perft,
  after: z.record(z.string(), z.string()).optional(),
  winner_if_no_moves: z.enum(['w', 'b']).nullable(),
});
export type SamplePosition = z.infer<typeof SamplePosition>;

const TacticalPosition = SamplePosition.omit({ id: true, variant: true, winner_if_no_moves: true }).extend({
  wrong: z.record(z.string(), z.array(z.string())),
});
/** A selected position, with the moves that each wrong rule would allow there. */
type TacticalPosition = SamplePosition & {
  readonly wrong: Readonly<Record<string, readonly string[]>>;
};

const SampleGame = z.object({
  id: z.string(),
  variant: z.enum(VARIANT_IDS),
  start_fen: z.string(),
  plies: z.array(
    z.object({
      move: z.string(),
      fen: z.string(),
      clock: z.number().optional(),
      limit: z.number().optional(),
    }),
  ),
  result: z.enum(['w', 'b', 'draw', '*']),
  reason: z.string().nullish(),
  draw_rule: z.string().nullish(),
  restated_rules_agree: z.boolean().optional(),
});
export type SampleGame = z.infer<typeof SampleGame>;

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

const lines = (name: string): unknown[] =>
  fixture(name)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

export const samplePositions = (id: string): SamplePosition[] =>
  z.array(SamplePosition).parse(lines(`positions/${id}.jsonl`));

export const sampleGames = (id: string): SampleGame[] =>
  z.array(SampleGame).parse(lines(`games/${id}.jsonl`));

const TACTICAL_IDS = ['russian', 'international', 'brazilian', 'bashni'] as const;

const Tactical = z.record(z.enum(TACTICAL_IDS), z.array(TacticalPosition));

export const tacticalPositions = (): TacticalPosition[] => {
  const { _note, ...byVariant } = z.looseObject({}).parse(JSON.parse(fixture('tactical.json')));
  return Object.entries(Tactical.parse(byVariant)).flatMap(([id, positions]) =>
    positions.map((position) => ({
      ...position,
      id: `${id} ${position.fen}`,
      variant: z.enum(VARIANT_IDS).parse(id),
      winner_if_no_moves: null,
    })),
  );
};
