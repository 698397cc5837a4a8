/** The reader's settings for the page (colors, pieces, coordinates), and a list of its keys. */
import { PIECE_SET_IDS, THEME_IDS } from '../../render/scene/theme.ts';
import { element, link } from '../parts.ts';
import type { PageSay } from '../words/say.ts';
import type { Look } from './look.ts';
import { menu } from '../menu.ts';

function box(name: string, isOn: boolean, choose: (isOn: boolean) => void): HTMLElement {
  const input = element('input', '');
  input.type = 'checkbox';
  input.checked = isOn;
  input.addEventListener('change', () => choose(input.checked));
  return element('label', 'page-choice', input, name);
}

const KEYS = ['l', 't', 'm', 'f'] as const;

/** The link to everything that users set for themselves, also in Discord. */
export const allSettings = (say: PageSay): HTMLElement =>
  link('page-link', '/?home=preferences', say('page.settings.all'));

export function makeSettings(say: PageSay, look: Look): HTMLElement {
  const { theme, pieces, hasCoordinates } = look.choices;
  const own = ['', say('page.settings.own')] as const;
  const keys = KEYS.map((key) => element('li', '', element('kbd', '', key), ' ', say(`page.key.${key}`)));
  return element(
    'details',
    'page-settings',
    element('summary', '', say('page.settings')),
    menu(
      say('page.settings.theme'),
      [own, ...THEME_IDS.map((id) => [id, say(`theme.${id}`)] as const)],
      theme ?? '',
      (chosen) => look.choose({ theme: chosen }),
    ),
    menu(
      say('page.settings.pieces'),
      [own, ...PIECE_SET_IDS.map((id) => [id, say(`choice.preferences.pieces.${id}`)] as const)],
      pieces ?? '',
      (chosen) => look.choose({ pieces: chosen }),
    ),
    box(say('page.settings.coordinates'), hasCoordinates, (isOn) => look.choose({ hasCoordinates: isOn })),
    ...(look.isKept ? [allSettings(say)] : []),
    element('p', 'page-keys-title', say('page.keys')),
    element('ul', 'page-keys', ...keys),
  );
}
