/** Finds the game, tournament, match or player for an id or shared link that a viewer may see. */
import type { App, Using } from '../../app/ports/app.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { Shared } from '../../app/ports/boardPage.ts';
import { settingsAt } from '../../app/reader/reader.ts';
import { COLORS } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import type { Sight } from '../../game/maySee.ts';
import type { Meet } from '../../game/meet/meet.ts';
import type { Player } from '../../game/player.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { openShared, type Sharing } from '../door/shared.ts';
import { asGame, asMeet, asTournament, type Watching } from './watching.ts';

export interface Finding {
  readonly app: App;
  readonly sharing: Sharing;
  readonly watching: Watching;
  readonly visitor: Visitor | null;
}

interface Found {
  readonly sight: Sight;
  /** `null`: an id was given instead of a link. */
  readonly shared: Shared | null;
}

export interface FoundGame extends Found {
  readonly game: Game;
}

/** `isWanted`: decides before Discord is asked about the viewer. `null`: they may see nothing. */
export async function findGame(
  { app, sharing, watching, visitor }: Finding,
  of: string,
  isWanted: (game: Game, isShared: boolean) => boolean = () => true,
): Promise<FoundGame | null> {
  const shared = await openShared(app, sharing, of);
  if (shared && shared.kind !== 'game') return null;
  const game = (await app.store.games.load(shared?.id ?? of))?.game;
  if (!game || !isWanted(game, shared !== null)) return null;
  const sight = await watching.sight(asGame(game), visitor, shared !== null);
  return sight && { game, sight, shared };
}

/** A thing with several screens on one page. */
export type FoundExhibit = Found &
  (
    | { readonly kind: 'tournament'; readonly tournament: Tournament }
    | { readonly kind: 'meet'; readonly meet: Meet }
    | { readonly kind: 'player'; readonly player: Player; readonly guildId: string }
  );

/** The player with the name used last; `null` also if they hide from leaderboards. */
async function playerIn(
  { store }: Using<'personal' | 'settings' | 'standings'>,
  { guildId, user }: Extract<Shared, { readonly kind: 'player' }>,
): Promise<Player | null> {
  if (!(await settingsAt({ store }, { guildId })).pages || (await store.personal.isHidden(user))) return null;
  const [latest] = await store.standings.recent(guildId, user, 1);
  return COLORS.map((color) => latest?.outcome.players[color]).find((each) => each?.id === user) ?? null;
}

/** `null`: the viewer may see nothing. */
export async function findExhibit(
  { app, sharing, watching, visitor }: Finding,
  of: string,
): Promise<FoundExhibit | null> {
  const shared = await openShared(app, sharing, of);
  if (shared?.kind === 'game') return null;
  if (shared?.kind === 'player') {
    const player = await playerIn(app, shared);
    return player && { kind: 'player', player, guildId: shared.guildId, sight: { seesNames: false }, shared };
  }
  const id = shared?.id ?? of;
  const tournament = (await app.store.tournaments.load(id))?.tournament;
  const meet = tournament ? undefined : (await app.store.meets.load(id))?.meet;
  const watched = tournament ? asTournament(tournament) : meet && asMeet(meet);
  const sight = watched && (await watching.sight(watched, visitor, shared !== null));
  if (!sight) return null;
  if (tournament) return { kind: 'tournament', tournament, sight, shared };
  return meet ? { kind: 'meet', meet, sight, shared } : null;
}
