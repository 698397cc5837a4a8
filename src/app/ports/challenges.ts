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
  /** The open challenges that a user made or got. */
  openChallenges(user: UserId): Promise<readonly Challenge[]>;

  /**
   * Adds a new challenge (version 1); due at `dueAt` (ms) unless it has been shown before. With limits, it is counted as a call of
   * its opponent; false when its challenger has as many open as they may, or called as often.
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
