/** The reader's settings for the page (colors, pieces, coordinates), and a list of its keys. */
import { PIECE_SET_IDS, THEME_IDS } from '../../render/scene/theme.ts';
import { element, iconButton, link } from '../parts.ts';
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

export function makeSettings(say: PageSay, look: Look) {
  const { theme, pieces, hasCoordinates } = look.choices;
  const own = ['', say('page.settings.own')] as const;
  const keys = KEYS.map((key) => element('li', '', element('kbd', '', key), ' ', say(`page.key.${key}`)));
  const settings = element(
    'div',
    'page-settings',
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
  const opener = iconButton(
    'M4 8h8m6 0h2M4 16h2m6 0h8M18 8a3 3 0 1 1-6 0a3 3 0 1 1 6 0m-6 8a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
    say('page.settings'),
    () => open(settings.hidden === true),
  );
  function open(isOpen: boolean): void {
    settings.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) settings.scrollIntoView({ block: 'nearest' });
  }
  open(false);
  return { element: settings, opener };
}
