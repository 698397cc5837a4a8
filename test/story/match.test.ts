/**
 * A match through the stand-in: offered, accepted, played across a break and a restart by two
 * simultaneous bots, verified, won, and offered again.
 */
import { expect, test } from 'vitest';
import { buttonsOf, textOf } from '../../playground/server/visitor/reading.ts';
import { sha256 } from '../../src/app/save/hash.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { buttonTo, cardAfter, gameOn, isCard, pressNamed } from './cards.ts';
import { beginMatch, matchScore, nextGame, resignGame } from './matches.ts';
import { openTable } from './table.ts';

const say = sayIn('en-US');
const HOUR = 3_600_000;

const quoted = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([0-9a-f]{64})`/gu), ([, hash = '']) => hash);

test('a match of two games with one random opening, a restart in the break, and a rematch', async () => {
  const table = await openTable();
  const { anna, boris, chidi, discord } = table;
  const first = await table.startBot();
  const [invitation, begun] = await beginMatch(table, {
    match: '2',
    openings: 'basic',
    rest: '1h',
    time: '3d',
  });
  const [seal] = quoted(textOf(invitation));
  expect(textOf(invitation)).toContain(say('invitation.rated'));
  expect(textOf(begun)).toContain(matchScore(table, 1, 2, 0, 0));

  const { message: proof } = await pressNamed(anna, begun, say('button.deal'));
  const [shown, seed, forRematch] = quoted(textOf(proof!));
  expect([shown, sha256(seed ?? '')]).toEqual([seal, seal]);

  const over = await resignGame(table, boris, begun);
  expect(textOf(over)).toContain(matchScore(table, 1, 2, 2, 0));
  expect(buttonsOf(over).map(({ label }) => label)).not.toContain(say('button.offer.rematch'));
  const { message: rest } = await chidi.click(over.id, buttonTo(over, 'board', 'turn'));
  const { message: seen } = await chidi.click(rest!.id, buttonTo(rest!, 'challenge', 'deal'));
  expect(quoted(textOf(seen!))).toEqual([seal, seed, forRematch]);
  expect(textOf(seen!)).toContain(`\`${invitation.id}/`);
  await first.stop();
  discord.clock.advance(2 * HOUR);
  await Promise.all([table.startBot(), table.startBot()]);
  const second = await nextGame(table, over);
  expect(textOf(second)).toMatch(
    new RegExp(`⚪ \\*\\*(?:<@${boris.person.id}>|${boris.person.name})\\*\\*`, 'u'),
  );
  expect(textOf(second)).toContain(matchScore(table, 2, 2, 2, 0));
  await anna.waitFor((message) => message.id === over.id && !textOf(message).includes('The next game'));

  const end = await resignGame(table, boris, second);
  expect(textOf(end)).toContain(say('match.won', { winner: `<@${anna.person.id}>`, points: 4, others: 0 }));
  expect(discord.refusals).toEqual([]);
  await pressNamed(boris, end, say('button.offer.rematch'));
  const offered = await cardAfter(table, end);
  await pressNamed(anna, offered, say('button.accept'));
  const again = await nextGame(table, offered);
  expect(textOf(again)).toContain(matchScore(table, 1, 2, 0, 0));
  const { message: proved } = await pressNamed(anna, again, say('button.deal'));
  expect(quoted(textOf(proved!))[0]).toBe(forRematch);
  const games = new Set(anna.messages(table.channel).filter(isCard).map(gameOn));
  expect(games.size).toBe(3);
});
