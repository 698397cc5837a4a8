/**
 * Whatever is counted, in the Slavic languages, by tables written by hand: which form a number takes, the forms of each noun,
 * and of the verbs and adjectives that agree with it. Nothing here is asked of `Intl`, which chooses the forms in the product.
 */
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../../src/i18n/catalogues.ts';
import { en } from '../../src/i18n/en.ts';
import { sayIn, type Key } from '../../src/i18n/say.ts';
import { currentOf, toDoOf, translationOf } from '../../src/tools/locales/translation.ts';

/** A noun as it stands after 1, after 2 and after 5. */
type Forms = readonly [one: string, few: string, many: string];

/** Which of the three forms stands after the number. */
type Numbers = readonly (readonly [count: number, form: 0 | 1 | 2])[];

const EAST: Numbers = [
  [1, 0],
  [2, 1],
  [5, 2],
  [11, 2],
  [21, 0],
  [22, 1],
  [25, 2],
];
const POLISH: Numbers = [
  [1, 0],
  [2, 1],
  [5, 2],
  [11, 2],
  [21, 2],
  [22, 1],
  [25, 2],
];

interface Language {
  readonly locale: 'ru' | 'uk' | 'pl';
  readonly numbers: Numbers;
  readonly nouns: readonly Forms[];
  /** Where a sentence wants another case than the nominative. */
  readonly cases: Readonly<Record<string, Forms>>;
  /** Where more than the noun changes: the words around the number, which is `#`. */
  readonly phrases: Readonly<Record<string, Forms>>;
}

