import type { Say } from '../../i18n/say.ts';
import { PRIVACY } from '../presses/declarations.ts';
import { button, buttonBlock, linkBlock, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';

/** The address is also written out, so that it can be copied. `of`: the thing it shows. */
export const sharedScreen = (
  say: Say,
  { address, of }: { readonly address: string; readonly of: string },
): Screen =>
  quiet(
    text(say('share.link', { link: address })),
    linkBlock(address, say('button.page')),
    buttonBlock(button(PRIVACY.to.unshare({ of }), say('button.unshare'))),
  );

export const unsharedScreen = (say: Say): Screen => quiet(text(say('share.ended')));
