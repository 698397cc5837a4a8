/** Everyone whose actions or advice can change a running game. The bot won't help them with it. */
import { type Color, COLORS } from '../../draughts/types.ts';
import { colorOf } from '../decision.ts';
import type { Game, UserId } from '../game.ts';
import { isCrowd } from '../seat.ts';
import { barOnVoter, belongs, type Voter } from './eligible.ts';

/**
 * `voter`: on a voting team, or able to join it with the next vote. `adviser`: belongs to the team
 * and talks with its voters, but may not vote (a guest, or too new).
 */
const STAKES = ['player', 'voter', 'adviser'] as const;
type Stake = (typeof STAKES)[number];

interface Concerned {
  readonly user: UserId;
  /** The side that they have voted for in this game, even if they have left the team since. */
  readonly side: Color | null;
  /** Discord's data about them; `unknown` if Discord didn't answer. */
  readonly voter: Voter | 'unknown' | null;
  readonly at: number;
}

/** `null` if they can't change the game, or it is over. */
export function stakeOf(game: Game, { user, side, voter, at }: Concerned): Stake | null {
  const { voting, place, seats, result } = game;
  if (result) return null;
  if (colorOf(game, user)) return 'player';
  if (!voting) return null;
  if (side || voter === 'unknown') return 'voter';
  if (!voter || voter.guildId !== place.guildId) return null;
  const teams = COLORS.map((color) => seats[color])
    .filter(isCrowd)
    .filter((team) => belongs(team, voter));
  if (teams.length === 0) return null;
  const mayVote = teams.some((team) => barOnVoter(voting, place.guildId, team, voter, at) === null);
  return mayVote ? 'voter' : 'adviser';
}
