import { link } from './parts.ts';
import type { PageSay } from './words/say.ts';

export const homeLink = (say: PageSay): HTMLElement => link('page-line', '/', say('page.home.title'));

export const logInLink = (say: PageSay): HTMLElement =>
  link(
    'page-log-in',
    `/login?to=${encodeURIComponent(location.pathname + location.search)}`,
    say('page.log-in'),
  );
