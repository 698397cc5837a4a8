/** A playground after a kill and a restart: its messages, and the games behind their buttons. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { openPlayground, type Playground } from '../../playground/playground.ts';
import type { PlaceRequest } from '../../playground/place.ts';
import { buttonsOf, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { parseConfig } from '../../src/config.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { begin, buttonTo, cardAfter, isCard } from '../story/cards.ts';
import { byCommand, movesOn } from '../story/hands.ts';
import { openPage, type OpenPage } from './openPage.ts';
import { addressOf, newFolder, start } from './started.ts';

interface Seats {
  readonly anna: OpenPage;
  readonly boris: OpenPage;
  readonly general: string;
}

async function seats(url: string): Promise<Seats> {
  const anna = await openPage(url);
  const { users, channels, commands, botOnline } = (await anna.hear('hello')).session;
  if (commands.length === 0) await anna.hear('changed', ({ changes }) => (changes.commands ?? []).length > 0);
  if (!botOnline) await anna.hear('changed', ({ changes }) => changes.botOnline === true);
  const boris = await openPage(url, users.find(({ name }) => name === 'Boris')?.id);
  return { anna, boris, general: channels.find(({ name }) => name === 'general')?.id ?? '' };
}

/** The game in these players' channel. Another channel has the playground's first game. */
async function seen({ hear }: OpenPage, fits: (message: APIMessage) => boolean): Promise<APIMessage> {
  const { channels, messages } = (await hear('hello')).session;
  const here = channels.find(({ name }) => name === 'general')?.id;
  const isIt = (message: APIMessage): boolean => message.channel_id === here && fits(message);
  const there = messages.findLast(({ message }) => isIt(message));
  return (there ?? (await hear('message', ({ message }) => isIt(message.message))).message).message;
}

const THOUGHT = 'I must think';

async function remembers(page: OpenPage): Promise<boolean> {
  const { messages } = (await page.hear('hello')).session;
  return messages.some(({ message }) => message.content === THOUGHT);
}

const isInPlay = (message: APIMessage): boolean => isCard(message) && movesOn(message).length > 0;

async function move(page: OpenPage, card: APIMessage, nonce: string, value: string): Promise<APIMessage> {
  const customId = movesOn(card).find(({ to }) => to === value)?.id ?? '';
  page.say({ type: 'click', nonce, messageId: card.id, customId });
  return seen(page, (message) => isInPlay(message) && textOf(message).includes(value));
}

test(
  'after a kill in mid-game, the playground continues with the buttons of the old card',
  { timeout: 90_000 },
  async () => {
    const home = newFolder();
    const first = start({ PORT: '0' }, home);
    const before = await seats(await addressOf(first));
    expect(first.lines.join('\n')).toMatch(/saved in data\/playground\.sqlite.*npm start -- --fresh/u);
    const options = [{ name: 'color', type: 3, value: 'white' }];
    const { general: channelId } = before;
    before.anna.say({ type: 'command', nonce: 'a', channelId, name: 'play', options });
    const offer = await seen(before.boris, (message) => buttonsOf(message).length > 0);
    const customId = buttonTo(offer, 'challenge', 'accept');
    before.boris.say({ type: 'click', nonce: 'b', messageId: offer.id, customId });
    const card = await move(before.anna, await seen(before.anna, isInPlay), 'c', 'a3-b4');
    before.boris.say({ type: 'say', channelId, content: THOUGHT });
    await seen(before.anna, ({ content }) => content === THOUGHT);

    const second = start({ PORT: '0' }, home);
    const other = await seats(await addressOf(second));
    expect(second.lines.join('\n')).toMatch(/^Another playground .* is not kept\.$/mu);
    expect(await remembers(other.anna)).toBe(false);
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);

    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const again = start({ PORT: '0' }, home);
    const url = await addressOf(again);
    const after = await seats(url);
    const { messages } = (await after.boris.hear('hello')).session;
    expect(messages.map(({ message }) => message.id)).toContain(card.id);
    expect(messages.at(-1)?.message.content).toBe(THOUGHT);
    const [picture] = picturesOf(messages.find(({ message }) => message.id === card.id)!.message);
    expect((await fetch(new URL(picture!, url))).headers.get('content-type')).toBe('image/png');
    await move(after.boris, card, 'd', 'h6-g5');

    after.anna.say({ type: 'startOver' });
    const isEmpty = async (): Promise<boolean> => {
      const page = await openPage(url).catch(() => null);
      return page !== null && !(await remembers(page));
    };
    await expect.poll(isEmpty, { timeout: 30_000 }).toBe(true);
    again.child.kill('SIGTERM');
    expect(await once(again.child, 'exit')).toEqual([0, null]);
  },
);

async function open(wanted: PlaceRequest): Promise<Playground> {
  const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', ENGINE_THREADS: '1' });
  if (!config.ok) throw new Error(config.problem.join('\n'));
  const opened = await openPlayground(config.value, wanted);
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(() => opened.value.stop());
  return opened.value;
}

const tableIn = ({ standIn }: Playground) => ({
  anna: standIn.visitor('Anna'),
  boris: standIn.visitor('Boris'),
  channel: standIn.channel('draughts'),
});

test('a running game is posted again if its messages are lost, and starting over erases both', async () => {
  const games = await pathInNewFolder('kept.sqlite');
  const first = await open({ games });
  const before = tableIn(first);
  const begun = await begin(before, before.anna, before.boris);
  await byCommand(before.anna, begun, 'c3-d4');
  await cardAfter(before, begun);
  await first.stop();
  rmSync(games.replace('.sqlite', '-messages.sqlite'));

  const second = await open({ games });
  const { anna, boris, channel } = tableIn(second);
  const again = await anna.waitFor((message) => message.channel_id === channel && isCard(message));
  expect(textOf(again)).toContain('** c3-d4');
  await byCommand(boris, again, 'b6-a5');
  expect(textOf(await cardAfter({ anna }, again))).toContain('b6-a5');
  await second.stop();

  const fresh = tableIn(await open({ games, fresh: true }));
  expect(fresh.anna.messages(fresh.channel)).toEqual([]);
  const { message } = await fresh.anna.command(fresh.channel, 'games');
  expect(textOf(message!)).toContain(sayIn('en-US')('games.none-everywhere'));
}, 60_000);
