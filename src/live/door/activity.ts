/**
 * The page as an Activity. Its frame has no cookies, so it exchanges a code from Discord's client
 * for a session. The channel and the game in its request are not verified, so it receives only
 * games that its user may see.
 */
import { z } from 'zod';
import type { Using } from '../../app/ports/app.ts';
import type { Authorizing, Visitor } from '../../app/ports/authorizing.ts';
import type { GameId, UserId } from '../../game/game.ts';
import { colorOf } from '../../game/decision.ts';
import { readJson } from '../../kit/json.ts';
import { type Answered, type Asked, inText, type Route } from '../../web/route.ts';
import { type Door, partyOf } from './door.ts';
import { CROWDED } from './login.ts';
import type { Entered, Reading, Visit } from '../protocol.ts';

interface ActivityParts {
  readonly app: Using<'games' | 'people', 'now'>;
  readonly authorizing: Authorizing;
  readonly door: Door;
  /** The user's data for the page, with a new session. */
  readonly welcome: (user: Visitor) => Promise<Visit & Reading>;
}

/** In bytes. */
const LARGEST = 2000;
/** How long (ms) an Activity takes to open. */
const SOON = 2 * 60_000;

const Asking = z.object({
  code: z.string().max(200),
  customId: z.string().max(100).nullable(),
  channelId: z.string().max(20).nullable(),
});

/** The frame's origin is `null`. Any site may send requests, because no cookies are used here. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' } as const;

/** The person's only game in this channel. If there is none, their only game anywhere. */
async function onlyGame(
  { store }: ActivityParts['app'],
  user: UserId,
  channelId: string | null,
): Promise<GameId | null> {
  const here =
    channelId === null ? [] : await store.games.list({ channelId, player: user, state: 'running', limit: 2 });
  const { records } =
    here.length > 0 ? { records: here } : await store.games.inbox({ user, from: 0, limit: 2 });
  return records.length === 1 ? (records[0]?.game.id ?? null) : null;
}

export function activityRoute({ app, authorizing, door, welcome }: ActivityParts): Route {
  /** The game whose *Board* button the user has just pressed. */
  async function pressed(user: UserId): Promise<GameId | null> {
    const { opened } = await app.store.people.preference(user);
    return opened && app.now() - opened.at < SOON ? opened.game : null;
  }

  /** The player's own game that a link opens. For anyone else, its id doesn't exist. */
  async function linked(user: UserId, customId: string | null): Promise<GameId | null> {
    const game = customId === null ? null : (await app.store.games.load(customId))?.game;
    return game && colorOf(game, user) !== null ? game.id : null;
  }

  async function answer({ body, address }: Asked): Promise<Answered> {
    const asking = readJson(Asking, Buffer.from(body).toString());
    if (!asking) return inText(400, 'Invalid request.', OPEN);
    const entered = await door.admit(partyOf(null, address), () => authorizing.inActivity(asking.code));
    if (!entered.ok) return { ...CROWDED, headers: { ...CROWDED.headers, ...OPEN } };
    if (!entered.value) return inText(401, 'Discord does not accept this code.', OPEN);
    const { visitor, access } = entered.value;
    const [link, last, only] = await Promise.all([
      linked(visitor.id, asking.customId),
      pressed(visitor.id),
      onlyGame(app, visitor.id, asking.channelId),
    ]);
    const told: Entered = {
      ...(await welcome(visitor)),
      access,
      open: link ?? last ?? only,
    };
    return {
      status: 200,
      headers: { ...OPEN, 'Content-Type': 'application/json' },
      body: JSON.stringify(told),
    };
  }

  return { method: 'POST', path: '/activity', mostBody: LARGEST, answer };
}
