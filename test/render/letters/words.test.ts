/** Pictures contain only letters that have a font: names are never drawn with boxes. */
import * as fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCanvas, openFontFile } from '../../../src/render/letters/canvas.ts';
import { lettersIn } from '../../../src/render/letters/woff2.ts';
import { wordsOf } from '../../../src/render/letters/words.ts';
import { anyText } from '../../anyText.ts';

test.each([
  ['Anna', 'Anna'],
  ['O’Neil — «x» [CH]_99', 'O’Neil — «x» [CH]_99'],
  ['Bartłomiej Brzęczyszczykiewicz', 'Bartłomiej Brzęczyszczykiewicz'],
  ['Дмитрий', 'Дмитрий'],
  ['Әлия Қасымова', 'Әлия Қасымова'],
  ['Ελένη', 'Ελένη'],
  ['Nguyễn Thị Hoa', 'Nguyễn Thị Hoa'],
  ['太郎さん ・ カタカナー', '太郎さん ・ カタカナー'],
  ['김철수', '김철수'],
  ['محمد عبد الرحمن', 'محمد عبد الرحمن'],
  ['مُحَمَّد', 'محمد'],
  ['שָׁלוֹם Anna', 'שלום Anna'],
  ['สมชาย ผู้ยิ่งใหญ่', 'สมชาย ผู้ยิ่งใหญ่'],
  ['श्रीकृष्ण', 'श्रीकृष्ण'],
  ['বাংলা শ্রী রবীন্দ্র', 'বাংলা শ্রী রবীন্দ্র'],
  ['தமிழ் கோவிந்தன்', 'தமிழ் கோவிந்தன்'],
  ['ქართველი', 'ქართველი'],
  ['Anna Հայաստան', 'Anna Հայաստան'],
  ['张伟 刘洋', '张伟 刘洋'],
  ['ก็็็็็็็', 'ก็็็'],
  ['ꜱᴍᴀʟʟ ᴄᴀᴘꜱ', 'small caps'],
  ['Jean\u2011Luc', 'Jean-Luc'],
  ['👑 King 👑', 'King'],
  ['𝓐𝓷𝓷𝓪 ⓑ', 'Anna b'],
  ['25½', '25½'],
  ['Z̸͉a̷l̵g̶o̵', 'Zalgo'],
  ['a\u202Eb\u0000c', 'abc'],
  ['  two   spaces ', 'two spaces'],
])('the drawn part of a name: %s is %s', (name, written) => {
  expect(wordsOf(name)?.text).toBe(written);
});

test.each(['ខ្មែរ', 'Anna ಕನ್ನಡ', '𰻞', '👑', ''])('the drawn part of a name: %s is not drawn', (name) => {
  expect(wordsOf(name)).toBeNull();
});

test.each([
  ['محمد Anna', 'rtl'],
  ['12 שלום', 'rtl'],
  ['Anna محمد', 'ltr'],
  ['太郎', 'ltr'],
])('the drawn part of a name: %s needs %s', (name, direction) => {
  expect(wordsOf(name)?.direction).toBe(direction);
});

test('for any name, only letters in its listed fonts are drawn', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const words = wordsOf(name);
      if (!words) return;
      const fonts = words.families.split(', ').map((family) => LETTERS.get(family.slice(1, -1)));
      const missing = Array.from(words.text).filter(
        (letter) => !fonts.some((letters) => letters?.has(letter.codePointAt(0)!)),
      );
      expect(missing).toEqual([]);
    }),
  );
});

const FOLDER = new URL('../../../assets/fonts/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
const LETTERS = new Map(
  FILES.map((name) => [name.replace('.woff2', ''), lettersIn(readFileSync(new URL(name, FOLDER)))]),
);

function drawn(font: string, letter: string): string {
  const canvas = createCanvas(32, 32);
  const brush = canvas.getContext('2d');
  brush.font = `20px "${font}"`;
  brush.fillText(letter, 4, 24);
  return Buffer.from(brush.getImageData(0, 0, 32, 32).data).toString('base64');
}

/** No font has this letter, so it would be drawn as a box. */
const NOBODYS = '\u{10FFFD}';

test.each([...LETTERS])(
  '%s draws the letters listed in its file, and boxes for other letters',
  (font, letters) => {
    openFontFile(font);
    const all = [...letters]
      .map((letter) => String.fromCodePoint(letter))
      .filter((letter) => /\p{L}/u.test(letter));
    const some = all.filter((_, index) => index % Math.ceil(all.length / 40) === 0);
    const box = drawn(font, NOBODYS);
    expect(letters.has(NOBODYS.codePointAt(0)!)).toBe(false);
    expect(some.length).toBeGreaterThan(20);
    expect(some.filter((letter) => drawn(font, letter) === box)).toEqual([]);
  },
);
