/** Decides what a page shows next: a game, its reader's home, or a tournament, match or player. */
import { colorOf } from '../../game/decision.ts';
import { findGame } from '../game/finding.ts';
import { watchedOf } from '../game/facts.ts';
import type { MessageOf } from '../messages.ts';
import { showExhibit } from '../screen/conversation.ts';
import { aloneAs } from '../screen/standing.ts';
import { localeOf } from '../screen/whereabouts.ts';
import { homeOf } from './home.ts';
import {
  forgetScreens,
  isSame,
  join,
  type Joined,
  refuse,
  type Talk,
  tell,
  visitorOf,
  watchingBy,
  whereIs,
} from './talk.ts';

/** The user of the page from now on; `null`: their session has ended, as the page has been told. */
async function arrive(talk: Talk, token: string | null): Promise<Joined | null> {
  const visitor = await visitorOf(talk, token);
  if (visitor) talk.line.isOf(visitor.id);
  else if (token !== null) refuse(talk, 'session');
  const nowhere = { game: null, token, visitor, at: talk.parts.app.now(), leave: () => undefined };
  return visitor || token === null ? nowhere : null;
}

export async function greet(
  talk: Talk,
  { session, game: wanted, locale = 'en', visit }: MessageOf<'hello'>,
): Promise<void> {
  const { app, hub, trials } = talk.parts;
  const nowhere = await arrive(talk, session);
  if (!nowhere) return;
  const { visitor } = nowhere;
  // The hello is repeated from time to time. It then leaves the screens unchanged.
  const enter = (next: Joined): void => {
    if (!talk.joined || !isSame(talk.joined, next)) forgetScreens(talk);
    join(talk, next);
  };
  if (wanted === null && visit !== undefined) talk.screens.trials = trials.get(visit, () => new Map());
  if (wanted === null) return enter({ ...nowhere, home: aloneAs(visitor, locale) });
  const found = await findGame({ ...talk.parts, watching: watchingBy(talk, session), visitor }, wanted);
  if (!found) return refuse(talk, 'unknown-game');
  const { game, sight } = found;
  const watched = await watchedOf(app, game);
  const viewer = { ...sight, user: visitor?.id ?? null, locale: await localeOf(app, visitor, locale) };
  if (talk.isClosed) return;
  enter({
    ...nowhere,
    game: game.id,
    leave: hub.watch(watched, { ...viewer, send: talk.line.send }),
    voting: game.voting && !(visitor && colorOf(game, visitor.id)) ? game : null,
  });
}

export async function beAtHome(talk: Talk, { session, guild }: MessageOf<'home'>): Promise<void> {
  const nowhere = await arrive(talk, session);
  if (!nowhere?.visitor) return;
  join(talk, nowhere);
  const { place, ...home } = await homeOf(
    talk.parts.app,
    watchingBy(talk, session),
    nowhere.visitor,
    guild ?? null,
  );
  talk.screens.kept.clear();
  join(talk, { ...nowhere, home: { game: null, place } });
  tell(talk, { kind: 'home', ...home, guild: place.guildId });
}

export async function lookAt(
  talk: Talk,
  { session, of, locale = 'en' }: MessageOf<'look-at'>,
): Promise<void> {
  const before = talk.joined;
  const nowhere = await arrive(talk, session);
  if (!nowhere) return;
  if (before?.exhibit?.of !== of || (before.token === null) !== (session === null)) forgetScreens(talk);
  join(talk, { ...nowhere, exhibit: { of, locale } });
  const at = await whereIs(talk, nowhere.visitor);
  return at ? showExhibit(talk.parts, at) : refuse(talk, 'unknown-game');
}
