/** Spectators choose what to watch, and are notified as they chose, without delaying players. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buttonsOf, findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { MINUTE } from '../../src/game/calendar/span.ts';
import { begin, buttonTo, cardAfter, gameOn, resign } from './cards.ts';
import { direct, openScene, privateThreads, SOON, toldInThreads, written } from './told.ts';
import { slowTest, someOf } from '../runs.ts';

type Scene = Awaited<ReturnType<typeof openScene>>;

const threadsOf = ({ table }: Scene, who: Visitor) => privateThreads(table, who);

const told = (scene: Scene, who: Visitor): readonly string[] => toldInThreads(scene.table, who);

async function watch({ table }: Scene, who: Visitor, options: Readonly<Record<string, string>>) {
  const { message } = await who.command(table.channel, 'watch', options);
  return message!;
}

/** Notifications of moves are at least five seconds apart. */
const later = ({ clock }: Scene): void => clock.advance(6000);

function lastTold(scene: Scene, who: Visitor): string {
  later(scene);
  return told(scene, who).at(-1) ?? '';
}

test('each move and the end are shown in a private thread, and watching stops at the end', async () => {
  const scene = await openScene();
  const { anna, boris, chidi, discord, channel } = scene.table;
  const first = await begin(scene.table, anna, boris);
  const chosen = await watch(scene, chidi, { when: 'moves' });
  expect(textOf(chosen)).toContain('in a private thread here');
  await expect.poll(() => told(scene, chidi), SOON).toEqual([expect.stringContaining('You’re watching')]);
  const [thread] = threadsOf(scene, chidi);
  expect(thread?.name).toBe('👁 Anna – Boris');
  expect(threadsOf(scene, anna)).toEqual([]);
  expect(chidi.notifications().at(-1)?.channel_id).toBe(thread?.id);

  let card = first;
  for (const [at, move] of ['c3-d4', 'b6-a5', 'd4-c5'].entries()) {
    card = await played(scene, at % 2 === 0 ? anna : boris, card, move);
    await expect.poll(() => lastTold(scene, chidi), SOON).toContain(move);
  }
  const last = threadsOf(scene, chidi)[0]!.messages.at(-1)!;
  expect(picturesOf(last)).toHaveLength(1);
  await resign(scene.table, boris, card);
  await expect.poll(() => lastTold(scene, chidi), SOON).toContain('is over');
  expect(told(scene, chidi)).toHaveLength(5);
  expect(textOf(await watch(scene, chidi, {}))).toContain('You aren’t watching anything');
  expect(direct(scene.table, chidi)).toEqual([]);
  expect(anna.messages(channel).every((message) => !textOf(message).includes('watching'))).toBe(true);
  expect(discord.refusals).toEqual([]);
});

async function played({ table }: Scene, who: Visitor, card: Parameters<typeof cardAfter>[1], move: string) {
  await who.command(card.channel_id, 'move', { move, game: gameOn(card) });
  return cardAfter(table, card, gameOn(card));
}

slowTest(
  'without private threads, moves are sent as direct messages, and only the last message is kept',
  async () => {
    const scene = await openScene();
    const { anna, boris, chidi, channel, discord } = scene.table;
    discord.deny(channel, 'CreatePrivateThreads');
    const first = await begin(scene.table, anna, boris);
    await watch(scene, chidi, { when: 'moves' });
    await written(scene.table, chidi, 'You’re watching');
    const next = await played(scene, anna, first, 'c3-d4');
    await expect
      .poll(() => {
        later(scene);
        return direct(scene.table, chidi).map((message) => textOf(message));
      }, SOON)
      .toEqual([expect.stringContaining('c3-d4')]);
    const shown = direct(scene.table, chidi)[0]!;
    // The message's button stops the notifications.
    await chidi.click(shown.id, buttonTo(shown, 'watch', 'stop'));
    await played(scene, boris, next, 'b6-a5');
    scene.clock.advance(MINUTE);
    expect(textOf(await watch(scene, chidi, {}))).toContain('You aren’t watching anything');
    expect(
      direct(scene.table, chidi)
        .map((message) => textOf(message))
        .join(),
    ).not.toContain('b6-a5');
  },
);

