/** The players and the result as named in lines above the moves: `Ivanov – Petrov 0-2`. */
import { resultStated, sideNamed } from './endings.ts';
import type { PdnResult, PdnTag } from './game.ts';
import { parseResult } from './result.ts';
import { endOf, type Token } from './token.ts';

interface Head {
  readonly players: readonly PdnTag[];
  readonly result: PdnResult | null;
}

const MOST_LINES = 30;
const LONGEST_LINE = 160;

const NAME = String.raw`(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.,’' ()\d-]{1,40}`;
const SCORE = String.raw`[\d½][\d½/.,]{0,3}\s?[-–—−:]\s?[\d½][\d½/.,]{0,3}`;
const AGAINST = String.raw`(?:\s[-–—−]\s|[–—]|\s(?:vs?\.?|tegen|gegen|contre|contra|против|проти)\s)`;
const PAIRINGS = [
  new RegExp(`^(?<white>${NAME}?)${AGAINST}(?<black>${NAME}?)(?:[, :]{1,3}(?<score>${SCORE}))?$`, 'u'),
  new RegExp(`^(?<white>${NAME}?)[, :]{1,3}(?<score>${SCORE})[, :]{1,3}(?<black>${NAME})$`, 'u'),
];
const SIDE = /^(?<side>\p{L}{1,12})\s?[:–—-]\s?(?<name>\P{L}{0,1}\p{L}.{1,40})$/u;
const LIST_NUMBER = /^(?:\p{L}{1,10} )?\d{1,3}[.):] ?/u;

/** Words that occur in headings and aren't names: `Final – Group A`. */
const HEADINGS = new Set(
  `round ronde runde tour ronda rodada turno тур board bord brett стол доска game games partij partie partida partita
  партия match wedstrijd матч group groep gruppe группа final finale финал open club cup opening debut дебют event
  result uitslag ergebnis pts`.split(/\s+/),
);

const nameIn = (text = ''): string | null => {
  const name = text.trim().replace(/[,.]$/u, '');
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isName =
    words.length <= 2 * words.filter((word) => /^[\p{Lu}\p{Lo}]/u.test(word)).length &&
    words.length <= 6 &&
    words.every((word) => !HEADINGS.has(word.toLowerCase())) &&
    sideNamed(name) === null;
  return isName && words.some((word) => word.length > 1) && !/\d{5}|(?:1[6-9]|20)\d\d$/u.test(name)
    ? name
    : null;
};

/** The last lines of prose above the moves, without any moves on the same line. */
function* linesOf(source: string, prose: readonly Token[]): Generator<string> {
  let [from, end] = [-1, -1];
  for (const token of prose.slice(-10 * MOST_LINES)) {
    const isSameLine = from >= 0 && !/[\r\n]/.test(source.slice(end, token.offset));
    if (!isSameLine && from >= 0) yield source.slice(from, end);
    if (!isSameLine) from = token.offset;
    end = endOf(token);
  }
  if (from >= 0) yield source.slice(from, end);
}

interface Pairing {
  readonly white: string;
  readonly black: string;
  readonly result: PdnResult | null;
}

const pairingIn = (line: string): Pairing | null => {
  for (const pattern of PAIRINGS) {
    const { white, black, score } = pattern.exec(line.replace(LIST_NUMBER, ''))?.groups ?? {};
    const [one, other] = [nameIn(white), nameIn(black)];
    if (one !== null && other !== null)
      return { white: one, black: other, result: score === undefined ? null : parseResult(score) };
  }
  return null;
};

const playerIn = (line: string): readonly [string, string] | null => {
  const { side = '', name } = SIDE.exec(line)?.groups ?? {};
  const color = sideNamed(side);
  const player = color === null ? null : nameIn(name);
  return player === null ? null : [color === 'white' ? 'White' : 'Black', player];
};

const tagsOf = (white: string, black: string): readonly PdnTag[] => [
  { name: 'White', value: white },
  { name: 'Black', value: black },
];

export const headIn = (source: string, prose: readonly Token[]): Head => {
  const lines = [...linesOf(source, prose)]
    .slice(-MOST_LINES)
    .map((line) => line.trim())
    .filter(({ length }) => length <= LONGEST_LINE);
  const stated = lines.map((line) => resultStated(line.slice(line.lastIndexOf(':') + 1)));
  const byWords = stated.findLast((result) => result !== null && result !== '*') ?? null;
  const pairings = lines.map(pairingIn).filter((pairing) => pairing !== null);
  const [pairing, another] = pairings;
  if (pairing && !another)
    return { players: tagsOf(pairing.white, pairing.black), result: pairing.result ?? byWords };
  const sides = new Map(lines.map(playerIn).filter((player) => player !== null));
  const [white, black] = [sides.get('White'), sides.get('Black')];
  const players = white !== undefined && black !== undefined ? tagsOf(white, black) : [];
  return { players: pairings.length === 0 ? players : [], result: byWords };
};
