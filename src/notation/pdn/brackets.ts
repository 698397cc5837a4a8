/**
 * Finds the end of the comment or tag that begins at an offset. Many can begin and never end, so
 * the search for each closing sign resumes from its last match: a text is scanned once, whatever it
 * contains.
 */

interface Place {
  readonly index: number;
  readonly end: number;
}

const NOWHERE: Place = { index: Infinity, end: Infinity };

function nextIn(source: string, wanted: RegExp): (from: number) => Place {
  const pattern = new RegExp(wanted);
  let last: Place = { index: -1, end: -1 };
  return (from) => {
    if (last.index >= from) return last;
    pattern.lastIndex = from;
    const match = pattern.exec(source);
    last = match === null ? NOWHERE : { index: match.index, end: pattern.lastIndex };
    return last;
  };
}

const HEAD = /\[\s{0,40}\w{1,60}\s{0,40}[:=]?\s{0,40}(?<quote>\\?"|[“”„«'])/y;
const IN_DUE_FORM = /(?:[^"\\\r\n]|\\.){0,2000}"\s{0,40}\]/y;
/** A tag at the beginning of a line ends an unclosed comment. */
const TAG_ON_LINE = /(?<=[\r\n]\s{0,40})\[\s{0,9}\w{1,60}\s{0,9}"/g;
const LONGEST_VALUE = 2000;
const LONGEST_WORDS = 200;

export interface Bracket {
  readonly kind: 'comment' | 'tag' | 'unknown';
  readonly end: number;
}

export function bracketsOf(source: string): (at: number) => Bracket {
  const [head, inDueForm] = [new RegExp(HEAD), new RegExp(IN_DUE_FORM)];
  const next = {
    brace: nextIn(source, /\}/g),
    tag: nextIn(source, TAG_ON_LINE),
    lineEnd: nextIn(source, /[\r\n]/g),
    close: nextIn(source, /\]/g),
    wordsEnd: nextIn(source, /[\]\r\n"]/g),
    '"': nextIn(source, /"\s{0,40}\]/g),
    '\\"': nextIn(source, /\\"\s{0,40}\]/g),
    other: nextIn(source, /[“”»']\s{0,40}\]/g),
  };

  /** The end of a tag whose value begins here; `null` when it isn't closed on its line. */
  const tagEnd = (quote: string, from: number): number | null => {
    inDueForm.lastIndex = from;
    if (quote === '"' && inDueForm.test(source)) return inDueForm.lastIndex;
    const isPlain = quote === '"' || quote === '\\"';
    const { index, end } = next[isPlain ? quote : 'other'](from);
    const isOwn = isPlain || next.close(from).end === end;
    const isShort = index - from <= LONGEST_VALUE && next.lineEnd(from).index >= index;
    return isOwn && isShort ? end : null;
  };

  const bracket = (at: number): Bracket => {
    head.lastIndex = at;
    const quote = head.exec(source)?.groups?.['quote'];
    const from = head.lastIndex;
    const end = quote === undefined ? null : tagEnd(quote, from);
    if (end !== null) return { kind: 'tag', end };
    if (quote === '"') {
      const most = Math.min(source.length, from + LONGEST_VALUE);
      return { kind: 'unknown', end: Math.min(most, next.lineEnd(from).index) };
    }
    const { index } = next.wordsEnd(at + 1);
    const isClosed = index - at - 1 <= LONGEST_WORDS && source.charAt(index) === ']';
    return { kind: 'unknown', end: isClosed ? index + 1 : at + 1 };
  };

  const brace = (at: number): Bracket => {
    const { index, end } = next.brace(at);
    return index < next.tag(at).index ? { kind: 'comment', end } : { kind: 'unknown', end: at + 1 };
  };

  return (at) => (source.charAt(at) === '{' ? brace(at) : bracket(at));
}
