/** The tokens of a PDN text. */

export type TokenKind =
  | 'gap'
  | 'comment'
  | 'tag'
  | 'setup'
  | 'strength'
  | 'nag'
  | 'open'
  | 'close'
  | 'result'
  | 'number'
  | 'move'
  /** `--`, a skipped turn. */
  | 'pass'
  | 'mark'
  /** Part of a line before a game. */
  | 'prose'
  | 'unknown';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly offset: number;
}

export const endOf = ({ offset, text }: Token): number => offset + text.length;
