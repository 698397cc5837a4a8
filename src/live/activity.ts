/**
 * The page as an Activity. Its frame has no cookies, so it exchanges a code from Discord's client
 * for a session. The channel and the game in its request are not verified, so it only receives
 * games that its user may see.
 */
import { z } from 'zod';
import type { Using } from '../app/ports/app.ts';
import type { Authorizing, Visitor } from '../app/ports/authorizing.ts';
import type { Game, GameId, UserId } from '../game/game.ts';
import { colorOf } from '../game/decision.ts';
import { sideToMove } from '../game/line.ts';
import { type Answered, type Asked, inText, type Route } from '../web/route.ts';
import type { Entered, EnteredGame, Reading, Visit } from './protocol.ts';

export interface ActivityParts {
  readonly app: Using<'games' | 'people', 'now'>;
  readonly authorizing: Authorizing;
  /** The user's data for the page, with a new session. */
  readonly welcome: (user: Visitor) => Promise<Visit & Reading>;
}

/** In bytes. */
const LARGEST = 2000;
/** In ms: how long an Activity takes to open. */
const SOON = 2 * 60_000;
/** Games offered at most. */
const MOST = 25;

const Asking = z.object({
  code: z.string().max(200),
  customId: z.string().max(100).nullable(),
  channelId: z.string().max(20).nullable(),
});

type Asking = z.infer<typeof Asking>;

/** The frame's origin is `null`. Any site may send requests, because no cookies are used here. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' } as const;

function readAsking(body: Uint8Array): Asking | null {
  try {
    return Asking.safeParse(JSON.parse(Buffer.from(body).toString())).data ?? null;
  } catch {
    return null;
  }
}

function shown(game: Game, user: UserId): EnteredGame {
  const { id, seats } = game;
  const isYourTurn = colorOf(game, user) === sideToMove(game);
  return { id, white: seats.white.name, black: seats.black.name, isYourTurn };
}

/** The person's games of this channel, and all of theirs if there are none. */
async function gamesFor({ store }: ActivityParts['app'], user: UserId, channelId: string | null) {
  const here =
    channelId === null
      ? []
      : await store.games.list({ channelId, player: user, state: 'running', limit: MOST });
  const { records } =
    here.length > 0 ? { records: here } : await store.games.inbox({ user, from: 0, limit: MOST });
  return records.map(({ game }) => game);
}

export function activityRoute({ app, authorizing, welcome }: ActivityParts): Route {
  /** The game whose *Board* button the user pressed just now. */
  async function pressed(user: UserId): Promise<GameId | null> {
    const { opened } = await app.store.people.preference(user);
    return opened && app.now() - opened.at < SOON ? opened.game : null;
  }

  /** A player's own game by a link. For others its id doesn't exist. */
  async function linked(user: UserId, customId: string | null): Promise<GameId | null> {
    const game = customId === null ? null : (await app.store.games.load(customId))?.game;
    return game && colorOf(game, user) !== null ? game.id : null;
  }

  async function answer({ body }: Asked): Promise<Answered> {
    const asking = readAsking(body);
    if (!asking) return inText(400, 'Not understood.', OPEN);
    const entered = await authorizing.inActivity(asking.code);
    if (!entered) return inText(401, 'Discord does not accept this code.', OPEN);
    const { visitor, access } = entered;
    const [link, last, games] = await Promise.all([
      linked(visitor.id, asking.customId),
      pressed(visitor.id),
      gamesFor(app, visitor.id, asking.channelId),
    ]);
    const only = games.length === 1 ? games[0] : undefined;
    const told: Entered = {
      ...(await welcome(visitor)),
      access,
      games: games.map((game) => shown(game, visitor.id)),
      open: link ?? last ?? only?.id ?? null,
    };
    return {
      status: 200,
      headers: { ...OPEN, 'Content-Type': 'application/json' },
      body: JSON.stringify(told),
    };
  }

  return { method: 'POST', path: '/activity', mostBody: LARGEST, answer };
}
