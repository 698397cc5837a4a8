/** Converts games and challenges; only this writes the columns that repeat parts of `data`. */
import type { ChallengeRecord } from '../../app/ports/challenges.ts';
import type { GameRecord } from '../../app/ports/games.ts';
import type { Shown } from '../../app/ports/shown.ts';
import type { Challenge } from '../../game/challenge.ts';
import type { Game } from '../../game/game.ts';
import { urgencyOf } from '../../game/urgency.ts';
import { readStored } from '../database/readable.ts';
import { challengeSchema, gameSchema, storedGame } from './schema.ts';
import type { ChallengeTable, GameTable } from '../tables/games.ts';

export const gameColumns = (game: Game) => ({
  version: game.version,
  data: JSON.stringify(storedGame(game)),
  state: game.result ? ('finished' as const) : ('running' as const),
  white_id: game.seats.white.id,
  black_id: game.seats.black.id,
  channel_id: game.place.channelId,
  guild_id: game.place.guildId,
  changed_at: game.changedAt,
  ...urgencyColumns(game),
});

export function urgencyColumns(game: Game) {
  const urgency = urgencyOf(game);
  return {
    mover_id: urgency?.mover ?? null,
    waiter_id: urgency?.waiter ?? null,
    deadline: urgency?.deadline ?? null,
  };
}

export const challengeColumns = (challenge: Challenge) => ({
  version: challenge.version,
  data: JSON.stringify(challenge),
  game_id: challenge.gameId,
  challenger_id: challenge.challenger.id,
  opponent_id: challenge.opponent?.id ?? null,
  guild_id: challenge.place.guildId,
  open_until: challenge.state === 'open' ? challenge.expiresAt : null,
});

export const readGame = (row: GameTable): GameRecord => ({
  game: readStored('game', gameSchema, row),
  shown: { ...readShown(row), reminded: row.reminded_turn },
});

export const readChallenge = (row: ChallengeTable): ChallengeRecord => ({
  challenge: readStored('challenge', challengeSchema, row),
  shown: readShown(row),
});

type ShownColumns = Pick<GameTable, 'shown_version' | 'card_channel_id' | 'card_message_id'>;

const readShown = (row: ShownColumns): Shown => ({
  version: row.shown_version,
  card:
    row.card_channel_id === null || row.card_message_id === null
      ? null
      : { channelId: row.card_channel_id, messageId: row.card_message_id },
});
