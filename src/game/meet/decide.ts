/** Changes that people make to a match between servers. */
import { done, refused, type Result } from '../../kit/result.ts';
import { HOUR } from '../calendar/span.ts';
import type { GameId } from '../game.ts';
import type { Player, UserId } from '../player.ts';
import {
  isGoing,
  playsIn,
  type Board,
  type Meet,
  type MeetPlayer,
  type MeetSide,
  type Side,
} from './meet.ts';

export type MeetProblem =
  | { readonly code: 'meet-none' | 'meet-code' | 'meet-busy' | 'meet-own' | 'meet-clock' }
  | {
      readonly code:
        | 'meet-not-open'
        | 'meet-over'
        | 'meet-started'
        | 'meet-joined'
        | 'meet-not-in'
        | 'meet-begun'
        | 'meet-nobody';
    }
  | { readonly code: 'meet-full'; readonly most: number }
  /** Names the server's organizer role, if there is one. */
  | { readonly code: 'meet-organizers' }
  | { readonly code: 'meet-organizers-role'; readonly role: string };

type Decision = Result<Meet, MeetProblem>;

/** How many more players than boards a team may have. */
const RESERVES = 5;
/** The longest time in hours before the boards begin. */
export const LONGEST_WAIT = 14 * 24;

export type MeetTerms = Pick<Meet, 'id' | 'variant' | 'rated' | 'mostBoards' | 'home'> & {
  readonly time: Meet['time'] | null;
  readonly hours: number;
};

export function inviteServer({ time, hours, ...terms }: MeetTerms, at: number): Decision {
  if (!time) return refused({ code: 'meet-clock' });
  return done({
    ...terms,
    version: 1,
    time,
    startsAt: at + hours * HOUR,
    stage: 'invited',
    guest: null,
    boards: [],
    closing: [],
    createdAt: at,
  });
}

const next = (meet: Meet, changes: Partial<Meet>): Meet => ({
  ...meet,
  ...changes,
  version: meet.version + 1,
});

export function acceptMeet(meet: Meet, guest: MeetSide, at: number): Decision {
  if (meet.stage !== 'invited' || at >= meet.startsAt) return refused({ code: 'meet-code' });
  if (guest.place.guildId === meet.home.place.guildId) return refused({ code: 'meet-own' });
  return done(next(meet, { guest, stage: 'open' }));
}

const withSide = (meet: Meet, side: Side, players: readonly MeetPlayer[]): Partial<Meet> => {
  const before = meet[side];
  return before ? { [side]: { ...before, players } } : {};
};

const isOpen = ({ stage }: Meet): boolean => stage === 'invited' || stage === 'open';

/** Why nobody can join or leave a match that isn't open. */
const barred = (meet: Meet): Decision =>
  refused({ code: meet.stage === 'running' ? 'meet-not-open' : 'meet-over' });

export function joinMeet(meet: Meet, side: Side, player: MeetPlayer): Decision {
  if (!isOpen(meet)) return barred(meet);
  if (playsIn(meet, player.id)) return refused({ code: 'meet-joined' });
  const players = meet[side]?.players ?? [];
  const most = meet.mostBoards + RESERVES;
  if (players.length >= most) return refused({ code: 'meet-full', most });
  return done(next(meet, withSide(meet, side, [...players, player])));
}

export function leaveMeet(meet: Meet, side: Side, user: UserId): Decision {
  if (playsIn(meet, user) !== side) return refused({ code: 'meet-not-in' });
  if (!isOpen(meet)) return barred(meet);
  const players = meet[side]?.players ?? [];
  return done(
    next(
      meet,
      withSide(
        meet,
        side,
        players.filter(({ id }) => id !== user),
      ),
    ),
  );
}

/**
 * Replaces a player. If they have a board, its game must not have begun (`begun`: the games with a
 * move), and a new game begins there.
 */
export function replaceInMeet(
  meet: Meet,
  side: Side,
  { out, player }: { readonly out: UserId; readonly player: MeetPlayer },
  begun: ReadonlySet<GameId>,
): Decision {
  if (!isGoing(meet)) return barred(meet);
  if (playsIn(meet, out) !== side) return refused({ code: 'meet-not-in' });
  if (playsIn(meet, player.id) && !isReserve(meet, side, player.id)) return refused({ code: 'meet-joined' });
  const others = (meet[side]?.players ?? []).filter(({ id }) => id !== player.id);
  const players = others.map((each) => (each.id === out ? player : each));
  const board = meet.boards.find((each) => each[side].id === out);
  if (!board) return done(next(meet, withSide(meet, side, players)));
  if (board.result !== null || (board.gameId !== null && begun.has(board.gameId)))
    return refused({ code: 'meet-begun' });
  const boards = meet.boards.map((each): Board =>
    each === board ? { ...each, [side]: player, gameId: null } : each,
  );
  const closing = board.gameId === null ? meet.closing : [...meet.closing, board.gameId];
  return done(next(meet, { ...withSide(meet, side, players), boards, closing }));
}

const isReserve = (meet: Meet, side: Side, user: UserId): boolean =>
  playsIn(meet, user) === side && !meet.boards.some((board) => board[side].id === user);

/** Only before the boards begin. */
export const cancelMeet = (meet: Meet, side: Side): Decision =>
  isOpen(meet)
    ? done(next(meet, { stage: 'cancelled', canceledBy: side }))
    : refused({ code: meet.stage === 'running' ? 'meet-started' : 'meet-over' });

/** Erases a person. A team that hasn't started continues without them; boards get the stand-in. */
export function withoutPerson(meet: Meet, user: UserId, former: Player): Meet {
  const put = (player: MeetPlayer): MeetPlayer => (player.id === user ? { ...player, ...former } : player);
  const clean = (side: MeetSide): MeetSide => ({
    ...side,
    players: isOpen(meet) ? side.players.filter(({ id }) => id !== user) : side.players.map(put),
  });
  return next(meet, {
    home: clean(meet.home),
    guest: meet.guest && clean(meet.guest),
    boards: meet.boards.map((board) => ({ ...board, home: put(board.home), guest: put(board.guest) })),
  });
}
