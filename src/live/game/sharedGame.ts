/**
 * What a link to a game shows to anyone: how the game ended, and the mistake that decided it.
 * Players are named only if they allow it.
 */
import { turnOf, type Turn } from '../../app/analysis/turning.ts';
import { barOnPosition } from '../../app/fairPlay/barOnHelp.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import { isReadByAll } from '../../app/ports/subjects/servers.ts';
import { lastPosition } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { type Color, COLORS } from '../../draughts/types.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import { isPerson, peopleOf } from '../../game/seat.ts';
import type { Say } from '../../i18n/say.ts';
import { versus } from '../../i18n/sentence.ts';
import { makeMove } from '../../notation/move.ts';
import { headlineElsewhere } from '../../views/board/headline.ts';
import { channelAt } from '../door/channel.ts';
import { plainText, withoutEmoji } from '../plain.ts';
import type { SharedFacts } from '../protocol.ts';
import { type Seen, seenElsewhere, type Watched, watchedOf } from './facts.ts';
import type { Finding, FoundGame } from './finding.ts';

export interface SharedGame {
  readonly watched: Watched;
  readonly turn: Turn | null;
  /** The server's name, if the players are not named. */
  readonly server: string | null;
  /** The channel where the winner can be challenged. */
  readonly channel: string | null;
}

/** `null` if it could help the reader, who may be a player if they aren't logged in. */
async function turnFor(
  { app }: Finding,
  { game, shared }: FoundGame,
  visitor: Visitor | null,
): Promise<Turn | null> {
  const turn = await turnOf(app, game);
  if (!turn) return null;
  const players = COLORS.flatMap((color) => peopleOf(game.seats[color])).map(({ id }) => id);
  const readers = visitor ? [visitor.id] : new Set([...players, shared?.pass?.by ?? []].flat());
  for (const user of readers)
    if (await barOnPosition(app, { user, guildId: game.place.guildId }, turn.before)) return null;
  return turn;
}

/** Whether the headline may name its players. */
const isTold = ({ game: { result }, isNamed }: Watched): boolean =>
  result ? result.winner === null || isNamed[result.winner] : isNamed.white || isNamed.black;

async function whereabouts(
  { app, watching: { memory } }: Finding,
  watched: Watched,
): Promise<Pick<SharedGame, 'server' | 'channel'>> {
  const { result, place, seats } = watched.game;
  const { guildId, channelId } = place;
  if (guildId === null || !(await app.store.servers.isHere(guildId))) return { server: null, channel: null };
  if (!isTold(watched)) {
    const server = await memory.server(guildId);
    return { server: typeof server === 'object' ? server.name : null, channel: null };
  }
  const isPlayer = result?.winner ? isPerson(seats[result.winner]) : false;
  const isOpen = isPlayer && isReadByAll(await memory.readers(guildId, channelId));
  return { server: null, channel: isOpen ? channelAt(guildId, channelId) : null };
}

/** `found`: for someone who isn't logged in. `visitor`: the turning point may help them. */
export async function sharedGameOf(
  finding: Finding,
  found: FoundGame,
  visitor: Visitor | null,
): Promise<SharedGame> {
  const watched = await watchedOf(finding.app, found.game);
  const [turn, where] = await Promise.all([turnFor(finding, found, visitor), whereabouts(finding, watched)]);
  return { watched, turn, ...where };
}

const nameOf = (say: Say, watched: Seen, color: Color): string =>
  seenElsewhere(say, watched).seats[color].name;

/** The headline in plain text. For a running game, it names the players or their server. */
export function headlineOf(say: Say, watched: Seen, server: string | null): string {
  const game = seenElsewhere(say, watched);
  const { result, seats } = game;
  const { isNamed } = watched;
  if (result) return withoutEmoji(plainText(headlineElsewhere(say, game, result, { isNamed, server })));
  return server === null || isNamed.white || isNamed.black
    ? versus(seats.white.name, seats.black.name)
    : say('share.unnamed', { server });
}

export function questionOf(say: Say, watched: Seen, { before, color, played }: Turn): string {
  const { variant } = before;
  return say(watched.game.result?.winner ? 'share.turn.lost' : 'share.turn.drawn', {
    player: nameOf(say, watched, color),
    move: makeMove(variant, played, legalMoves(variant, lastPosition(before))),
  });
}

export function sharedFacts(say: Say, { watched, turn, server, channel }: SharedGame): SharedFacts {
  const winner = watched.game.result?.winner;
  return {
    headline: headlineOf(say, watched, server),
    turn: turn && {
      ply: turn.before.moves.length,
      question: questionOf(say, watched, turn),
      better: turn.better,
      chances: turn.chances,
    },
    level: engineSeat(watched.game)?.level ?? null,
    challenge: winner && channel ? { name: nameOf(say, watched, winner), address: channel } : null,
  };
}
