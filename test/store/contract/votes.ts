/** The store's contract for the votes of teams. */
import { describe, expect, test } from 'vitest';
import { NO_PREFERENCE } from '../../../src/app/ports/subjects/people.ts';
import type { Vote } from '../../../src/game/vote/cast.ts';
import { claimDue } from '../claiming.ts';
import { nextVersion, sampleGame } from '../samples.ts';
import type { Pair } from './pair.ts';

const vote = (user: string, move: string, changes: Partial<Vote> = {}): Vote => ({
  gameId: 'g1',
  ply: 0,
  user,
  move,
  doneIn: null,
  wish: null,
  reason: null,
  at: 1000,
  ...changes,
});

const FIRST = { gameId: 'g1', ply: 0, round: 0, from: 1500, color: 'white' } as const;
const POOL = { guildId: 'guild-1', variant: 'russian' } as const;

export function voteContract(stores: () => Pair): void {
  const open = async () => {
    const [store, other] = stores();
    await store.games.add(sampleGame({ id: 'g1' }), 9000);
    return { store, other };
  };

  describe('votes', () => {
    test('each user has one vote per move: the latest', async () => {
      const { store, other } = await open();
      expect(await store.votes.cast(vote('anna', 'c3-d4'), 'white', 1)).toBe('cast');
      expect(await other.votes.cast(vote('anna', 'c3-d4'), 'white', 1)).toBe('cast');
      const last = vote('anna', 'e3-f4', { at: 1200, doneIn: 0, wish: 'draw', reason: 'why not' });
      expect(await other.votes.cast(last, 'white', 1)).toBe('cast');
      expect(await store.votes.load('g1', 0, 'anna')).toEqual(last);
      expect(await store.votes.load('g1', 1, 'anna')).toBeNull();
      expect((await store.votes.tallies(FIRST)).moves).toEqual([{ move: 'e3-f4', votes: 1 }]);
    });

    test('votes are counted by move, with the users who are done, their requests, and the team’s size', async () => {
      const { store, other } = await open();
      await store.votes.cast(vote('anna', 'c3-d4', { doneIn: 0 }), 'white', 1);
      await other.votes.cast(vote('boris', 'c3-d4', { wish: 'resign', doneIn: 0 }), 'white', 1);
      await store.votes.cast(vote('carl', 'e3-f4', { wish: 'draw', doneIn: 1, at: 2000 }), 'white', 1);
      await store.votes.cast(vote('dora', 'f6-e5', { ply: 1 }), 'black', 1);
      const tallies = {
        moves: [
          { move: 'c3-d4', votes: 2 },
          { move: 'e3-f4', votes: 1 },
        ],
        done: 2,
        draw: 1,
        resign: 1,
        roster: 3,
        rosterBefore: 2,
      };
      expect(await other.votes.tallies(FIRST)).toEqual(tallies);
      expect(await other.votes.tallies({ ...FIRST, round: 1 })).toEqual({ ...tallies, done: 1 });
      expect(await store.votes.crowd('g1', 10)).toEqual({ roster: 4, dueAt: 9000 });
      expect(await store.votes.crowd('g1', 3)).toEqual({ roster: 3, dueAt: 9000 });
    });

    test('votes are refused once the game has changed or ended, and for the other team', async () => {
      const { store, other } = await open();
      await store.votes.cast(vote('anna', 'c3-d4'), 'white', 1);
      expect(await other.votes.cast(vote('anna', 'f6-e5', { ply: 1 }), 'black', 1)).toBe('other-team');
      expect(await other.votes.sideOf('g1', 'anna')).toEqual({ color: 'white', hasLeft: false });
      const next = nextVersion(sampleGame({ id: 'g1' }));
      await other.games.save(next, 9000);
      for (const user of ['anna', 'boris'])
        expect(await store.votes.cast(vote(user, 'e3-f4'), 'white', 1)).toBe('overtaken');
      expect(await store.votes.sideOf('g1', 'boris')).toBeNull();
      expect((await store.votes.tallies(FIRST)).moves).toEqual([{ move: 'c3-d4', votes: 1 }]);
      await other.games.save(nextVersion(next, { result: { winner: null, by: 'agreement' } }), null);
      expect(await store.votes.cast(vote('boris', 'e3-f4'), 'white', 3)).toBe('overtaken');
      expect(await store.votes.cast(vote('boris', 'e3-f4', { gameId: 'none' }), 'white', 1)).toBe(
        'overtaken',
      );
    });

    test('if someone leaves, their votes are withdrawn, and they can only return to the same team', async () => {
      const { store, other } = await open();
      for (const user of ['anna', 'boris']) await store.votes.cast(vote(user, 'c3-d4'), 'white', 1);
      const anna = { gameId: 'g1', ply: 0, user: 'anna', at: 1600 };
      expect(await other.votes.leave(anna, 2)).toBe('overtaken');
      for (const each of [store, other]) expect(await each.votes.leave(anna, 1)).toBe('left');
      expect(await store.votes.leave({ ...anna, user: 'nobody' }, 1)).toBe('left');
      const left = { moves: [{ move: 'c3-d4', votes: 1 }], roster: 1, rosterBefore: 1 };
      expect(await other.votes.tallies(FIRST)).toMatchObject(left);
      expect(await store.votes.load('g1', 0, 'anna')).toBeNull();
      expect(await store.votes.sideOf('g1', 'anna')).toEqual({ color: 'white', hasLeft: true });
      const cast = vote('anna', 'f6-e5', { ply: 1, at: 1700 });
      expect(await store.votes.cast(cast, 'black', 1)).toBe('other-team');
      expect(await other.votes.cast(vote('anna', 'e3-f4', { at: 1700 }), 'white', 1)).toBe('cast');
      expect(await store.votes.sideOf('g1', 'anna')).toEqual({ color: 'white', hasLeft: false });
      expect(await store.votes.tallies(FIRST)).toMatchObject({ roster: 2, rosterBefore: 1 });
    });

    test('votes that are cast while the game changes are counted or refused', async () => {
      const { store, other } = await open();
      const voters = Array.from({ length: 30 }, (_, index) => `u${index}`);
      const casting = voters.map((user) => store.votes.cast(vote(user, 'c3-d4'), 'white', 1));
      const closing = other.games.save(nextVersion(sampleGame({ id: 'g1' })), 9000).then(async (isSaved) => {
        expect(isSaved).toBe(true);
        return other.votes.tallies(FIRST);
      });
      const [counted, outcomes] = await Promise.all([closing, Promise.all(casting)]);
      const cast = outcomes.filter((outcome) => outcome === 'cast').length;
      expect(counted.moves.map(({ votes }) => votes)).toEqual(cast === 0 ? [] : [cast]);
    });

    test('ties are decided by the highest rating, then by the earliest vote', async () => {
      const { store } = await open();
      await store.votes.cast(vote('anna', 'c3-d4', { at: 1100 }), 'white', 1);
      await store.votes.cast(vote('boris', 'e3-f4', { at: 1000 }), 'white', 1);
      await store.votes.cast(vote('carl', 'g3-h4', { at: 900 }), 'white', 1);
      expect(await store.votes.decider('g1', 0, ['c3-d4', 'e3-f4'], POOL)).toBe('e3-f4');
      expect(await store.votes.decider('g1', 0, ['a3-b4'], POOL)).toBeNull();
      expect(await store.votes.decider('g1', 0, [], POOL)).toBeNull();
    });

    test('reasons for votes are listed, earliest first', async () => {
      const { store } = await open();
      await store.votes.cast(vote('anna', 'c3-d4', { reason: 'second', at: 1100 }), 'white', 1);
      await store.votes.cast(vote('boris', 'c3-d4', { reason: 'first' }), 'white', 1);
      await store.votes.cast(vote('carl', 'c3-d4'), 'white', 1);
      await store.votes.cast(vote('dora', 'e3-f4', { reason: 'other' }), 'white', 1);
      expect(await store.votes.reasons('g1', 0, 'c3-d4', 2)).toEqual(['first', 'second']);
      expect(await store.votes.reasons('g1', 0, 'c3-d4', 1)).toEqual(['first']);
    });

    test('voters are only named if they chose that and are not hidden', async () => {
      const { store, other } = await open();
      for (const user of ['anna', 'boris', 'carl']) await store.votes.cast(vote(user, 'c3-d4'), 'white', 1);
      await store.votes.cast(vote('anna', 'f6-e5', { ply: 2 }), 'white', 1);
      for (const [user, isFinder] of [
        ['anna', true],
        ['boris', false],
        ['carl', true],
      ] as const)
        await store.people.savePreference({ user, version: 1, preference: { ...NO_PREFERENCE, isFinder } });
      await store.personal.setHidden('carl', true);
      const first = { user: 'anna', ply: 0, move: 'c3-d4' };
      expect(await other.votes.named('g1', 9)).toEqual([first, { user: 'anna', ply: 2, move: 'f6-e5' }]);
      expect(await other.votes.named('g1', 1)).toEqual([first]);
      expect(await other.votes.named('g2', 9)).toEqual([]);
    });

    test('votes can wake their game earlier, once, but never later', async () => {
      const { store } = await open();
      await store.votes.showCount('g1', 1, 5000);
      await store.votes.showCount('g1', 1, 7000);
      await store.votes.showCount('g1', 2, 2000);
      expect(await claimDue(store, 4999, 6000, 10)).toEqual([]);
      expect(await claimDue(store, 5000, 6000, 10)).toHaveLength(1);
      // The game isn't woken while a process works on it.
      await store.votes.showCount('g1', 1, 5500);
      expect(await claimDue(store, 5999, 7000, 10)).toEqual([]);
    });

    test('votes do not change the game', async () => {
      const { store } = await open();
      const before = await store.games.load('g1');
      await store.votes.cast(vote('anna', 'c3-d4'), 'white', 1);
      expect(await store.games.load('g1')).toEqual(before);
    });
  });
}
