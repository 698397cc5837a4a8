/** Catalog sentences in plain text for the page, without Markdown or Discord's tokens. */
import { type Markup, renderText } from '../views/screen/tokens.ts';

/** No names are needed, because refusals mention only the reader. */
const MARKUP: Partial<Markup> = {
  person: () => '@…',
  role: () => '@…',
  channel: () => '#…',
  instant: (at) => new Date(at).toISOString(),
  command: (name) => `/${name}`,
};

/** Without emoji, which pictures can't show and titles don't need. */
export const withoutEmoji = (text: string): string =>
  text.replaceAll(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '');

export const plainText = (text: string): string =>
  renderText(text, MARKUP)
    .replaceAll(/(?<!\\)(?:\*\*|__|~~|`)|^(?:-#|#{1,3}|>) /gmu, '')
    .replaceAll(/\\([^\w\s])/gu, '$1')
    .trim();
