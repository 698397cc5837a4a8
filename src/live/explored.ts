/** What was played from a position of a finished game, for a member of its server on the page. */
import { explore } from '../app/replay/explore.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Problem } from '../app/problem/problem.ts';
import { viewerFor } from '../app/reader/reader.ts';
import { lastPosition } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import type { Game, GameId } from '../game/game.ts';
import { peopleOf } from '../game/seat.ts';
import { sayIn } from '../i18n/say.ts';
import { type Attempt, done, refused } from '../kit/attempt.ts';
import { makeMove } from '../notation/move.ts';
import { rootOf } from '../views/replay/exploring.ts';
import { sampleLabel } from '../views/replay/explorer.ts';
import type { FromPage, ToPage } from './protocol.ts';

type Told = Extract<ToPage, { kind: 'explored' }>;

type Asked = Extract<FromPage, { kind: 'explore' }>;

/** The person in a seat, if the asker may see their games. */
async function playerOf(app: App, by: Actor, game: Game, { by: color }: Asked): Promise<string | null> {
  if (color === null) return '';
  const [player] = peopleOf(game.seats[color]);
  if (!player) return null;
  const isHidden = player.id !== by.user.id && (await app.store.personal.isHidden(player.id));
  return isHidden ? null : player.id;
}

export async function exploredOf(
  app: App,
  by: Actor,
  id: GameId,
  asked: Asked,
  isMember: (guildId: string) => Promise<boolean>,
): Promise<Attempt<Told, Problem>> {
  const game = (await app.store.games.load(id))?.game;
  const guildId = game?.place.guildId ?? null;
  if (!game || guildId === null) return refused({ code: 'no-server' });
  if (!(await isMember(guildId))) return refused({ code: 'unknown-game' });
  const viewer = { user: by.user.id, guildId, place: game.place, isShown: true };
  const { ply, band, since } = asked;
  const user = await playerOf(app, by, game, asked);
  if (user === null) return refused({ code: 'explorer-player' });
  const place = { path: '', band, since, user, bottom: 'white' } as const;
  const found = await explore(app, viewer, { ...place, root: rootOf(id, ply) });
  if (!found?.ok) return found ?? refused({ code: 'unknown-game' });
  const { line, moves, samples } = found.value;
  const { style } = await viewerFor(app, by);
  const legal = legalMoves(line.variant, lastPosition(line));
  const named = moves.map(({ move, ...results }) => ({
    move: makeMove(line.variant, move, legal, style ?? line.variant.notation.squares),
    ...results,
  }));
  const say = sayIn(by.locale);
  const games = samples.map((sample) => ({ id: sample.id, label: sampleLabel(say, sample) }));
  return done({ kind: 'explored', game: id, ply: line.moves.length, moves: named, samples: games });
}
