/** The choices for a board without a server: the variant and the opponent. */
import { type VariantId, VARIANT_IDS } from '../draughts/variants.ts';
import { menu } from './menu.ts';
import { button, element, write } from './parts.ts';
import { PAGE_LEVELS, type PageLevel } from './thinking/message.ts';
import type { Color } from '../draughts/types.ts';
import type { PageSay } from './words/say.ts';

interface Choosing {
  readonly variant: (variant: VariantId) => void;
  /** `null`: two players. */
  readonly level: (level: PageLevel | null) => void;
  readonly side: () => void;
}

/** At least this many variants are in sight beside the board, where a window has room for them. */
const IN_SIGHT = 4;
const ROOMY = '(min-width: 860px) and (min-height: 720px)';

export function makeChoices(say: PageSay, first: VariantId, choose: Choosing) {
  const variants = VARIANT_IDS.map((id) => [id, say(`variant.${id}`)] as const);
  const levels = PAGE_LEVELS.map((level) => {
    const made = button(String(level), () => choose.level(level));
    made.title = say('level.choice', { level: String(level), name: say(`level.${level}`) });
    made.setAttribute('aria-label', made.title);
    return [level, made] as const;
  });
  const two = button(say('page.two'), () => choose.level(null));
  const side = button('', choose.side);
  const buttons = levels.map(([, made]) => made);
  const named = element('span', '', say('button.level'));
  const opponents = element('div', 'page-opponents', named, ...buttons, side, two);
  opponents.setAttribute('role', 'group');
  opponents.setAttribute('aria-label', say('page.opponent'));
  const choice = menu(say('page.variant'), variants, first, (variant) => {
    if (variant) choose.variant(variant);
  });
  const whole = element('div', 'page-choices', choice, opponents);
  return {
    element: whole,
    /** `isBegun`: someone has moved, so the list of moves needs the room. */
    show: (chosen: PageLevel | null, other: Color, isBegun: boolean): void => {
      const isInSight = !isBegun && matchMedia(ROOMY).matches;
      if (whole.classList.contains('is-in-sight') !== isInSight)
        choice.querySelector('select')?.setAttribute('size', String(isInSight ? IN_SIGHT : 1));
      whole.classList.toggle('is-in-sight', isInSight);
      side.hidden = chosen === null;
      write(side, say('page.side', { color: say(`color.${other}`) }));
      two.setAttribute('aria-pressed', String(chosen === null));
      for (const [level, made] of levels) made.setAttribute('aria-pressed', String(level === chosen));
    },
  };
}
