/** The search's board functions compared with the readable rules, in random games. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validPosition } from '../../src/notation/valid.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { coreOf } from '../../src/draughts/numeric/coreOf.ts';
import { ownKings, ownMen, theirKings, theirMen } from '../../src/draughts/numeric/material.ts';
import { commanders, opponentOf } from '../../src/draughts/piece.ts';
import { play } from '../../src/draughts/position.ts';
import type { Color, Position, Role } from '../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf } from '../../src/draughts/variants.ts';

import { follow, scripts } from './positions.ts';
import { runsOf } from '../runs.ts';

const has = (position: Position, color: Color, role: Role): number =>
  commanders(position, color).filter((piece) => piece.role === role).length;

const byMove = (captures: boolean, quietKing: boolean, key: string): string =>
  `${captures} ${quietKing} ${key}`;

describe.each(VARIANT_IDS)('%s', (id) => {
  const variant = variantOf(id);
  const core = coreOf(variant);
  const { root, size } = core;
  const free = root + 2 * size;

  const keyOf = (position: Position): string => {
    core.load(position, root);
    return `${core.hash(root)} ${core.lock(root)}`;
  };

  test('the board functions agree with the readable rules', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          const position = lastPosition(line);
          const moves = legalMoves(variant, position);
          core.load(position, root);
          const material = core.material(root);
          const expected = [has(position, position.turn, 'man'), has(position, position.turn, 'king')];
          expect([ownMen(material), ownKings(material)]).toEqual(expected);
          expect([theirMen(material), theirKings(material)]).toEqual([
            has(position, opponentOf(position.turn), 'man'),
            has(position, opponentOf(position.turn), 'king'),
          ]);
          expect(core.hasKings(root)).toBe(ownKings(material) + theirKings(material) > 0);
          expect(core.canCapture(root)).toBe(moves.some(({ taken }) => taken.length > 0));
          // A king that must pause (Frisian) makes no difference in captures, so runs of king moves
          // are left out here.
          const passed = { turn: opponentOf(position.turn), board: position.board };
          const threats = legalMoves(variant, passed).some(({ taken }) => taken.length > 0);
          core.load(position, root);
          expect(core.isThreatened(root, free)).toBe(threats);
        });
      }),
      { numRuns: runsOf(30) },
    );
  });

  test('different moves and their effects have different codes', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          const position = lastPosition(line);
          const readable = legalMoves(variant, position).map((move) =>
            byMove(
              move.taken.length > 0,
              move.taken.length === 0 && position.board[move.from]?.[0].role === 'king',
              keyOf(play(variant, position, move)),
            ),
          );
          core.load(position, root);
          const end = core.generate(root, free);
          const numeric: string[] = [];
          const names = new Set<number>();
          for (let p = free; p < end; p += size) {
            core.turn(p, root + size);
            const key = `${core.hash(root + size)} ${core.lock(root + size)}`;
            numeric.push(byMove(core.isCapture(root, p), core.isQuietKing(root, p), key));
            if (!core.isCapture(root, p)) names.add(core.moveOf(root, p));
          }
          expect(new Set(numeric)).toEqual(new Set(readable));
          expect([0, readable.length]).toContain(names.size);
        });
      }),
      { numRuns: runsOf(20) },
    );
  });

  test('a position has the same key whatever the order of moves, and different positions have different keys', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(scripts, (script) => {
        follow(variant, script, (line) => {
          const position = lastPosition(line);
          const key = keyOf(position);
          const written = JSON.stringify({
            turn: position.turn,
            board: position.board,
            runs: position.kingRuns,
          });
          const known = seen.get(key) ?? written;
          expect(turnedAlike(known, written), `${known} ${written}`).toBe(true);
          seen.set(key, known);
        });
      }),
      { numRuns: runsOf(20) },
    );
  });
});

const exchanged = (text: string): string =>
  text.replaceAll(/white|black/g, (color) => (color === 'white' ? 'black' : 'white'));

function turnedAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const { turn, board, runs } = JSON.parse(other);
  const mirrored = JSON.parse(exchanged(JSON.stringify({ turn, board: board.toReversed() })));
  const { turn: oneTurn, board: oneBoard } = JSON.parse(one);
  return (
    runs !== undefined || JSON.stringify({ turn: oneTurn, board: oneBoard }) === JSON.stringify(mirrored)
  );
}

test('two Bashni positions that differ in two towers’ squares have different keys', () => {
  const bashni = variantOf('bashni');
  const { load, root, hash, lock } = coreOf(bashni);
  const keyOf = (fen: string): string => {
    load(validPosition(bashni, fen), root);
    return `${hash(root)} ${lock(root)}`;
  };
  // These two boards once had the same key, because towers were combined with square numbers by
  // plain addition.
  const early = 'd8_b,f8_b,h8_b,a7_b,c7_bbbw,g7_b,d6_b,b4_b,f4_bwww,h4_Bwww';
  expect(keyOf(`B:${early},a3_wwww,c1_w`)).not.toBe(keyOf(`B:${early},b2_wwww,d2_w`));
});
