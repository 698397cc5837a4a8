/**
 * The moves played from a position in a server's games. Closed to anyone whose running game went
 * through the position or is near it.
 */
import { done, refused, type Result } from '../../kit/result.ts';
import { lastPosition, startLine, type Line, lineAt } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { VARIANT_IDS, variantOf } from '../../draughts/variants.ts';
import type { Color } from '../../draughts/types.ts';
import type { Game, UserId } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { maySee, type GameViewer } from '../../game/maySee.ts';
import {
  addUp,
  countsOf,
  EXPLORED_PLIES,
  explorerMove,
  positionKey,
  quarterOf,
  type PlayedMove,
  BANDS,
  IMPORTED,
} from './rules.ts';
import { extendAlong } from './presses.ts';
import { type ExploredMove, type ExplorerContent, onlyPlayer, rootOf, type ExplorerPlace } from './view.ts';
import { barOnExplorer } from '../../app/fairPlay/barOnHelp.ts';
import type { Using } from '../../app/ports/app.ts';
import type { Problem } from '../../app/problem/problem.ts';

type Needs = Using<'explorer' | 'games' | 'servers' | 'votes', 'memory' | 'now' | 'reading'>;

/** A reader in a server. `isShown`: the game of the root is on their screen. */
interface ExplorerViewer extends GameViewer {
  readonly guildId: string;
}

/** The most games of each color that are searched for one player. */
const MOST_GAMES = 500;
/** The most links to games. */
const MOST_SAMPLES = 4;
const QUARTERS = { ever: null, year: 3, quarter: 0 } as const;

interface Root {
  readonly line: Line;
  readonly game: Game | null;
}

/** Reads a root: a variant, or a finished game that the asker may see, with a ply. */
async function readRoot(app: Needs, viewer: ExplorerViewer, root: string): Promise<Result<Root, Problem>> {
  const variant = VARIANT_IDS.find((id) => id === root);
  if (variant) return done({ line: startLine(variantOf(variant)), game: null });
  const [id = '', ply = ''] = root.split('.');
  const game = (await app.store.games.load(id))?.game;
  if (!game || !maySee(game, viewer)) return refused({ code: 'unknown-game' });
  if (!game.result) return refused({ code: 'explorer-running' });
  const whole = lineOf(game);
  const at = Math.max(0, Math.min(Number(ply) || 0, whole.moves.length, EXPLORED_PLIES));
  return done({ line: lineAt(whole, at), game });
}

const PLAYED_HERE = BANDS.map((_, band) => band).filter((band) => band !== IMPORTED);

function bandsIn({ band }: ExplorerPlace): readonly number[] | null {
  if (band === 'all') return null;
  return band === 'server' ? PLAYED_HERE : [BANDS.indexOf(band)];
}

function sinceIn({ since }: ExplorerPlace, now: number): number | null {
  const quarters = QUARTERS[since];
  return quarters === null ? null : quarterOf(now) - quarters;
}

/** The same, from one player's last games only. */
async function playedBy(
  { store, now }: Needs,
  guildId: string,
  position: number,
  place: ExplorerPlace,
): Promise<readonly PlayedMove[]> {
  const [bands, since] = [bandsIn(place), sinceIn(place, now())];
  const games = await store.explorer.gamesOf(guildId, place.user, position, MOST_GAMES);
  const played = games.flatMap(({ gameId, band, quarter, steps, won }) =>
    bands?.includes(band) === false || (since !== null && quarter < since)
      ? []
      : countsOf(steps, won)
          .filter((counted) => counted.position === position)
          .map((counted) => ({ ...counted, games: [gameId] })),
  );
  return addUp(played, MOST_SAMPLES);
}

async function playedFrom(
  app: Needs,
  guildId: string,
  line: Line,
  place: ExplorerPlace,
): Promise<readonly PlayedMove[]> {
  const position = positionKey(line.variant, lastPosition(line));
  if (place.user !== '') return playedBy(app, guildId, position, place);
  return app.store.explorer.played({
    guildId,
    position,
    bands: bandsIn(place),
    since: sinceIn(place, app.now()),
  });
}

