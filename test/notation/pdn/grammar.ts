/**
 * The tokens of PDN 3.0's writing grammar, word for word, to check our writer independently of our
 * reader.
 */
const TOKENS = [
  String.raw`[0-9]+\.(\.\.)?(?=\s)`, // MOVENUMBER
  String.raw`([a-h][1-8]|[1-9][0-9]?)((-([a-h][1-8]|[1-9][0-9]?))+|([x:]([a-h][1-8]|[1-9][0-9]?))+)(?=\s)`, // Move
  String.raw`\$[0-9]+(?=\s)`, // NAG
  String.raw`\{[^}]*\}`, // COMMENT
  String.raw`\/[^\/]*\/`, // SETUP
  String.raw`[()]`,
  String.raw`\*\n$`, // GameSeparator
];
const HEADER = /^(\[[A-Z][a-zA-Z0-9_]* "([^"\n]|\\")*"\]\n)+\n/;

/** The part of a written game that violates the grammar; empty if it follows the grammar. */
export const offGrammar = (text: string): string => {
  const body = text.replace(HEADER, '');
  if (body === text) return 'no header';
  return body.replaceAll(new RegExp(`(?:${TOKENS.join('|')})\\s?`, 'gy'), '');
};
