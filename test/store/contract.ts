/**
 * What every store must do, whatever database is under it. `openBoth` opens two stores on one new, empty database, as
 * two processes would.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_PREFERENCE, type Preference, type PreferenceRecord } from '../../src/app/ports/preference.ts';
import { NO_SETTINGS } from '../../src/app/ports/settings.ts';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import type { Game } from '../../src/game/game.ts';
import { NO_PLANS } from '../../src/game/plan.ts';
import { NO_OFFERS, spend, withOffer } from '../../src/game/offers.ts';
import type { Changes } from '../game/players.ts';
import { turnsAt } from '../game/table.ts';
import { huntContract } from './hunts.ts';
import { puzzleContract } from './puzzles.ts';
import { card, importing, nextVersion, PLACE, sampleChallenge, sampleGame } from './samples.ts';
import { claimDue, putOff } from './claiming.ts';

export type Pair = readonly [SweptStore, SweptStore];

const likes = (user: string, version: number, preference: Preference): PreferenceRecord => ({
  user,
  version,
  preference,
});

export function storeContract(name: string, openBoth: () => Promise<Pair>): void {
  describe(`the store over ${name}`, () => {
    let stores: Pair;
    let store: SweptStore;

    beforeEach(async () => {
      stores = await openBoth();
      [store] = stores;
    });
    afterEach(async () => {
      await Promise.all(stores.map((each) => each.close()));
    });

    /** Begins a game by way of a challenge, as all games begin. */
    async function begin(changes: Changes = {}, dueAt = 2000): Promise<Game> {
      const game = sampleGame(changes);
      const challenge = sampleChallenge({ id: `c-${game.id}` });
      await store.addChallenge(challenge, dueAt);
      const accepted = { ...challenge, version: 2, state: 'accepted', gameId: game.id } as const;
      expect(await store.beginGame(accepted, game, dueAt)).toBe(true);
      await store.challengeShown(challenge.id, 2, null, null);
      return game;
    }

    const ids = async (filter: Parameters<SweptStore['games']>[0]): Promise<readonly string[]> =>
      (await store.games(filter)).map(({ game }) => game.id);

    async function dueIds(now: number, until = now + 100, limit = 10): Promise<readonly string[]> {
      const rows = await claimDue(store, now, until, limit);
      return rows.map((due) => {
        if (due.kind === 'vacation' || due.kind === 'erasure' || due.kind === 'digest') return due.work.user;
        if (due.kind === 'analysis') return `analysis of ${due.work.subject.id}`;
        if (due.kind === 'film') return `film of ${due.work}`;
        if (due.kind === 'season') return due.work.name;
        if (due.kind === 'server') return due.work.guildId;
        if (due.kind === 'daily') return `daily of ${due.work.guildId}`;
        if (due.kind === 'hunt') return `hunt in ${due.work.gameId}`;
        if (due.kind === 'notice') return due.work.key;
        return due.kind === 'game' ? due.work.game.id : due.work.challenge.id;
      });
    }

    describe('puzzles', () => {
      puzzleContract(() => [stores[0], stores[1]]);
    });

    describe('hunts', () => {
      huntContract(() => [stores[0], stores[1]]);
    });

    describe('games', () => {
      test('an unknown game is null', async () => {
        expect(await store.game('none')).toBeNull();
      });

      test('a game comes back as it was saved, unshown', async () => {
        const game = await begin({
          moves: ['c3-d4', 'd6-c5'],
          takebacks: 2,
          offers: withOffer(spend(withOffer(NO_OFFERS, 'black', 'draw'), 'black', 1), 'black', 'takeback'),
          start: 'W:Wg1:Bb8',
        });
        const shown = { version: 0, card: null, reminded: null };
        expect(await stores[1].game(game.id)).toEqual({ game, shown });
      });

      test('a change is saved over its own version only', async () => {
        const game = await begin();
        const second = nextVersion(game, { moves: ['c3-d4'] });
        expect(await store.saveGame(second, 3000)).toBe(true);
        expect(await store.saveGame(second, 3000)).toBe(false);
        expect(await store.saveGame(nextVersion(nextVersion(second)), 3000)).toBe(false);
        expect((await store.game(game.id))?.game).toEqual(second);
      });

      test('a game that was never begun cannot be saved', async () => {
        expect(await store.saveGame(sampleGame({ version: 2 }), null)).toBe(false);
        expect(await store.game('g1')).toBeNull();
      });

      test('of two changes at once exactly one is saved, 200 times in a row', async () => {
        let game = await begin();
        for (let round = 0; round < 200; round += 1) {
          const rivals = stores.map((_, index) => nextVersion(game, { moves: [`${round}`, `${index}`] }));
          const saved = await Promise.all(stores.map((each, index) => each.saveGame(rivals[index]!, 3000)));
          expect(saved.filter(Boolean)).toHaveLength(1);
          game = rivals[saved.indexOf(true)]!;
          expect((await stores[round % 2]!.game(game.id))?.game).toEqual(game);
        }
      });
    });

    describe('plans', () => {
      const plan = { ply: 0, takebacks: 1, lines: [['c3-d4', 'b6-a5']] };
      const first = { version: 1, white: null, black: plan };

      test('come back as they were saved; there are none at first, nor of an unknown game', async () => {
        await begin();
        expect(await store.plans('g1')).toEqual(NO_PLANS);
        expect(await store.plans('none')).toEqual(NO_PLANS);
        expect(await store.savePlans('g1', 1, first)).toBe(true);
        expect(await stores[1].plans('g1')).toEqual(first);
      });

      test('are saved over their own version and that of their game only', async () => {
        const game = await begin();
        expect(await store.savePlans('g1', 2, first)).toBe(false);
        expect(await store.savePlans('g1', 1, { ...first, version: 2 })).toBe(false);
        expect(await store.saveGame(nextVersion(game), 3000)).toBe(true);
        expect(await store.savePlans('g1', 1, first)).toBe(false);
        expect(await store.plans('g1')).toEqual(NO_PLANS);
      });

      test('leave the game, its card and its due time alone', async () => {
        const game = await begin();
        await store.savePlans('g1', 1, first);
        expect((await store.game('g1'))?.game).toEqual(game);
        expect(await dueIds(2000)).toEqual(['g1']);
      });

      test('are saved with a move, both or neither, even with the last one', async () => {
        const game = await begin();
        await store.savePlans('g1', 1, first);
        const over = nextVersion(game, { result: { winner: 'white', by: 'no-moves' } });
        expect(await store.saveGame(over, 3000, { ...NO_PLANS, version: 1 })).toBe(false);
        expect((await store.game('g1'))?.game).toEqual(game);
        expect(await store.saveGame(over, 3000, { ...NO_PLANS, version: 2 })).toBe(true);
        expect(await store.plans('g1')).toEqual({ ...NO_PLANS, version: 2 });
      });

      test('and a move at once: exactly one is saved, 100 times in a row', async () => {
        let game = await begin();
        let { version } = await store.plans('g1');
        for (let round = 0; round < 100; round += 1) {
          const moved = nextVersion(game, { moves: [`${round}`] });
          const plans = { ...NO_PLANS, version: version + 1 };
          const saved = await Promise.all([
            stores[round % 2]!.saveGame(moved, 3000, plans),
            stores[(round + 1) % 2]!.savePlans('g1', game.version, { ...first, version: version + 1 }),
          ]);
          expect(saved.filter(Boolean)).toHaveLength(1);
          if (saved[0]) game = moved;
          version += 1;
          expect((await store.plans('g1')).version).toBe(version);
        }
      });
    });

    describe('a rematch', () => {
      const rematch = sampleGame({ id: 'g2' });

      test('begins with its finished game saved, and is alone due', async () => {
        const game = await begin();
        await store.gameShown('g1', 1, card('last'), null);
        const finished = nextVersion(game, { rematch: 'g2' });
        expect(await store.beginRematch(finished, rematch, 3000)).toBe(true);
        expect((await store.game('g1'))?.game).toEqual(finished);
        expect((await store.game('g2'))?.game).toEqual(rematch);
        expect(await dueIds(1_000_000)).toEqual(['g2']);
      });

      test('of two at once exactly one begins', async () => {
        const game = await begin();
        const begins = stores.map((each, index) => {
          const id = `again-${index}`;
          return each.beginRematch(nextVersion(game, { rematch: id }), sampleGame({ id }), 3000);
        });
        expect((await Promise.all(begins)).filter(Boolean)).toHaveLength(1);
        expect(await ids({ state: 'running' })).toHaveLength(2);
      });
    });

    describe('lists of games', () => {
      const other = { id: 'carl', name: 'Carl' };
      const anna = { id: 'anna', name: 'Anna' };
      const boris = { id: 'boris', name: 'Boris' };

      beforeEach(async () => {
        await begin({ id: 'old', changedAt: 10 });
        await begin({ id: 'away', changedAt: 20, place: { ...PLACE, channelId: 'channel-2' } });
        await begin({ id: 'as-black', changedAt: 30, players: { white: other, black: anna } });
        await begin({ id: 'direct', changedAt: 40, place: { ...PLACE, guildId: null, channelId: 'dm' } });
        await begin({ id: 'over', changedAt: 50, result: { winner: 'white', by: 'resignation' } });
        await begin({
          id: 'others',
          changedAt: 60,
          players: { white: other, black: boris },
        });
      });

      test.each([
        ['all, latest first', {}, ['others', 'over', 'direct', 'as-black', 'away', 'old']],
        ['a player, by either colour', { player: 'anna' }, ['over', 'direct', 'as-black', 'away', 'old']],
        ['running', { player: 'anna', state: 'running' }, ['direct', 'as-black', 'away', 'old']],
        ['finished', { state: 'finished' }, ['over']],
        ['a channel', { channelId: 'channel-2' }, ['away']],
        ['a server', { guildId: 'guild-1', state: 'running' }, ['others', 'as-black', 'away', 'old']],
        ['direct messages', { guildId: null }, ['direct']],
        [
          'all at once',
          { player: 'carl', channelId: 'channel-1', guildId: 'guild-1', state: 'running' },
          ['others', 'as-black'],
        ],
        ['at most so many', { player: 'anna', limit: 2 }, ['over', 'direct']],
        ['nobody', { player: 'nobody' }, []],
      ] as const)('%s', async (_, filter, expected) => {
        expect(await ids(filter)).toEqual(expected);
      });

      test('25 unless told', async () => {
        for (let index = 0; index < 30; index += 1) await begin({ id: `more-${index}` });
        expect(await ids({})).toHaveLength(25);
      });
    });

    describe('challenges', () => {
      test('an unknown challenge is null', async () => {
        expect(await store.challenge('none')).toBeNull();
      });

      test('a challenge comes back as it was added', async () => {
        const challenge = sampleChallenge({ opponent: null });
        await store.addChallenge(challenge, 2000);
        expect(await stores[1].challenge('c1')).toEqual({ challenge, shown: { version: 0, card: null } });
      });

      test('the same id cannot be added twice', async () => {
        await store.addChallenge(sampleChallenge(), 2000);
        await expect(store.addChallenge(sampleChallenge(), 2000)).rejects.toThrow(/unique/iu);
      });

      test('a change is saved over its own version only', async () => {
        await store.addChallenge(sampleChallenge(), 2000);
        const declined = sampleChallenge({ version: 2, state: 'declined' });
        expect(await store.saveChallenge(declined, 2000)).toBe(true);
        expect(await store.saveChallenge({ ...declined, state: 'cancelled' }, 2000)).toBe(false);
        expect((await store.challenge('c1'))?.challenge).toEqual(declined);
      });

      test('a game begins without a challenge, is due, and keeps at which level the engine plays', async () => {
        const black = { id: 'crownhead', name: 'Crownhead', level: 8 } as const;
        const game = sampleGame({ players: { white: { id: 'anna', name: 'Anna' }, black } });
        await store.addGame(game, 2000);
        expect((await store.game('g1'))?.game).toEqual(game);
        expect(await claimDue(store, 2000, 3000, 10)).toMatchObject([{ kind: 'game' }]);
        await expect(store.addGame(game, 2000)).rejects.toThrow(/unique/iu);
      });

      test('a challenge that was closed meanwhile begins no game', async () => {
        await store.addChallenge(sampleChallenge(), 2000);
        await store.saveChallenge(sampleChallenge({ version: 2, state: 'cancelled' }), 2000);
        const accepted = sampleChallenge({ version: 2, state: 'accepted', gameId: 'g1' });
        expect(await store.beginGame(accepted, sampleGame(), 2000)).toBe(false);
        expect(await store.game('g1')).toBeNull();
        expect((await store.challenge('c1'))?.challenge.state).toBe('cancelled');
      });

      test('of two who accept at once exactly one begins a game, 50 times in a row', async () => {
        for (let round = 0; round < 50; round += 1) {
          const id = `c-${round}`;
          await store.addChallenge(sampleChallenge({ id, opponent: null }), 2000);
          const games = stores.map((_, index) => sampleGame({ id: `g-${round}-${index}` }));
          const begun = await Promise.all(
            stores.map((each, index) => {
              const game = games[index]!;
              return each.beginGame(
                sampleChallenge({ id, version: 2, state: 'accepted', gameId: game.id }),
                game,
                2000,
              );
            }),
          );
          expect(begun.filter(Boolean)).toHaveLength(1);
          const winner = games[begun.indexOf(true)]!;
          expect((await store.challenge(id))?.challenge.gameId).toBe(winner.id);
          expect(await store.game(games[begun.indexOf(false)]!.id)).toBeNull();
        }
      });
    });

    describe('preferences', () => {
      test('are the usual ones until someone says otherwise', async () => {
        expect(await store.preference('anna')).toEqual(NO_PREFERENCE);
      });

      test('come back as they were last saved, each user their own', async () => {
        const [first, second] = [
          { notation: 'numeric' } as const,
          { notation: 'algebraic', theme: 'night', board: 'text' } as const,
        ];
        await store.savePreference(likes('anna', 1, first));
        await store.savePreference(likes('boris', 1, first));
        expect(await stores[1].savePreference(likes('anna', 2, second))).toBe(true);
        expect(await store.preferenceRecord('anna')).toEqual(likes('anna', 2, second));
        expect(await store.preference('anna')).toEqual({
          notation: 'algebraic',
          theme: 'night',
          board: 'text',
        });
        expect(await stores[1].preference('boris')).toEqual({ notation: 'numeric' });
      });

      test('are saved over their own version only, in both ways', async () => {
        const usual = likes('anna', 1, NO_PREFERENCE);
        const rivals = await Promise.all(stores.map((each) => each.savePreference(usual)));
        expect(rivals.filter(Boolean)).toHaveLength(1);
        expect(await store.saveNotices(usual, 1000, 2000)).toBe(false);
        expect(await store.saveNotices({ ...usual, version: 2 }, 1000, 2000)).toBe(true);
        expect(await store.savePreference({ ...usual, version: 2 })).toBe(false);
        expect(await dueIds(2000)).toEqual(['anna']);
      });
    });

    describe('lessons', () => {
      test('are none until one is begun', async () => {
        expect(await store.progress('anna')).toEqual({ done: new Set(), underway: null });
      });

      test('go on where they were, each user their own, the last one first', async () => {
        await store.saveUnderway('anna', { lesson: 'move', path: [] }, 1000);
        await store.saveUnderway('anna', forcedAt(['h2-g3', 'e3:c5']), 2000);
        await stores[1].saveUnderway('boris', { lesson: 'towers', path: [] }, 3000);
        expect((await stores[1].progress('anna')).underway).toEqual(forcedAt(['h2-g3', 'e3:c5']));
        await store.saveUnderway('anna', { lesson: 'move', path: [] }, 3000);
        expect((await store.progress('anna')).underway).toEqual({ lesson: 'move', path: [] });
      });

      test('stay done, also while they are played again', async () => {
        await Promise.all(stores.map((each) => each.saveDone('anna', 'forced', 1000)));
        expect(await store.progress('anna')).toEqual({ done: new Set(['forced']), underway: null });
        await store.saveUnderway('anna', forcedAt([]), 2000);
        expect(await store.progress('anna')).toEqual({ done: new Set(['forced']), underway: forcedAt([]) });
        await store.saveDone('anna', 'move', 3000);
        expect(await store.progress('anna')).toEqual({ done: new Set(['forced', 'move']), underway: null });
      });
    });

    describe('settings of servers', () => {
      const night = { ...NO_SETTINGS, channels: ['7'], oldCards: 'deleted', mostGames: 3 } as const;

      test('are the usual ones until an admin chooses, each server its own', async () => {
        await store.saveSettings({ guildId: '1', version: 1, settings: night });
        expect(await stores[1].settings('1')).toEqual({ guildId: '1', version: 1, settings: night });
        expect(await store.settings('2')).toEqual({ guildId: '2', version: 0, settings: NO_SETTINGS });
      });

      test('are saved over their own version only', async () => {
        const first = { guildId: '1', version: 1, settings: night };
        expect(await store.saveSettings(first)).toBe(true);
        expect(await stores[1].saveSettings({ ...first, settings: NO_SETTINGS })).toBe(false);
        expect(await store.saveSettings({ ...first, version: 3 })).toBe(false);
        const second = { ...first, version: 2, settings: { ...night, zone: 'Europe/Berlin' } };
        expect(await stores[1].saveSettings(second)).toBe(true);
        expect(await store.settings('1')).toEqual(second);
      });
    });

    describe('analyses', () => {
      const subject = { kind: 'game', id: 'g1' } as const;
      const first = { subject, version: 1, engine: 1, findings: [], post: null, madeAt: 1000 };
      const findings = [
        { score: -35, best: ['c3-d4', 'd6-c5'] },
        { score: 30_000, best: [] },
      ];

      test('come back as they were saved, over their own version only', async () => {
        expect(await store.analyses.load(subject)).toBeNull();
        expect(await store.analyses.save(first, null)).toBe(true);
        expect(await stores[1].analyses.save(first, null)).toBe(false);
        const post = { place: PLACE, card: card('m1') };
        const second = { ...first, version: 2, findings, post };
        expect(await stores[1].analyses.save(second, null)).toBe(true);
        expect(await store.analyses.save({ ...first, version: 2 }, null)).toBe(false);
        expect(await store.analyses.load(subject)).toEqual(second);
        expect(await store.analyses.load({ ...subject, kind: 'record' })).toBeNull();
      });

      test('are due while a message waits for them, and are put off unless they were changed', async () => {
        await store.analyses.save(first, 2000);
        expect(await dueIds(1999)).toEqual([]);
        expect(await dueIds(2000, 2100)).toEqual(['analysis of g1']);
        expect(await dueIds(2099)).toEqual([]);
        await putOff(store, { kind: 'analysis', work: first }, 3000);
        expect(await dueIds(2999)).toEqual([]);
        await store.analyses.save({ ...first, version: 2 }, 4000);
        await store.wakeUnshown(3500);
        expect(await dueIds(3500, 4000)).toEqual(['analysis of g1']);
        await putOff(store, { kind: 'analysis', work: first }, null);
        expect(await dueIds(4000)).toEqual(['analysis of g1']);
      });

      test('of records are forgotten with them', async () => {
        const day = 24 * 60 * 60 * 1000;
        const ofRecord = { ...first, subject: { kind: 'record', id: 'r1' } } as const;
        await store.analyses.save(ofRecord, null);
        await store.analyses.save(first, null);
        await store.addRecord({ id: 'r2', variant: 'russian', source: '*' }, importing(31 * day));
        expect(await store.analyses.load(ofRecord.subject)).toBeNull();
        expect(await store.analyses.load(subject)).toEqual(first);
      });
    });

    describe('records from elsewhere', () => {
      const record = { id: 'r1', variant: 'russian', source: '1. c3-d4 *' } as const;
      const day = 24 * 60 * 60 * 1000;

      test('come back as they were written', async () => {
        expect(await store.record('r1')).toBeNull();
        await store.addRecord(record, importing(day));
        expect(await stores[1].record('r1')).toEqual(record);
      });

      test('holds every text that a file may hold', async () => {
        const source = '{\u0001 \u{1F600} \uFFFE "\\"} 1. c3-d4 *';
        await store.addRecord({ ...record, source: `${source}\0` }, importing(day));
        expect(await store.record('r1')).toEqual({ ...record, source: `${source} ` });
      });

      test('are forgotten when others come a month later', async () => {
        await store.addRecord(record, importing(day));
        await store.addRecord({ ...record, id: 'r2' }, importing(31 * day));
        expect(await store.record('r1')).toEqual(record);
        await store.addRecord({ ...record, id: 'r3' }, importing(31 * day + 1));
        expect([await store.record('r1'), await store.record('r2')]).toEqual([null, { ...record, id: 'r2' }]);
      });
    });

    describe('what the channel was shown', () => {
      test('each card replaces the one before', async () => {
        const game = await begin();
        expect(await store.gameShown(game.id, 1, card('first'), null)).toBeNull();
        await store.saveGame(nextVersion(game), 3000);
        expect(await stores[1].gameShown(game.id, 2, card('second'), null)).toEqual(card('first'));
        expect((await store.game(game.id))?.shown).toEqual({
          version: 2,
          card: card('second'),
          reminded: null,
        });
      });

      test('a card that comes too late is the one to be retired', async () => {
        const game = await begin();
        await store.saveGame(nextVersion(game), 3000);
        await store.gameShown(game.id, 2, card('second'), null);
        expect(await store.gameShown(game.id, 1, card('late'), null)).toEqual(card('late'));
        expect((await store.game(game.id))?.shown).toEqual({
          version: 2,
          card: card('second'),
          reminded: null,
        });
      });

      test('the same card again replaces nothing', async () => {
        const game = await begin();
        await store.gameShown(game.id, 1, card('first'), null);
        expect(await store.gameShown(game.id, 1, card('first'), null)).toBeNull();
      });

      test('two cards of one version leave one', async () => {
        const game = await begin();
        const replaced = await Promise.all(
          stores.map((each, index) => each.gameShown(game.id, 1, card(`card-${index}`), null)),
        );
        const left = (await store.game(game.id))?.shown.card;
        expect([...replaced.filter(Boolean), left]).toHaveLength(2);
        expect(replaced).not.toContainEqual(left);
      });

      test('no card can be shown any more', async () => {
        const game = await begin();
        await store.gameShown(game.id, 1, card('first'), null);
        await store.saveGame(nextVersion(game), 3000);
        expect(await store.gameShown(game.id, 2, null, null)).toEqual(card('first'));
        expect((await store.game(game.id))?.shown).toEqual({ version: 2, card: null, reminded: null });
      });

      test('a card of an unknown game is to be retired', async () => {
        expect(await store.gameShown('none', 1, card('lost'), null)).toEqual(card('lost'));
      });
    });

    describe('vacations', () => {
      const away = { user: 'anna', version: 1, spans: [{ from: 1000, to: 2000 }] };

      test('who was never away has an empty book', async () => {
        expect(await store.vacations('anna')).toEqual({ user: 'anna', version: 0, spans: [] });
      });

      test('a book is saved over its own version only', async () => {
        expect(await store.saveVacations(away, 3000)).toBe(true);
        expect(await stores[1].saveVacations({ ...away, spans: [] }, 3000)).toBe(false);
        const back = { ...away, version: 2, spans: [{ from: 1000, to: 1500 }] };
        expect(await stores[1].saveVacations(back, 3000)).toBe(true);
        expect(await store.vacations('anna')).toEqual(back);
      });

      test('a book is due until it is done with, as the games are', async () => {
        await begin();
        await store.saveVacations(away, 2000);
        expect(await dueIds(1999)).toEqual([]);
        const claimed = await claimDue(store, 2000, 2100, 10);
        const due = claimed.find(({ kind }) => kind === 'vacation');
        expect(due).toEqual({ kind: 'vacation', work: away });
        expect(claimed).toHaveLength(2);
        expect(await dueIds(2099)).toEqual([]);
        await putOff(store, due!, null);
        expect(await dueIds(1_000_000)).toEqual(['g1']);
      });

      test('a book that was changed meanwhile is still due', async () => {
        await store.saveVacations(away, 2000);
        const [due] = await claimDue(store, 2000, 2100, 10);
        await store.saveVacations({ ...away, version: 2 }, 2050);
        await putOff(store, due!, null);
        expect(await dueIds(2050)).toEqual(['anna']);
      });
    });

    describe('films', () => {
      test('are due once, however often they are noted, until they are done with', async () => {
        const game = await begin();
        await store.gameShown(game.id, game.version, card('first'), null);
        await Promise.all(stores.map((one) => one.addFilm('g1', 2000)));
        expect(await dueIds(1999)).toEqual([]);
        const claims = await Promise.all(stores.map((one) => claimDue(one, 2000, 2100, 10)));
        expect(claims.flat()).toEqual([{ kind: 'film', work: 'g1' }]);
        await putOff(store, { kind: 'film', work: 'g1' }, 2050);
        expect(await dueIds(2050)).toEqual(['film of g1']);
        await putOff(store, { kind: 'film', work: 'g1' }, null);
        await stores[1].addFilm('g1', 3000);
        expect(await dueIds(1_000_000)).toEqual([]);
      });
    });

    describe('notices', () => {
      const notice = { gameId: 'g1', user: 'anna', occasion: 'turn', key: 'g1.1', madeAt: 1000 } as const;

      test('are due once, and kept until they are put off for good', async () => {
        await store.addNotice(notice, 2000);
        expect(await dueIds(1999)).toEqual([]);
        expect(await claimDue(store, 2000, 2500, 10)).toEqual([{ kind: 'notice', work: notice }]);
        expect(await dueIds(2499)).toEqual([]);
        await putOff(store, { kind: 'notice', work: notice }, 3000);
        expect(await dueIds(2999)).toEqual([]);
        expect(await dueIds(3000)).toEqual(['g1.1']);
        await putOff(store, { kind: 'notice', work: notice }, null);
        expect(await dueIds(1_000_000)).toEqual([]);
      });

      test('take the place of one of the same kind, which can no longer be put off', async () => {
        await store.addNotice(notice, 2000);
        await store.addNotice({ ...notice, key: 'g1.3' }, 2000);
        await store.addNotice({ ...notice, occasion: 'offer', key: 'g1.4' }, 2001);
        await putOff(store, { kind: 'notice', work: notice }, null);
        expect(await dueIds(3000)).toEqual(['g1.3', 'g1.4']);
      });

      test('added again are as they were', async () => {
        await store.addNotice(notice, 2000);
        await dueIds(2000, 9000);
        await store.addNotice(notice, 2000);
        expect(await dueIds(8999)).toEqual([]);
      });
    });

    describe('the message of the day', () => {
      const preference = {
        notation: 'numeric',
        notices: { ways: { turn: 'digest' }, digest: { hour: 8, zone: 'UTC' }, locale: 'en-GB' },
      } as const;

      test('is due when it was said to be, with what its reader chose and knows', async () => {
        await store.saveNotices({ user: 'anna', version: 1, preference }, 1000, 2000);
        expect(await store.preference('anna')).toEqual(preference);
        const digest = { user: 'anna', preference, since: 1000 };
        expect(await claimDue(store, 2000, 2500, 10)).toEqual([{ kind: 'digest', work: digest }]);
        await store.digestSent('anna', 2100, 5000);
        expect(await dueIds(4999)).toEqual([]);
        const next = { kind: 'digest', work: { ...digest, since: 2100 } };
        expect(await claimDue(store, 5000, 5500, 10)).toEqual([next]);
        await putOff(store, { kind: 'digest', work: digest }, 7000);
        expect(await dueIds(6999)).toEqual([]);
        expect(await dueIds(7000)).toEqual(['anna']);
      });

      test('keeps what its reader knows through a change, and is no longer due when it is not wanted', async () => {
        await store.saveNotices({ user: 'anna', version: 1, preference }, 1000, 2000);
        await store.saveNotices({ user: 'anna', version: 2, preference }, 1500, 3000);
        await store.savePreference({
          user: 'anna',
          version: 3,
          preference: { ...preference, notation: 'variant' },
        });
        const [due] = await claimDue(store, 3000, 3500, 10);
        expect(due?.kind === 'digest' && due.work.since).toBe(1000);
        await store.saveNotices({ user: 'anna', version: 4, preference: NO_PREFERENCE }, 4000, null);
        expect(await dueIds(1_000_000)).toEqual([]);
        await store.saveNotices({ user: 'anna', version: 5, preference }, 5000, 6000);
        const [later] = await claimDue(store, 6000, 6500, 10);
        expect(later?.kind === 'digest' && later.work.since).toBe(5000);
      });
    });

    describe('due work', () => {
      test('a game is due from its time on, once', async () => {
        await begin();
        expect(await dueIds(1999)).toEqual([]);
        expect(await dueIds(2000)).toEqual(['g1']);
        expect(await dueIds(2000)).toEqual([]);
      });

      test('a claim that runs out is due again', async () => {
        await begin();
        await dueIds(2000, 2500);
        expect(await dueIds(2499)).toEqual([]);
        expect(await dueIds(2500)).toEqual(['g1']);
      });

      test('what was shown is no longer due', async () => {
        await begin();
        await store.gameShown('g1', 1, card('first'), null);
        expect(await dueIds(1_000_000)).toEqual([]);
      });

      test('what was shown is due again when it is said to be', async () => {
        await begin();
        await store.gameShown('g1', 1, card('first'), 7000);
        expect(await dueIds(6999)).toEqual([]);
        expect(await dueIds(7000)).toEqual(['g1']);
      });

      test('a reminder is remembered, with what comes next', async () => {
        const game = await begin({ moves: ['c3-d4'], turns: turnsAt(1000) });
        await store.gameShown('g1', 1, card('first'), 3000);
        await stores[1].gameReminded(game, 7000);
        expect((await store.game('g1'))?.shown).toEqual({ version: 1, card: card('first'), reminded: 2 });
        expect(await dueIds(6999)).toEqual([]);
        expect(await dueIds(7000)).toEqual(['g1']);
      });

      test('a reminder that comes after the move leaves it as it is', async () => {
        const game = await begin();
        await store.saveGame(nextVersion(game, { moves: ['c3-d4'] }), 3000);
        await store.gameReminded(game, 7000);
        expect((await store.game('g1'))?.shown.reminded).toBeNull();
        expect(await dueIds(3000)).toEqual(['g1']);
      });

      test('a showing of an older version leaves the newer one due', async () => {
        const game = await begin();
        await store.saveGame(nextVersion(game), 3000);
        await store.gameShown('g1', 1, card('first'), null);
        expect(await dueIds(3000)).toEqual(['g1']);
      });

      test('a change that needs no showing is not due', async () => {
        const game = await begin();
        await store.saveGame(nextVersion(game), null);
        expect(await dueIds(1_000_000)).toEqual([]);
      });

      test('the longest due first, at most so many', async () => {
        await begin({ id: 'late' }, 2002);
        await begin({ id: 'early' }, 2001);
        expect(await dueIds(3000, 4000, 1)).toEqual(['early']);
        expect(await dueIds(3000, 4000, 1)).toEqual(['late']);
      });

      test('an open challenge that was shown is due when it expires', async () => {
        await store.addChallenge(sampleChallenge(), 2000);
        await store.challengeShown('c1', 1, card('invitation'), 9000);
        expect(await dueIds(8999)).toEqual([]);
        expect(await dueIds(9000)).toEqual(['c1']);
      });

      test('a closed challenge that was shown is never due', async () => {
        await store.addChallenge(sampleChallenge(), 2000);
        await store.saveChallenge(sampleChallenge({ version: 2, state: 'declined' }), 2000);
        await store.challengeShown('c1', 2, card('invitation'), null);
        expect(await dueIds(1_000_000)).toEqual([]);
      });

      test('200 due rows, claimed by two at once, go to one of them each', async () => {
        for (let index = 0; index < 100; index += 1) await begin({ id: `g${index}` });
        for (let index = 0; index < 100; index += 1)
          await store.addChallenge(sampleChallenge({ id: `c${index}` }), 2000);
        const claims = await Promise.all(
          Array.from({ length: 40 }, (_, turn) => claimDue(stores[turn % 2]!, 5000, 9000, 7)),
        );
        const claimed = claims.flat().map((due) => JSON.stringify(due));
        expect(claimed).toHaveLength(200);
        expect(new Set(claimed).size).toBe(200);
      });

      test('a claimed row tells what was shown of it', async () => {
        const game = await begin();
        await store.gameShown('g1', 1, card('first'), null);
        await store.saveGame(nextVersion(game), 3000);
        expect(await claimDue(store, 3000, 4000, 10)).toEqual([
          {
            kind: 'game',
            work: { game: nextVersion(game), shown: { version: 1, card: card('first'), reminded: null } },
          },
        ]);
      });

      test('a row can be put off', async () => {
        await begin();
        const [due] = await claimDue(store, 2000, 2100, 1);
        await putOff(store, due!, 5000);
        expect(await dueIds(4999)).toEqual([]);
        expect(await dueIds(5000)).toEqual(['g1']);
      });

      test('a row can be put off for good', async () => {
        await begin();
        const [due] = await claimDue(store, 2000, 2100, 1);
        await putOff(store, due!, null);
        expect(await dueIds(1_000_000)).toEqual([]);
      });

      test('a row that changed meanwhile is not put off', async () => {
        const game = await begin();
        const [due] = await claimDue(store, 2000, 2100, 1);
        await store.saveGame(nextVersion(game), 2050);
        await putOff(store, due!, 5000);
        expect(await dueIds(2050)).toEqual(['g1']);
      });

      test('a row that was shown meanwhile is not made due again', async () => {
        await begin();
        const [due] = await claimDue(store, 2000, 2100, 1);
        await store.gameShown('g1', 1, card('first'), null);
        await putOff(store, due!, 5000);
        expect(await dueIds(1_000_000)).toEqual([]);
      });

      test('a start wakes what was not shown, and only that', async () => {
        await begin({ id: 'unshown' }, 50_000);
        await begin({ id: 'shown' }, 50_000);
        await store.gameShown('shown', 1, card('first'), null);
        await store.addChallenge(sampleChallenge({ id: 'open' }), 50_000);
        await store.addChallenge(sampleChallenge({ id: 'invited' }), 50_000);
        await store.challengeShown('invited', 1, card('invitation'), null);
        await store.wakeUnshown(100);
        expect(await dueIds(100)).toEqual(['unshown', 'open']);
      });
    });
  });
}

/** So far in the lesson on the duty to capture. */
const forcedAt = (path: readonly string[]) => ({ lesson: 'forced', path }) as const;
