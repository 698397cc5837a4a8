/**
 * The reader's settings for the page: colors, pieces, coordinates, sounds; and a list of its keys.
 */
import { PIECE_SET_IDS, THEME_IDS } from '../../render/scene/theme.ts';
import { element } from '../parts.ts';
import type { PageSay } from '../words/say.ts';
import type { Look } from './look.ts';
import { menu } from '../menu.ts';

function box(name: string, isOn: boolean, choose: (isOn: boolean) => void): HTMLElement {
  const label = element('label', 'page-choice');
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.checked = isOn;
  input.addEventListener('change', () => choose(input.checked));
  label.append(input, name);
  return label;
}

const KEYS = ['l', 't', 'm', 'f'] as const;

export function makeSettings(say: PageSay, look: Look): HTMLElement {
  const details = element('details', 'page-settings');
  const { theme, pieces, hasCoordinates, hasSounds } = look.choices;
  const own = ['', say('page.settings.own')] as const;
  const keys = element('ul', 'page-keys');
  for (const key of KEYS) {
    const line = element('li', '', say(`page.key.${key}`));
    line.prepend(element('kbd', '', key), ' ');
    keys.append(line);
  }
  details.append(
    element('summary', '', say('page.settings')),
    menu(
      say('page.settings.theme'),
      [own, ...THEME_IDS.map((id) => [id, say(`theme.${id}`)] as const)],
      theme ?? '',
      (chosen) => look.choose({ theme: chosen }),
    ),
    menu(
      say('page.settings.pieces'),
      [own, ...PIECE_SET_IDS.map((id) => [id, say(`command.preferences.pieces.${id}`)] as const)],
      pieces ?? '',
      (chosen) => look.choose({ pieces: chosen }),
    ),
    box(say('page.settings.coordinates'), hasCoordinates, (isOn) => look.choose({ hasCoordinates: isOn })),
    box(say('page.settings.sounds'), hasSounds, (isOn) => look.choose({ hasSounds: isOn })),
    element('p', 'page-keys-title', say('page.keys')),
    keys,
  );
  return details;
}
