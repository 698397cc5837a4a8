/** The server's lobby finds an opponent, here or in other servers that allow it. */
import { refused } from '../../kit/result.ts';
import { sayIn } from '../../i18n/say.ts';
import { ownSeekScreen, seekScreen, withdrawnScreen } from '../../features/lobby/view.ts';
import { SEEK } from '../../views/presses/declarations.ts';
import type { Placed } from '../card/gameThread.ts';
import { answeringInServers } from '../ports/answering.ts';
import type { App } from '../ports/app.ts';
import { isInServer, type Asker, type Reply, privately } from '../ports/command.ts';
import { acceptSeek, seek, withdraw } from './seeks.ts';
import { termsOf, type PlayWish } from './wish.ts';

export const SEARCHES = ['server', 'everywhere'] as const;

/** The lobby's message stays, because it also shows other seeks. */
function begun({ locale, place }: Asker, { game, isThreadDenied }: Placed): Reply {
  const say = sayIn(locale);
  const isFar = game.place.guildId !== place.guildId;
  const aside = isThreadDenied ? { aside: say('thread.denied') } : {};
  return {
    kind: 'card',
    game,
    note: say(isFar ? 'seek.found-elsewhere' : 'seek.found'),
    isNew: true,
    ...aside,
  };
}

async function accept(app: App, asker: Asker, id: string): Promise<Reply> {
  const attempt = await acceptSeek(app, asker, id);
  if (attempt.ok) return begun(asker, attempt.value);
  if (attempt.problem.code === 'accept-own-challenge')
    return privately(ownSeekScreen(sayIn(asker.locale), id));
  return attempt;
}

export const seekPresses = answeringInServers(
  SEEK,
  {
    accept: (asker, { id }, app) => accept(app, asker, id),
    async withdraw(asker, { id }, app) {
      const closed = await withdraw(app, asker, id);
      if (!closed.ok) return closed;
      return privately(withdrawnScreen(sayIn(asker.locale)));
    },
  },
  { posts: true },
);

/** The terms that the lobby can't match. */
const BEYOND_SEARCH = [
  'opponent',
  'level',
  'color',
  'position',
  'weekends',
  'match',
  'openings',
  'rest',
] as const satisfies readonly (keyof PlayWish)[];

export async function findOpponent(app: App, asker: Asker, wish: PlayWish): Promise<Reply> {
  if (!isInServer(asker)) return refused({ code: 'no-server' });
  if (BEYOND_SEARCH.some((option) => wish[option] !== undefined)) return refused({ code: 'find-only' });
  const { settings, terms } = await termsOf(app, asker, wish);
  const attempt = await seek(app, asker, {
    variant: terms.variant,
    time: wish.time ?? settings.time,
    rated: wish.rated ?? settings.ratedByDefault,
    isEverywhere: wish.find === 'everywhere',
  });
  if (!attempt.ok) return attempt;
  if (attempt.value.kind === 'found') return begun(asker, attempt.value);
  return privately(seekScreen(sayIn(asker.locale), attempt.value.seek));
}
