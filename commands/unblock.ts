/** `/unblock`: takes a `/block` back. */
import { unblock as unblockPerson } from '../src/app/server/blocks.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { sayIn } from '../src/i18n/say.ts';
import { blockScreen } from '../src/views/person/choices.ts';

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
