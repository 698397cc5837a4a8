/** What the use cases ask of a store about challenges, which are saved by compare-and-set. */
import type { Challenge } from '../../game/challenge.ts';
import type { MessageAddress, UserId } from '../../game/game.ts';
import type { Limits } from './limits.ts';
import type { Shown } from './games.ts';

export interface ChallengeRecord {
  readonly challenge: Challenge;
  readonly shown: Shown;
}

export interface Challenges {
  challenge(id: string): Promise<ChallengeRecord | null>;
  /** Open challenges that a user made or got. */
  openChallenges(user: UserId): Promise<readonly Challenge[]>;

  /**
   * Adds a challenge (version 1), due at `dueAt` (ms) unless shown before. `limits`: false if its challenger
   * has too many open, or called the opponent too often.
   */
  addChallenge(
    challenge: Challenge,
    dueAt: number,
    limits?: Pick<Limits, 'openChallenges' | 'asks'> | null,
  ): Promise<boolean>;
  /** Saves over `challenge.version - 1`; false when another change was first. */
  saveChallenge(challenge: Challenge, dueAt: number | null): Promise<boolean>;
  /** As `gameShown` of `Games`. */
  challengeShown(
    id: string,
    version: number,
    card: MessageAddress | null,
    dueAt: number | null,
  ): Promise<MessageAddress | null>;
}
