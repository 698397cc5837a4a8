/** A game with someone, with anyone, or with the engine, in the channel of the request. */
import { refused } from '../../kit/result.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { whereOf } from '../../views/screen/blocks.ts';
import type { App } from '../ports/app.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { makeChallenge } from './challenges.ts';
import { gameWithEngine } from './engineGame.ts';
import { goingOn } from './practice.ts';
import { termsOf, type PlayWish } from './wish.ts';

export const asideOn = (say: Say, isThreadDenied: boolean): { readonly aside?: string } =>
  isThreadDenied ? { aside: say('thread.denied') } : {};

/** The engine accepts at once, so the answer is the board. */
async function beginWithEngine(app: App, asker: Asker, wish: PlayWish): Promise<Reply> {
  const other = await goingOn(app, asker, asker.place);
  const attempt = await gameWithEngine(app, asker, wish, asker.place);
  if (!attempt.ok) return attempt;
  const { game, isThreadDenied } = attempt.value;
  const say = sayIn(asker.locale);
  const note = say(game.place.threadOf === undefined ? 'note.engine-begun' : 'thread.begun');
  const aside = other
    ? { aside: say('note.engine-other', { where: whereOf(other.game, other.shown.card) }) }
    : {};
  return { kind: 'card', game, note, isNew: true, ...aside, ...asideOn(say, isThreadDenied) };
}

export async function challenge(app: App, asker: Asker, wish: PlayWish): Promise<Reply> {
  if (wish.opponent?.id === app.botId()) return beginWithEngine(app, asker, wish);
  if (asker.isAlone) return refused({ code: 'challenge-alone' });
  if (wish.level !== undefined) return refused({ code: 'level-for-engine', engine: app.botId() });
  const { settings, terms } = await termsOf(app, asker, wish);
  const attempt = await makeChallenge(app, asker, {
    ...terms,
    match: wish.match,
    draw: wish.openings,
    rest: wish.rest,
    opponent: wish.opponent ?? null,
    time: wish.time ?? settings.time,
    rated: wish.rated ?? settings.ratedByDefault,
  });
  if (!attempt.ok) return attempt;
  return { kind: 'invitation', challenge: attempt.value };
}
