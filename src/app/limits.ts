/** The limits of a person: more than anybody comes to who plays, and few enough that nobody can be a nuisance with them. */
import { DAY, HOUR } from '../game/span.ts';
import type { Limits } from './ports/limits.ts';

export const LIMITS: Limits = {
  openChallenges: 10,
  asks: { most: 3, per: HOUR },
  posts: { most: 20, per: HOUR },
  imports: { records: 100, characters: 2_000_000, per: DAY },
  engineGames: 10,
};
