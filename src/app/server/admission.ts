/** Whether a server lets someone begin a game: where, who, and how many at once its admins chose. */
import { COLORS } from '../../draughts/types.ts';
import type { Game, Place, UserId } from '../../game/game.ts';
import type { ChallengeTerms } from '../../game/invite.ts';
import type { Problem } from '../problem/problem.ts';
import type { App } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { GuildSettings } from '../ports/settings.ts';
import { settingsAt } from '../reader/settingsAt.ts';
import type { Room } from '../ports/store.ts';

/** Why the asker cannot challenge here; `null` when they can. */
export async function barOnChallenge(app: App, asker: Asker): Promise<Problem | null> {
  const settings = await settingsAt(app, asker.place);
  return barOnPlace(settings, asker) ?? barOnRole(settings, asker) ?? barOnMore(app, settings, asker);
}

/**
 * Why no game can begin from the position that the asker wrote; `null` when one can, or none was written. Found out away from the event
 * loop, for a position can be composed so that listing its captures takes hours.
 */
export async function barOnStart(
  { reading }: App,
  { user }: Asker,
  { variant, start }: Pick<ChallengeTerms, 'variant' | 'start'>,
): Promise<Problem | null> {
  if (start === undefined) return null;
  const read = await reading.startPosition(variant, start, user.id);
  return read.ok ? null : read.problem;
}

/** Why the two cannot begin a game, of which the asker is one; `null` when they can. The asker is told of their own games first. */
export async function barOnGame(app: App, { user }: Asker, game: Game): Promise<Problem | null> {
  const { place, players } = game;
  const settings = await settingsAt(app, place);
  const own = await barOnMore(app, settings, { user, place });
  const other = COLORS.map((color) => players[color]).find(({ id }) => id !== user.id);
  // The engine has time for everyone.
  return own ?? (!other || other.level ? null : barOnMore(app, settings, { user, place }, other.id));
}

/** What room its server leaves to the players of a new game; `null` where they may have as many as they like. */
export async function roomFor(app: App, { place, players }: Game): Promise<Room | null> {
  const { mostGames: most } = await settingsAt(app, place);
  if (most === null || place.guildId === null) return null;
  const people = COLORS.map((color) => players[color]).filter(({ level }) => !level);
  return { guildId: place.guildId, most, players: people.map(({ id }) => id) };
}

/** A thread belongs to its channel. */
function barOnPlace({ channels }: GuildSettings, { place, threadOf }: Asker): Problem | null {
  const isAllowed = channels.length === 0 || channels.some((id) => id === place.channelId || id === threadOf);
  return isAllowed ? null : { code: 'not-in-channel', channels };
}

const barOnRole = ({ challengerRole: role }: GuildSettings, { roles }: Asker): Problem | null =>
  role === null || roles.includes(role) ? null : { code: 'role-needed', role };

async function barOnMore(
  { store }: App,
  { mostGames: most }: GuildSettings,
  { user, place: { guildId } }: { readonly user: { readonly id: UserId }; readonly place: Place },
  player: UserId = user.id,
): Promise<Problem | null> {
  if (most === null || guildId === null) return null;
  // As they are counted when a game begins: one that is damaged takes room as well.
  if ((await store.countRunning(player, guildId)) < most) return null;
  return player === user.id
    ? { code: 'too-many-games', most }
    : { code: 'other-has-too-many-games', most, user: player };
}
