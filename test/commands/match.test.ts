/** A match from its challenge to its end, as two people play it by commands and presses while the sweep goes on. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { DAY, MINUTE } from '../../src/game/span.ts';
import { everythingDue, newChannel, newTable, wordsOf, type Channel, type Table } from '../app/table.ts';
import { sweep } from '../app/sweep.ts';
import { pressLabel, refusalOf, screenOf, type } from './asks.ts';

/** Enough for a board, the next game, its board, and one that is in vain. */
const SWEEPS = 4;

const boris = { id: 'boris', name: 'Boris', isBot: false };

/** A table and the channel in which the sweep posts. */
interface Scene extends Table {
  readonly channel: Channel;
}

async function newScene(): Promise<Scene> {
  const table = await newTable();
  return { ...table, channel: newChannel(() => table.time.now) };
}

/** Sweeps while so much time passes: an answer that nobody posted is posted, and what follows from it comes after. */
async function later(table: Scene, ms: number): Promise<void> {
  for (let time = 0; time < SWEEPS; time += 1) {
    table.time.now += ms / SWEEPS;
    await sweep(table.app, table.channel);
  }
}

const running = async ({ app }: Table): Promise<readonly Game[]> =>
  (await app.store.games({ state: 'running' })).map(({ game }) => game);

/** The one game that is on. */
async function current(table: Table): Promise<Game> {
  const [game, ...others] = await running(table);
  if (!game || others.length > 0) throw new Error('not one game is on');
  return game;
}

/** A challenge of anna's, who has White in the first game, accepted by boris; and what was said of it before. */
async function begin(table: Scene, wish: Parameters<typeof type>[3]): Promise<string> {
  const invitation = screenOf(
    await type(table, 'anna', 'challenge', { opponent: boris, color: 'white', ...wish }),
  );
  await pressLabel(table, 'boris', invitation, 'Accept');
  await later(table, MINUTE);
  return wordsOf(invitation);
}

/** Both play a move, and this player resigns. */
async function resigns(table: Table, who: string): Promise<void> {
  const { id } = await current(table);
  const resigned = await type(table, who, 'resign', { game: id });
  await pressLabel(table, who, screenOf(resigned), 'Yes, resign');
}

const lastCard = ({ channel }: Scene): string => wordsOf([...channel.messages.values()].at(-1));

describe('a match of two games with a drawn opening', () => {
  test('is sealed before it is accepted, rated, played with both colors, and proved', async () => {
    const table = await newScene();
    const said = await begin(table, { match: '2', draw: 'idf', time: '3d' });
    expect(said).toContain('A match of 2 games');
    expect(said).toContain('Openings are drawn from this table, and each is played twice: IDF, Russian');
    const [, seal] = /seal: `([0-9a-f]{64})`/u.exec(said) ?? [];
    const first = await current(table);
    expect(first).toMatchObject({ rated: true, seats: { white: { id: 'anna' } }, match: { number: 1 } });
    expect(first.start).not.toBeNull();
    expect(lastCard(table)).toContain('-# 🎯 Game 1 of 2 · ⚪ **0** – **0** ⚫');
    expect(lastCard(table)).toContain(`-# 📖 Opening **${first.opening?.row}** · IDF, Russian`);
    const proof = wordsOf(
      screenOf(
        await pressLabel(table, 'boris', screenOf({ kind: 'card', game: first, note: '' }), 'The draw'),
      ),
    );
    expect(proof).toContain(`Sealed before the match: \`${seal}\``);

    await resigns(table, 'boris');
    await later(table, MINUTE);
    const second = await current(table);
    expect(second).toMatchObject({ rated: true, start: first.start, opening: first.opening });
    expect(second.seats.white.id).toBe('boris');
    expect((await table.app.store.game(first.id))?.game.rematch).toBe(second.id);
    expect(lastCard(table)).toContain('-# 🎯 Game 2 of 2 · ⚪ **0** – **2** ⚫');
    expect(await type(table, 'anna', 'rematch', { game: first.id }).then(refusalOf)).toContain('already on');

    await resigns(table, 'anna');
    await later(table, MINUTE);
    expect(await running(table)).toEqual([]);
    expect(lastCard(table)).toContain('The match ends in a draw, 2 – 2.');
    await later(table, DAY);
    expect(await running(table)).toEqual([]);
    expect(await everythingDue(table)).toEqual([]);
  });
});
