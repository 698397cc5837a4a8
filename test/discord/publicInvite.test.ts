/** A link that adds the bot is shown to everyone only if everyone may use it. */
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../playground/server/standIn.ts';
import { publicInvite } from '../../src/discord/permissions.ts';
import { whoAmI } from '../../src/discord/token.ts';
import { plainRest } from './plainRest.ts';

test.each([
  ['https://discord.com/api', true, /^https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+/u],
  ['https://discord.com/api', false, /^$/u],
  ['http://127.0.0.1/api', true, /^$/u],
])('at %s, public: %s, the link is %s', async (apiUrl, isPublic, link) => {
  const discord = await startStandIn({ isPublic });
  onTestFinished(() => discord.close());
  const application = await whoAmI(plainRest(discord), apiUrl);
  if (!application.ok) throw new Error(application.problem);
  expect(publicInvite(apiUrl, application.value) ?? '').toMatch(link);
});
