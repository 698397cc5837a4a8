/**
 * Public messages: in the language that the admins chose, with command names in the server's
 * Discord language.
 */
import { expect, test } from 'vitest';
import { changeSettings } from '../../../src/app/save/change.ts';
import { sayAt } from '../../../src/app/reader/reader.ts';
import { newTable } from '../table.ts';

test.each([
  [null, 'ja', '`/遊ぶ`で'],
  ['fil', 'ja', 'Gumawa ng bago sa `/遊ぶ`'],
  ['fil', 'en-US', 'Gumawa ng bago sa `/play`'],
  ['ja', 'en-US', '`/play`で'],
] as const)(
  'public messages are %s, in a server whose Discord language is %s',
  async (locale, discords, words) => {
    const { app } = await newTable();
    await changeSettings(app, '7', { locale });
    const say = await sayAt(app, { guildId: '7', locale: discords });
    expect(say('closed.expired')).toContain(words);
  },
);
