/** Actions by players and organizers, for random lives of tournaments. */
import { MINUTE } from '../../../src/game/calendar/span.ts';
import { RESULTS } from '../../../src/tournament/event.ts';
import type { Decision } from '../../../src/tournament/life/decision.ts';
import { add, comeBack, join, leave, pause, remove } from '../../../src/tournament/life/players/entering.ts';
import { answerChallenge, challenge, rivalsOf } from '../../../src/tournament/life/players/challenging.ts';
import { isAwaited, runningGames } from '../../../src/tournament/life/meeting.ts';
import {
  voidGame,
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
import type { Tournament, Venue } from '../../../src/tournament/life/tournament.ts';
import { applicant, HOUSE, VENUE, type House } from './hall.ts';

/** The last actions in this list are only for ladders. */
export const LADDER_WISHES = 4;

/** An action at an instant (ms), on the user or on someone else. Refused actions change nothing. */
type TournamentWish = (tournament: Tournament, user: number, other: number, at: number) => Decision;

/** The possible actions in a server whose venues are numbered from 1. */
export const wishesIn = (house: House, venueOf: (number: number) => Venue): readonly TournamentWish[] => {
  const { idOf } = house;
  const boss = (at: number) => ({ by: idOf(0), at, reason: 'because' });
  return [
    (each, user, _, at) => join(each, applicant(user, house), at),
    (each, user, _, at) => leave(each, { by: idOf(user), at }),
    (each, user, _, at) => pause(each, { by: idOf(user), at }),
    (each, user, _, at) => comeBack(each, applicant(user, house), at),
    (each, user, _, at) => remove(each, idOf(user), boss(at)),
    (each, user, other, at) => keepApart(each, [idOf(user), idOf(other)], boss(at)),
    (each, user, other, at) => letMeet(each, [idOf(user), idOf(other)], boss(at)),
    (each, user, other, at) => replace(each, idOf(user), applicant(50 + other, house), boss(at)),
    (each, user, other, at) => {
      const games = each.rounds.flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games));
      const id = games[user % Math.max(1, games.length)]?.id ?? 'none';
      return correct(each, id, RESULTS[other % RESULTS.length] ?? '=', boss(at));
    },
    (each, user, _, at) => {
      const running = runningGames(each);
      return voidGame(each, running[user % Math.max(1, running.length)]?.game.id ?? 'none', boss(at));
    },
    (each, user, _, at) => add(each, applicant(20 + user, house), boss(at)),
    (each, _, __, at) => startNow(each, boss(at)),
    (each, user, _, at) => move(each, venueOf(user), boss(at)),
    (each, user, _, at) => postpone(each, at + user * MINUTE, boss(at)),
    (each, user, _, at) => (user === 1 ? cancel(each, boss(at)) : endNow(each, boss(at))),
    (each, user, other, at) => {
      const own = each.players[user % Math.max(1, each.players.length)];
      const rivals = own ? rivalsOf(each, own, at) : [];
      const rival = rivals[other % Math.max(1, rivals.length)];
      return challenge(each, { by: own?.id ?? '', at }, rival?.player.id ?? '');
    },
    ...(['accepted', 'accepted', 'declined'] as const).map(
      (answer): TournamentWish =>
        (each, user, _, at) => {
          const asked = each.rounds.flatMap(({ meetings }) => meetings.filter(isAwaited));
          const meeting = asked[user % Math.max(1, asked.length)];
          const id = each.players.find(({ number }) => number === meeting?.white)?.id ?? '';
          return answerChallenge(each, { by: id, at }, meeting?.board ?? 0, answer);
        },
    ),
  ];
};

export const WISHES = wishesIn(HOUSE, (number) => ({ ...VENUE, channelId: `${number}` }));
