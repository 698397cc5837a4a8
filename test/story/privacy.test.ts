/**
 * A user views their stored data, hides, and is erased in the middle of a game, through the
 * stand-in.
 */
import { readFile } from 'node:fs/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { findButton, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral, type Visitor } from '../../playground/server/visitor/visitor.ts';
import { dump, placesOf } from '../store/dump.ts';
import { begin, cardAfter, gameOn } from './cards.ts';
import { byCommand } from './hands.ts';
import { sitDown } from './table.ts';

/** The database files of a running bot that contain any of these words. */
async function tracesOf(path: string, words: readonly string[]): Promise<readonly string[]> {
  const files = { main: path, journal: `${path}-wal` } as const;
  const found = await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const bytes = await readFile(file);
      return words.some((word) => bytes.includes(word)) ? [name] : [];
    }),
  );
  return found.flat();
}

async function pressOn(who: Visitor, message: APIMessage, label: string): Promise<APIMessage> {
  const response = await who.click(message.id, findButton(message, label).custom_id);
  const answer = await response.answer();
  expect(isEphemeral(answer)).toBe(true);
  return answer;
}

test('a user sees their data, hides it, and erases it, and the opponent wins against a former player', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  let card = await begin(table, anna, boris);
  for (const [ply, move] of ['c3-d4', 'b6-a5', 'b2-c3', 'c7-b6'].entries()) {
    await byCommand(ply % 2 === 0 ? anna : boris, card, move);
    card = await cardAfter(table, card, gameOn(card));
  }

  const overview = await (await anna.command(channel, 'preferences', { open: 'privacy' })).answer();
  const data = await pressOn(anna, overview, 'See everything');
  expect(data.attachments[0]?.filename).toBe('crownhead-about-me.json');
  const file = await fetch(data.attachments[0]?.url ?? '');
  expect(JSON.parse(await file.text())).toMatchObject({ user: anna.person.id });

  const again = await (await anna.command(channel, 'preferences', { open: 'privacy' })).answer();
  const hidden = await pressOn(anna, again, 'Hide me from leaderboards');
  expect(textOf(hidden)).toContain('You’re hidden now');

  const ended = cardAfter(table, card, gameOn(card));
  const asked = await pressOn(anna, hidden, 'Delete my data…');
  expect(textOf(await pressOn(anna, asked, 'Yes, delete my data'))).toContain(
    'I no longer store anything about you',
  );
  discord.clock.advance(10_000);
  const last = textOf(await ended);
  expect(last).toContain('Former player');
  expect(last).toContain(`<@${boris.person.id}>`);
  expect(last).not.toContain(anna.person.id);
  expect(placesOf(await dump(table.databasePath), anna.person.id)).toEqual([]);
  expect(await tracesOf(table.databasePath, [anna.person.id, 'Anna'])).toEqual([]);
  expect(await tracesOf(table.databasePath, [boris.person.id])).toContain('main');
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});
