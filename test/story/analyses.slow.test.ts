/** A finished game analyzed in the channel, publicly and privately, and hints. */
import { expect, test } from 'vitest';
import { findButton, picturesOf, textOf } from '../../playground/server/visitor/reading.ts';
import { isEphemeral } from '../../playground/server/visitor/visitor.ts';
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
