/** A playground that keeps its games: after a restart their boards are there again, though its messages went with it. */
import { onTestFinished, expect, test } from 'vitest';
import { openPlayground, type Playground } from '../../playground/playground.ts';
import { parseConfig } from '../../src/config.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { begin, cardAfter, isCard } from '../story/cards.ts';
import { byCommand } from '../story/hands.ts';

async function open(path: string): Promise<Playground> {
  const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', ENGINE_THREADS: '1' });
  if (!config.ok) throw new Error(config.problem.join('\n'));
  const opened = await openPlayground(config.value, path);
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(() => opened.value.stop());
  return opened.value;
}

const tableIn = ({ standIn }: Playground) => ({
  anna: standIn.visitor('Anna'),
  boris: standIn.visitor('Boris'),
  channel: standIn.channel('draughts'),
});

test('a game that goes on is posted again after a restart, and played on', { timeout: 60_000 }, async () => {
  const path = await pathInNewFolder('kept.sqlite');
  const first = await open(path);
  const before = tableIn(first);
  const begun = await begin(before, before.anna, before.boris);
  await byCommand(before.anna, begun, 'c3-d4');
  await cardAfter(before, begun);
  await first.stop();

  const { anna, boris, channel } = tableIn(await open(path));
  const again = await anna.waitFor((message) => message.channel_id === channel && isCard(message));
  expect(textOf(again)).toContain(sayIn('en-US')('card.last.white', { move: 'c3-d4' }));
  await byCommand(boris, again, 'b6-a5');
  expect(textOf(await cardAfter({ anna }, again))).toContain('b6-a5');
});
