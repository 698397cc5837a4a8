/** All sets of pieces by their names. */
import type { PieceSetId } from '../../scene/pieceSetIds.ts';
import { ink } from './ink.ts';
import { milled } from './milled.ts';
import type { PieceSet } from './pieceSet.ts';
import { stone } from './stone.ts';
import { turned } from './turned.ts';

export const PIECE_SETS: Readonly<Record<PieceSetId, PieceSet>> = { turned, stone, ink, milled };
