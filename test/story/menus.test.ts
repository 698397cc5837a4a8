/** The menu "Apps" on people and messages: a profile, and a game that someone wrote or attached. */
import { expect, test } from 'vitest';
import { altTextsOf, findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { begin, resign } from './cards.ts';
import { sitDown } from './table.ts';

test('a member’s profile is opened from their name, privately', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  await resign(table, boris, await begin(table, anna, boris));
  const { message } = await chidi.commandOnUser(channel, 'Draughts profile', anna.person.id);
  expect(isEphemeral(message!)).toBe(true);
  expect(textOf(message!)).toMatch(/^### Anna\n[^]*✅ won against Boris/u);
  expect(discord.refusals).toEqual([]);
});

test('a game in someone’s message is read for the asker: in the text, in a code block, in a file', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const typed = boris.say(channel, '1. c3-d4 d6-c5 2. b2-c3 *');
  const quoted = boris.say(channel, 'Look at this:\n```pdn\n[White "Boris"]\n1. c3-d4 d6-c5 2. b2-c3 *\n```');
  const bytes = Buffer.from('[White "Boris"]\n1. c3-d4 d6-c5 2. b2-c3 *');
  const attached = boris.say(channel, 'My game', [
    { name: 'photo.png', bytes: Buffer.from('x') },
    { name: 'club.PDN', bytes },
  ]);
  for (const { id } of [typed, quoted, attached]) {
    const { message } = await anna.commandOnMessage(id, 'Read this game');
    expect(isEphemeral(message!)).toBe(true);
    const last = await anna.click(message!.id, findButton(message!, '⏭️').custom_id);
    expect(textOf(last.message!)).toContain('b2-c3');
  }
  expect(discord.refusals).toEqual([]);
});

test('a forwarded message is read as the message itself: its text or its file', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const bytes = Buffer.from('[White "Boris"]\n1. c3-d4 d6-c5 2. b2-c3 *');
  const said = boris.say(channel, '||**1. c3-d4 d6-c5 2. b2-c3 \\***||');
  const attached = boris.say(channel, '', [{ name: 'club.pdn', bytes }]);
  for (const { id } of [said, attached]) {
    const forwarded = boris.forward(channel, id);
    expect(forwarded).toMatchObject({ content: '', attachments: [] });
    const { message } = await anna.commandOnMessage(forwarded.id, 'Read this game');
    const last = await anna.click(message!.id, findButton(message!, '⏭️').custom_id);
    expect(textOf(last.message!)).toContain('b2-c3');
  }
  expect(discord.refusals).toEqual([]);
});

test('a position is read too, and a message without a game is refused with an example', async () => {
  const { anna, boris, channel, discord } = await sitDown();
  const position = boris.say(channel, 'W:Wc3,d4:Bf6');
  const { message } = await anna.commandOnMessage(position.id, 'Read this game');
  expect(altTextsOf(message!)[0]).toContain('d4');
  const picture = boris.say(channel, '', [{ name: 'photo.png', bytes: Buffer.from('x') }]);
  const refused = await anna.commandOnMessage(picture.id, 'Read this game');
  expect([isEphemeral(refused.message!), textOf(refused.message!)]).toEqual([
    true,
    expect.stringContaining('That message has no game. I read PDN and FEN'),
  ]);
  const chat = boris.say(channel, 'Good luck!');
  const unread = await anna.commandOnMessage(chat.id, 'Read this game');
  expect(isEphemeral(unread.message!)).toBe(true);
  expect(discord.refusals).toEqual([]);
});
