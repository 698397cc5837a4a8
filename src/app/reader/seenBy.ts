/** A game as its players or a server's members see it: in its second place, with the card there. */
import type { Game, UserId } from '../../game/game.ts';
import { inOtherChannel } from '../../game/place.ts';
import { mayActFor } from '../../game/seat.ts';
import type { Using } from '../ports/app.ts';
import type { GameRecord } from '../ports/subjects/games.ts';

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
  const there = inOtherChannel(game);
  if (!there) return record;
  const second = await games.second(game.id);
  return {
    game: there,
    shown: { reminded: shown.reminded, ...(second?.shown ?? { version: 0, card: null }) },
  };
}

/**
 * The running games of a server or channel as its members see them, most recently changed first. A
 * game with both cards in the server is listed once, by its first card.
 */
export async function runningIn(
  { store: { games } }: Using<'games'>,
  { guildId, channelId }: { readonly guildId: string; readonly channelId?: string },
  limit: number,
): Promise<readonly GameRecord[]> {
  const here = channelId === undefined ? { guildId } : { channelId };
  const [first, second] = await Promise.all([
    games.list({ ...here, state: 'running', limit }),
    games.secondIn(guildId, limit),
  ]);
  const isHere = (game: Game | null): game is Game =>
    game !== null && (channelId === undefined || game.place.channelId === channelId);
  const there = second.flatMap(({ game, shown }) => {
    const seen = inOtherChannel(game);
    return isHere(seen) ? [{ game: seen, shown }] : [];
  });
  const listed = new Set(first.map(({ game }) => game.id));
  return [...first, ...there.filter(({ game }) => !listed.has(game.id))].toSorted(
    (a, b) => b.game.changedAt - a.game.changedAt,
  );
}
