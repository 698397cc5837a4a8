/** `/block` and `/unblock`: blocks for oneself, and for admins also for their server. Without a user, lists the blocks. */
import { block as blockPerson, blockedBy, unblock as unblockPerson } from '../src/app/server/blocks.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { sayIn } from '../src/i18n/say.ts';
import { blockedScreen, blockScreen } from '../src/views/person/choices.ts';

export const block = defineCommand({
  name: 'block',
  posts: false,
  options: [
    { name: 'user', kind: 'user' },
    { name: 'server', kind: 'flag', forAdmins: true },
  ],
  async run(asker, values, app) {
    const say = sayIn(asker.locale);
    if (values.user === undefined) {
      const blocked = await blockedBy(app, asker, values);
      if (!blocked.ok) return refusal(app, asker, blocked.problem);
      return { kind: 'private', screen: blockedScreen(say, blocked.value.users, blocked.value.total) };
    }
    const done = await blockPerson(app, asker, values);
    if (!done.ok) return refusal(app, asker, done.problem);
    const { by, user } = done.value;
    return { kind: 'private', screen: blockScreen(say, `block.${by.kind}`, user) };
  },
});

export const unblock = defineCommand({
  name: 'unblock',
  posts: false,
  options: [
    { name: 'user', kind: 'user', required: true },
    { name: 'server', kind: 'flag', forAdmins: true },
  ],
  async run(asker, values, app) {
    const done = await unblockPerson(app, asker, values);
    if (!done.ok) return refusal(app, asker, done.problem);
    const { by, user } = done.value;
    return { kind: 'private', screen: blockScreen(sayIn(asker.locale), `unblock.${by.kind}`, user) };
  },
});
