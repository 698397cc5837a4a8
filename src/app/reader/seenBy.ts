/** A game as one of its players sees it: those of its second place have their card there. */
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
  const { game, shown } = record;
  const there = inSecondPlace(game);
  if (!there || !game.second || !mayActFor(game.seats[game.second.color], user)) return record;
  const second = await store.games.second(game.id);
  return {
    game: there,
    shown: { reminded: shown.reminded, ...(second?.shown ?? { version: 0, card: null }) },
  };
}
