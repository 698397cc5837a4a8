/** Shortcuts on keyboard layouts from around the world, as browsers report their keys. */
import { expect, test } from 'vitest';
import { pressedKey } from '../../src/page/table/pressed.ts';

/** The keys next to the printed L, T, M and F, in layouts for other scripts. */
const PRINTED = ['KeyL', 'KeyT', 'KeyM', 'KeyF'];

test.each([
  ['Latin', 'ltmf', PRINTED],
  ['Caps Lock', 'LTMF', PRINTED],
  ['full width', 'ｌｔｍｆ', PRINTED],
  ['Dvorak', 'ltmf', ['KeyP', 'KeyK', 'KeyM', 'KeyY']],
  ['Colemak', 'ltmf', ['KeyU', 'KeyF', 'KeyM', 'KeyE']],
  ['AZERTY', 'ltmf', ['KeyL', 'KeyT', 'Semicolon', 'KeyF']],
  ['Bépo', 'ltmf', ['KeyO', 'KeyJ', 'KeyQ', 'Slash']],
  ['Neo', 'ltmf', ['KeyE', 'KeyK', 'KeyM', 'KeyO']],
  ['Turkish F', 'ltmf', ['KeyM', 'KeyH', 'KeyS', 'KeyA']],
  ['Cyrillic', 'деьа', PRINTED],
  ['Cyrillic with Caps Lock', 'ДЕЬА', PRINTED],
  ['Greek', 'λτμφ', PRINTED],
  ['Arabic', 'مفىب', PRINTED],
  ['Hebrew', 'ךאצכ', PRINTED],
  ['Persian', 'مفئب', PRINTED],
  ['Devanagari', ['त', 'ू', 'स', 'ि'], PRINTED],
  ['Thai', ['ส', 'ะ', 'ท', 'ด'], PRINTED],
  ['Korean', 'ㅣㅅㅡㄹ', PRINTED],
  ['Japanese kana', 'りかもは', PRINTED],
  ['Georgian', 'ლტმფ', PRINTED],
  ['Armenian', 'լտմֆ', PRINTED],
  ['an input method', ['Process', 'Process', 'Process', 'Process'], PRINTED],
])('%s', (_name, keys, codes) => {
  const pressed = Array.from(keys, (key, at) => pressedKey({ key, code: codes[at] ?? '' }));
  expect(pressed.join('')).toBe('ltmf');
});

test.each([
  // If a Latin layout has another letter or sign on these keys, L, T, M and F are on different
  // keys.
  ['AZERTY', ',', 'KeyM', ','],
  ['Dvorak', 'n', 'KeyL', 'n'],
  ['Dvorak', '.', 'KeyE', '.'],
  ['Bépo', 'è', 'KeyT', 'è'],
  ['Turkish', 'ı', 'KeyI', 'ı'],
  ['German', 'ö', 'Semicolon', 'ö'],
  ['a dead key', 'Dead', 'KeyT', 'Dead'],
  ['Hebrew', 'ף', 'Semicolon', 'ף'],
  ['a named key', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ['Home on the number pad', 'Home', 'Numpad7', 'Home'],
  ['an Arabic key of two letters', 'لا', 'KeyB', 'b'],
  ['no code at all, on some phones', 'д', '', 'д'],
])('%s: %s', (_name, key, code, meant) => {
  expect(pressedKey({ key, code })).toBe(meant);
});
