/**
 * `kill -9` in the middle of a tournament: begun games are shown, decisions count, and it continues
 * to its end.
 */
import { expect, onTestFinished, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { openAt } from '../life/world.ts';
import { doublesIn, NO_DOUBLES } from '../tournament/life/laws.ts';
import { buttonTo } from './cards.ts';
import { killAndRestart, openScene, PATIENCE } from './killing.ts';
import { answerTo, LONG, resign } from './tournamentHall.ts';

/** The bot's posts don't arrive before it is killed. */
const MUTE = { on: /POST \/channels/u, effect: { delayMs: 60_000 } } as const;

test(
  'killed before the boards of a match are shown, and again before its second game is',
  async () => {
    let scene = await openScene();
    const { anna, boris, channel, discord } = scene.table;
    const store = await openAt(scene.settings['DATABASE_PATH'] ?? '');
    onTestFinished(() => store.close());
    const terms = { name: 'Cup', form: 'knock-out', time: '5+3', starts: '30m' };
    await answerTo(anna, channel, 'tournament create', terms);
    const card = await anna.waitFor((message) => textOf(message).includes('🏆 **Cup**'), PATIENCE.timeout);
    const join = buttonTo(card, 'tournament', 'join');
    const id = join.split('|')[2] ?? '';
    for (const who of [anna, boris]) await who.click(card.id, join);
    const gamesBegun = async (): Promise<number> =>
      (await store.tournaments.load(id))?.tournament.rounds[0]?.meetings[0]?.games.length ?? 0;

    for (const number of [1, 2]) {
      discord.faults.rest(MUTE);
      if (number === 1) await answerTo(anna, channel, 'tournament manage start');
      await expect.poll(gamesBegun, PATIENCE).toBe(number);
      scene = await killAndRestart(scene);
      const game = `${id}r1b1g${number}`;
      const board = await anna.waitFor(
        (message) => JSON.stringify(message.components).includes(`|${game}|`),
        PATIENCE.timeout,
      );
      await resign(boris, board.channel_id, game);
    }
    const end = await anna.waitFor(
      (message) => message.channel_id === channel && textOf(message).startsWith('## 🏆 <@'),
      PATIENCE.timeout,
    );
    expect(textOf(end)).toBe(`## 🏆 <@${anna.person.id}> wins **Cup**`);
    const { tournament } = (await store.tournaments.load(id))!;
    expect(doublesIn(tournament)).toEqual(NO_DOUBLES);
    expect(tournament.rounds[0]?.meetings[0]?.games.map(({ result }) => result)).toHaveLength(2);
  },
  LONG,
);
