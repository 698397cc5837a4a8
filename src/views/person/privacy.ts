/** What someone can do about what is kept of them. Only they see it. */
import type { Block, Button, Screen } from '../screen/screen.ts';
import type { Player } from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { quiet, text } from '../screen/blocks.ts';
import { PRIVACY, type PrivacyAction } from '../presses/declarations.ts';

const STYLES = { ask: 'danger', erase: 'danger' } as const satisfies Partial<Record<PrivacyAction, 'danger'>>;
const isGrave = (action: PrivacyAction): action is keyof typeof STYLES => action in STYLES;

const button = (say: Say, action: PrivacyAction): Button => ({
  press: PRIVACY.to[action](),
  label: say(`button.privacy.${action}`),
  style: isGrave(action) ? STYLES[action] : 'secondary',
});

/** What is kept, and what can be done about it. */
export const privacyScreen = (
  say: Say,
  isHidden: boolean,
  news: 'hidden' | 'shown' | 'kept' | null,
): Screen =>
  quiet(
    ...(news ? [text(say(`privacy.now.${news}`))] : []),
    text(say('privacy.title'), say('privacy.kept'), say(isHidden ? 'privacy.hidden' : 'privacy.named')),
    {
      kind: 'buttons',
      buttons: [button(say, 'data'), button(say, isHidden ? 'show' : 'hide'), button(say, 'ask')],
    },
  );

/** All of it as a file. */
export const dataScreen = (say: Say, file: Block): Screen => quiet(text(say('privacy.data')), file);

/** Asks whether they mean it, and says what it comes to. */
export const eraseScreen = (say: Say): Screen =>
  quiet(text(say('privacy.ask'), say('privacy.ask.games'), say('privacy.ask.for-good')), {
    kind: 'buttons',
    buttons: [button(say, 'erase'), button(say, 'keep')],
  });

/** Someone else’s profile that they do not show. */
export const hiddenProfileScreen = (say: Say, { name }: Player): Screen =>
  quiet(text(say('privacy.profile', { name: plain(name) })));

/** It is done. */
export const erasedScreen = (say: Say): Screen => quiet(text(say('privacy.erased')));
