/** Sentences of the catalog as a page shows them: without Markdown and without Discord's tokens. */
import { type Markup, renderText } from '../views/screen/tokens.ts';

/** Who is meant, the reader knows: refusals name nobody else. */
const MARKUP: Markup = {
  person: () => '@…',
  role: () => '@…',
  channel: () => '#…',
  instant: (at) => new Date(at).toISOString(),
  message: () => '',
  command: (name) => `/${name}`,
};

export const plainText = (text: string): string =>
  renderText(text, MARKUP)
    .replaceAll(/(?<!\\)(?:\*\*|__|~~|`)|^(?:-#|#{1,3}|>) /gmu, '')
    .replaceAll(/\\([^\w\s])/gu, '$1')
    .trim();
