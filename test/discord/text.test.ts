/** Tokens for people, places and instants become Discord's mentions, and can be read back. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKUP, markupWith, textOfMessage } from '../../src/discord/showing/text.ts';
import { inCode, plain } from '../../src/i18n/plain.ts';
import {
  channel,
  command,
  instant,
  message,
  person,
  renderText,
  role,
} from '../../src/views/screen/tokens.ts';
import { runsOf } from '../runs.ts';

const AT = Date.UTC(2026, 10, 24, 12);
const CARD = { channelId: '2', messageId: '3' };

test.each([
  [person('1'), '<@1>'],
  [role('2'), '<@&2>'],
  [channel('3'), '<#3>'],
  [instant(AT + 999, 'distance'), `<t:${AT / 1000}:R>`],
  [instant(AT, 'moment'), `<t:${AT / 1000}:f>`],
  [`[here](${message({ guildId: '1', ...CARD })})`, '[here](https://discord.com/channels/1/2/3)'],
  [message({ guildId: null, ...CARD }), 'https://discord.com/channels/@me/2/3'],
  [command('games'), '</games:9>'],
  [command('unregistered'), '`/unregistered`'],
])('%j becomes %s, and can be read back', (text, shown) => {
  const posted = renderText(text, markupWith(new Map([['games', '9']])));
  expect(posted).toBe(shown);
  expect(textOfMessage(posted)).toBe(text);
});

/** Parts of tokens, and of Discord's mentions. */
const forged = fc
  .array(fc.constantFrom('\uE000', '\uE001', 'person', ':', '1', '<@', '>', '`', '/games', '\\', ' '), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''));

test('no name is a token or contains one', () => {
  const markup = markupWith(new Map([['games', '9']]));
  fc.assert(
    fc.property(forged, forged, (one, other) => {
      for (const text of [`${plain(one)}, ${plain(other)}`, `\`${inCode(one)}\` \`${inCode(other)}\``]) {
        expect(renderText(text, MARKUP)).toBe(text);
        expect(renderText(plain(one) + plain(other), markup)).not.toContain('</games:9>');
        expect(textOfMessage(text)).toBe(text);
      }
    }),
    { numRuns: runsOf(2000) },
  );
});