test('the end of a game is sent by direct message to anyone who watches it by its link, its id or its board’s button', async () => {
  const scene = await openScene();
  const { anna, boris, chidi, channel, discord } = scene.table;
  const card = await begin(scene.table, anna, boris);
  const link = `https://discord.com/channels/${discord.world.guild.id}/${channel}/${card.id}`;
  for (const game of [link, gameOn(card)]) {
    const chosen = await watch(scene, chidi, { game, when: 'end' });
    expect(textOf(chosen)).toContain('I’ll notify you when');
    const list = await chidi.click(chosen.id, buttonTo(chosen, 'watch', 'stop'));
    expect(textOf(list.message!)).toContain('I won’t notify you about that anymore');
  }
  const board = (await chidi.command(channel, 'games', { do: 'board', game: gameOn(card) })).message!;
  const asked = await chidi.click(board.id, findButton(board, 'Watch').custom_id);
  const chosen = await chidi.click(asked.message!.id, findButton(asked.message!, 'At the end').custom_id);
  expect(textOf(chosen.message!)).toContain('I’ll notify you when');
  const next = await played(scene, anna, card, 'c3-d4');
  expect(direct(scene.table, chidi)).toEqual([]);
  await resign(scene.table, boris, next);
  const end = await written(scene.table, chidi, 'is over');
  expect(buttonsOf(end).map(({ label }) => label)).toContain('Analyze');
  expect(discord.refusals).toEqual([]);
});

test('nobody can watch a player who blocks them, a game of their own, or a finished game', async () => {
  const scene = await openScene();
  const { anna, boris, chidi, discord } = scene.table;
  const card = await begin(scene.table, anna, boris);
  await watch(scene, chidi, { when: 'moves' });
  await expect.poll(() => told(scene, chidi), SOON).toHaveLength(1);
  await boris.command(scene.table.channel, 'preferences', { block: chidi.person.id });
  for (const options of [{ player: boris.person.id }, { game: gameOn(card) }])
    expect(textOf(await watch(scene, chidi, options))).toContain('You can’t watch that here');
  expect(textOf(await watch(scene, anna, { game: gameOn(card) }))).toContain(
    'already get notified about your own games',
  );
  expect(textOf(await watch(scene, chidi, { player: discord.botId }))).toContain('You can only watch people');
  later(scene);
  const next = await played(scene, anna, card, 'c3-d4');
  await expect
    .poll(async () => textOf(await watch(scene, chidi, {})), SOON)
    .toContain('You aren’t watching anything');
  expect(told(scene, chidi)).toHaveLength(1);
  await resign(scene.table, boris, next);
  expect(textOf(await watch(scene, chidi, { game: gameOn(card) }))).toContain('That game is over');
  expect(textOf(await watch(scene, chidi, { when: 'end' }))).toContain(
    'Nobody else is playing in this channel',
  );
});

const UNABLE = [
  ['a move', 'a direct message'],
  ['a move', 'a thread'],
  ['the end', 'a direct message'],
  ['the end', 'a thread'],
] as const;

test.each(someOf(UNABLE, 3))(
  '%s stays due for a spectator who can’t be notified, until %s is allowed',
  async (news, opening) => {
    const scene = await openScene();
    const { anna, boris, chidi, channel, discord } = scene.table;
    const card = await begin(scene.table, anna, boris);
    discord.deny(channel, 'CreatePrivateThreads');
    discord.refuseDirect(chidi.person.id);
    await watch(scene, chidi, { when: 'moves' });
    const next = await played(scene, anna, card, 'c3-d4');
    if (news === 'the end') await resign(scene.table, boris, next);
    const refused = () =>
      discord.requests.filter(({ path, status }) => path.endsWith('/threads') && status === 403).length;
    await expect.poll(refused, SOON).toBe(1);
    for (let minute = 0; minute < 60; minute += 5) {
      scene.clock.advance(5 * MINUTE);
      await setTimeout(20);
    }
    expect([...direct(scene.table, chidi), ...told(scene, chidi)]).toEqual([]);
    expect(refused()).toBe(1);
    if (opening === 'a thread') discord.allow(channel, 'CreatePrivateThreads');
    else discord.allowDirect(chidi.person.id);
    const all = (): string => {
      scene.clock.advance(10 * MINUTE);
      return [...direct(scene.table, chidi).map(textOf), ...told(scene, chidi)].join();
    };
    await expect.poll(all, SOON).toContain(news === 'the end' ? 'is over' : 'You’re watching');
  },
);
