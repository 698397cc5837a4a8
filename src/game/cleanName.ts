/** Makes a typed name safe to show. Discord refuses a thread if no part of its name is visible. */

/** Letters that render as nothing: Hangul fillers and the empty Braille pattern. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800\s]+/gu;
/** Controls, direction marks, half emoji and tags, but not joiners. */
const HIDDEN = /[\u034F\u17B4\u17B5]|(?!\u200C|\u200D)\p{C}/gu;
/** Joiners and selectors without anything to join or select. */
const LOOSE =
  /(?<![\p{L}\p{M}\p{N}\p{S}])(?:\u200C|\u200D|[\uFE00-\uFE0F])+|(?:\u200C|\u200D)+(?![\p{L}\p{S}])/gu;
/** Marks without a letter, and more marks on a letter than any language uses. */
const BARE_MARKS = /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}]|\u200C|\u200D)\p{M}+/gu;
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Empty if no part of the name would be visible. */
export function cleanName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(BLANK, ' ')
    .replace(HIDDEN, '')
    .replace(BARE_MARKS, '')
    .replace(PILED_MARKS, '$1')
    .replace(LOOSE, '')
    .replace(BLANK, ' ')
    .trim();
  return VISIBLE.test(name) ? name.normalize('NFC') : '';
}
