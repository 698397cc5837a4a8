/** The choices for a board without a server: the variant and the opponent. */
import { type VariantId, VARIANT_IDS } from '../draughts/variants.ts';
import { menu } from './menu.ts';
import { button, element } from './parts.ts';
import { PAGE_LEVELS, type PageLevel } from './thinking/message.ts';
import type { PageSay } from './words/say.ts';

interface Choosing {
  readonly variant: (variant: VariantId) => void;
  /** `null`: two players. */
  readonly level: (level: PageLevel | null) => void;
}

/** Variants in sight beside the board, on a window that has room for them. */
const IN_SIGHT = 9;
const ROOMY = '(min-width: 860px) and (min-height: 720px)';

export function makeChoices(say: PageSay, first: VariantId, choose: Choosing) {
  const variants = VARIANT_IDS.map((id) => [id, say(`variant.${id}`)] as const);
  const levels = [...PAGE_LEVELS, null].map((level) => {
    const name =
      level === null
        ? say('page.two')
        : say('level.choice', { level: String(level), name: say(`level.${level}`) });
    return [level, button(name, () => choose.level(level))] as const;
  });
  const opponents = element('div', 'page-opponents', ...levels.map(([, made]) => made));
  opponents.setAttribute('role', 'group');
  opponents.setAttribute('aria-label', say('page.opponent'));
  const choice = menu(say('page.variant'), variants, first, (variant) => {
    if (variant) choose.variant(variant);
  });
  return {
    element: element('div', 'page-choices', choice, opponents),
    /** `isBegun`: someone has moved, so the list of moves needs the room. */
    show: (chosen: PageLevel | null, isBegun: boolean): void => {
      const isInSight = !isBegun && matchMedia(ROOMY).matches;
      if (choice.classList.contains('is-in-sight') !== isInSight)
        choice.querySelector('select')?.setAttribute('size', String(isInSight ? IN_SIGHT : 1));
      choice.classList.toggle('is-in-sight', isInSight);
      for (const [level, made] of levels) made.setAttribute('aria-pressed', String(level === chosen));
    },
  };
}
