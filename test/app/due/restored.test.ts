/** What the channel shows after a restore, depending on what happened to the recorded board. */
import { expect, test } from 'vitest';
import { resign } from '../../../src/game/play/otherEnds.ts';
import { changeGame } from '../../../src/app/save/change.ts';
import { RESTS } from '../../../src/store/due/claim.ts';
import { backUp } from '../../../src/store/backup/backUpInto.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { newFile } from '../../store/file.ts';
import { change } from '../../store/place.ts';
import { pathInNewFolder } from '../../store/folder.ts';
import { begunAt } from '../play.ts';
import { sweep } from '../sweep.ts';
import { newChannel, newTable, type Channel } from '../table.ts';

/**
 * A game whose board `m1` is in a backup, and what happens in the channel until the backup is
 * restored and swept.
 */
async function restoredAfter(meanwhile: (channel: Channel, resigns: () => Promise<void>) => unknown) {
  const [path, backup] = [await newFile(), await pathInNewFolder('backup.sqlite')];
  const table = await newTable(path);
  const { app, time } = table;
  const channel = newChannel(() => time.now);
  const game = await begunAt(table, '1d');
  time.now += 5000;
  await sweep(app, channel);
  expect(await backUp(path, backup)).toMatchObject({ ok: true });
  const board = channel.messages.get('m1');
  await meanwhile(channel, async () => {
    time.now += 1000;
    await changeGame(app, game.id, (each) => resign(each, { by: 'anna', at: time.now }));
    time.now += 5000;
    await sweep(app, channel);
  });
  const again = await newFile();
  expect(await restore(backup, again, time.now)).toMatchObject({ ok: true });
  const after = await newTable(again);
  after.time.now = time.now;
  await sweep(after.app, channel);
  const shown = (await after.app.store.games.load(game.id))?.shown;
  await sweep(after.app, channel);
  return { ids: [...channel.messages.keys()], screens: [...channel.messages.values()], board, shown };
}

test('an unchanged board is kept, and nobody is mentioned', async () => {
  const { ids, screens, board, shown } = await restoredAfter(() => undefined);
  expect([ids, screens]).toEqual([['m1'], [board]]);
  expect(shown).toMatchObject({ version: 1, card: { messageId: 'm1' } });
});

test('a deleted board is posted again', async () => {
  const { ids, shown } = await restoredAfter((channel) => channel.messages.delete('m1'));
  expect(ids).toEqual(['m2']);
  expect(shown).toMatchObject({ card: { messageId: 'm2' } });
});

test('a board from after the backup shows the restored game again', async () => {
  const { ids, screens, board } = await restoredAfter(async (channel, resigns) => {
    await resigns();
    expect([...channel.messages.keys()]).toEqual(['m2']);
  });
  expect(ids).toEqual(['m2']);
  expect(screens[0]?.blocks).toEqual(board?.blocks);
});

test('paused rows stay paused', async () => {
  const [path, backup] = [await newFile(), await pathInNewFolder('backup.sqlite')];
  await begunAt(await newTable(path), '1d');
  await change(path, `update game set due_at = ${RESTS}`);
  expect(await backUp(path, backup)).toMatchObject({ ok: true });
  const again = await newFile();
  expect(await restore(backup, again, 0)).toMatchObject({ ok: true });
  const { app } = await newTable(again);
  expect(await app.store.due.resting()).toMatchObject([{ kind: 'game' }]);
});
