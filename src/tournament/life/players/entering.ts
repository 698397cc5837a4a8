import { type Result, done, refused } from '../../../kit/result.ts';
import type { Player, UserId } from '../../../game/player.ts';
import {
  type Act,
  change,
  type Decision,
  mustBe,
  type OrganizerAction,
  participantOf,
  withPlayer,
  withRuling,
} from '../decision.ts';
import type { TournamentProblem } from '../problem.ts';
import { rulesOf } from '../forms/forms.ts';
import type { Participant, Tournament, Withdrawal } from '../tournament.ts';

interface Applicant extends Player {
  readonly rating: number | null;
  readonly roleIds: readonly string[];
  readonly isNew: boolean;
}

export type Newcomer = Pick<Applicant, 'id' | 'name' | 'rating'>;

/** Before the start, in the first half of a Swiss, and throughout an arena. */
export function isEntryOpen({ stage, terms, rounds, planned }: Tournament): boolean {
  if (stage === 'open') return true;
  if (stage !== 'running') return false;
  const { isFixed, hasRounds } = rulesOf(terms.form);
  return !isFixed && (!hasRounds || 2 * rounds.length <= (planned ?? 0));
}

function barOnEntry(
  { terms: { entry, rated } }: Pick<Tournament, 'terms'>,
  { rating, roleIds, isNew }: Pick<Applicant, 'rating' | 'roleIds' | 'isNew'>,
): TournamentProblem | null {
  if (rated && isNew) return { code: 'tournament-new-account' };
  const { roleId, leastRating, mostRating } = entry;
  if (roleId !== null && !roleIds.includes(roleId)) return { code: 'tournament-role', role: roleId };
  const isTooLow = leastRating !== null && (rating === null || rating < leastRating);
  const isTooHigh = mostRating !== null && rating !== null && rating > mostRating;
  return isTooLow || isTooHigh ? ratingBar(leastRating, mostRating) : null;
}

function ratingBar(least: number | null, most: number | null): TournamentProblem | null {
  if (least === null) return most === null ? null : { code: 'tournament-rating-most', most };
  return most === null
    ? { code: 'tournament-rating-least', least }
    : { code: 'tournament-rating-between', least, most };
}

export function join(tournament: Tournament, applicant: Applicant, at: number): Decision {
  const known = participantOf(tournament, applicant.id);
  if (known?.withdrawn) return comeBack(tournament, applicant, at);
  if (isRemoved(tournament, applicant.id)) return refused({ code: 'tournament-removed' });
  const bar = barOnEntry(tournament, applicant);
  return bar ? refused(bar) : enter(tournament, applicant, at);
}

/** A player removed before the start appears only in the rulings. */
function isRemoved({ rulings }: Tournament, user: UserId): boolean {
  const last = rulings.findLast(
    ({ what, users }) => users.includes(user) && (what === 'withdrawn' || what === 'added'),
  );
  return last?.what === 'withdrawn' && last.to === 'removed';
}

/** Added by the organizer, regardless of role and rating. A withdrawn player returns. */
export function add(tournament: Tournament, applicant: Newcomer, act: OrganizerAction): Decision {
  const known = participantOf(tournament, applicant.id);
  const entered = known?.withdrawn
    ? bringBack(tournament, known, act.at)
    : enter(tournament, applicant, act.at);
  if (!entered.ok)
    return entered.problem.code === 'tournament-entered'
      ? refused({ code: 'tournament-player-entered' })
      : entered;
  const rulings = withRuling(tournament, act, { what: 'added', users: [applicant.id] });
  return done({ ...entered.value, rulings });
}

function barOnRoom({ players, terms }: Tournament): TournamentProblem | null {
  const { mostPlayers: most } = terms.entry;
  const present = players.filter(({ withdrawn }) => !withdrawn).length;
  return present < most ? null : { code: 'tournament-full', most };
}

function enter(tournament: Tournament, { id, name, rating }: Newcomer, at: number): Decision {
  const { players, rounds, stage, terms } = tournament;
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  if (participantOf(tournament, id)) return refused({ code: 'tournament-entered' });
  if (!isEntryOpen(tournament)) return refused({ code: 'tournament-entry-over' });
  const full = barOnRoom(tournament);
  if (full) return refused(full);
  const from = stage === 'open' || !rulesOf(terms.form).hasRounds ? 1 : rounds.length + 1;
  const player: Participant = {
    id,
    name,
    number: players.length + 1,
    rating: rating === null ? null : Math.round(rating),
    since: at,
    from,
    isPaused: false,
    withdrawn: null,
  };
  return change(tournament, { players: [...players, player] });
}

