/** `[White "Wiersma, Harm"]`, with `\"` for a quote and `\\` for a backslash (PDN 3.0). */
import { oneLine } from '../../kit/cut.ts';
import type { PdnTag } from './game.ts';

const TAG = /^\[\s*(?<name>\w+)\s*(?:[:=]\s*)?\\?["“”„«'](?<value>.*?)\\?["“”»']\s*\]$/s;

/** The tags that every archived game should have, in this order (PDN 3.0, mandatory tags). */
const FIRST = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'];

/** How known tags are spelled. */
const FOLLOWING = ['Result', 'GameType', 'Variant', 'FEN', 'SetUp'];
const CUSTOMARY = ['Opening', 'OpeningTable', 'Match', 'MatchScore', 'Annotator'];
/** PDN 3.0: tags for players, games and clocks. */
const DEFINED = ['WhiteRating', 'BlackRating', 'TimeControl', 'Termination'];
const KNOWN = new Map(
  [...FIRST, ...FOLLOWING, ...CUSTOMARY, ...DEFINED].map((name) => [name.toLowerCase(), name]),
);

export const parseTag = (text: string): PdnTag => {
  const { name = '', value = '' } = TAG.exec(text)?.groups ?? {};
  return { name: KNOWN.get(name.toLowerCase()) ?? name, value: value.replace(/\\(["\\])/g, '$1') };
};

/** Whether players are named by turn, as PlayStrategy does it: `P1`, `P2Elo`. */
export const areByTurn = (tags: readonly PdnTag[]): boolean => {
  const names = new Set(tags.map(({ name }) => name));
  return (names.has('P1') || names.has('P2')) && !names.has('White') && !names.has('Black');
};

/** Renames these tags by color, assuming that White began. */
export const byColor = (tags: readonly PdnTag[]): readonly PdnTag[] =>
  tags.map(({ name, value }) => ({
    name: name.replace(/^P1(?![a-z\d])/, 'White').replace(/^P2(?![a-z\d])/, 'Black'),
    value,
  }));

export const makeTag = ({ name, value }: PdnTag): string =>
  `[${name} "${oneLine(value).replace(/["\\]/g, String.raw`\$&`)}"]`;

const rank = ({ name }: PdnTag): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

export const inOrder = (tags: readonly PdnTag[]): readonly PdnTag[] =>
  tags.toSorted((a, b) => rank(a) - rank(b));

export const tagValue = (tags: readonly PdnTag[], name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;
