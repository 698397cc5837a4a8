/** All attacks of the bench, and the function that runs an attack. */
import type { Way } from '../bot/stage.ts';
import { attacks, doorAttacks } from './attacks.ts';
import { pageAttacks, type Scene } from './pageAttacks.ts';
import { countedBy, wordsOf, type Tally } from './tally.ts';

export interface Trial {
  readonly name: string;
  /** `null` means that nobody attacks: the baseline for the other figures. */
  readonly attack: ((scene: Scene, tally: Tally) => Promise<unknown>) | null;
  readonly way: Way;
  readonly isOnPage: boolean;
}

const peace = (name: string, way: Way, isOnPage = false): Trial => ({ name, attack: null, way, isOnPage });

export const TRIALS: readonly Trial[] = [
  peace('in peace', 'gateway'),
  ...Object.entries(attacks).map(([name, attack]): Trial => ({
    name,
    attack: ({ stage }, tally) => attack(stage, tally),
    way: 'gateway',
    isOnPage: false,
  })),
  peace('door: in peace', 'door'),
  ...Object.entries(doorAttacks).map(([name, attack]): Trial => ({
    name: `door: ${name}`,
    attack: ({ stage }, tally) => attack(stage, tally),
    way: 'door',
    isOnPage: false,
  })),
  peace('page: in peace', 'gateway', true),
  ...Object.entries(pageAttacks).map(([name, attack]): Trial => ({
    name: `page: ${name}`,
    attack,
    way: 'gateway',
    isOnPage: true,
  })),
];

/**
 * Runs an attack and counts what it does. Resolves with an error if the attack threw or reached
 * nobody, because then it measured nothing.
 */
export async function carryOut({ name, attack }: Trial, scene: Scene, tally: Tally): Promise<string | null> {
  if (attack === null) return null;
  const { stage } = scene;
  const counted = {
    ...stage,
    anna: countedBy(tally, stage.anna),
    boris: countedBy(tally, stage.boris),
    chidi: countedBy(tally, stage.chidi),
  };
  try {
    await attack({ ...scene, stage: counted }, tally);
  } catch (error) {
    return `“${name}” failed: ${String(error)} (${wordsOf(tally)})`;
  }
  return faultOf(name, tally);
}

export const faultOf = (name: string, tally: Tally): string | null =>
  tally.answered + tally.refused === 0 ? `“${name}” reached nobody (${wordsOf(tally)})` : null;
