/** `/play`: determines which game the options describe, or shows the front door without any. */
import type { VariantId } from '../../draughts/variants.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { openingKey, openingsLike } from '../../openings/names.ts';
import { openingName } from '../../views/screen/phrases.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { sayIn } from '../../i18n/say.ts';
import { completeLength, completeRest, completeTime } from '../../views/game/time.ts';
import type { App } from '../ports/app.ts';
import { type Asker, type Reply, privately } from '../ports/command.ts';
import { settingsAt } from '../reader/reader.ts';
import { suggestOpenings } from '../server/openingTables.ts';
import { challenge } from './challenge.ts';
import { frontDoor } from './frontDoor.ts';
import { findOpponent } from './opponentSearch.ts';
import { practice } from './practice.ts';
import type { PlayWish } from './wish.ts';

const isNothing = (wish: PlayWish): boolean => Object.values(wish).every((value) => value === undefined);

/** Whether it is a game in direct messages: a level was typed without an opponent. */
const isPractice = ({ opponent, find, level }: PlayWish): boolean =>
  opponent === undefined && find === undefined && level !== undefined;

/** Whether it answers in the channel. */
export const playsInChannel = (wish: PlayWish): boolean => !isNothing(wish) && !isPractice(wish);

export async function play(app: App, asker: Asker, wish: PlayWish): Promise<Reply> {
  if (isNothing(wish)) return privately(await frontDoor(app, asker));
  if (wish.find !== undefined) return findOpponent(app, asker, wish);
  const isAnyone = wish.opponent === undefined;
  if (isPractice(wish) || (asker.isAlone && isAnyone)) return practice(app, asker, wish);
  return challenge(app, asker, wish);
}

/** Named openings of the variant. A position that is typed needs no suggestion. */
async function suggestStarts(
  app: App,
  { locale, place }: Asker,
  text: string,
  chosen?: VariantId,
): Promise<readonly Choice[]> {
  const found = openingsLike(text, [chosen ?? (await settingsAt(app, place)).variant]);
  return found.slice(0, HOLDS.choices).map(({ opening }) => ({
    label: openingName(sayIn(locale), opening),
    value: openingKey(opening),
  }));
}

export async function suggestTerms(
  app: App,
  asker: Asker,
  option: string,
  text: string,
  variant: VariantId | undefined,
): Promise<readonly Choice[]> {
  const say = sayIn(asker.locale);
  if (option === 'match') return completeLength(say, text);
  if (option === 'rest') return completeRest(say, text);
  if (option === 'position') return suggestStarts(app, asker, text, variant);
  return option === 'openings' ? suggestOpenings(app, asker, text, variant) : completeTime(say, text);
}
