/** What the tags of a record tell of its match: read back as `src/game/record.ts` writes them. */
import type { ByColor } from '../draughts/types.ts';
import type { MatchLength } from '../game/match.ts';
import type { PdnTag } from '../notation/pdn/game.ts';
import { tagValue } from '../notation/pdn/tags.ts';
import { parseLength } from './wish.ts';

/** Which game of a match of this length it is, and the points of both, this game included if it is over. */
export interface MatchPlace {
  readonly number: number;
  readonly length: MatchLength;
  readonly score: ByColor<number>;
}

const SCORE = /^(\d{1,3})-(\d{1,3})$/u;
const NUMBER = /^\d{1,3}$/u;

/** `null` where the tags tell of no match. */
export function matchOf(tags: readonly PdnTag[]): MatchPlace | null {
  const length = parseLength(tagValue(tags, 'Match') ?? '');
  const [, white, black] = SCORE.exec(tagValue(tags, 'MatchScore') ?? '') ?? [];
  const number = tagValue(tags, 'Round') ?? '';
  if (!length.ok || white === undefined || black === undefined || !NUMBER.test(number)) return null;
  return {
    number: Number(number),
    length: length.value,
    score: { white: Number(white), black: Number(black) },
  };
}
