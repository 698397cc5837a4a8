/**
 * The stand-in's memory: everything that was shown or set on the page is restored at the next
 * start, at a different address.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { MessageFlags, type ChatInputCommandInteraction } from 'discord.js';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { memoryIn, type Memory, openMemoryFile } from '../../playground/server/memory/memory.ts';
import { addEvent } from '../../playground/server/world/events.ts';
import type { StandIn } from '../../playground/server/standIn.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { standInFor } from './connect.ts';
import { openPage } from './openPage.ts';
import { onCommand, scene } from './scene.ts';

function memoryAt(path: string): Memory {
  const opened = openMemoryFile(path);
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(() => opened.value.close());
  return memoryIn(opened.value);
}

/** The stand-in, restarted after a `kill -9` at this moment with the files as they were then. */
async function afterKill(path: string): Promise<StandIn> {
  for (const end of ['', '-wal']) copyFileSync(path + end, `${path}.next${end}`);
  return standInFor({ memory: memoryAt(`${path}.next`) });
}

const textsIn = (standIn: StandIn, name: string, channelId: string): readonly string[] =>
  standIn
    .visitor(name)
    .messages(channelId)
    .map(({ content }) => content);

const answer = async (command: ChatInputCommandInteraction<'cached' | 'raw'>): Promise<void> => {
  const files = [{ name: 'board.png', attachment: Buffer.from('a board') }];
  await command.reply({ content: 'Seen by all', files });
  await command.followUp({ content: 'Seen by one', flags: MessageFlags.Ephemeral });
};

test('messages, their files and readers, threads, direct messages, languages and the time are restored', async () => {
  const path = await pathInNewFolder('messages.sqlite');
  const { standIn, anna, general } = await scene(onCommand(answer), { memory: memoryAt(path) });
  anna.say(general, 'Hello');
  await anna.command(general, 'do');
  await anna.waitFor(({ content }) => content === 'Seen by one');
  const thread = standIn.openThread(general, 'Anna – Boris');
  anna.say(thread, 'In a thread');
  standIn.archive(thread);
  const gone = anna.say(general, 'Never mind');
  standIn.deleteMessage(gone.id);
  anna.speak('ru');
  anna.speakInServer('ja');
  const times = { startsAt: standIn.clock.now() + 1000, endsAt: standIn.clock.now() + 2000 };
  const cup = { name: 'Cup', description: null, location: 'here', ...times };
  const event = addEvent(standIn.world, standIn.world.guild, cup);
  const page = await openPage(standIn.url);
  page.say({ type: 'wait', ms: 3_600_000 });
  await page.hear('clock');

  const next = await afterKill(path);
  expect(next.url).not.toBe(standIn.url);
  expect(textsIn(next, 'Anna', general)).toEqual(['Hello', 'Seen by all', 'Seen by one']);
  expect(textsIn(next, 'Boris', general)).toEqual(['Hello', 'Seen by all']);
  const [file] = next.visitor('Anna').messages(general)[1]?.attachments ?? [];
  expect(await (await fetch(file?.url ?? '')).text()).toBe('a board');
  expect(textsIn(next, 'Anna', thread)).toEqual(['In a thread']);
  const expected = { name: 'Anna – Boris', archived: true, parent: { id: general } };
  expect(next.world.channels.get(thread)).toMatchObject(expected);
  expect(next.world.guild.locale).toBe('ja');
  expect([...next.world.locales.values()]).toEqual(['ru']);
  expect(next.clock.now() - Date.now()).toBeGreaterThan(3_500_000);
  expect([...next.world.guild.events.values()]).toEqual([event]);
  expect([...next.world.commands]).toEqual([...standIn.world.commands]);
});

test('pending "thinking" messages are not restored, because nobody could answer them', async () => {
  const path = await pathInNewFolder('messages.sqlite');
  const { anna, general } = await scene(
    onCommand((command) => command.deferReply()),
    { memory: memoryAt(path) },
  );
  anna.say(general, 'Hello');
  expect((await anna.command(general, 'do')).kind).toBe('thinking');
  expect(textsIn(await afterKill(path), 'Anna', general)).toEqual(['Hello']);
});

test('only the newest file of a message is kept', async () => {
  const path = await pathInNewFolder('messages.sqlite');
  const { anna, general } = await scene(
    onCommand(async (command) => {
      await answer(command);
      const files = [{ name: 'next.png', attachment: Buffer.from('another board') }];
      await command.editReply({ content: 'Changed', files, attachments: [] });
    }),
    { memory: memoryAt(path) },
  );
  await anna.command(general, 'do');
  await anna.waitFor(({ content }) => content === 'Changed');
  const { world } = await afterKill(path);
  expect([...world.uploads.values()].map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([
    'another board',
  ]);
});

test('only one process can open the memory', async () => {
  const path = await pathInNewFolder('messages.sqlite');
  memoryAt(path);
  expect(openMemoryFile(path)).toEqual({ ok: false, problem: 'taken' });
});

test.each<[string, (path: string) => void]>([
  [
    'is damaged',
    (path) => writeFileSync(path, 'no database at all, but long enough to look like one'.repeat(99)),
  ],
  [
    'has other tables',
    (path) => {
      const file = new DatabaseSync(path);
      file.exec('create table message (id)');
      file.close();
    },
  ],
])('a memory that %s is replaced', async (_, spoil) => {
  const path = await pathInNewFolder('messages.sqlite');
  spoil(path);
  expect(memoryAt(path).ahead()).toBeNull();
});