const LANGUAGES: readonly Language[] = [
  {
    locale: 'ru',
    numbers: EAST,
    nouns: [
      ['партия', 'партии', 'партий'],
      ['простая', 'простые', 'простых'],
      ['дамка', 'дамки', 'дамок'],
      ['шашка', 'шашки', 'шашек'],
      ['ход', 'хода', 'ходов'],
      ['вариант', 'варианта', 'вариантов'],
      ['игрок', 'игрока', 'игроков'],
      ['победа', 'победы', 'побед'],
      ['час', 'часа', 'часов'],
      ['день', 'дня', 'дней'],
      ['участник', 'участника', 'участников'],
      ['раз', 'раза', 'раз'],
      ['ошибка', 'ошибки', 'ошибок'],
      ['урок', 'урока', 'уроков'],
      ['тур', 'тура', 'туров'],
      ['минута', 'минуты', 'минут'],
    ],
    cases: {
      'analysis.about': ['хода', 'ходов', 'ходов'],
      'board.own.share': ['партию', 'партии', 'партий'],
      'describe.curve': ['партию', 'партии', 'партий'],
      'problem.too-many-challenges': ['вызов', 'вызова', 'вызовов'],
      'problem.tournament-too-long': ['дня', 'дней', 'дней'],
      'problem.vacation-length': ['дня', 'дней', 'дней'],
      'rules.king-run': ['хода', 'ходов', 'ходов'],
      'tournament.lagging': ['партию', 'партии', 'партий'],
      'tournament.most': ['игрока', 'игроков', 'игроков'],
    },
    phrases: {
      'analysis.more': ['И ещё # небольшая ошибка', 'И ещё # небольшие ошибки', 'И ещё # небольших ошибок'],
      'board.own.share': ['# рейтинговую партию', '# рейтинговые партии', '# рейтинговых партий'],
      'daily.solved': ['Решил # участник', 'Решили # участника', 'Решили # участников'],
      'daily.solved-some': ['Решил # участник', 'Решили # участника', 'Решили # участников'],
      'daily.solved-unnamed': ['Решил # участник', 'Решили # участника', 'Решили # участников'],
      'describe.curve': ['за # рейтинговую партию', 'за # рейтинговые партии', 'за # рейтинговых партий'],
      'describe.last-capture.black': ['побита # шашка', 'побиты # шашки', 'побито # шашек'],
      'describe.last-capture.white': ['побита # шашка', 'побиты # шашки', 'побито # шашек'],
      'describe.run.black.king': ['# чёрная дамка', '# чёрные дамки', '# чёрных дамок'],
      'describe.run.black.man': ['# чёрная простая', '# чёрные простые', '# чёрных простых'],
      'describe.run.white.king': ['# белая дамка', '# белые дамки', '# белых дамок'],
      'describe.run.white.man': ['# белая простая', '# белые простые', '# белых простых'],
      'games.title': ['идёт # партия', 'идут # партии', 'идёт # партий'],
      'games.title-here': ['идёт # партия', 'идут # партии', 'идёт # партий'],
      'problem.draw-too-soon': ['через # ваш ход', 'через # ваших хода', 'через # ваших ходов'],
      'problem.other-has-too-many-games': ['идёт # партия', 'идут # партии', 'идёт # партий'],
      'problem.too-many-games': ['идёт # партия', 'идут # партии', 'идёт # партий'],
      'problem.vacation-length': ['до # дня', 'до # дней', 'до # дней'],
      'rules.king-run': ['не больше # хода', 'не больше # ходов', 'не больше # ходов'],
      'tournament.next.waiting': [
        'закончится ещё # партия',
        'закончатся ещё # партии',
        'закончатся ещё # партий',
      ],
      'vacation.left': ['остался # день', 'осталось # дня', 'осталось # дней'],
    },
  },
  {
    locale: 'uk',
    numbers: EAST,
    nouns: [
      ['партія', 'партії', 'партій'],
      ['проста', 'прості', 'простих'],
      ['дамка', 'дамки', 'дамок'],
      ['шашка', 'шашки', 'шашок'],
      ['хід', 'ходи', 'ходів'],
      ['справа', 'справи', 'справ'],
      ['варіант', 'варіанти', 'варіантів'],
      ['гравець', 'гравці', 'гравців'],
      ['перемога', 'перемоги', 'перемог'],
      ['година', 'години', 'годин'],
      ['день', 'дні', 'днів'],
      ['учасник', 'учасники', 'учасників'],
      ['раз', 'рази', 'разів'],
      ['помилка', 'помилки', 'помилок'],
      ['урок', 'уроки', 'уроків'],
      ['тур', 'тури', 'турів'],
      ['хвилина', 'хвилини', 'хвилин'],
    ],
    cases: {
      'analysis.about': ['ходу', 'ходів', 'ходів'],
      'board.own.share': ['партію', 'партії', 'партій'],
      'describe.choice': ['поле', 'ходи', 'ходів'],
      'describe.curve': ['партію', 'партії', 'партій'],
      'describe.last-capture.black': ['шашку', 'шашки', 'шашок'],
      'describe.last-capture.white': ['шашку', 'шашки', 'шашок'],
      'hint.taken.black': ['підказку', 'підказки', 'підказок'],
      'hint.taken.white': ['підказку', 'підказки', 'підказок'],
      'problem.other-has-too-many-games': ['партію', 'партії', 'партій'],
      'problem.share-taken': ['запит', 'запити', 'запитів'],
      'problem.too-many-challenges': ['виклик', 'виклики', 'викликів'],
      'replay.film': ['ходу', 'ходів', 'ходів'],
      'tournament.lagging': ['партію', 'партії', 'партій'],
    },
    phrases: {
      'analysis.more': ['І ще # менша помилка', 'І ще # менші помилки', 'І ще # менших помилок'],
      'board.own.share': ['# рейтингову партію', '# рейтингові партії', '# рейтингових партій'],
      'daily.solved': ['Розв’язав # учасник', 'Розв’язали # учасники', 'Розв’язали # учасників'],
      'daily.solved-some': ['Розв’язав # учасник', 'Розв’язали # учасники', 'Розв’язали # учасників'],
      'daily.solved-unnamed': ['Розв’язав # учасник', 'Розв’язали # учасники', 'Розв’язали # учасників'],
      'describe.curve': ['за # рейтингову партію', 'за # рейтингові партії', 'за # рейтингових партій'],
      'describe.run.black.king': ['# чорна дамка', '# чорні дамки', '# чорних дамок'],
      'describe.run.black.man': ['# чорна проста', '# чорні прості', '# чорних простих'],
      'describe.run.white.king': ['# біла дамка', '# білі дамки', '# білих дамок'],
      'describe.run.white.man': ['# біла проста', '# білі прості', '# білих простих'],
      'digest.title': ['На вас чекає # справа', 'На вас чекають # справи', 'На вас чекає # справ'],
      'games.title': ['триває # партія', 'тривають # партії', 'триває # партій'],
      'games.title-here': ['триває # партія', 'тривають # партії', 'триває # партій'],
      'hint.taken.black': [
        'Чорні використали # підказку',
        'Чорні використали # підказки',
        'Чорні використали # підказок',
      ],
      'hint.taken.white': [
        'Білі використали # підказку',
        'Білі використали # підказки',
        'Білі використали # підказок',
      ],
      'problem.draw-too-soon': ['через # ваш хід', 'через # ваші ходи', 'через # ваших ходів'],
      'problem.other-has-too-many-games': ['грає тут # партію', 'грає тут # партії', 'грає тут # партій'],
      'problem.too-many-games': ['триває # партія', 'тривають # партії', 'триває # партій'],
      'problem.vacation-length': ['щонайбільше # день', 'щонайбільше # дні', 'щонайбільше # днів'],
      'rules.king-run': ['щонайбільше # хід', 'щонайбільше # ходи', 'щонайбільше # ходів'],
      'tournament.next.waiting': [
        'завершиться ще # партія',
        'завершаться ще # партії',
        'завершиться ще # партій',
      ],
      'vacation.left': ['лишився # день', 'лишилося # дні', 'лишилося # днів'],
    },
  },
  {
    locale: 'pl',
    numbers: POLISH,
    nouns: [
      ['partia', 'partie', 'partii'],
      ['pionek', 'pionki', 'pionków'],
      ['damka', 'damki', 'damek'],
      ['bierka', 'bierki', 'bierek'],
      ['ruch', 'ruchy', 'ruchów'],
      ['sprawa', 'sprawy', 'spraw'],
      ['wariant', 'warianty', 'wariantów'],
      ['gracz', 'graczy', 'graczy'],
      ['wygrana', 'wygrane', 'wygranych'],
      ['godzina', 'godziny', 'godzin'],
      ['dzień', 'dni', 'dni'],
      ['osoba', 'osoby', 'osób'],
      ['błąd', 'błędy', 'błędów'],
      ['lekcja', 'lekcje', 'lekcji'],
      ['zlecenie', 'zlecenia', 'zleceń'],
      ['wyzwanie', 'wyzwania', 'wyzwań'],
      ['zaproszenie', 'zaproszenia', 'zaproszeń'],
      ['runda', 'rundy', 'rund'],
      ['minuta', 'minuty', 'minut'],
    ],
    cases: {
      'analysis.about': ['ruchu', 'ruchów', 'ruchów'],
      'board.own.share': ['partię', 'partie', 'partii'],
      'describe.curve': ['partii', 'partiach', 'partiach'],
      'hint.taken.black': ['podpowiedzi', 'podpowiedzi', 'podpowiedzi'],
      'hint.taken.white': ['podpowiedzi', 'podpowiedzi', 'podpowiedzi'],
      'learn.progress': ['lekcję', 'lekcje', 'lekcji'],
      'problem.draw-too-soon': ['ruchu', 'ruchach', 'ruchach'],
      'problem.other-has-too-many-games': ['partię', 'partie', 'partii'],
      'problem.too-many-games': ['partię', 'partie', 'partii'],
      'problem.tournament-too-many': ['otwarty', 'otwarte', 'otwartych'],
      'replay.film': ['ruchu', 'ruchów', 'ruchów'],
    },
    phrases: {
      'analysis.more': [
        'I jeszcze jeden mniejszy błąd',
        'I jeszcze # mniejsze błędy',
        'I jeszcze # mniejszych błędów',
      ],
      'board.own.share': ['jedną partię rankingową', '# partie rankingowe', '# partii rankingowych'],
      'daily.solved': ['Rozwiązała # osoba', 'Rozwiązały # osoby', 'Rozwiązało # osób'],
      'daily.solved-some': ['Rozwiązała # osoba', 'Rozwiązały # osoby', 'Rozwiązało # osób'],
      'daily.solved-unnamed': ['Rozwiązała # osoba', 'Rozwiązały # osoby', 'Rozwiązało # osób'],
      'describe.last-capture.black': ['zbita # bierka', 'zbite # bierki', 'zbitych # bierek'],
      'describe.last-capture.white': ['zbita # bierka', 'zbite # bierki', 'zbitych # bierek'],
      'describe.run.black.king': ['# czarna damka', '# czarne damki', '# czarnych damek'],
      'describe.run.black.man': ['# czarny pionek', '# czarne pionki', '# czarnych pionków'],
      'describe.run.white.king': ['# biała damka', '# białe damki', '# białych damek'],
      'describe.run.white.man': ['# biały pionek', '# białe pionki', '# białych pionków'],
      'digest.title': ['Czeka na ciebie # sprawa', 'Czekają na ciebie # sprawy', 'Czeka na ciebie # spraw'],
      'games.title': ['Trwa # twoja partia', 'Trwają # twoje partie', 'Trwa # twoich partii'],
      'games.title-here': ['trwa # twoja partia', 'trwają # twoje partie', 'trwa # twoich partii'],
      'problem.draw-too-soon': ['po jednym swoim ruchu', 'po # swoich ruchach', 'po # swoich ruchach'],
      'problem.other-has-too-many-games': [
        'ma tu trwającą partię',
        '# trwające partie',
        '# trwających partii',
      ],
      'problem.record-no-such-game': ['jest tylko jedna partia', 'są # partie', 'jest # partii'],
      'problem.too-many-games': ['Masz tu trwającą partię', '# trwające partie', '# trwających partii'],
      'problem.tournament-too-many': [
        '# otwarty lub trwający turniej',
        '# otwarte lub trwające turnieje',
        '# otwartych lub trwających turniejów',
      ],
      'problem.vacation-length': ['wziąć jeden dzień', 'od 1 do # dni', 'od 1 do # dni'],
      'rules.king-run': ['najwyżej # ruch bez', 'najwyżej # ruchy bez', 'najwyżej # ruchów bez'],
      'tournament.next.waiting': [
        'skończy się jeszcze jedna partia',
        'skończą się jeszcze # partie',
        'skończy się jeszcze # partii',
      ],
      'vacation.left': ['został ci # dzień', 'zostały ci # dni', 'zostało ci # dni'],
    },
  },
];

