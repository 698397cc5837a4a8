import { element } from './parts.ts';
import type { PageSay } from './words/say.ts';

export function homeLink(say: PageSay): HTMLElement {
  const link = element('a', 'page-line', say('page.home.title'));
  link.href = '/';
  return link;
}

export function logInLink(say: PageSay): HTMLElement {
  const link = element('a', 'page-log-in', say('page.log-in'));
  link.href = `/login?to=${encodeURIComponent(location.pathname + location.search)}`;
  return link;
}
