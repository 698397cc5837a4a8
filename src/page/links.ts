import { openingHere } from './opening.ts';
import { element, link } from './parts.ts';
import type { PageSay } from './words/say.ts';

export const logInLink = (say: PageSay, words = say('page.log-in'), className = 'page-log-in'): HTMLElement =>
  link(className, `/login?to=${encodeURIComponent(location.pathname + location.search)}`, words);

/** Links for visitors of a shared link who want to play. */
export function waysIn(say: PageSay): readonly HTMLElement[] {
  const challenge = openingHere().shared?.challenge;
  if (!challenge) return [];
  return [link('page-link', challenge.address, say('page.challenge', { player: challenge.name }))];
}

/** The link that adds the bot to a server. */
export const inviteLink = (say: PageSay, invite: string): HTMLElement =>
  link('page-link is-discord', invite, say('page.invite'));

/** Tells a stranger what this is. */
export function aboutLine(say: PageSay): HTMLElement {
  const { invite } = openingHere();
  const ways = invite === null ? [] : [inviteLink(say, invite)];
  return element('footer', 'page-foot', say('page.about'), ...ways);
}
