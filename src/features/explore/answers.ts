/**
 * The moves played from a position in this server's games. Each button's id contains the position.
 */
import { startLine, type Line, lineAt } from '../../draughts/line.ts';
import { editsBetween } from '../../draughts/nearness.ts';
import { startPosition } from '../../draughts/position.ts';
import { variantOf, type VariantId } from '../../draughts/variants.ts';
import { sayIn } from '../../i18n/say.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { withoutMarkup } from '../../kit/markup.ts';
import { pdnLine } from '../../notation/pdn/game.ts';
import { EXPLORED_PLIES } from './rules.ts';
import { pathOf, EXPLORE } from './presses.ts';
import { openingLine } from '../../openings/names.ts';
import { each } from '../../views/presses/presses.ts';
import { explorerScreen, rootOf, type ExplorerPlace } from './view.ts';
import { findFinished } from '../../app/play/find.ts';
import type { Person } from '../../app/ports/actor.ts';
import { answeringInServers } from '../../app/ports/answering.ts';
import type { App } from '../../app/ports/app.ts';
import { type Asker, isInServer, type Reply, type ServerAsker, privately } from '../../app/ports/command.ts';
import type { Problem } from '../../app/problem/problem.ts';
import { viewerFor } from '../../app/reader/reader.ts';
import { explore as contentAt, playerIn, rootThrough } from './use.ts';
import { openingList, openingNamed } from '../../app/replay/opening.ts';
import { knownOpening } from '../../app/replay/openings.ts';

/** The default ply of a game: in the middle of the opening, because all games begin alike. */
const USUAL_PLY = 8;

type At = Pick<ExplorerPlace, 'root' | 'path'>;

/** `null` for a path that can't be played. */
async function show(asker: ServerAsker, place: ExplorerPlace, app: App): Promise<Reply | null> {
  const { user } = place;
  if (user !== '' && user !== asker.user.id && (await app.store.personal.isHidden(user)))
    return refused({ code: 'explorer-player' });
  const { guildId } = asker.place;
  const viewer = { user: asker.user.id, guildId, place: asker.place, isShown: false };
  const content = await contentAt(app, viewer, place);
  if (!content?.ok) return content;
  return privately(explorerScreen(sayIn(asker.locale), content.value, await viewerFor(app, asker)));
}

/** A line from the standard start becomes a path. Others are looked up in the server's games. */
async function placeOf(app: App, asker: ServerAsker, line: Line): Promise<Result<At, Problem>> {
  const [first] = line.positions;
  const isUsual =
    first && first.turn === line.variant.begins && editsBetween(first, startPosition(line.variant)) === 0;
  const path = isUsual && line.moves.length <= EXPLORED_PLIES ? pathOf(line) : null;
  if (path !== null) return done({ root: line.variant.id, path });
  const root = await rootThrough(app, { user: asker.user.id, guildId: asker.place.guildId }, line);
  return root.ok ? done({ root: root.value, path: '' }) : root;
}

/** The typed options: at most one of `name`, `moves`, `position` and `game`. */
interface AskedOpenings {
  readonly variant?: VariantId | undefined;
  readonly name?: string | undefined;
  readonly moves?: string | undefined;
  readonly position?: string | undefined;
  readonly game?: string | undefined;
  readonly player?: Person | undefined;
  readonly rating?: ExplorerPlace['band'] | undefined;
  readonly since?: ExplorerPlace['since'] | undefined;
}

/** By default, the start position in the variant of the last finished game here. */
async function find(
  app: App,
  asker: ServerAsker,
  { name, moves, position, game: id, variant: chosen }: AskedOpenings,
): Promise<Result<At, Problem>> {
  if ([name, moves, position, id].filter((given) => given !== undefined).length > 1)
    return refused({ code: 'explorer-one-line' });
  if (name !== undefined) {
    const known = knownOpening(name, chosen && [chosen]);
    if (!known) return refused({ code: 'unknown-opening', text: name });
    return placeOf(app, asker, openingLine(variantOf(known.variant), known.opening));
  }
  const latest = await findFinished(app, asker, id);
  if (id !== undefined) {
    if (!latest.ok) return latest;
    return done({ root: rootOf(id, Math.min(USUAL_PLY, latest.value.moves.length)), path: '' });
  }
  const variant = chosen ?? (latest.ok ? latest.value.variant : 'russian');
  if (moves !== undefined) {
    const read = await app.reading.record({ source: withoutMarkup(moves), variant }, asker.user.id);
    if (!read.ok) return read;
    const line = pdnLine(read.value.game);
    return placeOf(app, asker, lineAt(line, Math.min(line.moves.length, EXPLORED_PLIES)));
  }
  if (position !== undefined) {
    const read = await app.reading.startPosition(variant, position, asker.user.id);
    return read.ok ? placeOf(app, asker, startLine(variantOf(variant), read.value)) : read;
  }
  return done({ root: variant, path: '' });
}

async function exploreTyped(app: App, asker: ServerAsker, typed: AskedOpenings): Promise<Reply> {
  const at = await find(app, asker, typed);
  if (!at.ok) return at;
  const place: ExplorerPlace = {
    ...at.value,
    band: typed.rating ?? 'all',
    since: typed.since ?? 'ever',
    user: typed.player?.id ?? '',
    bottom: 'white',
  };
  return (await show(asker, place, app)) ?? refused({ code: 'explorer-unplayed' });
}

/** An opening's page for a name alone. Otherwise, the explorer, which only servers have. */
export async function openingsTyped(app: App, asker: Asker, asked: AskedOpenings): Promise<Reply> {
  const { variant, name, ...explored } = asked;
  const isExplored = Object.values(explored).some((given) => given !== undefined);
  if (name !== undefined && !isExplored) return openingNamed(app, asker, name, variant);
  if (isInServer(asker)) return exploreTyped(app, asker, asked);
  return isExplored ? refused({ code: 'no-server' }) : openingList(app, asker, variant);
}

export const explorePresses = answeringInServers(EXPLORE, {
  ...each(['open', 'first', 'back', 'on', 'turn'], show),
  move: (asker, { value, ...place }, app) => show(asker, { ...place, path: `${place.path}${value}` }, app),
  band: (asker, { value: band, ...place }, app) => show(asker, { ...place, band }, app),
  since: (asker, { value: since, ...place }, app) => show(asker, { ...place, since }, app),
  player: async (asker, { value: color, ...place }, app) =>
    show(asker, { ...place, user: color === 'all' ? '' : await playerIn(app, place.root, color) }, app),
});
