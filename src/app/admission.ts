/** Whether a server lets someone begin a game: where, who, and how many at once its admins chose. */
import { COLORS } from '../draughts/types.ts';
import type { Game, Place, UserId } from '../game/game.ts';
import type { Problem } from '../game/problem.ts';
import type { App } from './app.ts';
import type { Asker } from './command.ts';
import type { GuildSettings } from './settings.ts';
import { settingsAt } from './settingsAt.ts';
import type { Room } from './store.ts';

/** Why the asker cannot challenge here; `null` when they can. */
export async function barOnChallenge(app: App, asker: Asker): Promise<Problem | null> {
  const settings = await settingsAt(app, asker.place);
  return barOnPlace(settings, asker) ?? barOnRole(settings, asker) ?? barOnMore(app, settings, asker);
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
  if (most === null) return null;
  const running = await store.games({ player, guildId, state: 'running', limit: most });
  if (running.length < most) return null;
  return player === user.id
    ? { code: 'too-many-games', most }
    : { code: 'other-has-too-many-games', most, user: player };
}
