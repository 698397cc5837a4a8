/** `/server`: its subcommands for admins. */
import { defineServerCommand, privately } from '../src/app/ports/command.ts';
import { changeBlock, listBlocks } from '../src/app/server/blockList.ts';
import { typedSeason } from '../src/features/season/answers.ts';
import { typedServerData } from '../src/app/server/serverData.ts';
import { typedSettings } from '../src/app/server/setting/panel.ts';
import { suggestVoiding, typedVoiding } from '../src/app/server/voiding.ts';
import { sayIn } from '../src/i18n/say.ts';
import { completeTime } from '../src/views/game/time.ts';
import { completeZone } from '../src/views/screen/zones.ts';

const FOR_ADMINS = { posts: false, forAdmins: true } as const;

export const server = [
  defineServerCommand({
    ...FOR_ADMINS,
    name: 'server settings',
    options: [
      { name: 'zone', kind: 'text', suggests: true },
      { name: 'time', kind: 'text', suggests: true },
    ],
    run: (asker, values, app) => typedSettings(app, asker, values),
    suggest: (asker, { option, text }) =>
      Promise.resolve(option === 'zone' ? completeZone(text) : completeTime(sayIn(asker.locale), text)),
  }),
  defineServerCommand({
    ...FOR_ADMINS,
    name: 'server season',
    options: [
      { name: 'do', kind: 'text', choices: ['start', 'end'] },
      { name: 'name', kind: 'text' },
      { name: 'until', kind: 'text' },
      { name: 'reset', kind: 'flag' },
      { name: 'channel', kind: 'channel' },
    ],
    run: async (asker, values, app) => privately(await typedSeason(app, asker, values)),
  }),
  defineServerCommand({
    ...FOR_ADMINS,
    name: 'server void',
    options: [
      { name: 'game', kind: 'text', suggests: true },
      { name: 'reason', kind: 'text' },
      { name: 'restore', kind: 'flag' },
    ],
    run: (asker, values, app) => typedVoiding(app, asker, values),
    suggest: (asker, { text, values }, app) => suggestVoiding(app, asker, text, values.restore),
  }),
  defineServerCommand({
    ...FOR_ADMINS,
    name: 'server block',
    options: [
      { name: 'user', kind: 'user' },
      { name: 'unblock', kind: 'flag' },
    ],
    async run(asker, { user, unblock }, app) {
      const asked = { user, server: true };
      const change = unblock ? 'unblock' : 'block';
      return privately(await (user ? changeBlock(app, asker, change, asked) : listBlocks(app, asker, asked)));
    },
  }),
  defineServerCommand({
    ...FOR_ADMINS,
    name: 'server data',
    options: [{ name: 'forget', kind: 'text' }],
    run: async (asker, { forget }, app) => privately(await typedServerData(app, asker, forget)),
  }),
];
