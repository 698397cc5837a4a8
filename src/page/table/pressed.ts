/**
 * The key of a shortcut, on every keyboard layout. It is the letter that the key types, because
 * AZERTY and Dvorak move letters. For keys of another script, it is the Latin letter printed next
 * to it.
 */
interface Pressed {
  readonly key: string;
  readonly code: string;
}

const LATIN = /^[a-z]$/u;
const PLACE = /^Key(?<letter>[A-Z])$/u;
/** A letter, mark or sign in another script. Named keys, such as `Home`, are in ASCII. */
const FOREIGN = /^(?!\p{Script=Latin})[^\0-\x7F]/u;
/** The names of keys whose letter an input method or the system hides. */
const UNTOLD = new Set(['Process', 'Unidentified']);

/** A Latin letter in lower case, even with Caps Lock, or the name of the key. */
export function pressedKey({ key, code }: Pressed): string {
  const written = key.normalize('NFKC').toLowerCase();
  if (LATIN.test(written)) return written;
  const letter = FOREIGN.test(key) || UNTOLD.has(key) ? PLACE.exec(code)?.groups?.['letter'] : undefined;
  return letter?.toLowerCase() ?? key;
}
