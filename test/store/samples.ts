/** Sample games and challenges to store: valid records with arbitrary contents. */
import { LIMITS } from '../../src/app/ports/limits.ts';
import type { ImportRequest } from '../../src/app/ports/reading.ts';
import type { Game, MessageAddress, Place, Player } from '../../src/game/game.ts';
import type { Challenge } from '../../src/game/challenge/challenge.ts';
import { seatPerson, type Seat } from '../../src/game/seat.ts';
import { newGame } from '../game/table.ts';

export const PLACE: Place = { guildId: 'guild-1', channelId: 'channel-1', locale: 'en-US' };

export const sampleGame = newGame;

type ChallengeChanges = Partial<Omit<Challenge, 'challenger' | 'opponent'>> & {
  readonly challenger?: Player | Seat;
  readonly opponent?: Player | Seat | null;
};

const seatFor = (who: Player | Seat): Seat => ('kind' in who ? who : seatPerson(who));

export const sampleChallenge = ({
  challenger = { id: 'anna', name: 'Anna' },
  opponent = { id: 'boris', name: 'Boris' },
  ...changes
}: ChallengeChanges = {}): Challenge => ({
  id: 'c1',
  version: 1,
  variant: 'russian',
  challenger: seatFor(challenger),
  opponent: opponent && seatFor(opponent),
  color: 'random',
  start: null,
  rated: true,
  time: null,
  place: PLACE,
  state: 'open',
  gameId: null,
  createdAt: 1000,
  expiresAt: 9000,
  ...changes,
});

export const nextVersion = (game: Game, changes: Partial<Game> = {}): Game => ({
  ...game,
  ...changes,
  version: game.version + 1,
});

export const card = (messageId: string): MessageAddress => ({ channelId: 'channel-1', messageId });

export const importing = (at: number, changes: Partial<ImportRequest> = {}): ImportRequest => ({
  user: 'anna',
  at,
  limits: LIMITS.imports,
  ...changes,
});
