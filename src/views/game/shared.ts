import type { Say } from '../../i18n/say.ts';
import { linkBlock, quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';

/** The address is written out too, to be copied. */
export const sharedScreen = (say: Say, link: string): Screen =>
  quiet(text(say('share.link', { link })), linkBlock(link, say('button.page')));
