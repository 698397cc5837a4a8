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

interface Choices {
  readonly element: HTMLElement;
  show(level: PageLevel | null): void;
}

export function makeChoices(say: PageSay, first: VariantId, choose: Choosing): Choices {
  const variants = VARIANT_IDS.map((id) => [id, say(`variant.${id}`)] as const);
  const levels = [...PAGE_LEVELS, null].map((level) => {
    const made = button(level === null ? say('page.two') : String(level), () => choose.level(level));
    if (level !== null)
      made.setAttribute(
        'aria-label',
        say('page.level', { level: String(level), name: say(`level.${level}`) }),
      );
    return [level, made] as const;
  });
  const opponents = element('div', 'page-opponents', ...levels.map(([, made]) => made));
  opponents.setAttribute('role', 'group');
  opponents.setAttribute('aria-label', say('page.opponent'));
  return {
    element: element(
      'div',
      'page-choices',
      menu(say('page.variant'), variants, first, (variant) => {
        if (variant) choose.variant(variant);
      }),
      opponents,
    ),
    show: (chosen) => {
      for (const [level, made] of levels) made.setAttribute('aria-pressed', String(level === chosen));
    },
  };
}
