/** The header of every page: the bot's name, the parts of the page, and the links to join. */
import { pieceShapes } from '../render/scene/pieceShapes.ts';
import { THEMES } from '../render/scene/theme.ts';
import { svgOf } from './board/svg.ts';
import { focusBoard } from './focus.ts';
import { inviteLink, logInLink } from './links.ts';
import { openingHere } from './opening.ts';
import { button, element, link } from './parts.ts';
import type { PageSay } from './words/say.ts';

export type Part = 'play' | 'puzzle' | 'lesson' | 'home';

/** The logo's king, with the same colors in light and dark mode. */
const KING = svgOf(pieceShapes(THEMES.wood, { color: 'white', role: 'king' }));
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" aria-hidden="true">${KING}</svg>`;

/** `at`: the part that is shown; `null`: it is none of them, such as a game. */
export function fillHeader(header: HTMLElement, say: PageSay, at: Part | null, hasBoard: boolean): void {
  const { look, invite } = openingHere();
  // At `/`, a visitor may still have a game against the computer.
  const brand = link('page-brand', look === null ? '/' : '/?home=', 'Crownhead');
  brand.insertAdjacentHTML('afterbegin', MARK);
  const part = (name: Part, address: string, words: string): HTMLElement => {
    const made = link('page-part', address, words);
    if (name === at) made.setAttribute('aria-current', 'page');
    return made;
  };
  const parts = element(
    'nav',
    'page-parts',
    part('play', '/?level=2', say('page.nav.play')),
    part('puzzle', '/?puzzle=russian', say('page.nav.puzzles')),
    part('lesson', '/?lesson=', say('page.nav.lessons')),
    look === null // A phone has room for fewer words.
      ? logInLink(
          say,
          say(matchMedia('(min-width: 860px)').matches ? 'page.log-in' : 'page.nav.log-in'),
          'page-part',
        )
      : part('home', '/?home=', say('page.home.title')),
  );
  const skip = button(say('page.skip'), focusBoard);
  // Shown while it has the focus.
  skip.classList.add('page-heard');
  header.replaceChildren(
    ...(hasBoard ? [skip] : []),
    brand,
    parts,
    ...(invite === null ? [] : [inviteLink(say, invite)]),
  );
  document
    .querySelector('link[rel="icon"]')
    ?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(MARK)}`);
}
