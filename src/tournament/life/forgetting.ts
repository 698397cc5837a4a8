/** A tournament without somebody who had themselves erased: a stand-in in their place, so that it stays what it was for the others. */
import type { Player, UserId } from '../../game/player.ts';
import type { Tournament } from './tournament.ts';

/** The same with the stand-in wherever the user was named. */
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
