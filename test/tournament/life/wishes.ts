/** What players and organizers may want of a tournament, for lives that are drawn by chance. */
import { MINUTE } from '../../../src/game/span.ts';
import { RESULTS } from '../../../src/tournament/event.ts';
import type { Decision } from '../../../src/tournament/life/decision.ts';
import { add, comeBack, join, leave, pause, remove } from '../../../src/tournament/life/entering.ts';
import { runningGames } from '../../../src/tournament/life/meeting.ts';
import {
  annul,
  cancel,
  correct,
  endNow,
  keepApart,
  letMeet,
  move,
  postpone,
  replace,
  startNow,
} from '../../../src/tournament/life/organizing.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { applicant, VENUE } from './hall.ts';

const BOSS = (at: number) => ({ by: 'boss', at, reason: 'because' });

/** What somebody may do at an instant (ms), to themselves or to another; what is refused changes nothing. */
export const WISHES: readonly ((
  tournament: Tournament,
  user: number,
  other: number,
  at: number,
) => Decision)[] = [
  (each, user, _, at) => join(each, applicant(user), at),
  (each, user, _, at) => leave(each, { by: `u${user}`, at }),
  (each, user, _, at) => pause(each, { by: `u${user}`, at }),
  (each, user, _, at) => comeBack(each, applicant(user), at),
  (each, user, _, at) => remove(each, `u${user}`, BOSS(at)),
  (each, user, other, at) => keepApart(each, [`u${user}`, `u${other}`], BOSS(at)),
  (each, user, other, at) => letMeet(each, [`u${user}`, `u${other}`], BOSS(at)),
  (each, user, other, at) => replace(each, `u${user}`, applicant(50 + other), BOSS(at)),
  (each, user, other, at) => {
    const games = each.rounds.flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games));
    const id = games[user % Math.max(1, games.length)]?.id ?? 'none';
    return correct(each, id, RESULTS[other % RESULTS.length] ?? '=', BOSS(at));
  },
  (each, user, _, at) => {
    const running = runningGames(each);
    return annul(each, running[user % Math.max(1, running.length)]?.game.id ?? 'none', BOSS(at));
  },
  (each, user, _, at) => add(each, applicant(20 + user), BOSS(at)),
  (each, _, __, at) => startNow(each, BOSS(at)),
  (each, user, _, at) => move(each, { ...VENUE, channelId: `${user}` }, BOSS(at)),
  (each, user, _, at) => postpone(each, at + user * MINUTE, BOSS(at)),
  (each, user, _, at) => (user === 1 ? cancel(each, BOSS(at)) : endNow(each, BOSS(at))),
];
