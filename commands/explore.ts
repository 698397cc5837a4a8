/**
 * `/explore`: what was played from a position in this server's games. Each button's id holds the
 * place.
 */
import { answeringInServers } from '../src/app/ports/answering.ts';
import { EXPLORER_BANDS, EXPLORER_TIMES } from '../src/openings/filters.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineServerCommand, type Reply, type ServerAsker } from '../src/app/ports/command.ts';
import { explore as contentAt, rootThrough } from '../src/app/play/explore.ts';
import { findFinished } from '../src/app/play/find.ts';
import { suggestFinished } from '../src/app/play/suggest.ts';
import { viewerFor } from '../src/app/reader/reader.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { startLine, type Line } from '../src/draughts/line.ts';
import { editsBetween } from '../src/draughts/nearness.ts';
import { startPosition } from '../src/draughts/position.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../src/draughts/variants.ts';
import { sayIn } from '../src/i18n/say.ts';
import { withoutMarkup } from '../src/kit/markup.ts';
import { done, refused, type Attempt } from '../src/kit/attempt.ts';
import { pdnLine } from '../src/notation/pdn/game.ts';
import { EXPLORED_PLIES } from '../src/openings/explorer.ts';
import { pathOf } from '../src/openings/explorerPath.ts';
import { openingLine } from '../src/openings/names.ts';
import type { Problem } from '../src/app/problem/problem.ts';
import { lineAt } from '../src/render/scene/lineScenes.ts';
import { EXPLORE } from '../src/views/presses/declarations.ts';
import { explorerScreen } from '../src/views/replay/explorer.ts';
import { rootOf, type ExplorerPlace } from '../src/views/replay/exploring.ts';
import { each } from '../src/views/presses/presses.ts';
import { hiddenProfileScreen } from '../src/views/person/privacy.ts';
import { knownOpening, suggestNames } from '../src/app/play/openings.ts';

/** In the middle of the opening, because every game goes through its beginning. */
const USUAL_PLY = 8;

type At = Pick<ExplorerPlace, 'root' | 'path'>;

async function show(app: App, asker: ServerAsker, place: ExplorerPlace): Promise<Reply | null> {
  const say = sayIn(asker.locale);
  const { user } = place;
  if (user !== '' && user !== asker.user.id && (await app.store.personal.isHidden(user)))
    return { kind: 'private', screen: hiddenProfileScreen(say, { id: user, name: '' }) };
  const { guildId } = asker.place;
  const viewer = { user: asker.user.id, guildId, place: asker.place, isShown: false };
  const content = await contentAt(app, viewer, place);
  if (!content) return null;
  if (!content.ok) return refusal(app, asker, content.problem);
  return { kind: 'private', screen: explorerScreen(say, content.value, await viewerFor(app, asker)) };
}

/** A line from the usual start is a path; another is found in the server's games. */
async function placeOf(app: App, asker: ServerAsker, line: Line): Promise<Attempt<At, Problem>> {
  const [first] = line.positions;
  const isUsual =
    first && first.turn === line.variant.begins && editsBetween(first, startPosition(line.variant)) === 0;
  const path = isUsual && line.moves.length <= EXPLORED_PLIES ? pathOf(line) : null;
  if (path !== null) return done({ root: line.variant.id, path });
  const root = await rootThrough(app, { user: asker.user.id, guildId: asker.place.guildId }, line);
  return root.ok ? done({ root: root.value, path: '' }) : root;
}

async function ofMoves(
  app: App,
  asker: ServerAsker,
  variant: VariantId,
  text: string,
): Promise<Attempt<At, Problem>> {
  const read = await app.reading.record({ source: withoutMarkup(text), variant }, asker.user.id);
  if (!read.ok) return read;
  const line = pdnLine(read.value.game);
  return placeOf(app, asker, lineAt(line, Math.min(line.moves.length, EXPLORED_PLIES)));
}

async function ofPosition(
  app: App,
  asker: ServerAsker,
  variant: VariantId,
  text: string,
): Promise<Attempt<At, Problem>> {
  const read = await app.reading.startPosition(variant, text, asker.user.id);
  return read.ok ? placeOf(app, asker, startLine(variantOf(variant), read.value)) : read;
}

interface Asked {
  readonly opening?: string | undefined;
  readonly moves?: string | undefined;
  readonly position?: string | undefined;
  readonly game?: string | undefined;
  readonly variant?: string | undefined;
}

async function find(app: App, asker: ServerAsker, asked: Asked): Promise<Attempt<At, Problem>> {
  const { opening, moves, position, game: id } = asked;
  if ([opening, moves, position, id].filter((given) => given !== undefined).length > 1)
    return refused({ code: 'explorer-one-line' });
  const chosen = VARIANT_IDS.find((other) => other === asked.variant);
  if (asked.variant !== undefined && !chosen)
    return refused({ code: 'unknown-variant', text: asked.variant });
  if (opening !== undefined) {
    const known = knownOpening(opening, chosen && [chosen]);
    if (!known) return refused({ code: 'unknown-opening', text: opening });
    return placeOf(app, asker, openingLine(variantOf(known.variant), known.opening));
  }
  const latest = await findFinished(app, asker, id);
  if (id !== undefined && !latest.ok) return latest;
  const variant = chosen ?? (latest.ok ? latest.value.variant : 'russian');
  if (moves !== undefined) return ofMoves(app, asker, variant, moves);
  if (position !== undefined) return ofPosition(app, asker, variant, position);
  const isOther = id === undefined && chosen !== undefined && latest.ok && latest.value.variant !== chosen;
  if (!latest.ok || isOther) return done({ root: variant, path: '' });
  const { value: last } = latest;
  return done({ root: rootOf(last.id, Math.min(USUAL_PLY, last.moves.length)), path: '' });
}

export const explorePresses = answeringInServers(EXPLORE, {
  ...each(['open', 'first', 'back', 'on', 'turn'], (asker: ServerAsker, place: ExplorerPlace, app: App) =>
    show(app, asker, place),
  ),
  move: (asker, { value, ...place }, app) => show(app, asker, { ...place, path: `${place.path}${value}` }),
  band: (asker, { value: band, ...place }, app) => show(app, asker, { ...place, band }),
  since: (asker, { value: since, ...place }, app) => show(app, asker, { ...place, since }),
});

export const explore = defineServerCommand({
  name: 'explore',
  posts: false,
  options: [
    { name: 'opening', kind: 'text', suggests: true },
    { name: 'moves', kind: 'text' },
    { name: 'position', kind: 'text' },
    { name: 'game', kind: 'text', suggests: true },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'player', kind: 'user' },
    { name: 'rating', kind: 'text', choices: EXPLORER_BANDS },
    { name: 'since', kind: 'text', choices: EXPLORER_TIMES },
  ],
  async run(asker, { player, rating, since, ...asked }, app) {
    const at = await find(app, asker, asked);
    if (!at.ok) return refusal(app, asker, at.problem);
    const place: ExplorerPlace = {
      ...at.value,
      band: EXPLORER_BANDS.find((band) => band === rating) ?? 'all',
      since: EXPLORER_TIMES.find((time) => time === since) ?? 'ever',
      user: player?.id ?? '',
      bottom: 'white',
    };
    return (await show(app, asker, place)) ?? refusal(app, asker, { code: 'explorer-unplayed' });
  },
  suggest: (asker, { option, text, values }, app) =>
    option === 'game'
      ? suggestFinished(app, asker, text)
      : Promise.resolve(suggestNames(asker.locale, text, values.variant)),
});
