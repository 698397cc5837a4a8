/**
 * A game as its players, or the members of a server, see it: in its second place by its card there.
 */
import type { UserId } from '../../game/game.ts';
import { inSecondPlace } from '../../game/place.ts';
import { mayActFor } from '../../game/seat.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/games.ts';

export async function seenBy(
  { store }: Using<'games'>,
  record: GameRecord,
  user: UserId,
): Promise<GameRecord> {
  const { seats, second } = record.game;
  return second && mayActFor(seats[second.color], user) ? seenThere(store, record) : record;
}

export const seenIn = async (
  { store }: Using<'games'>,
  record: GameRecord,
  guildId: string,
): Promise<GameRecord> =>
  record.game.place.guildId !== guildId && record.game.second?.place.guildId === guildId
    ? seenThere(store, record)
    : record;

async function seenThere({ games }: Using<'games'>['store'], record: GameRecord): Promise<GameRecord> {
  const { game, shown } = record;
  const there = inSecondPlace(game);
  if (!there) return record;
  const second = await games.second(game.id);
  return {
    game: there,
    shown: { reminded: shown.reminded, ...(second?.shown ?? { version: 0, card: null }) },
  };
}
