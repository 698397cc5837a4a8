/** Tags as text: `[White "Wiersma, Harm"]`, with `\"` for a quote and `\\` for a backslash (PDN 3.0, explanation). */
import type { PdnTag } from './game.ts';

const TAG = /^\[\s*(?<name>\w+)\s*[:=]?\s*\\?["“”„«'](?<value>.*?)\\?["“”»']\s*\]$/s;

/** The tags a game in an archive should have, in this order (PDN 3.0, mandatory tags). */
const FIRST = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'];

/** The names that something follows from, or that archives have, as they are written. */
const KNOWN = new Map(
  [
    ...FIRST,
    'Result',
    'GameType',
    'Variant',
    'FEN',
    'SetUp',
    'Opening',
    'OpeningTable',
    'Match',
    'MatchScore',
    'Annotator',
  ].map((name) => [name.toLowerCase(), name]),
);

/** Reads the text of a tag token; the names that we know in any case of letters. */
export const parseTag = (text: string): PdnTag => {
  const { name = '', value = '' } = TAG.exec(text)?.groups ?? {};
  return { name: KNOWN.get(name.toLowerCase()) ?? name, value: value.replace(/\\(["\\])/g, '$1') };
};

/** Players are named by who begins, as PlayStrategy does: `P1`, `P2Elo`. */
export const areByTurn = (tags: readonly PdnTag[]): boolean => {
  const names = new Set(tags.map(({ name }) => name));
  return (names.has('P1') || names.has('P2')) && !names.has('White') && !names.has('Black');
};

/** The same by colors, of which our White begins. */
export const byColor = (tags: readonly PdnTag[]): readonly PdnTag[] =>
  tags.map(({ name, value }) => ({
    name: name.replace(/^P1(?![a-z\d])/, 'White').replace(/^P2(?![a-z\d])/, 'Black'),
    value,
  }));

/** Writes a tag on one line; line breaks in the value become spaces. */
export const makeTag = ({ name, value }: PdnTag): string =>
  `[${name} "${value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, String.raw`\$&`)}"]`;

const rank = ({ name }: PdnTag): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** The tags of an archive first, the others behind them as they were. */
export const inOrder = (tags: readonly PdnTag[]): readonly PdnTag[] =>
  tags.toSorted((a, b) => rank(a) - rank(b));

/** The value of the first tag of that name. */
export const tagValue = (tags: readonly PdnTag[], name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;
