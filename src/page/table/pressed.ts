/**
 * The key of a shortcut, on every keyboard layout: a letter is the one that the key writes (AZERTY
 * and Dvorak move letters), or, where keys write another script, the Latin one printed beside it.
 */
interface Pressed {
  readonly key: string;
  readonly code: string;
}

const LATIN = /^[a-z]$/u;
const PLACE = /^Key(?<letter>[A-Z])$/u;
/** A letter, mark or sign of another script. Named keys, such as `Home`, are in ASCII. */
const FOREIGN = /^(?!\p{Script=Latin})[^\0-\x7F]/u;
/** An input method or the system keeps the letter to itself. */
const UNTOLD = new Set(['Process', 'Unidentified']);

/** A Latin letter in lower case, even with Caps Lock, or the name of the key. */
export function pressedKey({ key, code }: Pressed): string {
  const written = key.normalize('NFKC').toLowerCase();
  if (LATIN.test(written)) return written;
  const letter = FOREIGN.test(key) || UNTOLD.has(key) ? PLACE.exec(code)?.groups?.['letter'] : undefined;
  return letter?.toLowerCase() ?? key;
}
