import { openingHere } from './opening.ts';
import { link } from './parts.ts';
import type { PageSay } from './words/say.ts';

export const homeLink = (say: PageSay): HTMLElement => link('page-line', '/', say('page.home.title'));

export const logInLink = (say: PageSay): HTMLElement =>
  link(
    'page-log-in',
    `/login?to=${encodeURIComponent(location.pathname + location.search)}`,
    say('page.log-in'),
  );

/** From a shared link to the people who play. */
export function waysIn(say: PageSay): readonly HTMLElement[] {
  const challenge = openingHere().shared?.challenge;
  if (!challenge) return [];
  return [link('page-link', challenge.address, say('page.challenge', { player: challenge.name }))];
}