function asMoves(line: Line, played: readonly PlayedMove[]): readonly ExploredMove[] {
  const position = lastPosition(line);
  const legal = new Map(
    legalMoves(line.variant, position).map((move) => [explorerMove(position, move), move]),
  );
  return played
    .flatMap(({ move: name, wins, draws, losses }): readonly ExploredMove[] => {
      const move = legal.get(name);
      const [white, black] = position.turn === 'white' ? [wins, losses] : [losses, wins];
      return move ? [{ move, white, draws, black }] : [];
    })
    .toSorted((a, b) => b.white + b.draws + b.black - (a.white + a.draws + a.black));
}

/** The last games that the asker may see. */
async function samplesOf(
  { store }: Needs,
  viewer: ExplorerViewer,
  played: readonly PlayedMove[],
): Promise<readonly Game[]> {
  const ids = [...new Set(played.flatMap(({ games }) => games.slice(0, 2)))].slice(0, 2 * MOST_SAMPLES);
  const games = await store.servers.games(ids);
  return games
    .filter((game) => game.result && maySee(game, { ...viewer, isShown: false }))
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .slice(0, MOST_SAMPLES);
}

/** The only player of that color in the game of a root; empty for a team or without a game. */
export async function playerIn({ store }: Using<'games'>, root: string, color: Color): Promise<UserId> {
  const game = (await store.games.load(root.split('.')[0] ?? ''))?.game;
  return (game && onlyPlayer(game.seats[color])?.id) ?? '';
}

const stepsFrom = (
  place: ExplorerPlace,
  { game, line }: Root,
): Pick<ExplorerContent, 'first' | 'back' | 'on'> => {
  const ply = line.moves.length;
  const at = (to: number): ExplorerPlace => ({
    ...place,
    root: game ? rootOf(game.id, to) : place.root,
    path: '',
  });
  const isOffGame = place.path !== '';
  const isOn = game !== null && !isOffGame && ply < Math.min(game.moves.length, EXPLORED_PLIES);
  const isFirst = !isOffGame && (game === null || ply === 0);
  return {
    first: isFirst ? null : at(0),
    back: isOffGame ? { ...place, path: place.path.slice(0, -1) } : isFirst ? null : at(ply - 1),
    on: isOn ? at(ply + 1) : null,
  };
};

export async function explore(
  app: Needs,
  viewer: ExplorerViewer,
  place: ExplorerPlace,
): Promise<Result<ExplorerContent, Problem> | null> {
  const root = await readRoot(app, viewer, place.root);
  if (!root.ok) return root;
  const line = extendAlong(root.value.line, place.path);
  if (!line) return null;
  const bar = await barOnExplorer(app, viewer, line);
  if (bar) return refused(bar);
  const played = await playedFrom(app, viewer.guildId, line, place);
  return done({
    place,
    line,
    game: root.value.game,
    moves: asMoves(line, played),
    samples: await samplesOf(app, viewer, played),
    ...stepsFrom(place, root.value),
  });
}

/** A root for a game of the server that went through this position. */
export async function rootThrough(
  app: Needs,
  { user, guildId }: Pick<ExplorerViewer, 'user' | 'guildId'>,
  line: Line,
): Promise<Result<string, Problem>> {
  // Even the answer that nobody has played it would help.
  const bar = await barOnExplorer(app, { user, guildId }, line);
  if (bar) return refused(bar);
  const { store } = app;
  const position = positionKey(line.variant, lastPosition(line));
  const played = await store.explorer.played({ guildId, position, bands: null, since: null });
  for (const id of played.flatMap(({ games }) => games)) {
    const record = await store.games.load(id);
    if (!record?.game.result) continue;
    const { variant, positions } = lineOf(record.game);
    const ply = positions.findIndex((each) => positionKey(variant, each) === position);
    if (ply !== -1) return done(rootOf(id, ply));
  }
  return refused({ code: 'explorer-unplayed' });
}
