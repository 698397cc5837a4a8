/**
 * The text of a PDN file. PDN 3.0 asks for UTF-8; Russian files of the years before are in Windows-1251, which never
 * happens to be valid UTF-8 once it holds a Cyrillic word, so trying UTF-8 strictly first tells the two apart.
 */

/** Decodes the bytes of a file. Never throws: Windows-1251 gives a character to every byte. */
export const decodePdn = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};
