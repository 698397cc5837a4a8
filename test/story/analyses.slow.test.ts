/** A finished game analyzed in the channel, publicly and privately, and hints. */
import { expect, test } from 'vitest';
import { buttonsOf, findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
import { isCard } from './cards.ts';
import { analyzed, MOVES, played } from './played.ts';
import { sitDown } from './table.ts';

const arrowsTold = /A red arrow shows [^.]+\. A green arrow shows /u;

test('a finished game is analyzed for the asker, shown to everyone, stepped through by each from mistake to mistake, and kept', async () => {
  const table = await sitDown();
  const { anna, boris, channel, discord } = table;
  const last = await played(table);
  const asked = await anna.click(last.id, findButton(last, 'Analyze').custom_id);
  expect(isEphemeral(asked.message!)).toBe(true);
  const alone = await analyzed(table);
  expect(alone.id).toBe(asked.message!.id);
  const { message } = await anna.click(alone.id, findButton(alone, 'Show to everyone').custom_id);
  const shown = message!;
  expect([isEphemeral(shown), textOf(shown)]).toEqual([false, textOf(alone)]);
  expect(textOf(shown)).toContain('. Black** d6-c5: a blunder');
  expect(picturesOf(shown)).toHaveLength(1);
  expect(JSON.stringify(shown)).toContain(`White’s winning chances in percent, over ${MOVES.length} moves`);
  const first = await boris.click(shown.id, findButton(shown, 'First blunder').custom_id);
  expect([first.kind, textOf(first.message!)]).toEqual([
    'message',
    expect.stringMatching(
      /\w played \*\*[^*]+\*\*, a (?:mistake|blunder): their chances went from \d+% to \d+%\. Better: /u,
    ),
  ]);
  expect(isEphemeral(first.message!)).toBe(true);
  expect(JSON.stringify(first.message)).toMatch(arrowsTold);
  const own = first.message!.id;
  // Anna's step stays when Boris steps.
  const hers = await anna.click(alone.id, findButton(alone, 'First blunder').custom_id);
  const next = await boris.click(own, findButton(first.message!, 'Next mistake').custom_id);
  expect(next.kind).toBe('update');
  const kept = anna.messages(channel).find(({ id }) => id === alone.id)!;
  expect(textOf(kept)).toBe(textOf(hers.message!));
  const curve = await boris.click(own, findButton(next.message!, 'Curve').custom_id);
  expect(textOf(curve.message!)).toBe(textOf(shown));
  const mine = await boris.click(own, findButton(curve.message!, 'Turning point').custom_id);
  expect(textOf(mine.message!)).toContain('📍 **Turning point: ');
  const everyone = await boris.click(own, findButton(mine.message!, 'Show to everyone').custom_id);
  const seen = await anna.waitFor(({ id }) => id === everyone.message!.id);
  expect([isEphemeral(seen), picturesOf(seen).length]).toEqual([false, 1]);
  expect(JSON.stringify(seen)).toMatch(/winning chances fell from \d+% to \d+%/u);
  const again = await boris.command(channel, 'replay', { as: 'analysis' });
  expect(textOf(again.message!)).toBe(textOf(shown));
  expect(discord.refusals).toEqual([]);
  expect(discord.warnings).toEqual([]);
});

test('the turning point is reached from the result: one private message, from board to picture', async () => {
  const table = await sitDown();
  const { boris, discord } = table;
  const last = await played(table);
  const board = (await boris.click(last.id, findButton(last, 'More…').custom_id)).message!;
  expect(isEphemeral(board)).toBe(true);
  await boris.click(board.id, findButton(board, 'Turning point').custom_id);
  const picture = await boris.waitFor((message) => textOf(message).includes('Turning point'), 30_000);
  expect(picture.id).toBe(board.id);
  expect(JSON.stringify(picture)).toMatch(arrowsTold);
  expect(boris.messages(table.channel).filter(isEphemeral)).toHaveLength(1);
  expect(discord.refusals).toEqual([]);
});

test('an imported finished game is analyzed for its importer, and nobody else sees that', async () => {
  const table = await sitDown();
  const { anna, channel, discord } = table;
  const text = MOVES.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move)).join(' ');
  const { message } = await anna.command(channel, 'replay', { text: `${text} *` });
  await anna.click(message!.id, findButton(message!, 'Analyze').custom_id);
  const shown = await analyzed(table);
  expect([shown.id, isEphemeral(shown)]).toEqual([message!.id, true]);
  const first = await anna.click(shown.id, findButton(shown, 'First blunder').custom_id);
  expect(isEphemeral(first.message!)).toBe(true);
  expect(discord.refusals).toEqual([]);
});

test('a hint is private, and the card in the channel mentions that there was one', async () => {
  const table = await sitDown();
  const { anna, channel, discord } = table;
  await anna.command(channel, 'play', { opponent: discord.botId, level: '1', color: 'white' });
  const card = await anna.waitFor((message) => isCard(message));
  await anna.command(channel, 'games', { do: 'hint' });
  const hint = await anna.waitFor((message) => textOf(message).includes('I’d play'), 15_000);
  expect(isEphemeral(hint)).toBe(true);
  const told = await anna.waitFor((message) => textOf(message).includes('> used a hint'), 15_000);
  expect(told.id).toBe(card.id);
  expect(buttonsOf(told)).toEqual(buttonsOf(card));
  expect(discord.refusals).toEqual([]);
});