/** The counted sentences of a language in which a word follows the number; not what was made from older English. */
const countedIn = (locale: Language['locale']): readonly Key[] =>
  Object.entries(currentOf(translationOf(locale))).flatMap(([key, sentence]) =>
    typeof sentence === 'object' && isKey(key) && /\{count\} \p{L}/u.test(sentence.many ?? '') ? [key] : [],
  );

const isKey = (key: string): key is Key => Object.hasOwn(en, key);

/** The sentence with this count, and a dash in every other hole. */
function counted(locale: Language['locale'], key: Key, count: number): string {
  const sentence = CATALOGUES[locale][key];
  const holes = Object.values(typeof sentence === 'object' ? sentence : {})
    .join(' ')
    .matchAll(/\{(\w+)\}/gu);
  const dashes = Object.fromEntries([...holes].map(([, hole = '']) => [hole, '–']));
  // The holes of a key that is only known when it runs are beyond the compiler.
  return String(Reflect.apply(sayIn(locale), undefined, [key, { ...dashes, count }]));
}

/** The three words after the number. */
const wordsAfter = (text: string, count: number): readonly string[] =>
  new RegExp(String.raw`(?<!\d)${count} ((?:[\p{L}’]+ ?){1,3})`, 'u').exec(text)?.[1]?.trim().split(' ') ??
  [];

