/** The answers to presses on an invitation, in its windows, and on the buttons of a match. */
import type { Challenge } from '../../game/challenge/challenge.ts';
import { endMatch, rematchDraw } from '../../game/match/games.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Result } from '../../kit/result.ts';
import type { Asked } from '../../views/game/challengeForm.ts';
import { dealScreen } from '../../views/game/match.ts';
import { CHALLENGE } from '../../views/presses/declarations.ts';
import { answering, type ButtonPress } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import type { Problem } from '../problem/problem.ts';
import { sha256 } from '../save/hash.ts';
import { act } from './act.ts';
import { asideOn } from './challenge.ts';
import { challengeAs, extrasIn, openWindow } from './challengeWindow.ts';
import { accept, cancel, decline } from './challenges.ts';
import { gameNamed, shown } from './find.ts';
import { askForNext } from './nextGame.ts';

const updated = (changed: Result<Challenge, Problem>): Reply =>
  changed.ok ? { kind: 'invitation', challenge: changed.value } : changed;

/** `message`: the invitation, or a private message with its rules. */
async function begin(
  app: App,
  asker: Asker,
  id: string,
  { message, isPrivate }: Pick<ButtonPress, 'message' | 'isPrivate'>,
): Promise<Reply> {
  const invitation = isPrivate ? (await app.store.challenges.load(id))?.shown.card : message;
  const attempt = await accept(app, asker, id, invitation);
  if (!attempt.ok) return attempt;
  const { isThreadDenied, ...begun } = attempt.value;
  const say = sayIn(asker.locale);
  const note = say(begun.game.place.threadOf === undefined ? 'closed.accepted' : 'thread.begun');
  return { kind: 'card', ...begun, note, ...asideOn(say, isThreadDenied) };
}

async function showDeal(app: App, asker: Asker, id: string): Promise<Reply | null> {
  const found = await gameNamed(app, asker, shown(id));
  if (!found.ok) return found;
  const next = found.value.match ? rematchDraw(found.value.match, sha256) : null;
  const screen = dealScreen(sayIn(asker.locale), found.value, next);
  return screen && privately(screen);
}

/** Answers a button from a version that asked in two windows. */
const openEarlier = (
  app: App,
  asker: Asker,
  {
    opponent,
    variant,
    time,
    color,
    rated,
  }: Omit<Asked, 'match' | 'extras'> & Record<'color' | 'rated', string>,
): Promise<Reply> => {
  const extras = extrasIn(`${color} ${rated === 'no' ? '' : 'rated'}`);
  return openWindow(app, asker, { opponent, variant, time, extras });
};

export const challengePresses = answering(
  CHALLENGE,
  {
    accept: (asker, { id, ...pressing }, app) => begin(app, asker, id, pressing),
    decline: async (asker, { id }, app) => updated(await decline(app, asker, id)),
    next: (asker, { id }, app) => askForNext(app, asker, id),
    end: (asker, { id }, app) =>
      act(app, asker, id, (game) => endMatch(game, { by: asker.user.id, at: asker.at })),
    deal: (asker, { id }, app) => showDeal(app, asker, id),
    cancel: async (asker, { id }, app) => updated(await cancel(app, asker, id)),
    ask: (asker, { answers, people }, app) => challengeAs(app, asker, answers, people),
    // Buttons of earlier versions name only casual games.
    change: (asker, { more, ...asked }, app) =>
      openWindow(app, asker, {
        ...asked,
        extras: extrasIn(more.includes('casual') ? more : `rated ${more}`),
      }),
    customize: (asker, pressed, app) => openEarlier(app, asker, pressed),
    again: (asker, pressed, app) => openEarlier(app, asker, pressed),
  },
  { posts: true },
);