const without = (players: readonly Participant[], user: UserId): readonly Participant[] =>
  players.filter(({ id }) => id !== user).map((player, index) => ({ ...player, number: index + 1 }));

function presentIn(tournament: Tournament, user: UserId): Result<Participant, TournamentProblem> {
  const player = participantOf(tournament, user);
  return player && !player.withdrawn ? done(player) : refused({ code: 'tournament-not-entered' });
}

export function leave(tournament: Tournament, act: Act): Decision {
  return takeOut(tournament, act.by, 'left', { ...act, reason: null });
}

export const remove = (tournament: Tournament, user: UserId, act: OrganizerAction): Decision =>
  takeOut(tournament, user, 'removed', act);

export function takeOut(
  tournament: Tournament,
  user: UserId,
  cause: Withdrawal,
  act: { readonly by: UserId | null; readonly at: number; readonly reason: string | null },
): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  const player = presentIn(tournament, user);
  if (!player.ok) return act.by === user ? player : refused({ code: 'tournament-player-not-entered' });
  const isSilent = tournament.stage === 'open' && cause === 'left';
  const rulings = isSilent
    ? tournament.rulings
    : withRuling(tournament, act, { what: 'withdrawn', users: [user], to: cause });
  const players =
    tournament.stage === 'open' && cause !== 'removed'
      ? without(tournament.players, user)
      : withPlayer(tournament, user, { withdrawn: cause, isPaused: false });
  return change(tournament, { players, rulings });
}

export function pause(tournament: Tournament, { by }: Act): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  const player = presentIn(tournament, by);
  if (!player.ok) return player;
  if (player.value.isPaused) return refused({ code: 'tournament-paused' });
  const { form } = tournament.terms;
  const { hasPauses, reach } = rulesOf(form);
  if (!hasPauses)
    return refused({ code: reach(form) === null ? 'tournament-no-pauses' : 'tournament-ladder-pauses' });
  return change(tournament, { players: withPlayer(tournament, by, { isPaused: true }) });
}

/** Ends a pause or a withdrawal if the current terms allow it. The rating at entry decides. */
export function comeBack(
  tournament: Tournament,
  applicant: Pick<Applicant, 'id' | 'roleIds' | 'isNew'>,
  at: number,
): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  const { id: by, roleIds, isNew } = applicant;
  const player = participantOf(tournament, by);
  if (!player) return refused({ code: 'tournament-not-entered' });
  const { withdrawn, isPaused, rating } = player;
  if (withdrawn === 'removed' || withdrawn === 'replaced') return refused({ code: 'tournament-removed' });
  if (!withdrawn && !isPaused) return refused({ code: 'tournament-not-paused' });
  const bar = barOnEntry(tournament, { rating, roleIds, isNew });
  if (bar) return refused(bar);
  const back = bringBack(tournament, player, at);
  if (!withdrawn || !back.ok) return back;
  const rulings = withRuling(tournament, { by, at }, { what: 'back', users: [by], from: withdrawn });
  return done({ ...back.value, rulings });
}

function bringBack(
  tournament: Tournament,
  { id, withdrawn, since, enteredAt = since }: Participant,
  at: number,
): Decision {
  const inStage = mustBe(tournament, 'open', 'running');
  if (!inStage.ok) return inStage;
  if (withdrawn && rulesOf(tournament.terms.form).hasWinners && tournament.stage === 'running')
    return refused({ code: 'tournament-no-return' });
  const full = withdrawn && barOnRoom(tournament);
  if (full) return refused(full);
  return change(tournament, {
    players: withPlayer(tournament, id, { withdrawn: null, isPaused: false, since: at, enteredAt }),
  });
}

/** Replaces a user who deleted their data with a stand-in. */
export function withoutUser(tournament: Tournament, user: UserId, former: Player): Tournament {
  const putId = (id: UserId): UserId => (id === user ? former.id : id);
  const { players, apart, rulings, organizer } = tournament;
  return {
    ...tournament,
    version: tournament.version + 1,
    organizer: organizer.id === user ? former : organizer,
    players: players.map((player) =>
      player.id === user
        ? { ...player, ...former, withdrawn: player.withdrawn ?? 'erased', isPaused: false }
        : player,
    ),
    apart: apart.map(([one, other]) => [putId(one), putId(other)] as const),
    rulings: rulings.map((ruling) => ({
      ...ruling,
      by: ruling.by === null ? null : putId(ruling.by),
      users: ruling.users.map(putId),
    })),
  };
}
