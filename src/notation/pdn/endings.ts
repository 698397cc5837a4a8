/** Sentences that end a game, such as “White resigns” or “remise”, in the languages of records. */
import type { Color } from '../../draughts/types.ts';
import type { PdnResult } from './game.ts';

type Winner = '1-0' | '0-1';

const OTHER = { '1-0': '0-1', '0-1': '1-0' } as const satisfies Record<Winner, Winner>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const WHITE = setOf(`white whites wit witte weiß weiss weißer blanc blancs blanche blanches blanca blancas
  branco brancas brancos bianco bianca bianchi białe białymi białych biali белые белых белый белым белыми
  білі білих білий puti baltieji baltie bílý beyaz 白 白方 白番 白棋 白の`);

/** If the other color is White, red is the color of the first player. */
const BLACK = setOf(`black blacks red reds zwart zwarte schwarz schwarzer noir noirs noire noires negra negras
  negro preta pretas preto pretos nero nera neri czarne czarnymi czarnych czarni чёрные черные чёрных черных
  черный чёрный черным чёрным чорні чорних чорний itim juodieji melnie černý siyah 黑 黑方 黑棋 黒 黒番 黒の`);

const RESIGNS = setOf(`resign resigns resigned resignation opgegeven aufgegeben aufgabe abandonne abandonnent
  abandonné abandonnèrent abandona abandonan abandonaron abandonó abandonam abandonaram abandonou rinde rinden
  rindió rindieron desiste desistem desistiu desistiram abbandona abbandonano abbandonò abbandonato poddaje
  poddają poddał poddały poddali сдался сдалась сдались сдаются сдается сдаётся здався здалися здались
  здаються здається sumuko pasidavė padevās vzdal terk 投了 投了した 认输 認輸`);

/** Verbs of two words that may be separated. */
const RESIGNS_IN_TWO = [
  [setOf('gaf geeft gaven geven'), 'op'],
  [setOf('gibt gab geben gaben'), 'auf'],
  [setOf('give gives gave'), 'up'],
] as const;

const WINS = setOf(`win wins won wint winnen wonnen gewonnen gewinnt gewinnen gewann siegt gagne gagnent gagné
  gagnant gagnants gana ganan ganaron ganó vence vencem venceu venceram ganha ganham ganhou ganharam vince vincono
  vinse vinto wygrywa wygrywają wygrał wygrały wygrali победа победили победила победил выиграл выиграли выиграла
  выигрыш выигрывают выигрывает перемога перемогли виграв виграли виграла виграш panalo nanalo laimėjo uzvar
  uzvarēja vyhrál kazandı 胜 勝 勝ち 获胜 勝利`);

const DRAWN =
  setOf(`draw draws drawn remise gelijkspel gelijk puntendeling remis unentschieden nul nulle nulles
  tablas empate empates empatado empatada empataram patta ничья ничью ничьей вничью нічия нічию нічиєю внічию
  lygiosios neizšķirts remíza berabere 引き分け 引分け 和棋 平局 和`);

/** Words that don't matter: `and White resigned here`, `draw agreed`, `Weiß gewinnt auf Zeit`. */
const LINKS =
  setOf(`a and as at by the game has have had here in is it now of on then time was were agreed agreement
  finally therefore match de het een en er hier door in nu op partij tijd tijdsoverschrijding heeft hebben werd was
  overeengekomen waarna daarop die das der den und ist hat haben wurde partie auf zeit durch sich einigten
  zeitüberschreitung jetzt hierauf darauf et la le les l ont a au temps par accord partie se ici y las los el han ha
  partida por tiempo acuerdo aquí e o os as se por no aqui i gli il lo hanno per tempo accordo partita qui si się
  partia przez czas zgodzili и а в на по тут здесь партия партию закончилась времени соглашению согласию соперники
  согласились та і у за часом угодою партія ang ay ng laro`);

const sideOf = (word: string): Winner | null => {
  if (WHITE.has(word)) return '1-0';
  return BLACK.has(word) ? '0-1' : null;
};

/** The color of a word such as `White` or `zwart:`. */
export const sideNamed = (word: string): Color | null => {
  const winner = sideOf(word.toLowerCase().replace(/:$/u, ''));
  if (winner === null) return null;
  return winner === '1-0' ? 'white' : 'black';
};

const resignsFrom = (words: readonly string[]): boolean => {
  const [verb = '', ...rest] = words;
  if (RESIGNS.has(verb)) return true;
  return RESIGNS_IN_TWO.some(([verbs, part]) => verbs.has(verb) && rest.slice(0, 3).includes(part));
};

/** `White resigned, because …`: any words may follow. */
const resignation = (words: readonly string[]): PdnResult | null => {
  const [side, ...rest] = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !LINKS.has(word)),
    ),
  );
  const loser = sideOf(side ?? '');
  const verb = rest.findIndex((word) => !LINKS.has(word));
  return loser !== null && RESIGNS.has(rest[verb] ?? '') ? OTHER[loser] : null;
};

const MOST_WORDS = 7;

const isVerbOfTwo = (word: string): boolean =>
  RESIGNS_IN_TWO.some(([verbs, part]) => verbs.has(word) || part === word);

/** A sentence that has only known words, because `White wins a piece` doesn't end the game. */
const short = (words: readonly string[]): PdnResult | null => {
  const sides = words.map(sideOf).filter((side) => side !== null);
  const [side, another] = sides;
  if (words.length > MOST_WORDS || another !== undefined) return null;
  const said = words.filter((word) => sideOf(word) === null && !LINKS.has(word));
  const isResigned = words.some((_, at) => resignsFrom(words.slice(at)));
  if (isResigned && said.every((word) => RESIGNS.has(word) || isVerbOfTwo(word)))
    return side === undefined ? '*' : OTHER[side];
  const [verb = '', more] = said;
  if (more !== undefined) return null;
  if (WINS.has(verb)) return side ?? null;
  return DRAWN.has(verb) && side === undefined ? '1/2-1/2' : null;
};

const LONGEST = 300;

/** Chinese and Japanese have no spaces between words. */
const SIDE_IN_CHINESE = /[白黑黒][方番棋の]?/gu;

/** The result that a sentence states; `*` if it ends the game without saying who won. */
export const resultStated = (sentence: string): PdnResult | null => {
  if (sentence.length > LONGEST || /\d/.test(sentence)) return null;
  const spaced = sentence.toLowerCase().replace(SIDE_IN_CHINESE, ' $& ');
  const words = spaced.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length === 0 ? null : (resignation(words) ?? short(words));
};
