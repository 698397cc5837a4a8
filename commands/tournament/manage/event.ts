/** When and where a tournament is held: `/tournament manage start`, `postpone`, `move`, `end`, `cancel`. */
import { defineServerCommand } from '../../../src/app/ports/command.ts';
import { settingsAt } from '../../../src/app/reader/shared.ts';
import { TOURNAMENT_OPTION, suggestInstants } from '../../../src/app/tournament/find.ts';
import { done, refused } from '../../../src/draughts/attempt.ts';
import { instantOf } from '../../../src/game/instant.ts';
import * as organizing from '../../../src/tournament/life/organizing.ts';
import { manage, simply, suggestGoing } from './managing.ts';

const REASON = { name: 'reason', kind: 'text' } as const;

export const start = defineServerCommand({
  name: 'tournament manage start',
  posts: false,
  options: [TOURNAMENT_OPTION],
  run: (asker, given, app) => manage(app, asker, given, simply(organizing.startNow)),
  suggest: suggestGoing,
});

export const postpone = defineServerCommand({
  name: 'tournament manage postpone',
  posts: false,
  options: [{ name: 'to', kind: 'text', required: true, suggests: true }, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    manage(app, asker, given, async () => {
      const { zone } = await settingsAt(app, asker.place);
      const startsAt = instantOf(given.to, zone, asker.at);
      return startsAt === null
        ? refused({ code: 'tournament-when', text: given.to })
        : done((latest, act) => organizing.postpone(latest, startsAt, act));
    }),
  suggest: (asker, typed, app) =>
    typed.option === 'to' ? suggestInstants(app, asker, typed.text) : suggestGoing(asker, typed, app),
});

/** A thread is opened there. */
export const move = defineServerCommand({
  name: 'tournament manage move',
  posts: true,
  options: [{ name: 'channel', kind: 'channel' }, TOURNAMENT_OPTION],
  run: (asker, given, app) => {
    const { channelId, locale } = asker.place;
    const venue = { channelId: given.channel ?? asker.threadOf ?? channelId, threadId: null, locale };
    return manage(
      app,
      asker,
      given,
      simply((latest, act) => organizing.move(latest, venue, act)),
    );
  },
  suggest: suggestGoing,
});

export const end = defineServerCommand({
  name: 'tournament manage end',
  posts: false,
  options: [REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) => manage(app, asker, given, simply(organizing.endNow)),
  suggest: suggestGoing,
});

export const cancel = defineServerCommand({
  name: 'tournament manage cancel',
  posts: false,
  options: [REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) => manage(app, asker, given, simply(organizing.cancel)),
  suggest: suggestGoing,
});