/** Whether the sentence is still to be translated, or translated again: then its table waits, too. */
function isToDo(locale: Language['locale'], key: string): boolean {
  const { missing, stale } = toDoOf(translationOf(locale));
  return missing.concat(stale).includes(key);
}

describe.each(LANGUAGES)('what is counted in $locale', ({ locale, numbers, nouns, cases, phrases }) => {
  test.each(countedIn(locale))('%s', (key) => {
    const fitting = cases[key] ? [cases[key]] : nouns;
    const wrong = numbers.flatMap(([count, form]) => {
      const text = counted(locale, key, count);
      const after = wordsAfter(text, count);
      // A form may do without the number, or set it apart.
      const isUncounted = !text.includes(String(count)) || text.includes(`(${count})`);
      return isUncounted || fitting.some((forms) => after.includes(forms[form])) ? [] : [text];
    });
    expect(wrong).toEqual([]);
  });

  const held = Object.entries(phrases).filter(([key]) => !isToDo(locale, key));

  test.each(held)('%s agrees with its number', (key, forms) => {
    expect(countedIn(locale)).toContain(key);
    const wrong = numbers.flatMap(([count, form]) => {
      const text = isKey(key) ? counted(locale, key, count) : '';
      return text.includes(forms[form].replace('#', String(count))) ? [] : [text];
    });
    expect(wrong).toEqual([]);
  });

  test('has no case for a sentence that is not counted', () => {
    const unheld = Object.keys(cases).filter((key) => !countedIn(locale).some((own) => own === key));
    expect(unheld.filter((key) => !isToDo(locale, key))).toEqual([]);
  });
});
