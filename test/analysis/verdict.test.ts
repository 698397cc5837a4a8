/** Judging moves by winning chances: games with obvious mistakes, and properties of every game. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playTexts, validPosition } from '../../src/notation/valid.ts';
import { accuracy, chanceOf, judgementOf, verdictsOf } from '../../src/analysis/verdict.ts';
import {
  findingFrom,
  plainFinding,
  readBest,
  shareOf,
  stagesOf,
  LONGEST_ANALYSIS,
  type Finding,
} from '../../src/analysis/finding.ts';
import { startLine, type Line } from '../../src/draughts/line.ts';
import { variantOf, VARIANT_IDS } from '../../src/draughts/variants.ts';
import type { VariantId } from '../../src/draughts/variantIds.ts';
import { COLORS } from '../../src/draughts/types.ts';
import { learnedKnowledge } from '../../src/engine/knowledgeOf.ts';
import { makeMemory } from '../../src/engine/search/memory.ts';
import { think } from '../../src/engine/search/think.ts';
import { follow, scripts } from '../engine/positions.ts';
import { runsOf } from '../runs.ts';
import { gameEndingBy } from '../story/games.ts';

const quiet = { now: () => 0, isCancelled: () => false };

function analyze(line: Line, nodes: number): readonly Finding[] {
  const memory = makeMemory(16);
  const knowledge = learnedKnowledge(line.variant);
  const findings: Finding[] = [];
  for (const stage of stagesOf(line).toReversed()) {
    const plain = plainFinding(stage, findings.at(-1) ?? null);
    const thought = plain ? null : think(stage, knowledge, memory, { nodes }, quiet);
    const finding = plain ?? (thought && findingFrom(stage, thought));
    if (!finding) throw new Error('nothing found');
    findings.push(finding);
  }
  return findings.toReversed();
}

function lineOf(id: VariantId, moves: readonly string[], fen?: string): Line {
  const variant = variantOf(id);
  return playTexts(startLine(variant, fen === undefined ? undefined : validPosition(variant, fen)), moves);
}

test.each([
  [0, 0.5],
  [90, 0.731],
  [-90, 0.269],
  [29_500, 1],
  [-29_990, 0],
])('a score of %i is a winning chance of %f', (score, chance) =>
  expect(chanceOf(score)).toBeCloseTo(chance, 3),
);

test.each([
  [0, null],
  [0.049, null],
  [0.05, 'inaccuracy'],
  [0.1, 'mistake'],
  [0.15, 'blunder'],
  [1, 'blunder'],
])('a move that costs %f of a win is judged as %s', (cost, judgement) =>
  expect(judgementOf(cost)).toBe(judgement),
);

/** Published combinations that were missed: the position, the move played, and the winning move. */
test.each<[VariantId, string, string, string]>([
  ['international', 'W:W30,32,35,44,48:B14,23,25,29,33', '48-42', '44-39'],
  ['international', 'W:W27,33,38,39,40,45:B12,13,14,19,23,24', '27-22', '33-28'],
])('%s %s: %s is a blunder, %s wins', (id, fen, played, wins) => {
  const line = lineOf(id, [played], fen);
  const findings = analyze(line, 50_000);
  const [verdict] = verdictsOf(line, findings);
  expect([verdict?.judgement, findings[0]?.best[0]]).toEqual(['blunder', wins]);
});

test('in a game of two beginners, the shot is found, its result is certain, and neither player was accurate', () => {
  const { list } = gameEndingBy('no-pieces');
  const line = lineOf('russian', list);
  const findings = analyze(line, 20_000);
  const verdicts = verdictsOf(line, findings);
  const shot = verdicts.find(({ ply }) => ply === 13);
  expect(list[13]).toBe('d6-c5');
  expect([shot?.color, shot?.judgement]).toEqual(['black', 'blunder']);
  expect(shot?.after).toBeLessThan(0.01);
  expect(verdicts.filter(({ ply }) => ply > 13).every(({ judgement }) => judgement === null)).toBe(true);
  expect(findings.at(-1)).toEqual({ score: 30_000, best: [] });
  for (const color of COLORS) expect(accuracy(verdicts, color)).toBeLessThan(80);
});

test.each(VARIANT_IDS)('%s: the analysis of any game follows the laws', (id) => {
  fc.assert(
    fc.property(scripts, (script) => {
      const lines: Line[] = [];
      follow(variantOf(id), { ...script, choices: script.choices.slice(0, 24) }, (each) => lines.push(each));
      const line = lines.at(-1) ?? startLine(variantOf(id));
      const findings = analyze(line, 60);
      expect(findings).toHaveLength(line.positions.length);
      stagesOf(line).forEach((stage, ply) => {
        const { best = [] } = findings[ply] ?? {};
        expect(readBest(stage, best).moves).toHaveLength(ply + best.length);
      });
      const verdicts = verdictsOf(line, findings);
      for (const { before, after, judgement } of verdicts) {
        expect(after).toBeLessThanOrEqual(before);
        expect(judgement).toBe(judgementOf(before - after));
      }
      for (const color of COLORS) {
        const own = verdicts.filter((verdict) => verdict.color === color);
        const exact = accuracy(verdicts, color);
        expect(exact).toBeGreaterThanOrEqual(0);
        expect(exact).toBeLessThanOrEqual(100);
        const isPerfect = own.every(({ before, after }) => before === after);
        expect(isPerfect && exact < 100).toBe(false);
      }
    }),
    { numRuns: runsOf(8) },
  );
});

test('analyzing a game of any length takes a bounded number of nodes', () => {
  for (let positions = 1; positions <= LONGEST_ANALYSIS + 1; positions += 1)
    expect(positions * shareOf(positions)).toBeLessThan(12_001_000);
});
