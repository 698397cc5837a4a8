import type { Block, Button, Screen } from '../screen/screen.ts';
import type { Player } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { button, quiet, text, buttonBlock } from '../screen/blocks.ts';
import { PRIVACY, type PrivacyAction } from '../presses/declarations.ts';
import { toPreferences } from './choices.ts';

const privacyButton = (say: Say, action: PrivacyAction): Button =>
  button(PRIVACY.to[action](), say(`button.privacy.${action}`), {
    style: action === 'ask' || action === 'erase' ? 'danger' : 'secondary',
  });

interface Shown {
  readonly isHidden: boolean;
  /** Whether the page shows their name to others; `null`: there is no page. */
  readonly isNamed: boolean | null;
  /** Whether they may be named for a team's best moves. */
  readonly isFinder: boolean;
}

export const privacyScreen = (
  say: Say,
  { isHidden, isNamed, isFinder }: Shown,
  news: 'hidden' | 'shown' | 'kept' | null,
): Screen =>
  quiet(
    ...(news ? [text(say(`privacy.now.${news}`))] : []),
    text(say('privacy.title'), say('privacy.kept'), say(isHidden ? 'privacy.hidden' : 'privacy.named')),
    ...(isNamed === null ? [] : [text(say(isNamed ? 'privacy.page.named' : 'privacy.page.unnamed'))]),
    ...(isFinder ? [text(say('privacy.finder'))] : []),
    buttonBlock(
      privacyButton(say, 'data'),
      privacyButton(say, isHidden ? 'show' : 'hide'),
      isNamed === null ? null : privacyButton(say, isNamed ? 'unname' : 'name'),
      privacyButton(say, isFinder ? 'unfinder' : 'finder'),
      privacyButton(say, 'ask'),
    ),
    toPreferences(say),
  );

export const dataScreen = (say: Say, file: Block): Screen =>
  quiet(text(say('privacy.data')), file, toPreferences(say));

export const eraseScreen = (say: Say): Screen =>
  quiet(
    text(say('privacy.ask'), say('privacy.ask.games'), say('privacy.ask.for-good')),
    buttonBlock(privacyButton(say, 'erase'), privacyButton(say, 'keep')),
  );

export const hiddenProfileScreen = (say: Say, { name }: Player): Screen =>
  quiet(text(say('privacy.profile', { name: plain(name) })));

export const erasedScreen = (say: Say): Screen => quiet(text(say('privacy.erased')));
