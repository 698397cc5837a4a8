/**
 * The contract of every store, with two stores open on one database, as by two processes. All tests
 * use them, and the database is emptied before each, because opening takes longer than most tests.
 */
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { analysisContract } from './contract/analyses.ts';
import { bookContract } from './contract/books.ts';
import { challengeContract } from './contract/challenges.ts';
import { dueContract } from './contract/due.ts';
import { explorerContract } from '../features/explore/store.ts';
import { figureContract } from './contract/figures.ts';
import { gameContract } from './contract/games.ts';
import { huntContract } from '../features/hunt/store.ts';
import type { Pair } from './contract/pair.ts';
import { meetContract } from './contract/meets.ts';
import { placingContract } from './contract/placings.ts';
import { draftContract } from './contract/drafts.ts';
import { peopleContract } from './contract/people.ts';
import { puzzleContract } from '../features/puzzle/store.ts';
import { serverContract } from './contract/servers.ts';
import { shownContract } from './contract/shown.ts';
import { guessContract } from '../features/guess/store.ts';
import { watchContract } from '../features/watch/store.ts';
import { voteContract } from './contract/votes.ts';
import { tournamentContract } from './contract/tournaments.ts';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { storeAt } from './opened.ts';
import { sharedPlace } from './place.ts';

export function storeContract(name: string, open: (place: string) => Promise<SweptStore> = storeAt): void {
  describe(`the store over ${name}`, () => {
    let pair: Pair;
    let shared: Awaited<ReturnType<typeof sharedPlace>>;
    beforeAll(async () => {
      shared = await sharedPlace();
      pair = [await open(shared.place), await open(shared.place)];
    });
    beforeEach(() => shared.empty());
    afterAll(async () => {
      await Promise.all(pair.map((each) => each.close()));
      await shared.remove();
    });
    const stores = (): Pair => pair;

    describe('puzzles', () => {
      puzzleContract(stores);
    });
    describe('hunts', () => {
      huntContract(stores);
    });
    describe('the opening explorer', () => {
      explorerContract(stores);
    });
    describe('tournaments', () => {
      tournamentContract(stores);
      draftContract(stores);
      placingContract(stores);
      meetContract(stores);
    });
    gameContract(stores);
    challengeContract(stores);
    voteContract(stores);
    peopleContract(stores);
    serverContract(stores);
    bookContract(stores);
    analysisContract(stores);
    watchContract(stores);
    guessContract(stores);
    shownContract(stores);
    dueContract(stores);
    figureContract(stores);
  });
}
