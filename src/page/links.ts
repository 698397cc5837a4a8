import { openingHere } from './opening.ts';
import { element, link } from './parts.ts';
import type { PageSay } from './words/say.ts';

const addressHere = (): string => location.pathname + location.search;

/** `null`: the browser blocks storage, or this is an Activity, which needs no login. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** What the history keeps of this page, such as a game against the computer, is kept by the tab. */
const keepState = (): void => storage()?.setItem(addressHere(), JSON.stringify(history.state));

/** The page is as it was before the login. */
export function takeState(): void {
  const kept = storage()?.getItem(addressHere());
  if (kept && !history.state) history.replaceState(JSON.parse(kept), '');
  storage()?.removeItem(addressHere());
}

export function logInLink(say: PageSay, words = say('page.log-in'), className = 'page-log-in'): HTMLElement {
  const made = link(className, `/login?to=${encodeURIComponent(addressHere())}`, words);
  made.addEventListener('click', keepState);
  return made;
}

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
