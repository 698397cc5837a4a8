/** The bundled puzzles, found in the engine's own games (`npm run lab -- puzzles`). */
import { z } from 'zod';
import bashni from '../../../assets/puzzles/bashni.json' with { type: 'json' };
import international from '../../../assets/puzzles/international.json' with { type: 'json' };
import poddavki from '../../../assets/puzzles/poddavki.json' with { type: 'json' };
import russian from '../../../assets/puzzles/russian.json' with { type: 'json' };
import { PUZZLE_VARIANTS, puzzleIdOf, type PuzzleVariant } from '../../game/puzzle.ts';
import { guessedRating } from '../../rating/puzzle.ts';
import type { PuzzleRecord } from '../ports/puzzles.ts';

const list = z.array(z.object({ fen: z.string(), moves: z.string(), rating: z.int() }));

const SHIPPED: Readonly<Record<PuzzleVariant, unknown>> = { russian, international, poddavki, bashni };

export const shippedPuzzles = (at: number): readonly PuzzleRecord[] =>
  PUZZLE_VARIANTS.flatMap((variant) =>
    list.parse(SHIPPED[variant]).map(({ fen, moves, rating }) => ({
      puzzle: { id: puzzleIdOf(variant, fen), variant, fen, moves: moves.split(' ') },
      origin: null,
      rating: guessedRating(rating, at),
      version: 1,
    })),
  );
