/** `/meet`: a match against another server, by its managers and players. */
import { answeringInServers } from '../src/app/ports/answering.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { LONGEST_WAIT } from '../src/game/meet/decide.ts';
import type { Meet } from '../src/game/meet/meet.ts';
import type { Attempt } from '../src/kit/attempt.ts';
import { defineServerCommand, type Command, type Reply, type ServerAsker } from '../src/app/ports/command.ts';
import type { App } from '../src/app/ports/app.ts';
import type { Problem } from '../src/app/problem/problem.ts';
import {
  acceptInvitation,
  cancelTheMeet,
  changeTeam,
  inviteToMeet,
  joinTeam,
  leaveTeam,
  shareMeet,
  tableOfServers,
} from '../src/app/tournament/meets.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { settingsAt } from '../src/app/reader/reader.ts';
import { sayIn } from '../src/i18n/say.ts';
import { sharedScreen } from '../src/views/game/shared.ts';
import { completeTime } from '../src/views/game/time.ts';
import { codeScreen, meetNote, serversScreen, type MEET_NOTES } from '../src/views/tournament/meet.ts';
import { MEET } from '../src/views/presses/declarations.ts';

async function noted(
  app: App,
  asker: ServerAsker,
  attempt: Attempt<Meet, Problem>,
  note: (typeof MEET_NOTES)[number],
): Promise<Reply> {
  if (!attempt.ok) return refusal(app, asker, attempt.problem);
  return { kind: 'private', screen: meetNote(sayIn(asker.locale), note) };
}

export const meetPresses = answeringInServers(
  MEET,
  {
    join: async (asker: ServerAsker, { id }, app) =>
      noted(app, asker, await joinTeam(app, asker, id), 'joined'),
    leave: async (asker: ServerAsker, { id }, app) =>
      noted(app, asker, await leaveTeam(app, asker, id), 'left'),
    share: async (asker: ServerAsker, { id }, app): Promise<Reply> => {
      const link = await shareMeet(app, asker, id);
      if (!link.ok) return refusal(app, asker, link.problem);
      return { kind: 'private', screen: sharedScreen(sayIn(asker.locale), link.value) };
    },
  },
  { posts: true },
);

const invite = defineServerCommand({
  name: 'meet invite',
  posts: true,
  options: [
    { name: 'team', kind: 'text', required: true },
    { name: 'time', kind: 'text', required: true, suggests: true },
    { name: 'boards', kind: 'number', required: true, bounds: [2, 20] },
    { name: 'hours', kind: 'number', required: true, bounds: [1, LONGEST_WAIT] },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'rated', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const usual = await settingsAt(app, asker.place);
    const variant = VARIANT_IDS.find((id) => id === (values.variant ?? usual.variant));
    if (!variant) return refusal(app, asker, { code: 'unknown-variant', text: values.variant ?? '' });
    const { team, time, boards: mostBoards, hours } = values;
    const rated = values.rated ?? usual.ratedByDefault;
    const attempt = await inviteToMeet(app, asker, { team, time, mostBoards, hours, variant, rated });
    if (!attempt.ok) return refusal(app, asker, attempt.problem);
    return { kind: 'private', screen: codeScreen(sayIn(asker.locale), attempt.value.id) };
  },
  suggest: async ({ locale }, { text }) => completeTime(sayIn(locale), text),
});

const accept = defineServerCommand({
  name: 'meet accept',
  posts: true,
  options: [
    { name: 'code', kind: 'text', required: true },
    { name: 'team', kind: 'text', required: true },
  ],
  run: async (asker, values, app) =>
    noted(app, asker, await acceptInvitation(app, asker, values), 'accepted'),
});

const player = defineServerCommand({
  name: 'meet player',
  posts: false,
  options: [
    { name: 'add', kind: 'user' },
    { name: 'remove', kind: 'user' },
  ],
  run: async (asker, { add, remove }, app) =>
    noted(app, asker, await changeTeam(app, asker, { add, remove }), 'changed'),
});

const cancel = defineServerCommand({
  name: 'meet cancel',
  posts: false,
  options: [],
  run: async (asker, _, app) => noted(app, asker, await cancelTheMeet(app, asker), 'off'),
});

const table = defineServerCommand({
  name: 'meet table',
  posts: false,
  options: [],
  run: async ({ locale }, _, app) => ({
    kind: 'private',
    screen: serversScreen(sayIn(locale), await tableOfServers(app)),
  }),
});

export const meet: readonly Command[] = [invite, accept, player, table, cancel];
